"""The catalogue's edge cases that break naive implementations, in its order.

Some are whole tests elsewhere, too; here each is a scene of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core import Chance
from engines.siberia.rules.scoring import score, tie_sum
from engines.siberia.rules.state import Automa

from .abilities import SOUTH, doing, in_play, pack, staffed
from .packs import to
from .tables import GAME, Table, table_of


def on(table: Table, cell: str) -> tuple[str, ...]:
    """Return the corruption on a cell, the top token last."""
    return table.state.locations[GAME.content.map.cells.index(cell)].corruption


@pytest.mark.rule("SB-409", "SB-608")
def test_1_corruption_is_paid_in_the_reverse_order_of_drawing() -> None:
    for seed in "abcdefgh":
        table = table_of(seed=seed, hand="M01 Q01", cell="s1", up=SOUTH, workers="red")
        table.only("move", "play").play("go c1")
        (event,) = table.happened("explored")
        drawn = event.tokens
        assert on(table, "c1") == drawn
        mine = table.state.mats[0]
        mine.power = mine.guile = 10
        table.play("play M01", "staff red")
        table.play(table.offered[0])
        assert table.me.corruption == (drawn[-1],)


@pytest.mark.rule("SB-303")
def test_2_no_refresh_after_the_turn_of_three_actions() -> None:
    table = Table(GAME.start(2, GAME.options({}), "a"))
    first = table.state.active
    table.change(shifted=True, todo=(), undoable=True).play("end")
    table.change(shifted=True, todo=(), undoable=True).play("end")
    assert table.state.active == first
    assert table.offered == ["cover move", "cover play", "cover gather"]
    assert table.refused("refresh").rule == "SB-303"


@pytest.mark.rule("SB-310", "SB-311")
def test_3_on_the_first_turn_gather_follows_move() -> None:
    table = Table(GAME.start(2, GAME.options({}), "a"))
    assert "gather" not in table.offered
    assert table.refused("gather").rule == "SB-311"
    go = next(line for line in table.offered if line.startswith("go"))
    table.play(go)
    assert "gather" in table.offered
    assert table.refused("end").rule == "SB-309"


@pytest.mark.rule("SB-612", "SB-705")
def test_4_corruption_vanquished_in_play_exposes_the_benefit_for_the_gather() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P3"}, "power": 3}
    table = staffed("M01", "M05", **given).play("vanquish 7", "done")
    table.change(todo=("gather",)).play("gather")
    assert "do T07/covered" in table.offered


@pytest.mark.rule("SB-716")
def test_5_four_melds_give_ten_bonuses(tmp_path: Path) -> None:
    stones = ("M01", "M02", "M03", "M04")
    changes = tuple(to(card, bonus={"coin": 1}) for card in stones)
    meld: Any = {"meld": 1}
    table = doing(tmp_path, {"then": [meld] * 4}, " ".join(stones), changes=changes)
    coins = []
    for card in stones:
        table.play(f"meld {card}")
        coins.append(table.me.coins)
    assert coins == [1, 3, 6, 10]


@pytest.mark.rule("SB-1031")
def test_6_a_meteorite_melds_itself_and_the_rest_counts_it() -> None:
    table = staffed("M21", guile=2).play("pay", "in order", "meld M21")
    assert table.me.melded == ("M21",)
    assert (table.me.coins, table.me.power, table.me.guile) == (1, 1, 1)  # $1 and its bonus


@pytest.mark.rule("SB-535")
@pytest.mark.parametrize(
    ("effect", "line", "card"),
    [
        ({"upgrade": 1}, "upgrade I06", "I06"),
        ({"meld": 1}, "meld M01", "M01"),
        ({"solve": {}}, "solve Q02", "Q02"),
        ({"rescue": {"what": "card"}}, "rescue I06", "I06"),
        ({"pay": {"trash": 1}, "for": {"coin": 1}}, "trash I06", "I06"),
    ],
)
def test_7_the_worker_goes_back_whenever_its_card_leaves(
    effect: Any, line: str, card: str, tmp_path: Path
) -> None:
    table = doing(tmp_path, effect, "Q05", row=f"{card}+purple", power=2)
    if "pay" in effect:
        table.play("pay")
    table.play(line)
    if table.asked.kind == "order":
        table.play("in order", "worker red")
    assert table.me.workers[4] == 1
    assert table.row == "Q09+red"


@pytest.mark.rule("SB-516", "SB-1023")
def test_8_no_event_at_ten_and_the_core_value_before_or_after_the_worker() -> None:
    assert in_play("I02", row="I20+yellow", guile=10, power=0).play("core").me.power == 1
    given: Any = {"workers": "yellow", "market": "I05"}
    assert in_play("I20", **given).play("core", "staff yellow", "skip").me.power == 1
    table = in_play("M18", row="I20+yellow", workers="yellow").play("core")
    assert (table.me.power, table.me.guile) == (2, 1)


@pytest.mark.rule("SB-1013")
def test_9_liveness_does_not_recurse_into_activated_cards(tmp_path: Path) -> None:
    again: Any = {"activate": {"from": "any"}}
    changes = tuple(to(card, ability=again) for card in ("Q20", "Q21", "Q22", "Q23", "Q24"))
    table = doing(tmp_path, again, market="Q20 Q21 Q22 Q23 Q24", changes=changes)
    for card in ("Q20", "Q21", "Q22", "Q23", "Q24"):
        assert f"activate {card}" in table.offered
        table.play(f"activate {card}")
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-1031", "SB-1035")
def test_10_a_refresh_in_the_middle_of_the_card_s_own_ability() -> None:
    table = staffed("CO3", "Q01").play("refresh")  # then 1 power
    assert (table.row, table.me.power) == ("", 1)
    assert (table.me.hand, table.me.workers[3]) == (("Q01", "CO3"), 1)
    assert table.offered == ["core", "done"]
    table.play("core")
    assert table.me.power == 3


@pytest.mark.rule("SB-611", "SB-616")
def test_11_discounts_for_the_first_token_and_the_heart() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "mech": "lumberjack", "power": 10, "guile": 10}
    table = staffed("M01", row="I03+red", corruption={"c1": "G4 P4 P4"}, **given)
    costs = []
    while table.asked.kind == "vanquish":
        costs.append(table.offered[0])
        table.play("vanquish 7")
    assert costs == ["vanquish 7 2 0", "vanquish 7 4 0", "vanquish 7 0 3"]
    given["up"] = {"c1": "T20"}
    table = staffed("M01", row="I03+red", corruption={"c1": "H20"}, **given)
    assert table.offered == [*(f"vanquish 20 {p} {17 - p}" for p in (10, 9, 8, 7)), "skip"]


@pytest.mark.rule("SB-719", "SB-905", "SB-1005")
def test_12_the_heart_is_no_seventh_token_but_scores_and_counts(tmp_path: Path) -> None:
    tokens = "P3 P3 P3 P4 P4 P4 H20"
    table = doing(tmp_path, {"coin": {"per": "corruption", "max": 9}}, tokens=tokens)
    assert table.me.coins == 7
    assert score(GAME.content, table.me).corruption == 14
    assert doing(tmp_path, {"boast": 1}, tokens=tokens).offered == ["boast heart", "skip"]


@pytest.mark.rule("SB-902", "SB-903")
def test_13_who_triggered_has_the_last_turn_and_nothing_triggers_again(tmp_path: Path) -> None:
    others: Any = {1: {"maps": 5, "glory": ("quests", "items", "cards"), "hand": "Q01"}}
    given: Any = {"maps": 5, "glory": ("quests", "items", "cards"), "others": others}
    table = doing(tmp_path, {"boast": 1}, **given).play("boast workers")
    turns = []
    while not table.state.over:
        turns.append(table.state.active)
        table.change(shifted=True, todo=(), stack=(), undoable=True).play("end")
        if turns == [0]:
            table.me.glory = (*table.me.glory, "workers")
    assert turns == [0, 1, 0]


@pytest.mark.rule("SB-531", "SB-532", "SB-533")
def test_14_the_deck_runs_out_in_a_sweep_and_in_a_draft(tmp_path: Path) -> None:
    table = doing(tmp_path, {"sweep": "any"}, market="I01 I02 I03 I05 I06")
    table.change(deck=("I07",), swept=("M01", "M02")).play("sweep I01 I02 I03")
    state = table.state
    assert len(table.happened("reshuffled")) == 1
    assert None not in state.market
    assert state.market[0] == "I07"
    cards = {*state.deck, *(card for card in state.market if card), *state.swept}
    assert cards == {"I01", "I02", "I03", "I05", "I06", "I07", "M01", "M02"}
    assert state.swept == ()  # just swept cards are in the new deck
    table = doing(tmp_path, {"then": [{"worker": "base"}, {"draft": 1}]})
    table.change(deck=("I07",), swept=("I08",)).play("worker red", "do Q09/2")
    assert sorted(table.offered) == ["keep I07", "keep I08"]
    table.play("keep I07")
    assert (table.state.deck, table.state.swept) == (("I08",), ())  # the rejected card at once
    # Both empty: a hole stays empty until cards are swept.
    table = doing(
        tmp_path, {"then": [{"take": {"from": "any"}}, {"sweep": "any"}]}, market="I01 I02"
    )
    table.change(deck=(), swept=()).play("take I01")
    assert [*table.state.market] == [None, "I02", None, None, None]
    table.play("sweep I02")
    assert [*table.state.market] == ["I02", None, None, None, None]


@pytest.mark.rule("SB-112", "SB-408")
def test_15_trashed_maps_are_gone_and_explored_ones_are_not_from_the_supply(
    tmp_path: Path,
) -> None:
    given: Any = {"hand": "Q01", "cell": "s1", "up": SOUTH, "mech": "odins_wrath", "maps": 1}
    table = table_of(**given).only("move", "play")
    supply = table.state.maps
    table.play("map coin", "go c1")
    assert (table.me.maps, table.state.maps) == (1, supply)
    table = table_of(**given).change(maps=0).only("move", "play").play("go c1")
    assert (table.me.maps, table.state.maps) == (2, 0)


@pytest.mark.rule("SB-505", "SB-506")
def test_16_growth_is_cumulative_and_by_the_owner_s_glory() -> None:
    cores = []
    for glory in ((), ("items",), ("items", "cards"), ("items", "cards", "heart")):
        others: Any = {1: {"glory": ("items", "cards", "heart")}}
        table = in_play("CO1", glory=glory, others=others).play("core")
        cores.append(table.me.power)
    assert cores == [2, 3, 4, 4]


@pytest.mark.rule("SB-1031")
def test_17_an_activated_market_card_takes_itself() -> None:
    table = staffed("CO2", market="I20 I05").play("activate I20")
    table.play("take I20")
    assert table.row == "CO2+red I20"
    assert "I20" not in table.state.market


@pytest.mark.rule("SB-709", "SB-710")
def test_18_borrowing_from_the_mech_s_neighbours() -> None:
    up = {"c2": "T09", "c1": "T14", "c3": "T07"}
    others: Any = {1: {"cell": "c1"}}
    table = staffed("CO6", "M05", cell="c2", up=up, corruption={"c1": "P3"}, others=others)
    table.play("do CO6/2/1" if "do CO6/2/1" in table.offered else "do CO6/2")
    borrowed = {line.removeprefix("borrow ") for line in table.offered}
    assert {"T14/2/1", "T14/2/2", "T07/covered"} <= borrowed
    assert "T14/covered" not in borrowed
    assert not [icon for icon in borrowed if icon.startswith(("T09", "T03", "T04"))]


@pytest.mark.rule("SB-909")
def test_19_the_tie_sum_counts_cards_workers_and_maps() -> None:
    me = table_of(hand="I01", row="I02+red M01", workers="blue", maps=2, tokens="P3").me
    assert tie_sum(me) == 3 + 2 + 2 + 1


@pytest.mark.rule("SB-206", "SB-208")
def test_20_copies_for_bots_deal_anew_what_is_hidden() -> None:
    state = table_of(hand="Q01").state
    others = [GAME.resample(state, 0, Chance.from_seed(seed)) for seed in "abcd"]
    assert len({other.deck for other in others}) == 4
    assert all(sorted(other.deck) == sorted(state.deck) for other in others)
    hidden = [tuple(loc.tile for loc in other.locations if not loc.up) for other in others]
    assert len(set(hidden)) == 4
    drawn = set()
    for other in others:  # the bag: other tokens are drawn
        table = Table(other).change(shifted=True, todo=("move",), undoable=True)
        table.me.cell = "c2"
        table.play("go c1")
        drawn.add(table.happened("explored")[0].tokens)
    assert len(drawn) > 1
    for other in others:
        assert GAME.view(other, None).market == GAME.view(state, None).market


@pytest.mark.rule("SB-1105", "SB-1112")
def test_21_the_automa_leaves_out_the_human_and_does_not_stop_him(tmp_path: Path) -> None:
    orders: Any = {"sweep": False, "act": "none", "need": 0, "reach": 0, "steps": 1}
    game = pack(tmp_path, to("A12", north=orders, central=orders))
    given: Any = {"hand": "Q01", "cell": "c7", "up": {**SOUTH, "c7": "T07"}, "game": game}
    table = table_of(1, **given).change(automa=Automa(level=2, deck=("A12",)))
    table.change(shifted=True, todo=(), undoable=True).play("end")
    assert table.state.automa is not None
    assert table.state.automa.central == "c6"
    table.only("move", "play")
    assert "go c6" not in table.offered
    assert "go c5" in table.offered  # through c6, which stays face down

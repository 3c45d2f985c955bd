"""The mechs' abilities (SB-804 to SB-809); Lumberjack's is in test_vanquishing, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .abilities import SOUTH, doing, gathering, in_play, pack, staffed
from .packs import to
from .tables import table_of

SOLVED = ("Q05", "Q07", "Q08", "Q10")
UPGRADED = ("I01", "I02", "I03", "I04")
MELDED = ("M01", "M02", "M03", "M04")


@pytest.mark.rule("SB-804", "SB-603", "SB-711", "SB-715")
@pytest.mark.parametrize("mech", ["tatanka", "lumberjack"])
def test_tatanka_has_a_limit_of_five_for_each(mech: str, tmp_path: Path) -> None:
    effect = {"then": [{"solve": {}}, {"upgrade": 1}, {"meld": 1}]}
    tucked: Any = {"solved": SOLVED, "upgraded": UPGRADED, "melded": MELDED}
    table = doing(tmp_path, effect, "Q01 I05 M05", mech=mech, guile=1, **tucked)
    kinds = []
    while table.asked.kind in ("solve", "upgrade", "meld"):
        kinds.append(table.asked.kind)
        table.play("skip")
    assert kinds == (["solve", "upgrade", "meld"] if mech == "tatanka" else [])


@pytest.mark.rule("SB-805", "SB-1061")
@pytest.mark.parametrize(("mech", "far"), [("marsh_strider", True), ("tatanka", False)])
def test_marsh_strider_has_a_range_of_four(mech: str, far: bool) -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH, mech=mech).only("move")
    assert "go 4" in table.offered
    assert ("go 5" in table.offered) == far
    assert "go 6" not in table.offered


@pytest.mark.rule("SB-805", "SB-1061")
def test_items_add_up_with_marsh_strider() -> None:
    given: Any = {"row": "I10+blue I13+green", "mech": "marsh_strider", "cell": "n1"}
    up = {"n1": "T14", "n2": "T15", "n3": "T16", "n4": "T17", "n5": "T18", "n6": "T19"}
    table = table_of(hand="I05", up={**up, "n7": "T20"}, **given).only("move")
    assert "go 20" in table.offered  # six steps, from n1 to n7
    given["row"] = "I10+blue"
    table = table_of(hand="I05", up={**up, "n7": "T20"}, **given).only("move")
    assert "go 20" not in table.offered


ODIN: Any = {"mech": "odins_wrath", "maps": 2}
SPENDS = ["map power", "map guile", "map coin"]


@pytest.mark.rule("SB-806")
@pytest.mark.parametrize(
    ("what", "gained"), [("power", (1, 0, 0)), ("guile", (0, 1, 0)), ("coin", (0, 0, 1))]
)
def test_odin_s_wrath_trashes_a_map_for_one_thing(what: str, gained: Any) -> None:
    table = table_of(hand="I05", **ODIN)
    supply = table.state.maps
    table.play(f"map {what}")
    assert (table.me.power, table.me.guile, table.me.coins) == gained
    assert (table.me.maps, table.state.maps) == (1, supply)  # SB-112: it does not come back
    (event,) = table.happened("paid")
    assert (event.maps, event.source) == (1, "odins_wrath")


@pytest.mark.rule("SB-806")
def test_it_may_do_so_as_often_as_it_wants_at_every_question() -> None:
    # The question about the token, the actions, a card, an order, a target, the end.
    table = table_of(hand="CH1 Q01 Q02", cell="s1", up=SOUTH, workers="red", power=2, **ODIN)
    assert table.offered[3:] == SPENDS
    table.play("map coin", "map coin")
    assert (table.me.coins, table.me.maps) == (2, 0)
    assert table.offered == ["cover move", "cover play", "cover gather"]
    given: Any = {"workers": "red", "power": 2, "guile": 1, **ODIN}
    table = in_play("CH1", "Q01 Q02", **given)
    for line in ("staff red", "do CH1/1", "solve Q02 2 0", "do Q02.benefit/1", "worker red"):
        assert [move for move in table.offered if move in SPENDS] == SPENDS
        table.play(line)
    table.play("done").change(todo=())
    assert table.offered == ["end", *SPENDS]


@pytest.mark.rule("SB-806", "SB-316")
def test_it_is_asked_before_the_turn_ends_even_after_a_reveal() -> None:
    table = gathering("T05", "s5", **ODIN).change(todo=())
    table.play("do T05/2", "map coin")
    assert table.me.coins == 1
    table.play(table.offered[0], "do T05/1/1")
    assert (table.asked.kind, table.offered[0]) == ("end", "end")


@pytest.mark.rule("SB-806", "SB-1023")
def test_each_gain_counts_for_whenevers() -> None:
    row = "I20+yellow"
    table = table_of(hand="I05", row=row, **ODIN).play("map guile")
    assert (table.me.guile, table.me.power) == (1, 1)  # I20: whenever you gain guile: 1 power


@pytest.mark.rule("SB-806")
def test_without_maps_or_with_another_mech_it_is_refused() -> None:
    table = table_of(hand="I05", mech="odins_wrath")
    assert table.offered == ["cover move", "cover play", "cover gather"]
    refusal = table.refused("map power")
    assert (refusal.rule, refusal.code) == ("SB-806", "no-maps")
    refusal = table_of(hand="I05", mech="tatanka", maps=2).refused("map power")
    assert (refusal.rule, refusal.code) == ("SB-806", "not-odin")
    assert refusal.facts == {"mech": "Tatanka"}


@pytest.mark.rule("SB-806")
def test_it_is_not_used_in_the_turn_of_another() -> None:
    others: Any = {1: {"mech": "odins_wrath", "maps": 2}}
    table = table_of(hand="I05", mech="tatanka", others=others)
    assert not set(table.offered) & set(SPENDS)


@pytest.mark.rule("SB-808", "SB-1062")
@pytest.mark.parametrize("where", ["hand", "row"])
def test_highlander_puts_a_gained_card_to_hand_or_row(where: str, tmp_path: Path) -> None:
    for effect, market, deck in (
        ({"take": {"from": "any"}}, "I07", "I08"),
        ({"draw": 1}, "I09", "I07"),
    ):
        table = doing(tmp_path, effect, "I05", deck=deck, market=market, mech="highlander")
        if table.asked.kind == "take":
            table.play("take I07")
        assert (table.asked.kind, table.offered) == ("put", ["to hand", "to row"])
        table.play(f"to {where}")
        assert ("I07" in table.me.hand) == (where == "hand")
        assert table.row == ("Q09+red" if where == "hand" else "Q09+red I07")


@pytest.mark.rule("SB-808")
def test_highlander_decides_card_by_card(tmp_path: Path) -> None:
    table = doing(tmp_path, {"draw": 3}, deck="I07 I08 I10", mech="highlander")
    for card, where in (("I07", "row"), ("I08", "hand"), ("I10", "row")):
        if card != "I07":  # where the one before goes could still be changed
            assert table.asked.kind == "draw"
            table.play("do Q09")
        assert table.asked.kind == "put"
        table.play(f"to {where}")
        assert card in (table.me.hand if where == "hand" else table.row)
    assert (table.row, table.me.hand) == ("Q09+red I07 I10", ("I08",))


@pytest.mark.rule("SB-808")
def test_highlander_keeps_a_drafted_card_in_hand_but_discards_into_the_row(tmp_path: Path) -> None:
    table = doing(tmp_path, {"draft": 1}, deck="I07 I08", mech="highlander")
    table.play("keep I08", "to hand")
    assert table.me.hand == ("I08",)
    effect = {"pay": {"discard": 1}, "for": {"coin": 1}}
    table = doing(tmp_path, effect, "I05 I06", mech="highlander").play("pay", "discard I05")
    assert (table.row, table.me.hand, table.me.coins) == ("Q09+red I05", ("I06",), 1)


@pytest.mark.rule("SB-808")
def test_other_mechs_are_not_asked(tmp_path: Path) -> None:
    table = doing(tmp_path, {"draw": 1}, deck="I07", mech="tatanka")
    assert table.row == "Q09+red I07"


@pytest.mark.rule("SB-809")
def test_odin_s_wrath_is_not_offered_what_would_change_nothing() -> None:
    table = table_of(hand="I05", power=10, guile=3, **ODIN)
    assert table.offered[3:] == ["map guile", "map coin"]
    refusal = table.refused("map power")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-809",
        "map-no-use",
        {"what": "power"},
    )
    table = table_of(hand="I05", power=10, guile=10, **ODIN)
    assert table.offered[3:] == ["map coin"]


@pytest.mark.rule("SB-809", "SB-510")
def test_costs_are_judged_by_the_tracks_as_they_stand() -> None:
    table = in_play("CH2", "I07", workers="blue", guile=1, **ODIN).play("staff blue")
    assert table.asked.kind == "part"  # 2 guile could not be paid: a map would have made 2
    table = in_play("CH2", "I07", workers="blue", guile=1, **ODIN).play("map guile", "staff blue")
    assert table.asked.kind == "pay"


@pytest.mark.rule("SB-807")
def test_only_lumberjack_pays_less() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P4"}, "power": 4}
    for mech in ("tatanka", "marsh_strider", "highlander", "odins_wrath"):
        assert staffed("M01", mech=mech, **given).offered[0] == "vanquish 7 4 0"
    assert staffed("M01", mech="lumberjack", **given).offered[0] == "vanquish 7 3 0"


@pytest.mark.rule("SB-808")
def test_highlander_is_asked_after_the_hole_was_refilled(tmp_path: Path) -> None:
    game = pack(tmp_path, to("Q09", ability={"take": {"from": "any"}}))
    given: Any = {"market": "I07 I08 I10 I11 I12", "deck": "I13", "mech": "highlander"}
    table = staffed("Q09", game=game, **given).play("take I08")
    assert table.asked.kind == "put"
    assert table.state.market == ("I07", "I13", "I10", "I11", "I12")

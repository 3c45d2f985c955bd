"""Playing cards: core values, workers, abilities, costs (SB-501 to SB-515, SB-525, SB-912)."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


def playing(card: str, **given: Any) -> Table:
    """Return a table at which a card is in play, and nothing else is to be done in the turn."""
    hand = f"{card} {given.pop('hand', '')}"
    given = {"mech": "tatanka", "cell": "s1", "up": SOUTH, **given}
    return table_of(hand=hand, **given).only("play").play(f"play {card}")


@pytest.mark.rule("SB-501")
def test_a_card_from_hand_goes_to_the_right_end_of_the_row() -> None:
    table = playing("I05", hand="Q01", row="M02 I09+blue")
    assert table.row == "M02 I09+blue I05"
    assert table.me.hand == ("Q01",)
    assert [event.card for event in table.happened("played")] == ["I05"]


@pytest.mark.rule("SB-501")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = table_of(hand="I05 Q01", row="M02", cell="s1").only("play")
    for card, name in (("M02", "Drumbeat Stone"), ("I09", "Calculating Engine")):
        refusal = table.refused(f"play {card}")
        assert (refusal.rule, refusal.code) == ("SB-501", "not-in-hand")
        assert refusal.facts == {"card": name}


@pytest.mark.rule("SB-502")
@pytest.mark.parametrize(
    ("lines", "power", "coins", "row"),
    [
        (("core", "staff yellow"), 1, 1, "M16+yellow"),
        (("staff yellow", "core"), 1, 1, "M16+yellow"),
        (("core staff yellow",), 1, 1, "M16+yellow"),
        (("core", "done"), 1, 0, "M16"),
        (("staff yellow", "done"), 0, 1, "M16+yellow"),
        (("done",), 0, 0, "M16"),
    ],
)
def test_core_value_and_worker_in_either_order_and_each_optional(
    lines: tuple[str, ...], power: int, coins: int, row: str
) -> None:
    table = playing("M16", workers="yellow")
    assert table.offered == ["both yellow", "staff yellow", "core", "done", "finish"]
    table.play(*lines)
    assert (table.me.power, table.me.coins, table.row) == (power, coins, row)
    assert table.offered == ["end"]


@pytest.mark.rule("SB-502")
def test_each_of_them_only_once() -> None:
    table = playing("M16", workers="yellow yellow").play("core")
    refusal = table.refused("core")
    assert (refusal.rule, refusal.code) == ("SB-502", "core-taken")
    assert table.refused("core staff yellow").code == "core-taken"
    table = playing("M16", workers="yellow yellow").play("staff yellow")
    assert table.refused("staff yellow").code == "staffed"


@pytest.mark.rule("SB-502")
def test_no_worker_of_the_colour_available() -> None:
    table = playing("M11", workers="red", row="M12+green")
    assert table.offered == ["core", "done", "finish"]
    refusal = table.refused("staff green")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-502",
        "no-worker",
        {"colour": "green"},
    )


@pytest.mark.rule("SB-503")
def test_a_worker_may_be_placed_though_the_ability_can_do_nothing() -> None:
    table = playing("M01", workers="red")  # nothing to be vanquished
    table.play("staff red")
    assert table.row == "M01+red"
    assert table.offered == ["core", "done", "finish"]


@pytest.mark.rule("SB-504")
def test_a_worker_is_placed_only_when_the_card_is_played() -> None:
    table = table_of(hand="I05 Q01", cell="s1", up=SOUTH, workers="red", mech="tatanka")
    table.only("play", "move").play("play I05", "core", "done")
    for line in ("staff red", "core staff red"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code, refusal.facts) == ("SB-504", "worker-when-played", {})
    table.play("go 2")
    assert table.refused("staff red").rule == "SB-504"


@pytest.mark.rule("SB-504", "SB-512", "SB-513")
def test_gained_and_discarded_cards_get_no_worker_and_no_core_value() -> None:
    table = playing("Q03", workers="yellow red", market="I05").play("staff yellow", "take I05")
    assert table.row == "Q03+yellow I05"
    assert table.offered == ["core", "done", "finish"]
    assert table.me.power == 0
    table = playing("Q25", hand="I05", workers="yellow red")
    table.play("staff yellow", "pay", "done")
    assert table.row == "Q25+yellow I05"
    assert (table.me.power, table.me.guile, table.me.coins) == (0, 1, 2)
    assert table.offered == ["end"]


@pytest.mark.rule("SB-505", "SB-506")
@pytest.mark.parametrize(("glory", "power", "guile"), [(0, 0, 2), (1, 1, 2), (2, 1, 3), (3, 1, 3)])
def test_the_core_value_of_a_character_grows_with_glory(glory: int, power: int, guile: int) -> None:
    placed = ("quests", "meteorites", "items")[:glory]
    others: Any = {1: {"glory": ("quests", "heart")}}  # those of others do not count
    table = playing("CH1", glory=placed, melded=("M01", "M02"), others=others).play("core")
    assert (table.me.power, table.me.guile) == (power, guile)


@pytest.mark.rule("SB-505", "SB-506")
@pytest.mark.parametrize(("melded", "power", "guile"), [(0, 1, 0), (1, 2, 0), (2, 2, 1), (3, 2, 1)])
def test_the_core_value_of_a_meteorite_grows_with_melded_ones(
    melded: int, power: int, guile: int
) -> None:
    tucked = ("M01", "M02", "M03")[:melded]
    table = playing("M09", melded=tucked, glory=("quests", "items")).play("core")
    assert (table.me.power, table.me.guile) == (power, guile)


@pytest.mark.rule("SB-507")
def test_the_core_value_is_one_gain_of_each_kind() -> None:
    table = playing("M11", row="I20+yellow").play("core")
    # The whenever of a gain of guile comes once, after both gains.
    assert [(gain.what, gain.count) for gain in table.happened("gained")] == [
        ("power", 1),
        ("guile", 1),
        ("power", 1),
    ]


@pytest.mark.rule("SB-507")
def test_conditions_of_the_core_value_are_looked_at_when_it_is_gained() -> None:
    given: Any = {"hand": "M22", "workers": "purple", "guile": 2}
    table = playing("M21", melded=("M01",), **given).play("core")
    assert (table.me.power, table.me.guile) == (1, 3)
    table = playing("M21", melded=("M01",), **given)
    table.play("staff purple", "pay", "do 1", "meld M22")  # the second one
    table.play("core")
    assert [gain.count for gain in table.happened("gained") if gain.what == "guile"] == [3]


@pytest.mark.rule("SB-508", "SB-1004")
@pytest.mark.parametrize(("melded", "coins"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_text_under_a_condition_counts_only_if_it_holds(melded: int, coins: int) -> None:
    tucked = ("M01", "M02", "M03")[:melded]
    table = playing("M16", melded=tucked, workers="yellow").play("staff yellow")
    if melded:
        table.play("in order")
    assert table.me.coins == coins


@pytest.mark.rule("SB-508", "SB-1017")
def test_a_condition_is_looked_at_when_its_part_is_resolved() -> None:
    # The second map is found by the move of the first part.
    table = playing("Q04", maps=1, workers="green").play("staff green", "go c1")
    assert (table.me.maps, table.me.power) == (2, 1)
    table = playing("Q04", maps=1, workers="green").play("staff green", "go 2")
    assert (table.me.maps, table.me.power) == (1, 0)


@pytest.mark.rule("SB-509")
@pytest.mark.parametrize(("side", "power", "guile"), [("do M25.bonus/1", 2, 0), ("do 2", 0, 2)])
def test_exactly_one_side_of_or(side: str, power: int, guile: int) -> None:
    table = playing("M21", hand="M25", workers="purple", guile=2)
    table.play("staff purple", "pay", "do 1", "meld M25")
    assert table.asked.kind == "side"
    assert table.offered == ["do M25.bonus/1", "do M25.bonus/2"]
    table.play(side)
    assert (table.me.power, table.me.guile) == (power, guile)


@pytest.mark.rule("SB-509", "SB-1014")
def test_the_sides_of_or_are_independent() -> None:
    table = playing("CH5", workers="yellow")  # nothing to solve: only the other side
    table.play("staff yellow")
    assert table.asked.kind == "order"
    table = playing("CH5", hand="Q01", workers="yellow", guile=1).play("staff yellow")
    assert table.offered == ["do CH5/1", "do CH5/2"]
    table.play("do CH5/1", "solve Q01")
    assert (table.me.coins, table.me.power, sum(table.me.workers)) == (3, 0, 0)


@pytest.mark.rule("SB-510")
def test_what_cannot_be_paid_is_not_offered() -> None:
    for guile, offered in ((2, True), (1, False)):
        table = playing("M09", hand="I05", workers="blue", guile=guile).play("staff blue")
        assert ("pay" in table.offered) == offered
    table = playing("M24", workers="purple", power=2, guile=1).play("staff purple")
    assert "pay" not in table.offered  # 2 power and 2 guile


@pytest.mark.rule("SB-510")
def test_a_cost_that_is_too_high_is_refused() -> None:
    table = playing("CH5", hand="Q03 Q04", cell="s2", workers="yellow", power=2, guile=1)
    table.play("staff yellow", "do CH5/1")
    refusal = table.refused("solve Q03 0 2")
    assert (refusal.rule, refusal.code) == ("SB-510", "cannot-pay")
    assert refusal.facts == {"need": 2, "what": "guile", "have": 1}


@pytest.mark.rule("SB-510")
def test_a_cost_is_paid_in_full_before_its_benefit() -> None:
    table = playing("M09", hand="I05", workers="blue", guile=2).play("staff blue", "pay")
    assert (table.me.guile, table.me.upgraded, table.me.coins) == (0, (), 0)
    assert table.asked.kind == "order"
    table = playing("I25", hand="Q01 I05", workers="purple").play("staff purple", "pay")
    assert table.asked.kind == "trash"
    assert table.me.coins == 0
    table.play("trash Q01")
    assert table.me.coins == 4


@pytest.mark.rule("SB-511")
@pytest.mark.parametrize(
    ("row", "power"),
    [("I05", 2), ("Q01 I05", 2), ("I05 Q01", 0), ("", 0), ("I05+red", 2)],
)
def test_the_previous_card_is_the_one_to_the_left(row: str, power: int) -> None:
    table = playing("Q05", row=row, workers="blue").play("staff blue")
    if table.asked.kind == "order":
        table.play("do Q05/2")
    elif table.asked.kind == "rescue":
        table.play("skip")
    assert table.me.power == power


@pytest.mark.rule("SB-511")
def test_previous_is_judged_at_that_moment() -> None:
    table = playing("Q05", row="I05 Q01", workers="blue").play("staff blue", "rescue Q01")
    assert table.me.power == 2  # now the item is the one to the left


@pytest.mark.rule("SB-511", "SB-524")
def test_a_card_that_is_not_in_the_row_has_no_previous_card() -> None:
    table = playing("Q06", row="I09 I05", workers="purple", market="Q05 Q20")
    table.play("staff purple", "activate Q05")
    assert table.offered == ["rescue I09", "rescue I05", "skip", "finish"]  # nothing else is live
    table.play("skip")
    assert table.me.power == 0


@pytest.mark.rule("SB-512", "SB-527")
def test_a_gained_card_goes_to_the_right_end_of_the_row() -> None:
    table = playing("Q01", row="M02", workers="yellow red", deck="I05")
    table.play("staff yellow", "do Q01/2")
    assert table.row == "M02 Q01+yellow I05"


@pytest.mark.rule("SB-513")
def test_only_cards_in_hand_can_be_discarded() -> None:
    table = playing("M18", hand="I05 I09", row="Q01", workers="yellow").play("staff yellow", "pay")
    assert table.offered == ["discard I05", "discard I09"]
    refusal = table.refused("discard Q01")
    assert (refusal.rule, refusal.code) == ("SB-513", "only-hand")
    assert refusal.facts == {"card": "The Drowned Ledger"}
    table.play("discard I09")
    assert (table.row, table.me.hand) == ("Q01 M18+yellow I09", ("I05",))


@pytest.mark.rule("SB-513", "SB-510")
def test_without_a_card_in_hand_a_discard_cannot_be_paid() -> None:
    table = playing("M18", row="Q01", workers="yellow").play("staff yellow")
    assert "pay" not in table.offered


@pytest.mark.rule("SB-514")
def test_a_discarded_card_is_neither_gained_nor_played() -> None:
    given: Any = {"hand": "M11", "row": "I17+yellow I15+green", "workers": "yellow"}
    table = playing("M18", **given).play("staff yellow", "pay")
    assert table.me.row[-1].card == "M11"
    assert (table.me.coins, table.me.guile) == (1, 2)  # only what the ability gives


@pytest.mark.rule("SB-515")
def test_the_instant_part_of_an_item_is_resolved_once() -> None:
    table = playing("I16", workers="yellow yellow").play("staff yellow")
    assert table.me.coins == 2
    table.play("core")
    table.only("gather").play("gather", "in order", "worker red")
    assert table.me.coins == 2


@pytest.mark.rule("SB-525")
def test_a_card_played_by_a_benefit_is_played_like_any_other() -> None:
    given: Any = {"hand": "I05 M16", "workers": "red yellow", "cell": "c1"}
    table = table_of(up={"c1": "T11"}, **given).only("gather").play("gather", "do T11/1")
    assert table.offered == ["play I05", "play M16", "skip"]
    table.play("play M16")
    assert table.asked.kind == "part"
    assert "both yellow" in table.offered
    table.play("core staff yellow")
    assert (table.row, table.me.coins, table.me.power) == ("M16+yellow", 1, 2)
    assert table.me.hand == ("I05",)
    assert table.offered == ["end"]  # once only

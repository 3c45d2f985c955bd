"""Declining all that is left of a turn in one go (SB-309, SB-316, SB-704)."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


def playing(card: str, *more: Any, **given: Any) -> Table:
    """Return a table at which a card is in play, ``more`` actions are to be taken afterwards."""
    hand = f"{card} {given.pop('hand', '')}"
    given = {"mech": "tatanka", "cell": "s1", "up": SOUTH, **given}
    return table_of(hand=hand, **given).only("play", *more).play(f"play {card}")


def ended(table: Table) -> bool:
    """Whether the last move has ended the turn of the first player."""
    return [event.seat for event in table.happened("turn-ended")] == [0]


@pytest.mark.rule("SB-316")
def test_the_rest_is_declined_and_the_turn_ends() -> None:
    table = playing("M08", row="I05 M02+red", workers="blue", melded=("M01",)).play("staff blue")
    table.play("do M08/1")
    assert "finish" in table.offered
    table.play("finish")
    assert ended(table)
    mat = table.state.mats[0]
    assert [active.card for active in mat.row] == ["I05", "M02", "M08"]
    assert (mat.guile, mat.coins) == (0, 0)


@pytest.mark.rule("SB-309", "SB-316")
def test_not_while_an_action_is_due() -> None:
    table = playing("M08", "move", row="I05", workers="blue").play("staff blue")
    assert "finish" not in table.offered
    refusal = table.refused("finish")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-309",
        "not-finished",
        {"kind": "rescue"},
    )


@pytest.mark.rule("SB-316", "SB-704")
@pytest.mark.parametrize(
    ("card", "colour", "offered"), [("CH3", "green", False), ("Q04", "green", True)]
)
def test_only_where_nothing_is_left_that_must_be_gained(
    card: str, colour: str, *, offered: bool
) -> None:
    # After the Move CH3 gives 2 guile, which nobody declines; Q04 nothing without two maps.
    table = playing(card, workers=colour).play(f"staff {colour}")
    assert ("finish" in table.offered) == offered
    table.play("skip")
    assert table.me.guile == (0 if offered else 2)


@pytest.mark.rule("SB-316")
def test_not_where_the_player_has_to_choose() -> None:
    table = table_of(cell="s4", up=SOUTH, hand="").only("gather").play("gather")
    assert "finish" not in table.offered
    assert table.refused("finish").facts == {"kind": "benefit"}
    table = playing("I25", hand="CH1 Q01", workers="purple").play("staff purple")
    assert "finish" in table.offered  # the cost is not paid yet
    table.play("pay")
    assert "finish" not in table.offered
    table.play("trash CH1")
    assert "finish" not in table.offered


@pytest.mark.rule("SB-316", "SB-704")
@pytest.mark.parametrize(
    ("tile", "cell", "kind"), [("T10", "c4", "benefit"), ("T16", "n4", "benefit")]
)
def test_a_gather_of_which_all_may_be_declined_can_be_ended_at_once(
    tile: str, cell: str, kind: str
) -> None:
    given: dict[str, Any] = {"cell": cell, "up": SOUTH | {cell: tile}, "corruption": {cell: "P3"}}
    given["market"] = "I05 I16 M05 Q01 I09"
    table = table_of(hand="", **given).only("gather").play("gather")
    assert (table.asked.kind, table.offered[-1]) == (kind, "finish")
    assert ended(table.play("finish"))
    assert table.state.mats[0].row == ()
    table = table_of(hand="I04", **given).only("gather", "play").play("gather")
    assert "finish" not in table.offered  # a card can be played still


@pytest.mark.rule("SB-316", "SB-704")
def test_an_order_and_a_choice_of_what_may_be_declined_can_be_ended_at_once() -> None:
    given: dict[str, Any] = {"cell": "c4", "up": SOUTH | {"c4": "T12"}, "power": 10, "guile": 10}
    given |= {"corruption": {"c4": "P3"}, "market": "I05 I16 M05 Q01 I09"}
    table = table_of(hand="", **given).only("gather").play("gather")
    assert (table.asked.kind, table.offered[-1]) == ("side", "finish")
    assert ended(table.play("finish"))
    table = playing("M08", row="I05 M02+red", workers="blue", melded=("M01",), power=10, guile=10)
    table.play("staff blue")
    assert (table.asked.kind, table.offered) == (
        "order",
        ["do M08/1", "do M08/2", "in order", "finish"],
    )
    assert ended(table.play("finish"))
    table = playing("M08", row="I05", workers="blue", melded=("M01", "M03")).play("staff blue")
    assert table.asked.kind == "order"
    assert "finish" not in table.offered  # with two melded it also brings $1

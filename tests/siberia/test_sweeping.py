"""Sweeping face-up cards, and the sweep pile (SB-531, SB-534)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engines.core import BadNotation
from engines.siberia.rules.moves import Sweep

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
MARKET = ("I05", "M03", "Q01", "I09", "M25")


def sweeping(**given: Any) -> Table:
    """Return a table at which the player is asked what to sweep, by a Gather."""
    given = {"market": " ".join(MARKET), "mech": "tatanka", "hand": "", **given}
    table = table_of(cell="s2", up=SOUTH, **given).only("gather")
    return table.play("gather", "do T02/3")


@pytest.mark.rule("SB-531")
def test_any_number_of_face_up_cards_may_be_swept() -> None:
    offered = {move.cards for move in sweeping().asked.moves if isinstance(move, Sweep)}
    assert offered == {chosen for count in range(1, 6) for chosen in combinations(MARKET, count)}


@pytest.mark.rule("SB-531")
def test_swept_cards_go_to_the_sweep_pile_and_are_replaced_from_the_deck() -> None:
    table = sweeping(deck="Q40 I16 M01 Q07").change(swept=("Q39",))
    before = len(table.state.deck)
    table.play("sweep M25 M03 Q01")
    assert table.state.swept == ("Q39", "M03", "Q01", "M25")
    assert table.state.market == ("I05", "Q40", "I16", "I09", "M01")
    assert len(table.state.deck) == before - 3
    (swept,) = table.happened("swept")
    assert (swept.seat, swept.cards) == (0, ("M03", "Q01", "M25"))
    refilled = table.happened("refilled")
    assert [(event.hole, event.card) for event in refilled] == [
        ("h2", "Q40"),
        ("h3", "I16"),
        ("h5", "M01"),
    ]
    assert all(event.reveals for event in refilled)


@pytest.mark.rule("SB-531")
def test_all_empty_holes_are_refilled_from_the_first_on() -> None:
    table = sweeping(deck="Q40 I16 M01").change(market=("I05", None, "Q01", "I09", "M25"))
    table.play("sweep I09 I05")
    assert table.state.market == ("Q40", "I16", "Q01", "M01", "M25")


@pytest.mark.rule("SB-531")
def test_only_face_up_cards_are_swept() -> None:
    refusal = sweeping().refused("sweep I05 Q40")
    assert (refusal.rule, refusal.code) == ("SB-531", "nothing-to-sweep")


@pytest.mark.rule("SB-531", "SB-704")
def test_sweeping_none_is_declining() -> None:
    table = sweeping()
    assert "skip" in table.offered
    refusal = GAME.refusal(table.state, 0, Sweep(()))
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("SB-531", "nothing-to-sweep")
    with pytest.raises(BadNotation):
        GAME.parse("sweep", table.asked.moves)
    table.play("skip")
    assert table.state.market == MARKET
    assert table.state.swept == ()


@pytest.mark.rule("SB-531")
def test_without_face_up_cards_a_sweep_is_not_offered() -> None:
    table = table_of(cell="s2", up=SOUTH, hand="").only("gather")
    table.change(market=(None,) * 5, deck=(), swept=()).play("gather")
    assert table.offered == ["do T02/1", "do T02/2", "in order"]


@pytest.mark.rule("SB-534")
def test_everybody_sees_the_sweep_pile() -> None:
    table = sweeping().play("sweep I09 Q01")
    for seat in (None, 0, 1):
        view = GAME.view(table.state, seat)
        assert view.swept == ("Q01", "I09")
        assert view.deck == len(table.state.deck)

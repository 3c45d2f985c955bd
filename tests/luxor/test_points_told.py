"""Events tell what changes the points, and when a round begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import Event, RoundBegan
from engines.luxor.events import BoatPaid, Held, Left

from .positions import at, events, play, position, row


def told(happened: list[Event]) -> list[Event]:
    """Return the events that tell points."""
    return [event for event in happened if isinstance(event, Held | Left | BoatPaid)]


@pytest.mark.rule("LX-504")
def test_who_comes_to_the_top_of_a_structure_takes_its_points() -> None:
    state = position(board=row("E6", "Cd:1 Td:11 Po:0 M"), hand=("Cd2", "Ed5"))
    happened = events(state, "Cd E5 4 south 1 3 ok")
    assert told(happened) == [
        Held(seat=0, cell=at("E5"), former_seat=None, points=1),
        Held(seat=0, cell=at("E6"), former_seat=1, points=1),
    ]


@pytest.mark.rule("LX-504")
def test_who_stays_on_top_or_stands_on_nothing_of_worth_gets_nothing() -> None:
    state = position(board=row("E6", "Ed:1 Td:0"), hand=("Cd2", "Ed5"))
    happened = events(state, "Cd F5 4 south 1 3 ok")
    assert told(happened) == [Held(seat=0, cell=at("F5"), former_seat=None, points=1)]
    happened = events(state, "Cd E5 4 south 1 3 ok")
    assert told(happened) == [Held(seat=0, cell=at("E5"), former_seat=None, points=1)]


@pytest.mark.rule("LX-612")
def test_a_boat_is_paid_for_structures_placed_beside_it_later_too() -> None:
    state = position(
        board=row("E6", "L^1 Ed"), hand=("Td2", "Ed5"), adventures=True, supplies=(30, 30)
    )
    assert told(events(state, "Td E5 ok")) == [BoatPaid(seat=1, cell=at("E6"), points=1)]
    assert told(events(state, "Ed E5 ok")) == []


@pytest.mark.rule("LX-607")
def test_who_leaves_a_structure_loses_its_points() -> None:
    """Only the caravan's own mountain is left in the game; a structure below it would be told."""
    state = position(board=row("E6", "M:0 Td"), adventures=True, actions=("caravan",), placed=1)
    happened = events(state, "caravan from E6 target F6 ok")
    assert told(happened) == [Held(seat=0, cell=at("F6"), former_seat=None, points=2)]


@pytest.mark.parametrize(
    ("active", "hands", "begins"),
    [
        (0, (2, 2, 2), False),  # seat 1 comes after the first player, seat 0
        (2, (2, 2, 2), True),
        (1, (2, 2, 0), True),  # seat 2 has no tiles any more
        (1, (0, 2, 2), False),
        (2, (0, 2, 2), True),  # the first player has none any more
        (2, (0, 0, 2), True),  # nobody else plays on
    ],
)
def test_a_round_begins_when_the_turn_has_been_round_the_table(
    active: int, hands: tuple[int, ...], *, begins: bool
) -> None:
    tile = "Ed5"
    state = position(board=row("E6", "Ed Ed"), seats=3, active=active, placed=0)
    state = replace(state, hands=tuple((tile,) * count for count in hands), round=4)
    happened = events(state, "Ed E5 ok end", active)
    assert [event for event in happened if isinstance(event, RoundBegan)] == (
        [RoundBegan(round=5)] if begins else []
    )
    assert play(state, "Ed E5 ok end", active).round == 4 + begins

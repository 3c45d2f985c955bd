"""Hand-made positions on blank maps, and short ways to play on from them.

A table starts on the catalogue's blank map (:func:`tests.explorers.maps.blank`) with the squares
that a test names. Everybody has a cross on the start village; what else a seat has is said by
:func:`seat`. Moves are played as they are typed: ``at_table.play(0, "take water c7 c8 commit")``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from engines.core import Decision, Event, IllegalMove, Played, decision_of, play_line
from engines.explorers import Explorers, load
from engines.explorers.board import Board
from engines.explorers.events import Visited
from engines.explorers.landscape import Landscape, Layout, Placed, name
from engines.explorers.moves import Mark
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import Card, ExplorersOptions, State
from engines.explorers.view import View
from tests.games.fixtures import Fixture, played

from .maps import LAYOUT, at, blank, content_of, mask

GAME = load(None)
PRINTED: Layout = LAYOUT
"""Tiles 1 to 4 in the quadrants A to D, none turned: examples 12 and 13."""

PLAIN: Card = ("P", "W")


@dataclass(frozen=True)
class Table:
    """A game and its state, and what happened in the last line that was played."""

    game: Explorers
    state: State
    events: tuple[Event, ...] = ()

    def play(self, who: int, line: str) -> Table:
        """Play a typed line as a seat."""
        steps = play_line(self.game, self.state, who, line)
        return Table(self.game, steps[-1].state, tuple(e for step in steps for e in step.events))

    def all(self, *lines: str, order: Sequence[int] | None = None) -> Table:
        """Play a line for each seat, the first for seat 0, in that order of seats or as given."""
        table, events = self, list[Event]()
        for who in range(len(lines)) if order is None else order:
            table = table.play(who, lines[who])
            events += table.events
        return replace(table, events=tuple(events))

    def refused(self, who: int, line: str) -> tuple[str, str, dict[str, Any]]:
        """Return the clause, code and facts with which the last move of a line is refused."""
        *before, last = line.split(" / ")
        table = self
        for part in before:
            table = table.play(who, part)
        with pytest.raises(IllegalMove) as caught:
            play_line(table.game, table.state, who, last)
        why = caught.value.refusal
        return why.rule, why.code, dict(why.facts)

    def asked(self, who: int) -> Decision[Any]:
        """Return the question of a seat."""
        question = decision_of(self.game, self.state, who)
        assert question is not None
        return question

    def kind(self, who: int) -> str:
        """Return the kind of question of a seat."""
        return self.asked(who).kind

    def offered(self, who: int) -> list[str]:
        """Return the answers of a seat's question as they are written."""
        return [self.game.format(move) for move in self.asked(who).moves]

    def squares(self, who: int) -> set[str]:
        """Return the squares that a seat may cross next."""
        return {name(move.square) for move in self.asked(who).moves if isinstance(move, Mark)}

    def sheet(self, who: int) -> Sheet:
        """Return the sheet of a seat as settled."""
        return self.state.sheets[who]

    def draft(self, who: int) -> Draft:
        """Return the running turn of a seat."""
        return self.state.drafts[who]

    def view(self, who: int | None) -> View:
        """Return what a seat sees."""
        return self.game.view(self.state, who)

    def total(self, who: int) -> int:
        """Return the points of a seat so far."""
        return self.view(None).scores[who].total

    def told(self, kind: type[Any]) -> list[Any]:
        """Return the events of a kind in the last line played."""
        return [event for event in self.events if isinstance(event, kind)]

    def public(self) -> list[Any]:
        """Return the events of the last line played that everybody is told."""
        return [event for event in self.events if event.audience is None]

    def visits(self) -> list[tuple[int, str, int, int]]:
        """Return seat, temple, points and bonus crosses of the visits just settled."""
        return [(e.seat, e.quadrant, e.points, e.bonus) for e in self.told(Visited)]

    def change(self, **fields: Any) -> Table:
        """Return the table with other fields of its state."""
        return Table(self.game, replace(self.state, **fields))

    def card(self, one: str, other: str, **fields: Any) -> Table:
        """Return the table with another card turned up, which changes places with this one."""
        wanted, now = (one, other), self.state.card
        assert now is not None

        def swapped(cards: Sequence[Card]) -> tuple[Card, ...]:
            return tuple(now if card == wanted else card for card in cards)

        changed = {
            "pile": swapped(self.state.pile),
            "turned": swapped(self.state.turned),
            "aside": now if self.state.aside == wanted else self.state.aside,
            "card": wanted,
        }
        return self.change(**changed | fields)

    def idle(self) -> Table:
        """Return the table after a turn in which nobody can place a cross: none on W and D."""
        table = self.card("W", "D")
        active = table.view(None).active
        if active is not None:
            table = table.play(active, "side water")
        lines = list[str]()
        for who in range(table.state.seats):
            side = "water" if who == active else "desert"
            lines.append("commit" if table.kind(who) == "commit" else f"take {side} commit")
        return table.all(*lines)

    def last_turn(self, **fields: Any) -> Table:
        """Return the table in the last turn of its round, in which nobody can place a cross."""
        nobody = self.state.seats == 1 or (self.state.seats == 3 and self.state.round == 4)
        phase = "mark" if nobody else "side"
        return self.change(number=7, pile=(), phase=phase, side=None, **fields)

    def marks(self, who: int, **known: Any) -> Table:
        """Return the table with other fields on the sheet of a seat."""
        sheet = replace(self.state.sheets[who], **known)
        sheets = (*self.state.sheets[:who], sheet, *self.state.sheets[who + 1 :])
        drafts = tuple(Draft(sheet=own, stage="choose") for own in sheets)
        return self.change(sheets=sheets, drafts=drafts)


def seat(crosses: str = "", **known: Any) -> dict[str, Any]:
    """Return what a seat has: crosses besides the start village, and fields of its sheet."""
    return {"crosses": crosses, **known}


def game_on(land: Landscape) -> Explorers:
    """Return the game with tiles 1 to 4 that make that map."""
    return Explorers(content_of(land), "made for a test")


def table(
    changed: Mapping[str, str] | None = None,
    *,
    land: Landscape | None = None,
    game: Explorers | None = None,
    villages: str = "D4 M4 D13 M13",
    start: str = "D4",
    seats: int = 2,
    sheets: Sequence[Mapping[str, Any]] = (),
    card: Card = PLAIN,
    round: int = 1,
    number: int = 1,
    first: int = 0,
    near: str | None = None,
    layout: Layout = PRINTED,
    achievements: tuple[str, ...] = (),
    expert: tuple[Any, ...] = (),
    **fields: Any,
) -> Table:
    """Return a table before a turn's side is chosen, or before marking if nobody is active.

    ``number=0`` is the table before the start crosses. ``sheets`` are those of the first seats,
    made by :func:`seat`; all others are blank. Solo, ``near`` is a side of the card.
    """
    game = game or game_on(land or blank(changed, villages))
    blank_sheet = Sheet(crosses=1 << at(start), races=(None,) * len(achievements))
    own = [*sheets, *[seat()] * (seats - len(sheets))]
    filled = tuple(
        replace(blank_sheet, **{**known, "crosses": blank_sheet.crosses | mask(known["crosses"])})
        for known in own
    )
    begun = GAME.start(seats, GAME.options({"first_player": first + 1}), "table")
    state = replace(
        begun,
        layout=layout,
        start=at(start),
        phase="start",
        sheets=filled,
        drafts=tuple(Draft(sheet=sheet, stage="choose") for sheet in filled),
        achievements=achievements,
        races_struck=(0,) * len(achievements),
        wanted=len(achievements),
        expert=expert,
    )
    if number:
        assert card in game.content.cards
        rest = [other for other in game.content.cards if other != card]
        nobody = seats == 1 or (seats, round, number) == (3, 4, 7)
        state = replace(
            state,
            phase="mark" if nobody else "side",
            round=round,
            number=number,
            turned=tuple(rest[: number - 1]),
            card=card,
            near=(near or card[0]) if seats == 1 else None,
            pile=tuple(rest[number - 1 : -1]),
            aside=rest[-1],
        )
    return Table(game, replace(state, **fields))


def options_of(**options: Any) -> ExplorersOptions:
    """Return options with which the first player is asked about the landscape if not named."""
    asking: ExplorersOptions = GAME.options({"drawn_landscape": False, **options})
    return asking


def started(seats: int, seed: str = "started", **options: Any) -> Table:
    """Return a new table of the packaged game; the landscape is asked for (:func:`options_of`)."""
    return Table(GAME, GAME.start(seats, options_of(**options), seed))


def printed(layout: Sequence[tuple[int, int]] = (), **known: Any) -> Table:
    """Return a table of the packaged game on a layout of (tile, degrees); K5 is its start."""
    placed = tuple(Placed(tile, degrees) for tile, degrees in layout)  # type: ignore[arg-type]
    known = {"start": "K5", "layout": placed or PRINTED, **known}
    return table(game=GAME, **known)


def proposed(on: Table, **options: Any) -> Table:
    """Return a new table at which the map of another one lies and is still to be accepted."""
    begun = started(3, first_player=1, **options)
    return Table(on.game, begun.change(layout=PRINTED).state)


def tied(**options: Any) -> Table:
    """Return a table whose four villages are equally close, once the map is accepted."""
    return proposed(table(), **options).play(0, "accept")


def board_of(on: Table) -> Board:
    """Return the board of a table."""
    return on.game.board(on.state)


def random_game(seats: int, seed: str, **options: Any) -> Iterator[Played]:
    """Play a game of random moves, yielding every move with the state after it."""
    state = GAME.start(seats, options_of(**options), seed)
    yield from played(GAME, state, Fixture(seats=seats, seed=seed))


@cache
def states_of(seats: int, seed: str, **options: Any) -> tuple[State, ...]:
    """Return every state of a game of random moves."""
    return tuple(done.state for done in random_game(seats, seed, **options))


def names(squares: int | Sequence[int]) -> str:
    """Return the names of squares, of a set or a list."""
    several = [n for n in range(256) if squares >> n & 1] if isinstance(squares, int) else squares
    return " ".join(map(name, several))

"""Short ways to play on from hand-written states of the games on the network.

Points are named by their ids. A route is a row of chains of arrows, as in
``"start>venice>troy venice>giza"``; ``start..marib`` stands for a shortest path.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Generic, TypeVar

import pytest

from engines.core import AnyGame, Event, IllegalMove, Played, choices_for, play_after, play_move
from engines.routes.board import Board
from engines.routes.moves import COLOURS
from engines.routes.network import Network
from engines.routes.route import Route

StateT = TypeVar("StateT")


def route(network: Network, text: str, arrows: int = 45) -> Route:
    """Return the route of some chains of arrows."""
    steps: list[tuple[str, str]] = []
    for chain in text.split():
        first, *others = re.split(r"(>|\.\.)", chain)
        at = first
        for sign, to in zip(others[::2], others[1::2], strict=True):
            path = [at, to] if sign == ">" else shortest(network, at, to)
            steps += pairwise(path)
            at = to
    return Route.along(network, steps, arrows)


def shortest(network: Network, begin: str, end: str) -> list[str]:
    """Return the ids of the points on a shortest path."""
    path = [network.numbers[begin]]
    goal = network.numbers[end]
    while path[-1] != goal:
        away = network.distance(path[-1], goal)
        heads = (arrow & 255 for arrow in network.arrows[path[-1]])
        path.append(next(head for head in heads if network.distance(head, goal) == away - 1))
    return [network.ids[point] for point in path]


def board(
    network: Network,
    routes: tuple[str, str, str],
    seats: int,
    *,
    arrows: int,
    tickets: Iterable[int] | None,
    turn: int | None,
    looped: Iterable[str],
    **known: Any,
) -> Board:
    """Return a board with these routes; everybody has three tickets unless others are given."""
    red, yellow, blue = (route(network, text, arrows) for text in routes)
    return Board(
        routes=(red, yellow, blue),
        tickets=(3,) * seats if tickets is None else tuple(tickets),
        turn=(known["active"] - known["first"]) % seats + 1 if turn is None else turn,
        looped=sum(1 << COLOURS.index(colour) for colour in looped),
        **known,
    )


def cards(network: Network, text: str) -> tuple[int, ...]:
    """Return cards written as ids with spaces between them; stars behind them say nothing here."""
    return tuple(network.numbers[id_.rstrip("*")] for id_ in text.split())


def by_seat(network: Network, seats: int, texts: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each seat; those of seats that have no text are none."""
    known = [cards(network, text) for text in texts]
    return (*known, *(((),) * (seats - len(known))))


def to_act(state: Any, game: AnyGame) -> int:
    """Return the seat that is asked something, at the end the one that made the last turn."""
    question = next(iter(game.decisions(state)), None)
    seat: int = state.board.active if question is None else question.seat
    return seat


class Playing(Generic[StateT]):
    """Plays a game, or the one that is given in each method, by typed lines."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def lined(
        self, state: StateT, line: str, seat: int | None = None, game: AnyGame | None = None
    ) -> tuple[Played, ...]:
        """Return all moves played for a typed line, each by whose turn it is or by a seat.

        Unlike :func:`engines.core.play_line` it goes on after a move that reveals something.
        """
        game, rest, played = game or self._game, line, list[Played]()
        while rest:
            by = to_act(state, game) if seat is None else seat
            question = choices_for(game, state, by)
            move, rest = game.parse(rest, question.moves if question else ())
            played.append(play_move(game, state, by, move))
            state = played[-1].state
        return (*played, *play_after(game, played[-1]))

    def play(
        self, state: StateT, line: str, seat: int | None = None, game: AnyGame | None = None
    ) -> StateT:
        """Return the state after a typed line."""
        after: StateT = self.lined(state, line, seat, game)[-1].state
        return after

    def events(
        self, state: StateT, line: str, seat: int | None = None, game: AnyGame | None = None
    ) -> list[Any]:
        """Return all events of a typed line."""
        return [event for played in self.lined(state, line, seat, game) for event in played.events]

    def reveals(
        self, state: StateT, line: str, seat: int | None = None, game: AnyGame | None = None
    ) -> bool:
        """Return whether the first move of a typed line ends undo (RT-952)."""
        return self.lined(state, line, seat, game)[0].reveals

    def refused(
        self,
        state: StateT,
        line: Any,
        rule: str,
        code: str,
        *,
        seat: int | None = None,
        game: AnyGame | None = None,
        **facts: int | str,
    ) -> None:
        """Check that a move, the last of a typed line, is refused with this clause, code and facts.

        It must not be offered either. Points in the facts go by their names.
        """
        game = game or self._game
        by = to_act(state, game) if seat is None else seat
        move, rest = line, line if isinstance(line, str) else ""
        while rest:
            if move is not line:
                state = game.apply(state, by, move)[0]
            question = choices_for(game, state, by)
            move, rest = game.parse(rest, question.moves if question else ())
        question = choices_for(game, state, by)
        assert move not in (question.moves if question else ())
        with pytest.raises(IllegalMove) as caught:
            game.apply(state, by, move)
        why = caught.value.refusal
        assert (why.rule, why.code) == (rule, code)
        assert dict(why.facts) == facts

    def asked(self, state: StateT, game: AnyGame | None = None) -> Any:
        """Return the only open question."""
        (question,) = (game or self._game).decisions(state)
        return question

    def offered(self, state: StateT, kind: str = "", game: AnyGame | None = None) -> list[str]:
        """Return the notation of every answer in order, or of those with the given beginning."""
        texts = map((game or self._game).format, self.asked(state, game).moves)
        return [text for text in texts if text.startswith(kind)]

    def ids(self, points: Iterable[int], game: Any = None) -> list[str]:
        """Return the ids of points."""
        on: Any = game or self._game
        return list(on.lookup.ids(points))

    def tip(self, state: Any, colour: str, game: Any = None) -> str:
        """Return where an expedition is."""
        point = state.board.routes[COLOURS.index(colour)].tip
        return self.ids([point], game)[0]

    def points(self, state: StateT, game: AnyGame | None = None) -> list[int]:
        """Return every seat's points as everybody sees them, as if the game ended now."""
        return [score.total for score in (game or self._game).view(state, None).scores]

    def text(self, state: StateT, seat: int | None, game: AnyGame | None = None) -> str:
        """Return what a reader sees as lines."""
        game = game or self._game
        return game.text(game.view(state, seat))


def kinds(happened: Iterable[Event]) -> list[str]:
    """Return the kinds of events."""
    return [getattr(event, "kind", "") for event in happened]

"""The parts of the game contract that the games on the network implement in the same way."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Concatenate, ParamSpec, Protocol, Self, TypeVar

from typing_extensions import override

from engines.core import Game, Line, Place, Thing, decision_of
from engines.core.content import as_written, load_forms
from engines.core.rulebook import Rulebook
from engines.routes import lines, shortlist, things
from engines.routes.board import RouteRules
from engines.routes.content import NETWORK, names_abroad, shared_rules
from engines.routes.evaluation import final_points
from engines.routes.lines import After
from engines.routes.network import Network, NetworkData
from engines.routes.notation import RouteNotation
from engines.routes.parser import RouteReader
from engines.routes.recent import as_formerly_stored
from engines.routes.rules import END_TURN
from engines.routes.stored import Names

FINAL = MappingProxyType({"end": "its button says that it ends the turn"})
"""Kinds of moves of all games on the network that are final without a warning (law 8)."""

StateT = TypeVar("StateT", bound=shortlist.Position)
MoveT = TypeVar("MoveT")
LookupT = TypeVar("LookupT")
LookupT_co = TypeVar("LookupT_co", covariant=True)
P = ParamSpec("P")
T = TypeVar("T")


class HasLookup(Protocol[LookupT_co]):
    """A game with the tables that its rules look things up in."""

    @property
    def lookup(self) -> LookupT_co: ...


def by_lookup(
    work: Callable[Concatenate[LookupT, P], T],
) -> Callable[Concatenate[HasLookup[LookupT], P], T]:
    """Return the method of a game that calls a function of its rules with the game's tables."""

    def method(game: HasLookup[LookupT], /, *args: P.args, **named: P.kwargs) -> T:
        return work(game.lookup, *args, **named)

    return method


class RouteGame(Game[StateT, MoveT]):
    """The base of the games on the network; the rules are in each game's own package."""

    notation: RouteNotation
    reader: ClassVar[type[RouteReader]]
    """Turns typed text into moves."""

    titles: Mapping[str, str] = MappingProxyType({})
    """Names of cards that differ from the names of their places, by the ids of the places."""

    positions_per_second = 3000

    wording: ClassVar[int] = 0
    """Which of the alternatives in the shared rules to use: 0 Famous Explorers, 1 the 1996 game."""

    most_moves: ClassVar[int]
    """More moves than any game has whose players do not drag it out on purpose."""

    def __init__(self, network: Network, content_hash: str) -> None:
        self.network = network
        self.content_hash = content_hash
        self.states = type(self).states.within(Names(network))

    @classmethod
    def load(cls, content_dir: Path | None) -> Self:
        """Return the game on the packaged network or that of ``content_dir``.

        :raises BadContent: if the network file is wrong.
        """
        forms = (NetworkData.in_order, as_written)
        (data, content_hash), (written, former_hash) = load_forms(
            NetworkData, NETWORK, cls.id, content_dir, *forms
        )
        game = cls(Network(data), content_hash)
        if written.points[0].number is None and former_hash != content_hash:
            game.former = cls(Network(written), former_hash)
        return game

    @override
    def former_forms(self, state: StateT) -> tuple[str, ...]:
        """Return the state with the changes of the last turn only, of places by id or by number."""
        forms = (self.states.dump(state), type(self).states.dump(state))
        former = (as_formerly_stored(json.loads(form)) for form in forms)
        return tuple(json.dumps(form, separators=(",", ":"), ensure_ascii=False) for form in former)

    @override
    def max_moves(self, seats: int) -> int:
        # The rules set no limit: by turns two players could remove an arrow back onto a red dot
        # and lay it again for ever.
        return self.most_moves

    @abstractmethod
    def route_rules(self, state: StateT) -> RouteRules:
        """Return the route rules by which a game is played."""

    @override
    def lines(self, state: StateT, seat: int) -> tuple[Line, ...]:
        asked = decision_of(self, state, seat)
        if asked is None:
            return ()
        if asked.kind == "keep":
            return tuple(lines.kept(asked, partial(self._can_end, state, seat)))
        route_rules = self.route_rules(state)
        boards = lines.boards_after(route_rules, state.board, asked)
        warning = partial(self.warning, self.view(state, seat))
        found = tuple(lines.lines(route_rules, boards, warning))
        seldom = [move for move in asked.moves if move.kind in self.seldom]
        moves = [move for move in asked.moves if move not in seldom or len(seldom) <= lines.BESIDE]
        paths = (*map(self.path, moves), *(line.path for line in found))
        owing = (
            (self.path(move), move, self._after(state, seat, move))
            for move in lines.owing(boards, warning)
        )
        taken = Counter(path[0] for path in paths)
        return (*found, *lines.pairs(route_rules, owing, taken))

    def _can_end(self, state: StateT, seat: int, move: MoveT) -> bool:
        """Whether the seat's turn can be ended after a move."""
        asked = decision_of(self, self.apply(state, seat, move)[0], seat)
        return asked is not None and END_TURN in asked.moves

    def _after(self, state: StateT, seat: int, move: MoveT) -> After:
        """Return how it stands after a move that shows nothing new."""
        then, _events = self.apply(state, seat, move)
        asked, view = decision_of(self, then, seat), self.view(then, seat)
        assert asked is not None, "a bonus or a branch is owed"
        warning, brings = partial(self.warning, view), partial(self.benefits, view)
        return After(then.board, asked, warning, brings)

    @override
    def path(self, move: MoveT) -> tuple[str, ...]:
        return self.notation.path(move)

    @override
    def format(self, move: MoveT) -> str:
        return self.notation.format(move)

    @override
    def parse(self, text: str, moves: Sequence[MoveT]) -> tuple[MoveT, str]:
        return self.reader(self.notation.names, self.notation.format, text, moves).read()

    @override
    def facts(self, thing: Any) -> dict[str, int | str]:
        return self.notation.facts(thing)

    @override
    def turn_facts(self, view: Any) -> dict[str, int | str]:
        return {"round": view.round}

    @override
    def things(self, view: Any) -> tuple[Thing, ...]:
        return things.of(self.places(), view)

    @override
    def places(self) -> tuple[Place, ...]:
        return self._places

    def also_called(self, point_id: str) -> tuple[str, ...]:
        """Return what else people may call a point: the title of its card."""
        return (self.titles[point_id],) if point_id in self.titles else ()

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        return tuple(
            Place(
                point.id,
                point.name,
                also=self.also_called(point.id),
                abroad=names_abroad().get(point.id, ()),
            )
            for point in self.network.points
        )

    @override
    def in_points(self, state: StateT, seat: int) -> float:
        outcome = self.outcome(state)
        return self.standing(state, seat) if outcome is None else final_points(outcome, seat)

    @override
    def shortlist(self, state: StateT, seat: int, moves: tuple[MoveT, ...]) -> tuple[MoveT, ...]:
        return shortlist.of(self, self.network, state, moves)

    @override
    def advisable(self, state: StateT, seat: int, moves: tuple[MoveT, ...]) -> tuple[MoveT, ...]:
        return shortlist.advisable(self, self.network, state, moves)

    @override
    def shared_rules(self, language: str) -> Rulebook:
        """Return the clauses that all games on the network share, in the words of this one."""
        return shared_rules(language, self.wording)

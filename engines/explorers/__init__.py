"""Explorers (P. Walker-Harding, Ravensburger 2021), with expert sides, achievements and solo play.

:class:`Explorers` is the game as the project knows it. :mod:`rules` says what is asked,
:mod:`refusals` what is not allowed, :mod:`playing` what a move does, :mod:`views` who sees what,
:mod:`notation` how moves are typed, :mod:`landscape` where squares lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Concatenate, ParamSpec, TypeVar

from typing_extensions import override

from engines.core import Chance, Codec, Game, Phrase, events_in, phrase
from engines.core.content import load_content
from engines.core.rulebook import Scope
from engines.core.values import Term
from engines.explorers import (
    benefits,
    evaluation,
    events,
    invariants,
    lines,
    notation,
    playing,
    refusals,
    rules,
    scoring,
    setup,
    text,
    views,
)
from engines.explorers.board import Board
from engines.explorers.clauses import CLAUSES
from engines.explorers.content import FILE, Content
from engines.explorers.landscape import SIZE, Layout, landscape, name
from engines.explorers.moves import Accept, Move, Redraw, Side, TaggedMove, Village
from engines.explorers.outlook import FAR_SIGHTED
from engines.explorers.state import ExplorersOptions, State
from engines.explorers.view import View

P = ParamSpec("P")
T = TypeVar("T")


def on_board(
    work: Callable[Concatenate[Board, P], T],
) -> Callable[Concatenate[Explorers, P], T]:
    """Return the method of the game that calls a function of its rules with a table's board.

    The method's first argument is the state of the table.
    """

    def method(game: Explorers, /, *args: P.args, **named: P.kwargs) -> T:
        state: Any = args[0]
        return work(game.board(state), *args, **named)

    return method


class Explorers(Game[State, Move]):
    """The rules of the catalogue's clauses XP-101 to XP-971."""

    id = "explorers"
    title = "Explorers"
    ruleset = 1
    seats = range(1, 5)
    positions_per_second = 1500
    Options = ExplorersOptions
    folder = Path(__file__).parent
    grades = scoring.GRADES
    shortcuts = notation.SHORTCUTS
    unsaid_events = frozenset({"scored"})  # the result says it
    clauses_for = CLAUSES
    final = MappingProxyType({"commit": "the last step of a turn whose crosses can all be undone"})
    daily = MappingProxyType[str, Any]({"achievements": 1})
    scopes = (
        Scope("temples", "XP-721 XP-724", lambda o, _: "temples" in o.expert),
        Scope("normal_temples", "XP-206", lambda o, _: "temples" not in o.expert),
        Scope("provisions", "XP-701 XP-703", lambda o, _: "provisions" in o.expert),
        Scope("normal_provisions", "XP-531 XP-533", lambda o, _: "provisions" not in o.expert),
        Scope("gems", "XP-711 XP-712", lambda o, _: "gems" in o.expert),
        Scope("normal_gems", "XP-541", lambda o, _: "gems" not in o.expert),
        Scope("villages", "XP-731", lambda o, _: "villages" in o.expert),
        Scope("normal_villages", "XP-561", lambda o, _: "villages" not in o.expert),
        Scope("achievements", "XP-801 XP-825", lambda o, _: o.achievements > 0),
        Scope("solo", "XP-901 XP-906, XP-955", lambda _, seats: seats in (None, 1)),
        Scope("together", "XP-303 XP-309, XP-311", lambda _, seats: seats != 1),
    )

    # These come first: below, the codecs hide the modules of the same names.
    decisions = on_board(rules.decisions)
    refusal = on_board(refusals.refusal)
    apply = on_board(playing.apply)
    outcome = on_board(scoring.outcome)
    resample = on_board(views.resample)
    lines = on_board(lines.lines)
    reseeded = staticmethod(views.reseeded)
    broken_invariants = on_board(invariants.broken)
    path = staticmethod(notation.path)
    format = staticmethod(notation.format_move)
    parse = staticmethod(notation.parse)
    facts = staticmethod(notation.facts)
    caveat = on_board(benefits.caveat)
    benefits = staticmethod(benefits.benefits)
    text = staticmethod(text.text_of)

    states = Codec(State)
    moves = Codec(TaggedMove)
    events = Codec(events_in(events))
    views = Codec(View)

    def __init__(self, content: Content, content_hash: str) -> None:
        self.content = content
        self.content_hash = content_hash
        self._board = lru_cache(maxsize=64)(self._laid_out)

    def _laid_out(self, layout: Layout) -> Board:
        return Board(self.content, landscape(self.content.tiles, layout))

    def board(self, state: State) -> Board:
        """Return the content and the landscape of a table."""
        return self._board(state.layout)

    @override
    def start(self, seats: int, options: ExplorersOptions, seed: str) -> State:
        self.check_seats(seats)
        state = setup.start(self.content, seats, options, seed)
        if not options.drawn_landscape:
            return state
        return playing.accepted(self.board(state), state, [])

    @override
    def view(self, state: State, seat: int | None) -> View:
        return views.view(self.board(state), state, seat)

    @override
    def held(self, view: View) -> object:
        """Return the same for all views: between turns nobody holds anything in secret."""
        return None

    @override
    def chance(self, state: State) -> Chance:
        streams = state.chance
        logs = (streams.layout, streams.achievements, streams.cards, streams.orientations)
        answers = tuple(answer for stream in logs for answer in stream.answers)
        return Chance(streams.cards.state, answers)

    @override
    def max_moves(self, seats: int) -> int:
        # Layout and start village; per turn a side; per seat at most 252 crosses, in each turn a
        # choice and a commit, and per temple a terrain and a stop.
        return 16 + 2 + 28 + seats * (252 + 29 * 2 + 4 * 2)

    @override
    def turn_facts(self, view: View) -> dict[str, int | str]:
        return {"round": view.round, "number": view.number}

    @override
    def grid(self, view: View) -> tuple[str, str, str, str]:
        first, last = name(0), name(SIZE * SIZE - 1)
        return first[0], last[0], first[1:], last[1:]

    @override
    def points(self, view: View) -> tuple[int, ...] | None:
        """Return no points before the landscape stands: villages may count from then on."""
        return None if view.phase == "layout" else tuple(score.total for score in view.scores)

    @override
    def counts(self, view: View, seat: int) -> Mapping[str, int]:
        sheet = view.sheets[seat]
        return {
            "provisions": sum(map(sum, sheet.baskets)),
            "gems": sheet.gems,
            "temples": sum(points is not None for points in sheet.temples),
        }

    @override
    def warning(self, view: View, move: Move) -> Phrase | None:
        match move:
            case Accept():
                return phrase("warning-accept")
            case Redraw():
                return phrase("warning-redraw")
            case Village():
                return phrase("warning-village")
            case Side():
                return phrase("warning-side")
        return None

    @override
    def evaluate(self, view: Any) -> float:
        return evaluation.evaluate(self._board(view.layout), view)

    @override
    def terms(self, view: Any) -> tuple[Term, ...]:
        return evaluation.terms(self._board(view.layout), view)

    is_midway = staticmethod(evaluation.is_midway)

    @override
    def close_standing(self, state: State, seat: int) -> float:
        return evaluation.evaluate(self.board(state), self.view(state, seat), FAR_SIGHTED)


def load(content_dir: Path | None) -> Explorers:
    """Return the game with our own tiles and cards or those of ``content_dir``.

    :raises BadContent: if the content file is wrong.
    """
    return Explorers(*load_content(Content, FILE, "explorers", content_dir, Content.in_order))

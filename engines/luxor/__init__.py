"""Expedition Luxor (R. Dorn, Queen Games 2018) with the New Adventures expansion.

:class:`Luxor` is the game as the project knows it. :mod:`rules` says what is asked and what is
legal, :mod:`playing` what a move does, :mod:`views` who sees what, :mod:`notation` how moves are
typed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from typing_extensions import override

from engines.core import Codec, Game, Phrase, events_in, phrase
from engines.core.content import as_written, load_forms
from engines.core.rulebook import Scope
from engines.luxor import (
    board,
    evaluation,
    events,
    invariants,
    lines,
    notation,
    older,
    playing,
    rules,
    scoring,
    setup,
    text,
    things,
    views,
)
from engines.luxor.clauses import CLAUSES
from engines.luxor.content import FILE, TileSets
from engines.luxor.moves import Keep, Move, TaggedMove
from engines.luxor.state import LuxorOptions, State
from engines.luxor.view import View


class Luxor(Game[State, Move]):
    """The rules of the catalogue's clauses LX-101 to LX-705."""

    id = "luxor"
    title = "Expedition Luxor"
    ruleset = 2
    older_rulesets = older.RULESETS
    seats = range(2, 5)
    positions_per_second = 2500
    slip = 1.5
    Options = LuxorOptions
    folder = Path(__file__).parent
    shortcuts = notation.SHORTCUTS
    # Everybody draws after placing; the card says who is next.
    unsaid_events = frozenset({"drew", "drew-action", "turn-ended"})
    clauses_for = CLAUSES
    final = MappingProxyType(
        {
            "confirm": "the last step of a placement or action that the player has seen as a plan, "
            "or part of an answer that says that it ends the turn",
            "end": "its button says that it ends the turn",
        }
    )
    scopes = (
        Scope("adventures", "LX-601 LX-652, LX-705, LX-808 LX-810", lambda o, _: o.adventures),
    )

    # These come first: below, the codecs hide the modules of the same names.
    decisions = staticmethod(rules.decisions)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(playing.apply)
    outcome = staticmethod(scoring.outcome)
    resample = staticmethod(views.resample)
    reseeded = staticmethod(views.reseeded)
    evaluate = staticmethod(evaluation.evaluate)
    terms = staticmethod(evaluation.terms)
    is_midway = staticmethod(evaluation.is_midway)
    path = staticmethod(notation.path)
    format = staticmethod(notation.format_move)
    parse = staticmethod(notation.parse)
    lines = staticmethod(lines.lines)
    facts = staticmethod(notation.facts)
    things = staticmethod(things.of)
    text = staticmethod(text.text_of)

    states = Codec(State)
    moves = Codec(TaggedMove)
    events = Codec(events_in(events))
    views = Codec(View)

    def __init__(self, content: TileSets, content_hash: str) -> None:
        self.content = content
        self.content_hash = content_hash

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        self.check_seats(seats)
        return setup.start(self.content, seats, options, seed)

    @override
    def translated(self, ruleset: int, state: State, seat: int, move: Move) -> Move:
        return older.translated(state, seat, move)

    @override
    def former_forms(self, state: State) -> tuple[str, ...]:
        """Return the state without its round and its news, which earlier versions did not keep."""
        data, forms = json.loads(self.states.dump(state)), []
        for name in ("round", "news"):
            del data[name]
            forms.append(json.dumps(data, separators=(",", ":"), ensure_ascii=False))
        return tuple(forms)

    @override
    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    @override
    def held(self, view: View) -> object:
        return view.hand, view.gifts, view.actions

    @override
    def max_moves(self, seats: int) -> int:
        # Per placement at most: place, deploy, walk, five times leave, confirm, end; and an
        # action of three moves per turn. Everybody keeps a tile and places 22.
        return seats * (1 + 22 * (10 + 3))

    @override
    def broken_invariants(self, state: State) -> tuple[str, ...]:
        return invariants.broken(state, self.content)

    @override
    def ahead(self, state: State, seat: int) -> State | None:
        if state.finished or not state.turn or not state.hands[seat]:
            return None
        return replace(state, active=seat, placed=0, draft=None)

    @override
    def warning(self, view: View, move: Move) -> Phrase | None:
        # LX-203: the last choice turns the starting display up.
        if isinstance(move, Keep) and view.chosen.count(False) == 1:
            return phrase("warning-keep")
        return None

    @override
    def turn_facts(self, view: View) -> dict[str, int | str]:
        return {"round": view.round}

    @override
    def grid(self, view: View) -> tuple[str, str, str, str]:
        columns, rows = board.frame(view.players)
        last = (rows - 1) * board.STRIDE + columns - 1
        return "A", board.column_name(last), "1", board.row_name(last)

    @override
    def points(self, view: View) -> tuple[int, ...]:
        return tuple(score.total for score in view.scores)

    @override
    def counts(self, view: View, seat: int) -> Mapping[str, int]:
        return {
            "held": sum(
                stack[-1] == seat and board.VALUE[view.board[cell]] > 0
                for cell, stack in view.stacks.items()
            ),
            "boats": sum(owner == seat for owner in view.boats.values()),
        }


def load(content_dir: Path | None) -> Luxor:
    """Return the game with our own tiles or those of ``content_dir``.

    :raises BadContent: if the tile file is wrong.
    """
    forms = (TileSets.in_order, as_written)
    game, former = (
        Luxor(*form) for form in load_forms(TileSets, FILE, "luxor", content_dir, *forms)
    )
    if former.content_hash != game.content_hash:
        game.former = former
    return game

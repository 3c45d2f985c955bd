"""Expeditions (J. Stegmaier, Stonemaier Games 2023), with our own automa for one player.

:class:`Siberia` is the game as the project knows it. In :mod:`rules`, :mod:`questions` says what is
asked, :mod:`asking` which answers there are, :mod:`refusals` why others are refused, :mod:`playing`
what a move does, :mod:`resolving` how chains of effects are worked off, :mod:`views` who sees what.
:mod:`notation` writes and reads moves, :mod:`words` says in phrases what they do, and :mod:`player`
judges positions.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Concatenate, ParamSpec, Self, TypeVar, cast

from typing_extensions import override

from engines.core import Codec, Event, Game, IllegalMove, events_in
from engines.core.rulebook import Scope
from engines.core.values import Term
from engines.siberia import content
from engines.siberia.content.model import Content
from engines.siberia.notation import reader, writing
from engines.siberia.notation.lexicon import Lexicon
from engines.siberia.player import evaluation
from engines.siberia.rules import (
    caveats,
    events,
    invariants,
    playing,
    refusals,
    scoring,
    setup,
    turn_events,
    turns,
    views,
    warnings,
)
from engines.siberia.rules.clauses import CLAUSES
from engines.siberia.rules.moves import Move, TaggedMove
from engines.siberia.rules.resolving import MOST_STEPS
from engines.siberia.rules.state import SiberiaOptions, State
from engines.siberia.rules.view import View
from engines.siberia.words import decisions, facts, lines, names, text, things

P = ParamSpec("P")
T = TypeVar("T")


def on_content(work: Callable[Concatenate[Content, P], T]) -> Callable[Concatenate[Siberia, P], T]:
    """Return the method of the game that calls a function of its rules with the content."""

    def method(game: Siberia, /, *args: P.args, **named: P.kwargs) -> T:
        return work(game.content, *args, **named)

    return method


class Siberia(Game[State, Move]):
    """The rules of the catalogue's clauses SB-101 to SB-1118."""

    id = "siberia"
    title = "Expeditions"
    ruleset = 2
    older_rulesets: ClassVar[tuple[int, ...]] = (1,)
    seats = range(1, 6)
    positions_per_second = 2500
    Options = SiberiaOptions
    folder = Path(__file__).parent
    rivals = (scoring.RIVAL,)
    shortcuts = writing.SHORTCUTS
    unsaid_events = frozenset({"turn-ended"})
    clauses_for = CLAUSES
    final = MappingProxyType(
        {
            "end": "its button says that it ends the turn",
            "finish": "its button says that it ends the turn",
        }
    )
    told_options = frozenset({"level"})
    seldom = frozenset({"spend-map"})
    daily = MappingProxyType[str, Any]({"level": 2})
    scopes = (Scope("solo", "SB-1101 SB-1118", lambda _, seats: seats in (None, 1)),)

    # These come first: below, the codecs hide what is called the same.
    decisions = on_content(decisions.decisions)
    refusal = on_content(refusals.refusal)
    resample = on_content(views.resample)
    reseeded = on_content(views.reseeded)
    outcome = on_content(scoring.outcome)
    broken_invariants = on_content(invariants.broken)
    ahead = on_content(turns.ahead)
    warning = on_content(warnings.warning)
    caveat = on_content(caveats.of_move)
    path = on_content(writing.path)
    format = staticmethod(writing.format_move)
    lines = on_content(lines.lines)
    facts = on_content(facts.facts)
    things = on_content(things.of)
    text = on_content(text.text_of)

    states = Codec(State)
    moves = Codec(TaggedMove)
    events = Codec(events_in(events, turn_events))
    views = Codec(View)

    def __init__(self, printed: Content, content_hash: str) -> None:
        self.content = printed
        self.content_hash = content_hash
        self._lexicon = Lexicon(printed)
        self._evaluator = evaluation.Evaluator(printed)
        self._names = names.by_language(printed)
        self._first: FirstRuleset | None = None

    @override
    def begun_with(self, content_hash: str, ruleset: int) -> Self:
        game = super().begun_with(content_hash, ruleset)
        if ruleset not in self.older_rulesets:
            return game
        return cast("Self", game._by_first_ruleset())

    def _by_first_ruleset(self) -> FirstRuleset:
        if self._first is None:
            self._first = FirstRuleset(replace(self.content, asks_first=False), self.content_hash)
        return self._first

    @override
    def start(self, seats: int, options: SiberiaOptions, seed: str) -> State:
        self.check_seats(seats)
        return setup.start(self.content, seats, options, seed)

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        if not any(move in asked.moves for asked in self.decisions(state) if asked.seat == seat):
            refused = refusals.refusal(self.content, state, seat, move)
            assert refused is not None
            raise IllegalMove(refused)
        return playing.carried_out(self.content, state, move)

    @override
    def held(self, view: View) -> object:
        """Return the same for all views: everything is public."""
        return None

    @override
    def former_forms(self, state: State) -> tuple[str, ...]:
        """Return the state without its earlier turns, which earlier versions did not keep."""
        data = json.loads(self.states.dump(state))
        del data["earlier"]
        return (json.dumps(data, separators=(",", ":"), ensure_ascii=False),)

    @override
    def view(self, state: State, seat: int | None) -> View:
        public = views.public_view(self.content, state)  # all see the same
        if seat is None:
            return public
        asked = next((asked for asked in self.decisions(state) if asked.seat == seat), None)
        return replace(public, seat=seat, decision=asked, earlier=views.earlier(state, seat))

    @override
    def max_moves(self, seats: int) -> int:
        return 1000 * seats * MOST_STEPS

    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        return reader.parse(self._lexicon, text, moves)

    @override
    def turn_facts(self, view: View) -> dict[str, int | str]:
        return {"round": view.round}

    @override
    def points(self, view: View) -> tuple[int, ...]:
        return tuple(score.total for score in view.scores)

    @override
    def counts(self, view: View, seat: int) -> Mapping[str, int]:
        mat = view.mats[seat]
        return {
            "tokens": len(mat.glory),
            "each": scoring.glory(mat),
            "items": len(mat.upgraded),
            "corruption": len(mat.corruption),
        }

    @override
    def rival_points(self, view: View) -> tuple[int, ...]:
        return () if view.automa is None else (view.automa.score,)

    @override
    def names(self, language: str) -> Mapping[str, str]:
        return self._names.get(language, {})

    @override
    def evaluate(self, view: Any) -> float:
        return self._evaluator.evaluate(view)

    @override
    def terms(self, view: Any) -> tuple[Term, ...]:
        return self._evaluator.terms(view)

    @override
    def is_midway(self, view: Any) -> bool:
        asked = view.decision is not None and view.active == view.seat
        return asked and bool(view.shifted)

    @override
    def standing(self, state: State, seat: int) -> float:
        return self._evaluator.standing(state, seat)

    @override
    def close_standing(self, state: State, seat: int) -> float:
        return self._evaluator.lead(state, seat)

    @override
    def in_points(self, state: State, seat: int) -> float:
        return self._evaluator.points_ahead(state, seat)

    @override
    def shortlist(self, state: State, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        return self._evaluator.shortlist(state, seat, moves)


class FirstRuleset(Siberia):
    """The game as it was begun under ruleset 1: what follows by itself is drawn without a question.

    Such games go on so, because each question would be a move more (SB-315).
    """

    ruleset = 1
    older_rulesets = ()


def load(content_dir: Path | None) -> Siberia:
    """Return the game with our own cards or those of ``content_dir``.

    :raises BadContent: if the content file is wrong.
    """
    game, former = (Siberia(*form) for form in content.load_both(content_dir))
    if former.content_hash != game.content_hash:
        game.former = former
    return game

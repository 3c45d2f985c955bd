"""Expedition: Famous Explorers (W. Kramer, 2013) with all its advanced rules.

:class:`FamousExplorers` is the game as the project knows it. :mod:`rules` says what is asked and
what is legal, :mod:`playing` what a move does, :mod:`views` who sees what, :mod:`notation` how
moves are written. What it shares with Expedition (1996) is in :mod:`engines.routes`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from typing_extensions import override

from engines.core import Codec, Line, Thing, decision_of, events_in
from engines.core.rulebook import Scope
from engines.famous_explorers import (
    evaluation,
    events,
    invariants,
    playing,
    rules,
    scoring,
    setup,
    text,
    views,
    warnings,
)
from engines.famous_explorers.clauses import CLAUSES
from engines.famous_explorers.content import titles
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.market import EXPLORERS
from engines.famous_explorers.moves import Keep, Lift, Move, Score, TaggedMove
from engines.famous_explorers.notation import SHORTCUTS, Notation, Parser
from engines.famous_explorers.state import PRESETS, FamousExplorersOptions, State
from engines.famous_explorers.view import View
from engines.routes import events as shared_events
from engines.routes.board import begun_by
from engines.routes.content import LANGUAGES
from engines.routes.gains import gains, pays
from engines.routes.game import FINAL, RouteGame, by_lookup
from engines.routes.lines import ASKED
from engines.routes.moves import Remove
from engines.routes.network import Network
from engines.routes.rules import END_TURN


class FamousExplorers(RouteGame[State, Move]):
    """The rules of the catalogue's clauses FE-101 to FE-952 and RT-101 to RT-954."""

    id = "famous_explorers"
    title = "Expedition: Famous Explorers"
    ruleset = 1
    seats = range(2, 7)
    # Cards may be held back and released any number of times.
    most_moves = 20_000
    Options = FamousExplorersOptions
    presets = PRESETS
    folder = Path(__file__).parent
    shortcuts = SHORTCUTS
    # The card says who is next.
    unsaid_events = frozenset({"turn-ended"})
    clauses_for = CLAUSES
    final = FINAL
    open_kinds = frozenset({"mark"})
    seldom = frozenset({"exchange", "buy", "peek", "reveal"})
    scopes = (
        Scope("new_rule_1", "FE-701 FE-704", lambda o, _: o.new_rule_1),
        Scope("without_new_rule_1", "FE-302", lambda o, _: not o.new_rule_1),
        Scope("new_rule_2", "FE-711 FE-712", lambda o, _: o.new_rule_2),
        Scope("explorers_events", "FE-801 FE-840", lambda o, _: o.explorers_events),
        Scope("secret_destinations", "FE-901 FE-917", lambda o, _: o.secret_destinations),
        Scope("without_secret_destinations", "RT-802", lambda o, _: not o.secret_destinations),
        Scope("route_rule", "RT-509", lambda *_: False),
    )

    # These come first: below, the codecs hide the modules of the same names.
    decisions = by_lookup(rules.decisions)
    free_action = by_lookup(rules.free_action)
    route_rules = by_lookup(rules.route_rules_of)
    refusal = by_lookup(rules.refusal)
    apply = by_lookup(playing.apply)
    outcome = by_lookup(scoring.outcome)
    resample = staticmethod(views.resample)
    reseeded = staticmethod(views.reseeded)
    warning = by_lookup(warnings.warning)
    evaluate = by_lookup(evaluation.evaluate)
    terms = by_lookup(evaluation.terms)
    broken_invariants = by_lookup(invariants.broken)

    states = Codec(State)
    moves = Codec(TaggedMove)
    events = Codec(events_in(events, shared_events))
    views = Codec(View)
    notation: Notation
    reader = Parser

    def __init__(self, network: Network, content_hash: str) -> None:
        super().__init__(network, content_hash)
        self.lookup = Lookup(network)
        self.titles = {id_: name for id_, name in titles().items() if id_ in network.numbers}
        self.notation = Notation(network, self.titles)

    @override
    def names(self, language: str) -> Mapping[str, str]:
        """Return what a language calls places, and the titles of cards."""
        own = titles(language)
        called = {title: own[id_] for id_, title in self.titles.items() if own[id_] != title}
        return {**super().names(language), **called}

    @override
    def also_called(self, point_id: str) -> tuple[str, ...]:
        """Return the titles of a place's card in all languages, English first."""
        every = (titles(language).get(point_id) for language in ("en", *LANGUAGES))
        return (*dict.fromkeys(filter(None, every)),)

    @override
    def start(self, seats: int, options: FamousExplorersOptions, seed: str) -> State:
        self.check_seats(seats)
        return setup.start(self.lookup, seats, options, seed)

    @override
    def lines(self, state: State, seat: int) -> tuple[Line, ...]:
        # After a branch or a bonus the rest of an Event is owed.
        if state.task is None:
            return (*super().lines(state, seat), *self._scorable(state, seat))
        if state.task.kind != "keep":
            return ()
        return (*super().lines(state, seat), *self._scored(state, seat))

    def _scorable(self, state: State, seat: int) -> Iterator[Line]:
        """Yield the cards that may be scored in the own turn without opening the hand (FE-305)."""
        asked, free = decision_of(self, state, seat), self.free_action(state, seat)
        if asked is None or asked.kind not in ASKED or free is None:
            return
        view = self.view(state, seat)
        for score in free.moves:
            if isinstance(score, Score):
                path, warning = ("score", score.place), self.warning(view, score)
                yield Line(moves=(score,), path=path, warning=warning)

    def _scored(self, state: State, seat: int) -> Iterator[Line]:
        """Yield the cards that may be kept and scored at once (FE-305), also before the end."""
        asked = decision_of(self, state, seat)
        for keep in asked.moves if asked is not None else ():
            if not isinstance(keep, Keep):
                continue
            after, score = self.apply(state, seat, keep)[0], Score(keep.place)
            if self.refusal(after, seat, score) is not None:
                continue
            warning = self.warning(self.view(after, seat), score)
            yield Line(moves=(keep, score), path=(f"score-{keep.place}",), warning=warning)
            if self._can_end(after, seat, score):
                both, path = (keep, score, END_TURN), (f"score-and-end-{keep.place}",)
                yield Line(moves=both, path=path, warning=warning)

    @override
    def is_private(self, move: Move) -> bool:
        return isinstance(move, rules.PRIVATE_MOVES)

    @override
    def view(self, state: State, seat: int | None) -> View:
        return views.view(self.lookup, state, seat)

    @override
    def held(self, view: View) -> object:
        assert view.seat is not None, "only a player has a hand"
        # That a place was reached is said only of a card that is neither scorable nor held back.
        hand = []
        for card in view.hand:
            late = card.reached and not (card.scorable or card.held)
            hand.append((card.place, card.marked, card.scorable, card.held, late))
        seen = [(card.slot, card.place) for card in view.secrets if view.seat in card.peeked]
        # After the redraw the free actions below a hand begin.
        redraw = view.phase == "redraw"
        bought = [worth.card for worth in view.explorers[view.seat]], view.kept_events[view.seat]
        return hand, seen, redraw, view.tossed, view.given, view.drawn, view.discarded, bought

    @override
    def benefits(self, view: Any, move: Move) -> tuple[str, ...]:
        own = {
            held.place: "held" if held.held else "marked" if held.marked else "own"
            for held in view.hand
        }
        if not isinstance(move, Remove | Lift):
            own |= {secret.place: "secret" for secret in view.secrets if secret.place is not None}
        # FE-833: a point reached by removing an arrow with the Fallen Bridge pays nothing.
        back = {} if isinstance(move, Lift) else pays(self.network, view.supply)
        return gains(view.expeditions, view.row, own, move, back)

    @override
    def ahead(self, state: State, seat: int) -> State | None:
        if state.board.ended or state.drawn or state.redrawing:
            return None
        if state.marker is not None:
            return replace(state, marker=seat) if state.to_mark[seat] else None
        board = begun_by(state.board, seat)
        return replace(state, board=board, tasks=(), late=False, bought=False, window=None)

    @override
    def things(self, view: View) -> tuple[Thing, ...]:
        """Return the market too, under the names by which cards are bought."""
        if not view.explorers_events:
            return super().things(view)
        market = (
            Thing(card.replace("_", " "), ("market",) if card in view.market else (), ("market",))
            for card in EXPLORERS
        )
        return (*market, *super().things(view))

    @override
    def points(self, view: View) -> tuple[int, ...]:
        return tuple(score.track for score in view.scores)

    @override
    def counts(self, view: View, seat: int) -> Mapping[str, int]:
        return {
            "row": len(view.taken[seat]),
            "secrets": len(view.claimed[seat]),
            "cards": view.scores[seat].cards,
            "left": len(view.unfulfilled[seat]),
            "marks": len(view.marked_cards[seat]),
            "forgotten": len(view.marks[seat]),
            "explorers": len(view.explorers[seat]),
        }

    @override
    def text(self, view: Any) -> str:
        return text.text_of(self.notation, view)


load = FamousExplorers.load

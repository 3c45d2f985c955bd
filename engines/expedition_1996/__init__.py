"""Expedition (W. Kramer, Queen Games 1996) with its variants A and B.

:class:`Expedition` is the game as the project knows it. :mod:`rules` says what is asked and what is
legal, :mod:`playing` what a move does, :mod:`views` who sees what, :mod:`notation` how moves are
written. What it shares with Famous Explorers is in :mod:`engines.routes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from typing_extensions import override

from engines.core import Codec, Line, events_in
from engines.core.rulebook import Scope
from engines.expedition_1996 import (
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
from engines.expedition_1996.clauses import CLAUSES
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.moves import Move, TaggedMove
from engines.expedition_1996.notation import SHORTCUTS, Notation, Parser
from engines.expedition_1996.state import ExpeditionOptions, State
from engines.expedition_1996.view import View
from engines.routes import events as shared_events
from engines.routes.board import begun_by
from engines.routes.gains import ROW, gains, pays
from engines.routes.game import FINAL, RouteGame, by_lookup
from engines.routes.network import Network


class Expedition(RouteGame[State, Move]):
    """The rules of the catalogue's clauses Q96-101 to Q96-952 and RT-101 to RT-954."""

    id = "expedition_1996"
    title = "Expedition (1996)"
    ruleset = 1
    seats = range(2, 7)
    # Random games take about 300 moves; the longest of thousands took fewer than 500.
    most_moves = 10_000
    Options = ExpeditionOptions
    folder = Path(__file__).parent
    wording = 1
    shortcuts = SHORTCUTS
    # The card says who is next.
    unsaid_events = frozenset({"turn-ended"})
    clauses_for = CLAUSES
    final = FINAL
    open_kinds = frozenset({"chip"})
    seldom = frozenset({"exchange"})
    scopes = (
        Scope("variant_a", "Q96-701 Q96-706, RT-510 RT-515", lambda options, _: options.variant_a),
        Scope(
            "without_variant_a",
            "Q96-103, Q96-201, Q96-304, RT-509",
            lambda options, _: not options.variant_a,
        ),
        Scope("variant_b", "Q96-801 Q96-809", lambda options, _: options.variant_b),
        Scope(
            "without_variant_b",
            "Q96-103 Q96-104, Q96-201 Q96-206, Q96-401 Q96-407, Q96-502 Q96-507, Q96-601 Q96-605, "
            "Q96-701 Q96-704, RT-801 RT-812",
            lambda options, _: not options.variant_b,
        ),
    )

    # These come first: below, the codecs hide the modules of the same names.
    decisions = by_lookup(rules.decisions)
    route_rules = by_lookup(Lookup.route_rules)
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
        self.notation = Notation(network)

    @override
    def start(self, seats: int, options: ExpeditionOptions, seed: str) -> State:
        self.check_seats(seats)
        return setup.start(self.lookup, seats, options, seed)

    @override
    def lines(self, state: State, seat: int) -> tuple[Line, ...]:
        found = super().lines(state, seat)
        # Q96-804: in variant B the last chip that somebody collects ends the game.
        return tuple(line for line in found if line.warning != warnings.ENDS)

    @override
    def view(self, state: State, seat: int | None) -> View:
        return views.view(self.lookup, state, seat)

    @override
    def held(self, view: View) -> object:
        # Variant B has no missions: there a hand shows the own chips on the board.
        chips = view.chips[view.seat] if view.variant_b and view.seat is not None else ()
        return view.hand, view.given, view.drawn, view.sunk, chips

    @override
    def benefits(self, view: Any, move: Move) -> tuple[str, ...]:
        own = {held.place: "marked" if held.marked else "own" for held in view.hand}
        if view.variant_b and view.seat is not None:
            own = dict.fromkeys(view.chips[view.seat], "chip")
        back = {**pays(self.network, view.supply), **dict.fromkeys(view.row, ROW)}
        return gains(view.expeditions, view.row, own, move, back)

    @override
    def ahead(self, state: State, seat: int) -> State | None:
        if state.board.ended or state.drawn:
            return None
        if state.placer is not None:
            return replace(state, placer=seat) if state.to_place[seat] else None
        return replace(state, board=begun_by(state.board, seat))

    @override
    def points(self, view: View) -> tuple[int, ...]:
        return tuple(score.missions + score.chips + score.row for score in view.scores)

    @override
    def counts(self, view: View, seat: int) -> Mapping[str, int]:
        completed, left = len(view.opened[seat]), len(view.unfulfilled[seat])
        return {
            "completed": completed,
            "own": completed + left,
            "left": left,
            "chips": len(view.collected[seat]),
            "row": len(view.taken[seat]),
            "forgotten": len(view.chips[seat]),
        }

    @override
    def text(self, view: Any) -> str:
        return text.text_of(self.notation, view)


load = Expedition.load

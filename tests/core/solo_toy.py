"""Solo toy, a game of the tests: one or two seats travel against a caravan that has no seat.

It tests rivals inside the state, defeat, a printed scale, and a daily challenge. In a turn a seat
packs one to three loads, which may be undone, and goes: it moves on by its loads unless a die shows
less. Then the caravan turns up a card and moves on by that. When its deck is shuffled, at first and
whenever it is used up, one card is set aside face down. Against two seats the caravan has two turns
for each of theirs, so it counts half of its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import override

from engines.core import (
    BadNotation,
    Chance,
    Codec,
    Decision,
    Event,
    Game,
    IllegalMove,
    Options,
    Outcome,
    Refusal,
    Rival,
    View,
)
from engines.core.rulebook import Clause, Rulebook

CARDS = (0, 1, 1, 2, 2)
LOADS = range(1, 4)
TURNS_OF_EACH = 4
CARAVAN = "caravan"
LIMITS = (4, 7)
"""The points from which a seat that plays alone has the second and the third grade."""

CLAUSES = {"SO-101": "Pack one to three loads.", "SO-102": "Go with what you have packed."}


@dataclass(frozen=True, slots=True)
class Pack:
    """Pack loads (SO-101)."""

    loads: int
    kind: Literal["pack"] = "pack"


@dataclass(frozen=True, slots=True)
class Go:
    """Travel with them (SO-102)."""

    kind: Literal["go"] = "go"


Move: TypeAlias = Pack | Go
Tagged: TypeAlias = Annotated[Move, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Packed(Event):
    seat: int
    loads: int
    kind: Literal["packed"] = "packed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Travelled(Event):
    """A seat or the caravan, which has no seat, moved on."""

    seat: int | str
    by: int
    kind: Literal["travelled"] = "travelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    first_seats: str
    kind: Literal["ended"] = "ended"


TaggedEvent: TypeAlias = Annotated[Packed | Travelled | Ended, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    scores: tuple[int, ...]
    deck: tuple[int, ...]
    aside: int
    shown: tuple[int, ...] = ()
    caravan: int = 0
    packed: int = 0
    turn: int = 1
    chance: Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloView(View):
    decision: Decision[Tagged] | None
    scores: tuple[int, ...]
    caravan: int
    shown: tuple[int, ...]
    packed: int


class SoloOptions(Options):
    pass


class SoloToy(Game[State, Move]):
    """The game; its state needs no content."""

    id = "solo"
    title = "Solo"
    ruleset = 1
    seats = range(1, 3)
    Options = SoloOptions
    rivals = (CARAVAN,)
    grades = ("stroller", "guide", "legend")
    daily = MappingProxyType[str, Any]({})
    folder = Path(__file__).parent
    content_hash = "solo"
    final = MappingProxyType({"pack": "short", "go": "short"})

    states = Codec(State)
    moves = Codec(Tagged)
    events = Codec(TaggedEvent)
    views = Codec(SoloView)

    @override
    def rulebook(self, language: str) -> Rulebook:
        return Rulebook("Solo", tuple(Clause(id_, "Solo", text) for id_, text in CLAUSES.items()))

    @override
    def start(self, seats: int, options: Any, seed: str) -> State:
        self.check_seats(seats)
        (aside, *deck), chance = Chance.from_seed(seed).shuffled(CARDS)
        return State(scores=(0,) * seats, deck=tuple(deck), aside=aside, chance=chance)

    # --- what may be done --------------------------------------------------------------

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        if self.outcome(state) is not None:
            return ()
        moves: tuple[Move, ...] = (Go(),) if state.packed else tuple(map(Pack, LOADS))
        kind = "go" if state.packed else "pack"
        return (Decision(seat=_active(state), kind=kind, moves=moves, steps=("move",)),)

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if any(
            move in decision.moves for decision in self.decisions(state) if decision.seat == seat
        ):
            return None
        return Refusal("SO-102" if isinstance(move, Go) else "SO-101", "not-now")

    # --- what happens ------------------------------------------------------------------

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        why = self.refusal(state, seat, move)
        if why is not None:
            raise IllegalMove(why)
        state = replace(state, chance=state.chance.without_log())
        if isinstance(move, Pack):
            packed = Packed(seat=seat, loads=move.loads)
            return replace(state, packed=move.loads), (packed,)
        die, chance = state.chance.chosen(LOADS)
        by = state.packed if state.packed <= die else 0
        scores = tuple(score + by * (at == seat) for at, score in enumerate(state.scores))
        state = replace(state, scores=scores, packed=0, turn=state.turn + 1, chance=chance)
        state, travelled = self._caravan_goes(state)
        events: list[Event] = [Travelled(seat=seat, by=by, reveals=True), travelled]
        outcome = self.outcome(state)
        if outcome is not None:
            first = [rival.name for rival in outcome.rivals if rival.rank == 1]
            events.append(Ended(first_seats=" ".join([*map(str, outcome.winners), *first])))
        return state, tuple(events)

    def _caravan_goes(self, state: State) -> tuple[State, Event]:
        """Let the caravan take its turn, by the top card of its deck."""
        if not state.deck:
            (aside, *deck), chance = state.chance.shuffled(CARDS)
            state = replace(state, deck=tuple(deck), aside=aside, shown=(), chance=chance)
        card, *deck = state.deck
        state = replace(
            state,
            deck=tuple(deck),
            shown=(*state.shown, card),
            caravan=state.caravan + card,
        )
        return state, Travelled(seat=CARAVAN, by=card, reveals=True)

    # --- what is seen ------------------------------------------------------------------

    @override
    def view(self, state: State, seat: int | None) -> SoloView:
        asked = self.decisions(state)
        return SoloView(
            seat=seat,
            turn=state.turn,
            to_act=tuple(decision.seat for decision in asked),
            decision=next((decision for decision in asked if decision.seat == seat), None),
            outcome=self.outcome(state),
            scores=state.scores,
            caravan=state.caravan,
            shown=state.shown,
            packed=state.packed,
        )

    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        seed, chance = chance.below(1 << 63)
        (aside, *deck), _chance = chance.shuffled(sorted((state.aside, *state.deck)))
        return replace(state, deck=tuple(deck), aside=aside, chance=Chance(seed))

    @override
    def text(self, view: Any) -> str:
        shown = " ".join(map(str, view.shown))
        return f"scores {view.scores}, caravan {view.caravan} by {shown}, packed {view.packed}"

    # --- the rest of the contract ------------------------------------------------------

    @override
    def outcome(self, state: State) -> Outcome | None:
        """Return the result; a seat that ties with the caravan is ranked behind it."""
        scores, caravan = state.scores, state.caravan // len(state.scores)
        if state.turn <= TURNS_OF_EACH * len(scores):
            return None
        ahead = 1 + sum(score > caravan for score in scores)
        return Outcome(
            scores=scores,
            ranks=tuple(
                1 + sum(other > score for other in scores) + (caravan >= score) for score in scores
            ),
            sources=(("stages", scores),),
            rivals=(Rival(name=CARAVAN, score=caravan, rank=ahead),),
            lost=ahead == 1,
            grade=self.grades[sum(scores[0] >= limit for limit in LIMITS)]
            if len(scores) == 1
            else None,
        )

    @override
    def max_moves(self, seats: int) -> int:
        return 2 * TURNS_OF_EACH * seats

    @override
    def broken_invariants(self, state: State) -> tuple[str, ...]:
        cards = sorted((state.aside, *state.deck, *state.shown))
        return () if cards == sorted(CARDS) else (f"cards are not conserved: {cards}",)

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        return (self.format(move),)

    @override
    def format(self, move: Move) -> str:
        return f"pack {move.loads}" if isinstance(move, Pack) else "go"

    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        words = text.split()
        every: list[Move] = [*map(Pack, LOADS), Go()]
        for move in every:
            written = self.format(move).split()
            if words[: len(written)] == written:
                return move, " ".join(words[len(written) :])
        raise BadNotation("unknown", text)

    @override
    def facts(self, thing: Any) -> dict[str, int | str]:
        names = ("seat", "loads", "by", "first_seats")
        return {name: getattr(thing, name) for name in names if hasattr(thing, name)}

    @override
    def evaluate(self, view: Any) -> float:
        return float(view.scores[view.seat] - view.caravan)


def _active(state: State) -> int:
    return (state.turn - 1) % len(state.scores)

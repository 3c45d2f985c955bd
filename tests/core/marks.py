"""Marks, a game of the tests: everybody marks squares at the same time, in secret.

It tests seats that are asked at the same time. Each of two to four seats marks up to two of six
squares, and commits; until the last has committed, a commit can be withdrawn. Then all marks are
shown. A square that one seat marked scores its value for it. A square that exactly two seats
marked is a clash: the lower of the two seats is asked, in the middle of the turn, whether it
yields; if so, the other scores, else nobody. After five turns the highest score wins.
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
    View,
)
from engines.core.rulebook import Clause, Rulebook

SQUARES = range(1, 7)
MARKS = 2
TURNS = 5


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark a square in secret (MK-101)."""

    square: int
    kind: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class Commit:
    """Finish marking (MK-102)."""

    kind: Literal["commit"] = "commit"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back a commit while somebody is still marking (MK-103)."""

    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Settle:
    """Answer a clash: yield the square, or not (MK-201)."""

    yields: bool
    kind: Literal["settle"] = "settle"


Move: TypeAlias = Mark | Commit | Withdraw | Settle
Tagged: TypeAlias = Annotated[Move, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    square: int
    kind: Literal["marked"] = "marked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed(Event):
    seat: int
    kind: Literal["committed"] = "committed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrew(Event):
    seat: int
    kind: Literal["withdrew"] = "withdrew"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Event):
    marks: tuple[tuple[int, ...], ...]
    kind: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled(Event):
    seat: int
    square: int
    yields: bool
    kind: Literal["settled"] = "settled"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    kind: Literal["turn_ended"] = "turn_ended"


TaggedEvent: TypeAlias = Annotated[
    Marked | Committed | Withdrew | Shown | Settled | TurnEnded, Field(discriminator="kind")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """``clashes`` are the squares about which a seat must still be asked."""

    values: tuple[int, ...]
    marks: tuple[tuple[int, ...], ...]
    committed: tuple[bool, ...]
    clashes: tuple[int, ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    scores: tuple[int, ...]
    turn: int = 1
    chance: Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class MarksView(View):
    """``marks`` are the reader's own, ``shown`` those that were last shown to everybody."""

    decision: Decision[Tagged] | None
    values: tuple[int, ...]
    marks: tuple[int, ...]
    committed: tuple[bool, ...]
    clashes: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


class MarksOptions(Options):
    pass


class Marks(Game[State, Move]):
    """The game; its state needs no content."""

    id = "marks"
    title = "Marks"
    ruleset = 1
    seats = range(2, 5)
    Options = MarksOptions
    folder = Path(__file__).parent
    content_hash = "marks"
    final = MappingProxyType({"commit": "short", "settle": "short"})

    states = Codec(State)
    moves = Codec(Tagged)
    events = Codec(TaggedEvent)
    views = Codec(MarksView)

    @override
    def rulebook(self, language: str) -> Rulebook:
        words = {"MK-101": "Mark.", "MK-102": "Commit.", "MK-103": "Withdraw.", "MK-201": "Clash."}
        return Rulebook("Marks", tuple(Clause(id_, "Marks", text) for id_, text in words.items()))

    @override
    def start(self, seats: int, options: Any, seed: str) -> State:
        self.check_seats(seats)
        values, chance = Chance.from_seed(seed).shuffled(SQUARES)
        return State(
            values=values,
            marks=((),) * seats,
            committed=(False,) * seats,
            scores=(0,) * seats,
            chance=chance,
        )

    # --- what may be done --------------------------------------------------------------

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        if self.outcome(state) is not None:
            return ()
        if state.clashes:
            seat = _markers(state, state.clashes[0])[0]
            moves: tuple[Move, ...] = (Settle(True), Settle(False))
            facts = (("square", state.clashes[0]),)
            return (Decision(seat=seat, kind="clash", moves=moves, steps=("yield",), facts=facts),)
        return tuple(
            Decision(
                seat=seat,
                kind="mark",
                moves=_marking(state, seat),
                steps=("what", "square"),
                several=max(1, MARKS - len(state.marks[seat])),
            )
            for seat, committed in enumerate(state.committed)
            if not committed
        )

    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        if self.outcome(state) is not None or state.clashes or not state.committed[seat]:
            return None
        return Decision(seat=seat, kind="free", moves=(Withdraw(),), steps=("what",))

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        asked = [decision for decision in self.decisions(state) if decision.seat == seat]
        free_action = self.free_action(state, seat) if seat in range(len(state.marks)) else None
        if any(
            move in decision.moves
            for decision in (*asked, *((free_action,) if free_action else ()))
        ):
            return None
        clause = {"mark": "MK-101", "commit": "MK-102", "withdraw": "MK-103", "settle": "MK-201"}
        return Refusal(clause[move.kind], "not-now")

    # --- what happens ------------------------------------------------------------------

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        why = self.refusal(state, seat, move)
        if why is not None:
            raise IllegalMove(why)
        state = replace(state, chance=state.chance.without_log())
        match move:
            case Mark(square):
                marks = tuple(sorted((*state.marks[seat], square)))
                event: Event = Marked(square=square, audience=(seat,))
                return replace(state, marks=_put(state.marks, seat, marks)), (event,)
            case Withdraw():
                committed = _put(state.committed, seat, False)
                return replace(state, committed=committed), (Withdrew(seat=seat),)
            case Settle(yields):
                return _settled(state, seat, yields)
            case Commit():
                state = replace(state, committed=_put(state.committed, seat, True))
                if not all(state.committed):
                    return state, (Committed(seat=seat),)
                state, events = _shown(state)
                return state, (Committed(seat=seat), *events)

    # --- what is seen ------------------------------------------------------------------

    @override
    def view(self, state: State, seat: int | None) -> MarksView:
        asked = self.decisions(state)
        return MarksView(
            seat=seat,
            turn=state.turn,
            to_act=tuple(decision.seat for decision in asked),
            decision=next((decision for decision in asked if decision.seat == seat), None),
            outcome=self.outcome(state),
            values=state.values,
            marks=() if seat is None else state.marks[seat],
            committed=state.committed,
            clashes=state.clashes,
            shown=state.shown,
            scores=state.scores,
        )

    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        seed, chance = chance.below(1 << 63)
        if state.clashes:  # nothing is hidden
            return replace(state, chance=Chance(seed))
        marks = list(state.marks)
        for other in range(len(marks)):
            if other != seat:
                count, chance = chance.below(MARKS + 1)
                squares, chance = chance.shuffled(SQUARES)
                marks[other] = tuple(sorted(squares[:count]))
        return replace(state, marks=tuple(marks), chance=Chance(seed))

    @override
    def text(self, view: Any) -> str:
        return f"marks {view.marks}, committed {view.committed}, scores {view.scores}"

    # --- the rest of the contract ------------------------------------------------------

    @override
    def outcome(self, state: State) -> Outcome | None:
        if state.turn <= TURNS:
            return None
        ranks = tuple(1 + sum(other > own for other in state.scores) for own in state.scores)
        return Outcome(scores=state.scores, ranks=ranks, sources=(("squares", state.scores),))

    @override
    def max_moves(self, seats: int) -> int:
        return 1000  # a seat may withdraw and commit again, though chance soon has enough of it

    @override
    def broken_invariants(self, state: State) -> tuple[str, ...]:
        wrong = [f"too many marks: {marks}" for marks in state.marks if len(marks) > MARKS]
        return tuple(wrong)

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        return ("mark", str(move.square)) if isinstance(move, Mark) else (self.format(move),)

    @override
    def format(self, move: Move) -> str:
        match move:
            case Mark(square):
                return f"mark {square}"
            case Settle(yields):
                return "yield" if yields else "stay"
            case _:
                return move.kind

    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        every: list[Move] = [Commit(), Withdraw(), Settle(True), Settle(False), *map(Mark, SQUARES)]
        words = text.split()
        for move in every:
            written = self.format(move).split()
            if words[: len(written)] == written:
                return move, " ".join(words[len(written) :])
        raise BadNotation("unknown", text)

    @override
    def facts(self, thing: Any) -> dict[str, int | str]:
        facts = {name: getattr(thing, name) for name in ("square", "seat") if hasattr(thing, name)}
        if isinstance(thing, Settle):
            facts["yields"] = "yes" if thing.yields else "no"
        return facts

    @override
    def evaluate(self, view: Any) -> float:
        return float(view.scores[view.seat])


def _marking(state: State, seat: int) -> tuple[Move, ...]:
    free = [square for square in SQUARES if square not in state.marks[seat]]
    marks = [Mark(square) for square in free] if len(state.marks[seat]) < MARKS else []
    return (*marks, Commit())


def _markers(state: State, square: int) -> tuple[int, ...]:
    return tuple(seat for seat, marks in enumerate(state.marks) if square in marks)


def _shown(state: State) -> tuple[State, tuple[Event, ...]]:
    """Show all marks; score squares with one mark, and ask about clashes."""
    scores = list(state.scores)
    for square in SQUARES:
        markers = _markers(state, square)
        if len(markers) == 1:
            scores[markers[0]] += state.values[square - 1]
    clashes = tuple(square for square in SQUARES if len(_markers(state, square)) == 2)
    event = Shown(marks=state.marks, reveals=True)
    state = replace(state, scores=tuple(scores), clashes=clashes, shown=state.marks)
    if clashes:
        return state, (event,)
    state, events = _next_turn(state)
    return state, (event, *events)


def _settled(state: State, seat: int, yields: bool) -> tuple[State, tuple[Event, ...]]:
    square, *clashes = state.clashes
    scores = state.scores
    if yields:
        other = _markers(state, square)[1]
        scores = _put(scores, other, scores[other] + state.values[square - 1])
    event = Settled(seat=seat, square=square, yields=yields)
    state = replace(state, scores=scores, clashes=tuple(clashes))
    if clashes:
        return state, (event,)
    state, events = _next_turn(state)
    return state, (event, *events)


def _next_turn(state: State) -> tuple[State, tuple[Event, ...]]:
    seats = len(state.marks)
    state = replace(
        state, marks=((),) * seats, committed=(False,) * seats, clashes=(), turn=state.turn + 1
    )
    return state, (TurnEnded(reveals=True),)


def _put(row: tuple[Any, ...], seat: int, item: Any) -> tuple[Any, ...]:
    return (*row[:seat], item, *row[seat + 1 :])

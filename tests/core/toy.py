"""Toy, a game of the tests: a train passes numbers, and secret cards score what it has passed.

It tests free actions and private moves. Two seats have three of eight cards each. In a turn a
seat moves the train by one or two, and ends the turn. A card scores by itself when the train
reaches it, unless its owner holds it (a private move); a held card is scored by its owner, in
anybody's turn.
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
    Part,
    Refusal,
    Shortcut,
    View,
)
from engines.core.rulebook import Clause, Rulebook

CARDS = range(1, 9)
HELD_BY_EACH = 3


@dataclass(frozen=True, slots=True)
class Step:
    """Move the train (TY-101)."""

    by: Literal[1, 2]
    kind: Literal["step"] = "step"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (TY-102)."""

    kind: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep a card from scoring by itself (TY-201)."""

    card: int
    kind: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class Release:
    """Let a card score by itself again (TY-201)."""

    card: int
    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Score:
    """Score a held card that the train has passed (TY-202)."""

    card: int
    kind: Literal["score"] = "score"


Move: TypeAlias = Step | End | Hold | Release | Score
Tagged: TypeAlias = Annotated[Move, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(Event):
    to: int
    kind: Literal["stepped"] = "stepped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    seat: int
    card: int
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Switched(Event):
    card: int
    held: bool
    kind: Literal["switched"] = "switched"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    kind: Literal["passed"] = "passed"


TaggedEvent: TypeAlias = Annotated[
    Stepped | Scored | Switched | Passed, Field(discriminator="kind")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    held: tuple[tuple[int, ...], ...]
    scored: tuple[tuple[int, ...], ...]
    train: int = 0
    moved: bool = False
    turn: int = 1
    chance: Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    decision: Decision[Tagged] | None
    train: int
    scored: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]


class ToyOptions(Options):
    pass


class Toy(Game[State, Move]):
    """The game; its state needs no content."""

    id = "toy"
    title = "Toy"
    ruleset = 1
    seats = range(2, 3)
    Options = ToyOptions
    folder = Path(__file__).parent
    content_hash = "toy"
    final = MappingProxyType({"step": "short", "end": "short", "score": "short"})

    states = Codec(State)
    moves = Codec(Tagged)
    events = Codec(TaggedEvent)
    views = Codec(ToyView)

    @override
    def rulebook(self, language: str) -> Rulebook:
        clauses = {"TY-101": "Move.", "TY-102": "End.", "TY-201": "Hold.", "TY-202": "Score."}
        return Rulebook("Toy", tuple(Clause(id_, "Toy", words) for id_, words in clauses.items()))

    @override
    def start(self, seats: int, options: Any, seed: str) -> State:
        self.check_seats(seats)
        deck, chance = Chance.from_seed(seed).shuffled(CARDS)
        hands = (deck[:HELD_BY_EACH], deck[HELD_BY_EACH : 2 * HELD_BY_EACH])
        return State(
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            held=((), ()),
            scored=((), ()),
            chance=chance,
        )

    # --- what may be done --------------------------------------------------------------

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        if self.outcome(state) is not None:
            return ()
        moves: tuple[Move, ...] = (End(),) if state.moved else (Step(1), Step(2))
        seat = (state.turn - 1) % 2
        return (Decision(seat=seat, kind="turn", moves=moves, steps=("move",)),)

    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        if self.outcome(state) is not None:
            return None
        moves: list[Move] = []
        for card in state.hands[seat]:
            if card <= state.train:
                moves.append(Score(card))
            else:
                moves.append(Release(card) if card in state.held[seat] else Hold(card))
        if not moves:
            return None
        return Decision(seat=seat, kind="free", moves=tuple(moves), steps=("what", "card"))

    @override
    def is_private(self, move: Move) -> bool:
        return isinstance(move, Hold | Release)

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        asked = [decision for decision in self.decisions(state) if decision.seat == seat]
        free_action = self.free_action(state, seat) if seat in range(2) else None
        if any(
            move in decision.moves
            for decision in (*asked, *((free_action,) if free_action else ()))
        ):
            return None
        if isinstance(move, Step | End):
            return Refusal("TY-101" if isinstance(move, Step) else "TY-102", "not-now")
        rule = "TY-202" if isinstance(move, Score) else "TY-201"
        return Refusal(rule, "not-that-card", {"card": move.card})

    # --- what happens ------------------------------------------------------------------

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        why = self.refusal(state, seat, move)
        if why is not None:
            raise IllegalMove(why)
        state = replace(state, chance=state.chance.without_log())
        match move:
            case Step():
                state = replace(state, train=state.train + move.by, moved=True)
                state, scored = self._scored_by_themselves(state)
                return state, (Stepped(to=state.train), *scored)
            case End():
                return replace(state, moved=False, turn=state.turn + 1), (Passed(reveals=True),)
            case Score():
                return _scored(state, seat, move.card), (_score(seat, move.card),)
            case Hold() | Release():
                held = {*state.held[seat]} ^ {move.card}
                event = Switched(audience=(seat,), card=move.card, held=move.kind == "hold")
                return replace(state, held=_put(state.held, seat, tuple(sorted(held)))), (event,)

    def _scored_by_themselves(self, state: State) -> tuple[State, list[Event]]:
        events: list[Event] = []
        for seat, hand in enumerate(state.hands):
            for card in hand:
                if card <= state.train and card not in state.held[seat]:
                    state = _scored(state, seat, card)
                    events.append(_score(seat, card))
        return state, events

    # --- what is seen ------------------------------------------------------------------

    @override
    def held(self, view: ToyView) -> object:
        return view.hand, view.held

    @override
    def view(self, state: State, seat: int | None) -> ToyView:
        asked = self.decisions(state)
        return ToyView(
            seat=seat,
            turn=state.turn,
            to_act=tuple(decision.seat for decision in asked),
            decision=next((decision for decision in asked if decision.seat == seat), None),
            outcome=self.outcome(state),
            train=state.train,
            scored=state.scored,
            hand=() if seat is None else state.hands[seat],
            held=() if seat is None else state.held[seat],
        )

    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        seed, chance = chance.below(1 << 63)
        known = {card for pile in state.scored for card in pile}
        known |= set() if seat is None else {*state.hands[seat]}
        unknown, _chance = chance.shuffled(card for card in CARDS if card not in known)
        hands, held = list(state.hands), list(state.held)
        for other in range(2):
            if other != seat:
                count = len(hands[other])
                hands[other], unknown = tuple(sorted(unknown[:count])), unknown[count:]
                # What the train has passed without scoring must be held.
                held[other] = tuple(card for card in hands[other] if card <= state.train)
        return replace(state, hands=tuple(hands), held=tuple(held), chance=Chance(seed))

    @override
    def text(self, view: Any) -> str:
        return f"train {view.train}, scored {view.scored}, hand {view.hand}, held {view.held}"

    # --- the rest of the contract ------------------------------------------------------

    @override
    def outcome(self, state: State) -> Outcome | None:
        if state.train < CARDS[-1] or state.moved:
            return None
        scores = tuple(len(pile) for pile in state.scored)
        ranks = tuple(1 if score == max(scores) else 2 for score in scores)
        return Outcome(scores=scores, ranks=ranks, sources=(("cards", scores),))

    @override
    def max_moves(self, seats: int) -> int:
        return 200  # 16 moves, and some switching

    @override
    def broken_invariants(self, state: State) -> tuple[str, ...]:
        cards = [card for piles in (state.hands, state.scored) for pile in piles for card in pile]
        missed = [
            card
            for hand, held in zip(state.hands, state.held, strict=True)
            for card in hand
            if card <= state.train and card not in held
        ]
        wrong = [f"cards are not conserved: {cards}"] if len({*cards}) != 2 * HELD_BY_EACH else []
        return (*wrong, *(f"{card} has not scored" for card in missed))

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        return (self.format(move),) if isinstance(move, Step | End) else (move.kind, str(move.card))

    @override
    def format(self, move: Move) -> str:
        if isinstance(move, Step):
            return f"step {move.by}"
        return "end" if isinstance(move, End) else f"{move.kind} {move.card}"

    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        every: list[Move] = [Step(1), Step(2), End()]
        every += [kind(card) for kind in (Hold, Release, Score) for card in CARDS]
        words = text.split()
        for move in every:
            written = self.format(move).split()
            if words[: len(written)] == written:
                return move, " ".join(words[len(written) :])
        raise BadNotation("unknown", text)

    @override
    def facts(self, thing: Any) -> dict[str, int | str]:
        names = ("by", "to", "card", "seat")
        return {name: getattr(thing, name) for name in names if hasattr(thing, name)}

    @override
    def evaluate(self, view: Any) -> float:
        return float(len(view.scored[view.seat]))

    shortcuts = (Shortcut("hold", (Part("card", "hold", kinds=("hold",)),)),)


def _put(
    rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])


def _scored(state: State, seat: int, card: int) -> State:
    hand = tuple(held_card for held_card in state.hands[seat] if held_card != card)
    held = tuple(held_card for held_card in state.held[seat] if held_card != card)
    return replace(
        state,
        hands=_put(state.hands, seat, hand),
        held=_put(state.held, seat, held),
        scored=_put(state.scored, seat, (*state.scored[seat], card)),
    )


def _score(seat: int, card: int) -> Scored:
    return Scored(seat=seat, card=card, reveals=True)

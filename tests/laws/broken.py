"""Games that break one law each: Luxor with one thing wrong.

:data:`BROKEN` lists them with the law broken and what the checks must say of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any, TypeVar

from pydantic import PlainSerializer
from typing_extensions import override

from engines.core import (
    BadNotation,
    Chance,
    Codec,
    Decision,
    Event,
    IllegalMove,
    Outcome,
    Refusal,
)
from engines.luxor import Luxor, load
from engines.luxor.content import TileSets
from engines.luxor.events import DrewTile, Kept, TaggedEvent
from engines.luxor.moves import Confirm, Deploy, End, Keep, Move, Place, TaggedMove, Walk
from engines.luxor.setup import gifts
from engines.luxor.state import LuxorOptions, State
from engines.luxor.view import View

BrokenT = TypeVar("BrokenT", bound=type[Luxor])
After = tuple[State, tuple[Event, ...]]

BROKEN: dict[str, tuple[type[Luxor], int, str]] = {}
"""Name -> the game, the law it breaks, and the beginning of what is wrong."""


def breaks(law: int, text: str) -> Callable[[BrokenT], BrokenT]:
    """Note a game under the law that it breaks."""

    def noted(game: BrokenT) -> BrokenT:
        BROKEN[game.__name__] = game, law, text
        return game

    return noted


def made(game: type[Luxor]) -> Luxor:
    """Return the game with the tiles of Luxor."""
    whole = load(None)
    return game(whole.content, whole.content_hash)


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


class AlwaysTheSameDeal(Luxor):
    """Breaks no law; for others to begin with worlds that hide nothing from each other."""

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        return super().start(seats, options, "always the same")


class FromTurnTwo(Luxor):
    """Breaks no law; for others whose questions are changed from turn 2 on."""

    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        """Return the questions asked instead."""
        return (asked,)

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        return self.change(asked[0], state) if asked and state.turn >= 2 else asked


# --- law 1: questions ----------------------------------------------------------------------


@breaks(1, "a seat is asked twice")
class AsksTwice(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (asked, asked)


@breaks(1, "nobody is asked")
class AsksNobody(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return ()


@breaks(1, "asked after the end")
class EndsBeforeTheEnd(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(replace(state, finished=state.turn >= 2))


@breaks(1, "seat 0 is asked turn without an answer")
class AsksWithoutAnswer(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=()),)


@breaks(1, "turn offers a move twice")
class OffersTwice(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=(*asked.moves, asked.moves[0])),)


@breaks(1, "seat . is offered 'end', which is refused|'end' of seat . is offered, but")
class OffersWhatIsRefused(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        moves = asked.moves if End() in asked.moves else (*asked.moves, End())
        return (replace(asked, moves=moves),)


@breaks(1, "asked again, the menu differs")
class OffersInUnstableOrder(FromTurnTwo):
    calls = 0

    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        self.calls += 1
        return (replace(asked, moves=asked.moves[:: 1 if self.calls % 2 else -1]),)


@breaks(1, "after saving and loading, the menu differs")
class OffersByIdentity(FromTurnTwo):
    @override
    def __init__(self, content: TileSets, content_hash: str) -> None:
        super().__init__(content, content_hash)
        self.known = dict[int, State]()

    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=asked.moves[:: -1 if id(state) in self.known else 1]),)

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        self.known[id(after)] = after
        return after, events


# --- law 1: refusals -----------------------------------------------------------------------


@breaks(1, "'end' of seat 0, which is not offered, is accepted")
class AcceptsWhatIsNotOffered(Luxor):
    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        why = super().refusal(state, seat, move)
        return None if why is not None and why.code == "place-one" else why


class RefusesWrongly(Luxor):
    """Breaks no law; for others that word a refusal wrongly."""

    def worded(self, why: Refusal) -> Refusal:
        """Return what is said instead."""
        return why

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        why = super().refusal(state, seat, move)
        return why and self.worded(why)


@breaks(1, "'keep .*, which is not offered, is refused by LX-999, which is not in the rules")
class RefusesByNoRule(RefusesWrongly):
    @override
    def worded(self, why: Refusal) -> Refusal:
        return replace(why, rule="LX-999")


@breaks(1, "'keep .*, which is not offered, is refused without a code")
class RefusesWithoutCode(RefusesWrongly):
    @override
    def worded(self, why: Refusal) -> Refusal:
        return replace(why, code="")


@breaks(1, "'keep .*, which is not offered, is refused with facts that are no words")
class RefusesWithoutWords(RefusesWrongly):
    @override
    def worded(self, why: Refusal) -> Refusal:
        facts: Any = {"cells": (1, 2)}
        return replace(why, facts=facts)


@breaks(1, "'.*' of seat 0 is refused, but can be played")
class PlaysWhatIsRefused(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        try:
            return super().apply(state, seat, move)
        except IllegalMove:
            return state, ()


# --- law 1: moves --------------------------------------------------------------------------


@breaks(1, "'deploy .*' of seat . is offered, but cannot be played: LX-402 camp-minimum")
class RefusesWhatIsOffered(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if isinstance(move, Deploy):
            raise IllegalMove(Refusal("LX-402", "camp-minimum"))
        return super().apply(state, seat, move)


@breaks(1, "'keep .*' of seat . changed the state that it was played on")
class ChangesItsArgument(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        state.board.update(after.board)
        return after, events


@breaks(1, ".*, played again, does something else")
class DependsOnSomethingElse(Luxor):
    calls = 0

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        self.calls += 1
        after, events = super().apply(state, seat, move)
        return replace(after, chance=Chance(self.calls)), events


@breaks(1, "a later move changed the first state")
class ChangesTheFirstState(Luxor):
    first: State | None = None

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        begun = super().start(seats, options, seed)
        self.first = self.first or begun
        return begun

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if state.turn == 5 and self.first is not None:
            self.first.board[0] = "M"
        return super().apply(state, seat, move)


@breaks(1, "the game crashed: KeyError: 'lost'")
class Crashes(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if state.turn == 2:
            raise KeyError("lost")
        return super().apply(state, seat, move)


@breaks(1, "no game can begin: ZeroDivisionError")
class CannotBegin(Luxor):
    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        raise ZeroDivisionError("no")


# --- law 2 ---------------------------------------------------------------------------------


@breaks(2, r"57\d moves, and the game is not over; bound 57\d")
class NeverEnds(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return (state, ()) if state.turn > 3 else (after, events)


@breaks(2, "31 moves, and the game is not over; bound 30")
class PromisesTooMuch(Luxor):
    @override
    def longest(self, seats: int) -> int:
        return 30


# --- law 3 ---------------------------------------------------------------------------------


class _Forgetful(Codec[State]):
    @override
    def load(self, text: str) -> State:
        return replace(super().load(text), recent=())


@breaks(3, "the state comes back from JSON otherwise")
class ForgetsWhenLoading(Luxor):
    states = _Forgetful(State)


class _Restless(Codec[View]):
    dumps = 0

    @override
    def dump(self, value: View) -> str:
        self.dumps += 1
        return super().dump(value) + " " * (self.dumps % 2)


@breaks(3, "the view of everybody is written otherwise when loaded")
class WritesRestlessly(Luxor):
    views = _Restless(View)


class _Ending(Codec[Move]):
    @override
    def load(self, text: str) -> Move:
        move = super().load(text)
        return Confirm() if isinstance(move, Confirm) else move


@breaks(3, "move 'ok end' comes back from JSON otherwise")
class ForgetsTheEnd(Luxor):
    moves = _Ending(TaggedMove)


class _Opening(Codec[Any]):
    @override
    def load(self, text: str) -> Any:
        return replace(super().load(text), reveals=False)


@breaks(3, "event .*reveals=True.* comes back from JSON otherwise")
class ForgetsWhatWasRevealed(Luxor):
    events = _Opening(TaggedEvent)


class _OddOptions(LuxorOptions):
    length: Annotated[int, PlainSerializer(lambda length: length + 1)] = 1


@breaks(3, "the options .* come back from JSON otherwise")
class ForgetsOptions(Luxor):
    Options = _OddOptions


@breaks(3, "the record does not replay: set-up: chance answers otherwise")
class BeginsOtherwise(Luxor):
    calls = 0

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        self.calls += 1
        return super().start(seats, options, f"{seed} {self.calls}")


# --- law 4: views --------------------------------------------------------------------------


@breaks(4, "the view of everybody shows a secret: piles")
class ShowsTheTopOfThePile(Luxor):
    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, piles=tuple(sum(map(ord, pile[-1:][0])) for pile in state.piles))


@breaks(4, "the view of seat 0 shows a secret: hand")
class ShowsOthersHands(Luxor):
    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        if seat is None or not state.turn:
            return seen
        return replace(seen, hand=tuple(tile for hand in state.hands for tile in hand))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Whispering(View):
    """A view that is equal to another whatever the top of the pile is."""

    top: str = field(default="", compare=False)


@breaks(4, "the text of everybody shows a secret")
class TellsTheTopOfThePile(Luxor):
    views = Codec(_Whispering)

    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        held = {one.name: getattr(seen, one.name) for one in fields(View)}
        return _Whispering(**held, top=state.piles[0][-1])

    @override
    def text(self, view: Any) -> str:
        return f"{super().text(view)}\ntop {view.top}"


# --- law 4: events -------------------------------------------------------------------------


@breaks(4, "'ok.*' tells everybody a secret: .*DrewTile")
class TellsEverybodyWhatWasDrawn(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        told = (
            replace(event, audience=None) if isinstance(event, DrewTile) else event
            for event in events
        )
        return after, tuple(told)


@breaks(4, "'ok.*' tells seat [01] a secret: .*DrewTile")
class TellsTheOthersWhatWasDrawn(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        told = (
            replace(event, audience=(1 - seat,)) if isinstance(event, DrewTile) else event
            for event in events
        )
        return after, tuple(told)


@breaks(4, "'keep .*' tells everybody a secret: .*Kept")
class TellsWhatWasKept(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        told = (
            replace(event, seat=event.seat + ("Td", "Ed", "M").index(move.tile))
            if isinstance(event, Kept) and isinstance(move, Keep)
            else event
            for event in events
        )
        return after, tuple(told)


# --- law 4: worlds dealt anew --------------------------------------------------------------


@breaks(4, "worlds that look the same to everybody are dealt anew otherwise")
class LeavesThePiles(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), piles=state.piles)


@breaks(4, "worlds that look the same to everybody are dealt anew otherwise")
class LeavesTheChoice(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        dealt = super().resample(state, seat, chance)
        return dealt if state.turn else replace(dealt, kept=state.kept)


@breaks(4, "worlds that look the same to everybody are dealt anew otherwise")
class LeavesTheDraft(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), draft=state.draft)


@breaks(4, "the world dealt anew for everybody has the real chance in it")
class LeavesTheChance(AlwaysTheSameDeal):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), chance=state.chance)


@breaks(4, "the world dealt anew for everybody keeps a secret")
class ShufflesTheRealOrder(AlwaysTheSameDeal):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        # The two tiles at the bottom change places: what they were can be worked out.
        piles = tuple((pile[1], pile[0], *pile[2:]) for pile in state.piles)
        return replace(super().resample(state, seat, chance), piles=piles)


@breaks(4, "the world dealt anew for everybody is impossible: .*terrain tiles are not conserved")
class LosesATileInTheDeal(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        dealt = super().resample(state, seat, chance)
        return replace(dealt, piles=_with(dealt.piles, 0, (*dealt.piles[0][:-1], "M2")))


@breaks(4, "seats are told secrets, but worlds dealt anew never differ")
class NeverDealsAnew(AlwaysTheSameDeal):
    @override
    def view(self, state: State, seat: int | None) -> View:
        # Even what would be secret for a while is open.
        choosing = range(0 if state.turn else state.seats)
        shown = tuple(gift for other in choosing for gift in gifts(state, other))
        return replace(super().view(state, seat), draft=state.draft, gifts=shown)

    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(state, chance=chance.hushed())


# --- law 5 ---------------------------------------------------------------------------------


@breaks(5, "adventurers of seat . are not conserved")
class LosesAnAdventurer(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        if after.supplies[seat] < state.supplies[seat]:
            supplies = _with(after.supplies, seat, after.supplies[seat] - 1)
            after = replace(after, supplies=supplies)
        return after, events


@breaks(5, "terrain tiles are not conserved")
class DrawsATileTwice(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        if len(after.piles[seat]) < len(state.piles[seat]):
            after = replace(after, piles=state.piles)
        return after, events


@breaks(5, "counted anew, .*")
class CountsOtherwise(Luxor):
    calls = 0

    @override
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        self.calls += 1
        return found and replace(found, scores=tuple(self.calls for _seat in found.scores))


@breaks(5, "everybody sees the result .*, not .*")
class CountsOtherwiseThanIsSeen(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, scores=tuple(score + 1 for score in found.scores))


@breaks(5, "an odd result")
class HasNoWinner(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, ranks=tuple(rank + 1 for rank in found.ranks))

    @override
    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), outcome=self.outcome(state))


# --- law 6 ---------------------------------------------------------------------------------


@breaks(6, "'ok' names two legal moves")
class NamesTwoMovesAlike(Luxor):
    @override
    def format(self, move: Move) -> str:
        return "ok" if isinstance(move, Confirm) else super().format(move)


@breaks(6, "the steps .* lead to two legal moves")
class LeadsToTwoMoves(Luxor):
    @override
    def steps(self, move: Move) -> tuple[str, ...]:
        steps = super().steps(move)
        return steps[:2] if isinstance(move, Place) else steps


@breaks(6, "'deploy .*' has steps .*, the question asks .*")
class StepsTooFar(Luxor):
    @override
    def steps(self, move: Move) -> tuple[str, ...]:
        steps = super().steps(move)
        return (*steps, "really") if isinstance(move, Deploy) else steps


@breaks(6, "'(stand|north|east|south|west)' cannot be read: unknown")
class CannotReadWalks(Luxor):
    @override
    def read(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().read(text, moves)
        if isinstance(move, Walk):
            raise BadNotation("unknown", text)
        return move, rest


@breaks(6, "'ok end' is read as")
class ReadsOtherwise(Luxor):
    @override
    def read(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().read(text, moves)
        return (Confirm(), rest) if isinstance(move, Confirm) else (move, rest)


@breaks(6, "'end' is read as")
class LeavesARest(Luxor):
    @override
    def read(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().read(text, moves)
        return (move, "end") if isinstance(move, End) else (move, rest)

"""What the active player is asked, and every legal answer.

A move is legal if it is among the answers; :mod:`refusals` says why another is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, starmap

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE
from engines.siberia.content.terms import Filter
from engines.siberia.rules import moves, resolving, stack, targets
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import ACTIONS, Action, Move
from engines.siberia.rules.targets import live

SKIP = moves.Skip()
ORDERING = ("order", "benefit", "side")
"""Questions that have to be answered, although what is chosen may be declined then."""

CARD_STEPS = ("action", "group", "what")
TWO_STEPS = ("action", "what")
ONE_STEP = ("action",)


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its kind, its answers in a stable order, and whether one has to be given.

    ``at`` is the address of the effect, or the card, that asks.
    """

    kind: str
    answers: tuple[Move, ...]
    steps: tuple[str, ...]
    forced: bool
    at: str | None = None

    def is_about(self, at: str) -> bool:
        """Whether the node with this address asks, or a part of it."""
        return self.at is not None and f"{self.at}/".startswith(f"{at}/")


def question(board: Board) -> Question:
    """Return what the active player is asked; the game must not be over."""
    frame = board.top
    if frame is not None:
        return _about(board, frame)
    if not board.state.shifted:
        return Question("token", _shifts(board), ONE_STEP, forced=True)
    actions = _actions(board)
    if actions:
        return Question("action", actions, CARD_STEPS, forced=True)
    return Question("end", (moves.End(),), ONE_STEP, forced=True)


def _shifts(board: Board) -> tuple[Move, ...]:
    """Return where the action token may go (SB-303 to SB-306)."""
    spot = board.me.spot
    covers = tuple(moves.Cover(action) for action in ACTIONS if action != spot)
    return covers if spot == "blank" else (*covers, moves.Refresh())


def _actions(board: Board) -> tuple[Move, ...]:
    """Return the exposed actions that can be taken now, in detail (SB-309 to SB-311)."""
    answers = list[Move]()
    if "move" in board.state.todo:
        answers += _goes(board, None)
    if "play" in board.state.todo:
        answers += [moves.Play(card) for card in targets.playable(board, Filter())]
    if "gather" in board.state.todo and board.me.cell != BASE:
        answers.append(moves.Gather())
    return tuple(answers)


def possible(board: Board, action: Action) -> bool:
    """Whether an action could be taken now (SB-311)."""
    match action:
        case "move":
            return bool(targets.destinations(board, None))
        case "play":
            return bool(targets.playable(board, Filter()))
        case "gather":
            return board.me.cell != BASE


def _goes(board: Board, steps: int | None) -> list[Move]:
    """Return where the mech may go, by number; face-down locations come last."""
    places = map(board.place, targets.destinations(board, steps))
    return [moves.Go(place) for place in sorted(places, key=_by_number)]


def _by_number(place: str) -> tuple[bool, int]:
    return (False, int(place)) if place.isdigit() else (True, 0)


def _about(board: Board, frame: stack.Frame) -> Question:
    match frame:
        case stack.Effect(at=at):
            return _effect(board, board.content.nodes[at])
        case stack.Parts(left=left):
            parts = resolving.open_parts(board, frame)
            return Question("order", _picks(parts), ONE_STEP, forced=True, at=left[0])
        case stack.Gathering():
            parts = resolving.open_parts(board, frame)
            return Question("benefit", _picks(parts), ONE_STEP, forced=True, at=parts[0].at)
        case stack.Playing():
            return _part(board, frame)
        case stack.Paying():
            return _paying(board, frame)
        case stack.Vanquishing(at=at):
            node = board.content.nodes[at]
            assert isinstance(node, effects.Vanquish)
            return _vanquish(board, node, frame)
        case stack.Drafting(cards=cards):
            keeps = tuple(moves.Keep(card) for card in cards)
            return Question("draft", keeps, TWO_STEPS, forced=True)
        case stack.Gaining(card=card):
            puts = (moves.Put("hand"), moves.Put("row"))
            return Question("put", puts, ONE_STEP, forced=True, at=card)
        case stack.Ability() | stack.Solving() | stack.Fired():
            raise AssertionError(f"{frame} asks nothing")


def _picks(parts: list[Node]) -> tuple[Move, ...]:
    return (*(moves.Pick(part.at) for part in parts), moves.InOrder())


def _part(board: Board, frame: stack.Playing) -> Question:
    """Return what can be done with the card in play (SB-502)."""
    core, colours = resolving.core_open(board, frame), resolving.staffable(board, frame)
    answers = list[Move]()
    if core:
        answers += [moves.Staff(colour, core=True) for colour in colours]
    answers += [moves.Staff(colour) for colour in colours]
    if core:
        answers.append(moves.Core())
    answers.append(moves.Done())
    return Question("part", tuple(answers), ONE_STEP, forced=False, at=frame.card)


def _paying(board: Board, frame: stack.Paying) -> Question:
    kind = "discard" if frame.discard else "trash"
    cards = targets.discardable(board) if frame.discard else targets.trashable(board)
    if frame.doubt is not None:
        sure: tuple[Move, ...] = (moves.Sure(),)
        if len(cards) > 1:
            sure = (*sure, moves.Rather())
        return Question("sure", sure, ONE_STEP, forced=False, at=frame.doubt)
    pays = tuple(moves.Discard(card) if frame.discard else moves.Trash(card) for card in cards)
    return Question(kind, pays, CARD_STEPS, forced=True, at=frame.at)


def _vanquish(board: Board, node: effects.Vanquish, use: stack.Vanquishing) -> Question:
    ways = tuple(
        moves.Vanquish(board.place(cell), power, guile)
        for cell, power, guile in targets.purchases(board, node, use)
    )
    return Question("vanquish", (*ways, SKIP), CARD_STEPS, forced=False, at=node.at)


def _effect(board: Board, node: Node) -> Question:
    """Return the question of a node that is live."""
    match node:
        case effects.GainWorker(colours=colours):
            recruits = tuple(map(moves.Recruit, targets.in_supply(board, colours)))
            return Question("worker", recruits, ONE_STEP, forced=True, at=node.at)
        case effects.OneOf(parts=parts):
            sides = tuple(moves.Pick(part.at) for part in parts if live(board, part))
            return Question("side", sides, ONE_STEP, forced=True, at=node.at)
        case effects.Draw() | effects.Draft() | effects.GainCorruption():
            return Question("draw", (moves.Pick(node.at),), ONE_STEP, forced=True, at=node.at)
    kind, steps, answers = _optional(board, node)
    return Question(kind, (*answers, SKIP), steps, forced=False, at=node.at)


def _optional(board: Board, node: Node) -> tuple[str, tuple[str, ...], Iterable[Move]]:
    """Return the kind, the steps and the answers of the question of a node that may be skipped."""
    match node:
        case effects.Pay():
            return "pay", ONE_STEP, [moves.Pay()]
        case effects.Take():
            return "take", TWO_STEPS, map(moves.Take, targets.takeable(board, node))
        case effects.Sweep():
            return "sweep", CARD_STEPS, _sweeps(board)
        case effects.PlayCard(filter=wanted):
            return "card", CARD_STEPS, map(moves.Play, targets.playable(board, wanted))
        case effects.MoveMech(steps=steps):
            return "move", TWO_STEPS, _goes(board, steps)
        case effects.GatherHere():
            return "gather", ONE_STEP, [moves.Gather()]
        case effects.RefreshAll():
            return "refresh", ONE_STEP, [moves.Refresh()]
        case effects.Rescue(what="card"):
            return "rescue", CARD_STEPS, map(moves.Rescue, targets.rescuable(board, node))
        case effects.Rescue():
            return "release", CARD_STEPS, map(moves.Release, targets.rescuable(board, node))
        case effects.Activate():
            return "activate", CARD_STEPS, map(moves.Activate, targets.activatable(board, node))
        case effects.Borrow():
            icons = targets.borrowable(board)
            return "borrow", CARD_STEPS, [moves.Borrow(icon.at) for icon in icons]
        case effects.Solve(discount=discount):
            return "solve", CARD_STEPS, starmap(moves.Solve, targets.solvable(board, discount))
        case effects.Destroy(adjacent=adjacent):
            cells = targets.destroyable(board, adjacent=adjacent)
            return "destroy", TWO_STEPS, [moves.Destroy(board.place(cell)) for cell in cells]
        case effects.Upgrade():
            return "upgrade", CARD_STEPS, map(moves.Upgrade, targets.upgradable(board))
        case effects.Meld():
            return "meld", CARD_STEPS, map(moves.Meld, targets.meldable(board))
        case effects.Boast():
            return "boast", TWO_STEPS, map(moves.Boast, targets.boastable(board))
        case _:
            raise AssertionError(f"{node} asks nothing")


def _sweeps(board: Board) -> tuple[Move, ...]:
    """Return every choice of face-up cards, small ones first (SB-531)."""
    cards = [card for card in board.state.market if card is not None]
    return tuple(
        moves.Sweep(chosen)
        for count in range(1, len(cards) + 1)
        for chosen in combinations(cards, count)
    )


def spends(board: Board) -> tuple[Move, ...]:
    """Return what Odin's Wrath may trash a map for now (SB-806, SB-809)."""
    ability, me = board.spendable(), board.me
    if ability is None:
        return ()
    return tuple(
        moves.SpendMap(gain)
        for gain in ability.gains
        if gain == "coin" or getattr(me, gain) < board.content.track
    )


def may_finish(board: Board, asked: Question) -> bool:
    """Whether everything that is left may be declined, so that the turn can be ended at once."""
    if (asked.forced and asked.kind not in ORDERING) or asked.kind == "sure":
        return False
    if not board.state.stack:
        return False
    if any(possible(board, action) for action in board.state.todo):
        return False
    return all(_declinable_frame(board, frame) for frame in board.state.stack)


def _declinable_frame(board: Board, frame: stack.Frame) -> bool:
    nodes = board.content.nodes
    match frame:
        case stack.Effect(at=at):
            return declinable(board, nodes[at])
        case stack.Parts(left=left) | stack.Gathering(left=left):
            return all(declinable(board, nodes[at]) for at in left)
        case stack.Paying() | stack.Drafting() | stack.Gaining():
            return False
        case _:
            return True


def declinable(board: Board, node: Node) -> bool:
    """Whether a node brings nothing, or nothing that cannot be declined (SB-704)."""
    if not live(board, node):
        return True
    match node:
        case (
            effects.Gain()
            | effects.GainMap()
            | effects.GainCorruption()
            | effects.GainWorker()
            | effects.Draw()
            | effects.Draft()
        ):
            return False
        case effects.All(parts=parts) | effects.Then(parts=parts) | effects.OneOf(parts=parts):
            return all(declinable(board, part) for part in parts)
        case effects.If(effect=effect):
            return declinable(board, effect)
        case _:
            return True

"""Resolves what is pending until the player has to decide something (SB-1011).

The top frame of the stack is taken again and again. What needs no decision is carried out;
otherwise :func:`resolve` stops, and :mod:`asking` says what is asked.
"""

from __future__ import annotations

from dataclasses import replace

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.terms import COLOURS, Colour
from engines.siberia.rules import gains, scoring, stack
from engines.siberia.rules.board import Board, source_of
from engines.siberia.rules.events import Solved, Staffed
from engines.siberia.rules.targets import live, purchases
from engines.siberia.rules.triggers import fire, waiting
from engines.siberia.rules.turn_events import Scored

MOST_STEPS = 300
"""More effects in one turn are an error in the content or in the program (SB-1034)."""


class Endless(RuntimeError):
    """A chain of effects does not end (SB-1034)."""


def resolve(board: Board, held: int = 0) -> None:
    """Resolve frames until the top one needs a decision, or none is left.

    So many frames are ``held``: they were there before the move, which does not answer them.

    :raises Endless: if a turn resolves more than :data:`MOST_STEPS` effects.
    """
    board.unasked = False
    while board.state.stack:
        board.unasked = board.unasked or len(board.state.stack) <= held
        if not _resolved(board, board.state.stack[-1]):
            return


def push(board: Board, *frames: stack.Frame) -> None:
    """Put frames on the stack; the last one is resolved first."""
    board.state.stack = (*board.state.stack, *frames)


def pop(board: Board) -> None:
    """Take the top frame off the stack."""
    board.state.stack = board.state.stack[:-1]


def swap(board: Board, *frames: stack.Frame) -> None:
    """Put frames in the place of the top one."""
    board.state.stack = (*board.state.stack[:-1], *frames)


def _resolved(board: Board, frame: stack.Frame) -> bool:
    """Carry out the top frame or a part of it; false if the player has to decide."""
    match frame:
        case stack.Effect():
            return _effect(board, frame)
        case stack.Parts() | stack.Gathering():
            return _parts(board, frame)
        case stack.Playing():
            return _playing(board, frame)
        case stack.Ability() | stack.Fired():
            pop(board)
            return True
        case stack.Solving(card=card):
            pop(board)
            _tuck_quest(board, card)
            return True
        case stack.Paying(at=at, discard=0, trash=0):
            node = board.content.nodes[at]
            assert isinstance(node, effects.Pay)
            swap(board, stack.Effect(node.effect.at))
            return True
        case stack.Vanquishing():
            return _vanquishing(board, frame)
        case _:
            return False


def _effect(board: Board, frame: stack.Effect) -> bool:
    node = board.content.nodes[frame.at]
    if not live(board, node):
        pop(board)
        return True
    if isinstance(node, effects.Draw | effects.Draft | effects.GainCorruption) and _asks_first(
        board
    ):
        return False
    before = board.state.done
    note(board, node.at)
    match node:
        case effects.Gain(what=what, amount=amount):
            pop(board)
            gains.gain(board, what, board.amount(amount), node.at)
        case effects.GainMap(count=count):
            pop(board)
            gains.gain_maps(board, count, node.at)
        case effects.GainWorker(colours=(colour,)):
            pop(board)
            gains.gain_worker(board, colour, node.at)
        case effects.GainCorruption(count=count) | effects.Draw(count=count):
            _one_by_one(board, frame, node, count if frame.times is None else frame.times)
        case effects.Draft():
            pop(board)
            gains.draft(board)
        case effects.All(parts=parts):
            swap(board, stack.Parts(tuple(part.at for part in parts), "all"))
        case effects.Then(parts=parts):
            swap(board, *(stack.Effect(part.at) for part in reversed(parts)))
        case effects.OneOf(parts=parts):
            open_parts = [part for part in parts if live(board, part)]
            if len(open_parts) > 1:
                board.state.done = before
                return False
            swap(board, stack.Effect(open_parts[0].at))
        case effects.If(effect=effect):
            swap(board, stack.Effect(effect.at))
        case effects.Vanquish():
            swap(board, stack.Vanquishing(node.at))
        case _:
            board.state.done = before
            return False
    return True


def _asks_first(board: Board) -> bool:
    """Whether something hidden would come up that the move was not made for (SB-315).

    It is a question with one answer then, which need not be asked if nothing can be undone.
    """
    shown = any(event.reveals for event in board.events)
    return board.content.asks_first and board.unasked and not shown


def note(board: Board, what: str) -> None:
    """Note what is resolved in this turn.

    :raises Endless: if it is too much.
    """
    board.state.done = (*board.state.done, what)
    if len(board.state.done) > MOST_STEPS:
        raise Endless(f"more than {MOST_STEPS} effects in turn {board.state.turn}")


def _one_by_one(
    board: Board, frame: stack.Effect, node: effects.GainCorruption | effects.Draw, times: int
) -> None:
    """Gain one of several cards or tokens; what that sets off comes before the next (SB-1023)."""
    pop(board)
    if times > 1:
        push(board, replace(frame, times=times - 1))
    if isinstance(node, effects.Draw):
        gains.draw_card(board)
    else:
        gains.gain_corruption(board, node.at)


def open_parts(board: Board, frame: stack.Parts | stack.Gathering) -> list[Node]:
    """Return the parts that would change something now.

    Of a Gather the covered benefit is among them only once it is exposed (SB-705).
    """
    nodes, left = board.content.nodes, frame.left
    if isinstance(frame, stack.Gathering):
        exposed = board.exposed(frame.cell)
        left = tuple(at for at in left if at in exposed)
    return [node for at in left if live(board, node := nodes[at])]


def asks_for_order(parts: list[Node]) -> bool:
    """Whether the player chooses which part comes next (SB-1015)."""
    return len(parts) > 1 and not all(isinstance(part, effects.Gain) for part in parts)


def _parts(board: Board, frame: stack.Parts | stack.Gathering) -> bool:
    parts = open_parts(board, frame)
    if not parts:
        pop(board)
        return True
    if not frame.in_order and asks_for_order(parts):
        return False
    take_part(board, frame, parts[0].at)
    return True


def take_part(board: Board, frame: stack.Parts | stack.Gathering, at: str) -> None:
    """Resolve one of the parts next; it is done then, whatever comes of it (SB-1015)."""
    left = tuple(other for other in frame.left if other != at)
    swap(board, replace(frame, left=left))
    if isinstance(frame, stack.Parts) and frame.why == "whenevers":
        push(board, stack.Fired(source_of(at)))
    push(board, stack.Effect(at))


def core_open(board: Board, frame: stack.Playing) -> bool:
    """Whether the core value of the card in play can still be gained (SB-502, SB-1035)."""
    return frame.core and any(part > 0 for part in board.room(*board.core(frame.card)))


def staffable(board: Board, frame: stack.Playing) -> tuple[Colour, ...]:
    """Return the colours of workers that can be placed on the card in play (SB-502)."""
    active = board.active(frame.card)
    if not frame.worker or active is None or active.worker is not None:
        return ()
    return tuple(
        colour for colour in board.fitting(frame.card) if board.me.workers[COLOURS.index(colour)]
    )


def _playing(board: Board, frame: stack.Playing) -> bool:
    if frame.next is not None:
        colour = frame.next
        swap(board, replace(frame, next=None))
        if colour in staffable(board, frame):
            staff(board, replace(frame, next=None), colour)
        return True
    if core_open(board, frame) or staffable(board, frame):
        return False
    pop(board)
    return True


def _vanquishing(board: Board, frame: stack.Vanquishing) -> bool:
    node = board.content.nodes[frame.at]
    assert isinstance(node, effects.Vanquish)
    if (node.most is None or frame.taken < node.most) and (
        purchases(board, node, frame) or maps_may_help(board, frame)
    ):
        return False
    pop(board)
    return True


def maps_may_help(board: Board, frame: stack.Vanquishing) -> bool:
    """Whether a Vanquish goes on although the next token cannot be paid (SB-810)."""
    if frame.cell is None or board.spendable() is None:
        return False
    return bool(board.location(frame.cell).corruption)


def _tuck_quest(board: Board, card: str) -> None:
    """Tuck a solved quest after its benefit (SB-601, SB-1024)."""
    noted = waiting(board, "tuck-quest")
    gains.removed(board, card)
    me = board.me
    before = scoring.glory(me)
    me.solved = (*me.solved, card)
    more = len(me.glory) * (scoring.glory(me) - before)
    if more:
        board.events.append(Scored(seat=board.state.active, what="glory", coins=more))
    fire(board, noted, [("tuck-quest", None)])


def solve(board: Board, card: str, power: int, guile: int) -> None:
    """Pay for a quest and resolve its benefit (SB-601); the top frame is its Solve."""
    me, printed = board.me, board.card(card)
    me.power, me.guile = me.power - power, me.guile - guile
    board.events.append(Solved(seat=board.state.active, card=card, power=power, guile=guile))
    assert printed.benefit is not None
    swap(board, stack.Solving(card), stack.Effect(printed.benefit.at))


def staff(board: Board, frame: stack.Playing, colour: Colour) -> None:
    """Place a worker on the card in play and resolve its ability (SB-502); it is the top frame."""
    gains.worker_used(board, colour)
    me = board.me
    me.row = tuple(
        replace(active, worker=colour) if active.card == frame.card else active for active in me.row
    )
    board.events.append(Staffed(seat=board.state.active, card=frame.card, colour=colour))
    swap(board, replace(frame, worker=False, next=None))
    begin_ability(board, frame.card, market=False)


def begin_ability(board: Board, card: str, *, market: bool) -> None:
    """Put the ability of a card on the stack."""
    ability = board.card(card).ability
    push(board, stack.Ability(card, market))
    if ability is not None:
        push(board, stack.Effect(ability.at))

"""From one turn to the next, and the end of the game (SB-316, SB-901 to SB-911, SB-1114)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import RoundBegan
from engines.siberia.content.model import Content
from engines.siberia.rules import automa
from engines.siberia.rules.board import Board
from engines.siberia.rules.events import Shifted
from engines.siberia.rules.mats import News
from engines.siberia.rules.moves import ACTIONS
from engines.siberia.rules.state import State, copied, own_mat
from engines.siberia.rules.turn_events import Forfeited, Triggered, TurnEnded

MOST_ROUNDS = 1000
"""So many rounds end the game if nobody has triggered the end (SB-911)."""


def end(board: Board) -> None:
    """End the active player's turn and begin the next one."""
    state, seat = board.state, board.state.active
    if state.todo:
        board.events.append(Forfeited(seat=seat, actions=state.todo))
    board.events.append(TurnEnded(seat=seat, reveals=True))
    if state.last is not None:
        state.last -= 1
    elif state.trigger is not None:
        # Everybody has one more turn, whoever triggered the end the last one (SB-902).
        state.last = state.seats
        board.events.append(Triggered(seat=seat, left=state.last))
    if state.before is not None:
        kept = (*state.earlier, state.before)
        state.earlier = kept[len(kept) - max(0, min(len(kept), state.seats - 2)) :]
    state.before, state.news = state.news, News(seat=seat)
    if state.automa is not None and not _solo_over(board):
        automa.turn(board)
    if state.last == 0 or _too_long(board):
        state.over = True
        state.stack, state.todo = (), ()
        return
    state.turn += 1
    if state.turn % state.seats == 0:
        board.events.append(RoundBegan(round=state.turn // state.seats + 1))
    state.active = (seat + 1) % state.seats
    state.mats = own_mat(state)  # another mat may be changed now
    state.news = replace(state.news, seat=state.active)  # with what the automa changed
    state.lent, state.counted = (), ()
    state.undoable, state.done = False, ()
    begin(board)


def begin(board: Board) -> None:
    """Begin the active player's turn; from Refresh the token goes to the blank spot (SB-302)."""
    state, me = board.state, board.me
    state.shifted, state.todo, state.stack = False, (), ()
    if me.spot == "refresh":
        me.spot, state.shifted, state.todo = "blank", True, ACTIONS
        board.events.append(Shifted(seat=state.active, spot="blank"))


def ahead(content: Content, state: State, seat: int) -> State | None:
    """Return a copy in which the seat's turn begins now, without what the active player left."""
    if state.over:
        return None
    state = copied(replace(state, active=seat))
    state.lent, state.counted = (), ()
    state.undoable, state.done = False, ()
    begin(Board(content, state))
    return state


def _solo_over(board: Board) -> bool:
    """Whether the automa has no turn any more: the player triggered the end before (SB-1114)."""
    state = board.state
    return state.trigger == 0 and state.last == 0


def _too_long(board: Board) -> bool:
    state = board.state
    return state.last is None and state.turn + 1 >= MOST_ROUNDS * state.seats

"""What a move does to the state, and what happened."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event
from engines.siberia.content.model import Cell, Content
from engines.siberia.rules import (
    asking,
    events,
    gains,
    moves,
    paying,
    resolving,
    scoring,
    stack,
    turns,
)
from engines.siberia.rules.board import Board
from engines.siberia.rules.mats import Active
from engines.siberia.rules.moves import ACTIONS, Move
from engines.siberia.rules.state import State, copied
from engines.siberia.rules.triggers import fire, waiting
from engines.siberia.rules.turn_events import Scored


def carried_out(content: Content, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a legal move of the active player, and what happened, in order."""
    board = Board(content, copied(state))
    board.state.chance = state.chance.without_log()
    if isinstance(move, moves.Finish):
        _finish(board)
    else:
        _carry_out(board, move)
    happened = tuple(board.events)
    if any(event.reveals for event in happened):
        board.state.undoable = False
    elif not state.undoable and not _needs_no_choice(Board(content, state)):
        board.state.undoable = True
    return board.state, happened


def _needs_no_choice(board: Board) -> bool:
    """Whether the question has one answer that must be given: nobody has chosen anything then."""
    asked = asking.question(board)
    return asked.forced and len(asked.answers) == 1 and asked.kind != "end"


def _finish(board: Board) -> None:
    """Decline everything that is left, and end the turn."""
    board.state.stack = tuple(
        replace(frame, next=None) if isinstance(frame, stack.Playing) else frame
        for frame in board.state.stack
    )
    while board.top is not None:
        answers = asking.question(board).answers
        declining = (moves.Skip, moves.Done, moves.InOrder, moves.Pick)
        move = next((a for kind in declining for a in answers if isinstance(a, kind)), None)
        if move is None:  # a quest that was tucked has set off something: the player decides
            return
        _carry_out(board, move)
    if asking.question(board).kind == "end":
        turns.end(board)


def _carry_out(board: Board, move: Move) -> None:
    held = _held(board, move)
    _answer(board, move)
    if not board.state.over:
        resolving.resolve(board, held)


def _held(board: Board, move: Move) -> int:
    """Return how many frames wait for what a move sets off: all but the one that it answers."""
    count, top = len(board.state.stack), board.top
    picks = isinstance(move, moves.Pick) and isinstance(top, stack.Parts | stack.Gathering)
    return count if picks or isinstance(move, moves.SpendMap) else max(0, count - 1)


def _answer(board: Board, move: Move) -> None:
    state, me, seat = board.state, board.me, board.state.active
    frame = board.top
    if isinstance(frame, stack.Effect) and not isinstance(move, moves.Skip | moves.SpendMap):
        if move == moves.Pick(frame.at):
            return  # it was only asked about first (SB-315), and is resolved now
        resolving.note(board, frame.at)
    match move:
        case moves.Cover(action):
            _shift(board, action)
            state.todo = tuple(other for other in ACTIONS if other != action)
        case moves.Refresh() if frame is None:
            _shift(board, "refresh")
            _refresh(board)
        case moves.Refresh():
            resolving.pop(board)
            _refresh(board)
        case moves.Go(place):
            _action_or_effect(board, "move")
            cell = board.cell_of(place)
            assert cell is not None
            _go(board, cell)
        case moves.Play(card):
            _action_or_effect(board, "play")
            _play(board, card)
        case moves.Gather():
            _action_or_effect(board, "gather")
            _gather(board)
        case moves.Core():
            assert isinstance(frame, stack.Playing)
            _core(board, frame)
        case moves.Staff(colour, core):
            assert isinstance(frame, stack.Playing)
            if core:
                _core(board, replace(frame, next=colour))
            else:
                resolving.staff(board, frame, colour)
        case moves.Done() | moves.Skip():
            resolving.pop(board)
        case moves.Pick(at):
            if isinstance(frame, stack.Parts | stack.Gathering):
                resolving.take_part(board, frame, at)
            else:
                resolving.swap(board, stack.Effect(at))
        case moves.InOrder():
            assert isinstance(frame, stack.Parts | stack.Gathering)
            resolving.swap(board, replace(frame, in_order=True))
        case moves.Pay():
            assert isinstance(frame, stack.Effect)
            paying.pay(board, frame.at)
        case moves.Discard() | moves.Trash() | moves.Sure() | moves.Rather():
            assert isinstance(frame, stack.Paying)
            paying.pay_card(board, frame, move)
        case moves.Recruit(colour):
            assert isinstance(frame, stack.Effect)
            resolving.pop(board)
            gains.gain_worker(board, colour, frame.at)
        case moves.Take(card):
            resolving.pop(board)
            gains.take_card(board, card)
        case moves.Keep(card):
            assert isinstance(frame, stack.Drafting)
            resolving.pop(board)
            gains.keep(board, frame.cards, card)
        case moves.Put(where):
            assert isinstance(frame, stack.Gaining)
            resolving.pop(board)
            gains.put(board, frame.card, to_hand=where == "hand")
        case moves.Sweep(cards):
            resolving.pop(board)
            gains.sweep(board, cards)
        case moves.Rescue(card) | moves.Release(card):
            resolving.pop(board)
            _rescue(board, card, whole=isinstance(move, moves.Rescue))
        case moves.Activate(card):
            _activate(board, card)
        case moves.Borrow(at):
            board.events.append(events.Borrowed(seat=seat, at=at))
            resolving.swap(board, stack.Effect(at))
        case moves.Solve(card, power, guile):
            resolving.solve(board, card, power, guile)
        case moves.Vanquish(place, power, guile):
            assert isinstance(frame, stack.Vanquishing)
            cell = board.cell_of(place)
            assert cell is not None
            _vanquish(board, frame, cell, power, guile)
        case moves.Destroy(place):
            cell = board.cell_of(place)
            assert cell is not None
            resolving.pop(board)
            token = board.location(cell).corruption[-1]
            board.events.append(events.Destroyed(seat=seat, place=place, token=token))
            gains.take_off(board, cell)
            gains.token_returned(board, token)
        case moves.Upgrade(card):
            _upgrade(board, card)
        case moves.Meld(card):
            _meld(board, card)
        case moves.Boast(category):
            resolving.pop(board)
            me.glory = (*me.glory, category)
            board.events += (
                events.Boasted(seat=seat, category=category, count=len(me.glory)),
                Scored(seat=seat, what="glory", coins=scoring.glory(me)),
            )
            if len(me.glory) == board.content.glory and state.trigger is None:
                state.trigger = seat
        case moves.SpendMap(gain):
            me.maps -= 1
            board.events.append(events.Paid(seat=seat, power=0, guile=0, maps=1, source=me.mech))
            gains.gain(board, gain, 1, me.mech)
        case moves.End():
            turns.end(board)
        case moves.Finish():
            raise AssertionError("a turn is finished by its other moves")


def _shift(board: Board, spot: moves.Action | str) -> None:
    board.me.spot = spot  # type: ignore[assignment]
    board.state.shifted = True
    board.events.append(events.Shifted(seat=board.state.active, spot=spot))  # type: ignore[arg-type]


def _action_or_effect(board: Board, action: moves.Action) -> None:
    """Note that an action was taken, or take the effect off the stack that offered the same."""
    state = board.state
    if state.stack:
        resolving.pop(board)
    else:
        state.todo = tuple(other for other in state.todo if other != action)


def _go(board: Board, cell: Cell) -> None:
    """Move the mech; a face-down location is explored (SB-408)."""
    state = board.state
    start = board.me.cell
    board.me.cell = cell
    trail = state.news.trail or (start,)
    state.news = replace(state.news, trail=(*trail, cell))
    if board.location(cell).up:
        board.events.append(events.Moved(seat=state.active, place=board.place(cell)))
    else:
        gains.explore(board, cell)


def _play(board: Board, card: str) -> None:
    """Place a card from hand in the row (SB-501); its event comes before anything else."""
    noted = waiting(board, "play")
    gains.removed(board, card)
    me = board.me
    me.row = (*me.row, Active(card))
    board.events.append(events.Played(seat=board.state.active, card=card))
    resolving.push(board, stack.Playing(card))
    fire(board, noted, [("play", card)])


def _core(board: Board, frame: stack.Playing) -> None:
    """Gain the core value (SB-507)."""
    resolving.swap(board, replace(frame, core=False))
    power, guile = board.core(frame.card)
    gains.gain_values(board, (("power", power), ("guile", guile)), frame.card)


def _gather(board: Board) -> None:
    cell = board.me.cell
    tile = board.tile(cell)
    resolving.note(board, tile.id)
    every = (*tile.benefits, *(() if tile.covered is None else (tile.covered,)))
    board.events.append(events.Gathered(seat=board.state.active, place=board.place(cell)))
    resolving.push(board, stack.Gathering(cell, tuple(node.at for node in every)))


def _refresh(board: Board) -> None:
    """Return all active cards to hand and their workers to the mat (SB-801)."""
    me = board.me
    for active in me.row:
        gains.worker_back(board, active.worker)
    me.hand = (*me.hand, *(active.card for active in me.row))
    board.events.append(events.Refreshed(seat=board.state.active, count=len(me.row)))
    me.row = ()


def _rescue(board: Board, card: str, *, whole: bool) -> None:
    """Return an active card or only its worker (SB-519, SB-520)."""
    noted, me, seat = waiting(board, "rescue"), board.me, board.state.active
    active = board.active(card)
    assert active is not None
    if whole:
        gains.removed(board, card)
        me.hand = (*me.hand, card)
        board.events.append(events.Rescued(seat=seat, card=card))
    else:
        assert active.worker is not None
        gains.worker_back(board, active.worker)
        me.row = tuple(
            replace(other, worker=None) if other.card == card else other for other in me.row
        )
        board.events.append(events.Released(seat=seat, card=card, colour=active.worker))
    fire(board, noted, [("rescue", None)])


def _activate(board: Board, card: str) -> None:
    """Resolve a card's ability without a worker; its ongoing part holds this turn (SB-522)."""
    state = board.state
    board.events.append(events.Activated(seat=state.active, card=card))
    resolving.note(board, card)
    resolving.pop(board)
    if board.card(card).ongoing is not None and card not in state.lent:
        state.lent = (*state.lent, card)
    resolving.begin_ability(board, card, market=card in state.market)


def _vanquish(board: Board, use: stack.Vanquishing, cell: Cell, power: int, guile: int) -> None:
    """Buy the top corruption of a location (SB-608)."""
    noted, me, seat = waiting(board, "gain-corruption"), board.me, board.state.active
    me.power, me.guile = me.power - power, me.guile - guile
    token, place = board.location(cell).corruption[-1], board.place(cell)
    board.events.append(
        events.Vanquished(seat=seat, place=place, token=token, power=power, guile=guile)
    )
    gains.take_off(board, cell)
    gains.take_corruption(board, token)
    used_power, used_guile = use.power or token[0] in "PH", use.guile or token[0] in "GH"
    taken = use.taken + 1
    resolving.swap(board, replace(use, cell=cell, taken=taken, power=used_power, guile=used_guile))
    fire(board, noted, [("gain-corruption", None)])


def _upgrade(board: Board, card: str) -> None:
    """Tuck an item (SB-711); one that was in force sees it (SB-1025)."""
    noted, me = waiting(board, "tuck-item"), board.me
    resolving.pop(board)
    gains.removed(board, card)
    me.upgraded = (*me.upgraded, card)
    board.events.append(events.Upgraded(seat=board.state.active, card=card))
    if coins := board.card(card).value:
        board.events.append(Scored(seat=board.state.active, what="items", coins=coins))
    fire(board, noted, [("tuck-item", None)])


def _meld(board: Board, card: str) -> None:
    """Tuck a meteorite and gain the bonuses of all (SB-715, SB-716)."""
    noted, me = waiting(board, "tuck-meteorite"), board.me
    gains.removed(board, card)
    me.melded = (*me.melded, card)
    board.events.append(events.Melded(seat=board.state.active, card=card))
    bonuses = (board.card(melded).bonus for melded in me.melded)
    resolving.swap(
        board, stack.Parts(tuple(bonus.at for bonus in bonuses if bonus is not None), "bonuses")
    )
    fire(board, noted, [("tuck-meteorite", None)])

"""What a move does to the state, and what happened.

Drafts are changed move by move; the last commit of a turn settles them all at once
(:mod:`settling`).
"""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event, IllegalMove
from engines.explorers import crosses, moves, refusals, scoring, settling, setup, turns
from engines.explorers.board import Board
from engines.explorers.events import (
    Accepted,
    Chose,
    ChoseBonus,
    Committed,
    Crossed,
    Drawn,
    Placed,
    Sided,
    Started,
    Stopped,
)
from engines.explorers.landscape import QUADRANT_LETTERS, Square, closest_villages
from engines.explorers.landscape import Placed as PlacedTile
from engines.explorers.moves import Move
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import State, Streams


def apply(board: Board, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the move and what happened, in order.

    ``board`` is that of the state before the move.

    :raises IllegalMove: if the rules forbid it.
    """
    refused = refusals.refusal(board, state, seat, move)
    if refused is not None:
        raise IllegalMove(refused)
    if (chance := without_log(state.chance)) is not state.chance:
        state = replace(state, chance=chance)
    events: list[Event] = []
    match move:
        case moves.PlaceTile() | moves.Redraw():
            state = _laid_out(board, state, seat, move, events)
        case moves.Accept():
            state = accepted(board, state, events)
        case moves.Village(square):
            state = _started(board, state, square, events, chosen=True)
        case moves.Side(side):
            state = _sided(board, state, seat, side, events)
        case _:
            draft = drafted(board, state, seat, move, events)
            state = state.with_draft(seat, draft)
            if all(own.stage == "committed" for own in state.drafts):
                events.clear()  # nobody waits for others: what was committed is told at once
                state = settling.settle(board, state, events)
    return state, tuple(events)


def without_log(chance: Streams) -> Streams:
    """Return the streams of chance with empty logs."""
    logs = (chance.layout, chance.achievements, chance.cards, chance.orientations)
    if not any(stream.answers for stream in logs):
        return chance
    layout, achievements, cards, orientations = (stream.without_log() for stream in logs)
    return Streams(layout=layout, achievements=achievements, cards=cards, orientations=orientations)


def _laid_out(
    board: Board, state: State, seat: int, move: moves.PlaceTile | moves.Redraw, events: list[Event]
) -> State:
    """Change the layout: one tile, or all drawn again (XP-203)."""
    state = replace(state, changes=state.changes + 1)
    if isinstance(move, moves.Redraw):
        layout, chance = setup.drawn(board.content, state.chance.layout)
        events.append(Drawn(seat=seat, layout=layout, reveals=True))
        return replace(state, layout=layout, chance=replace(state.chance, layout=chance))
    placed = list(state.layout)
    placed[QUADRANT_LETTERS.index(move.quadrant)] = PlacedTile(move.tile, move.degrees)
    events.append(Placed(seat=seat, quadrant=move.quadrant, tile=move.tile, degrees=move.degrees))
    first, second, third, fourth = placed
    return replace(state, layout=(first, second, third, fourth))


def accepted(board: Board, state: State, events: list[Event]) -> State:
    """Let the layout stand, draw achievements (XP-207), and find the start village (XP-208)."""
    pool = [
        achievement.id
        for achievement in board.content.achievements
        if not ("gems" in state.expert and achievement.id == "untouched-gems")
    ]
    chance = state.chance.achievements
    drawn: tuple[str, ...] = ()
    if state.wanted:
        mixed, chance = chance.shuffled(pool)
        drawn = mixed[: state.wanted]
    events.append(Accepted(seat=state.first, achievements=drawn, reveals=True))
    state = replace(
        state,
        phase="village",
        achievements=drawn,
        races_struck=(0,) * len(drawn),
        chance=replace(state.chance, achievements=chance),
    )
    tied = closest_villages(board.land)
    return state if len(tied) > 1 else _started(board, state, tied[0], events, chosen=False)


def _started(
    board: Board, state: State, square: Square, events: list[Event], *, chosen: bool
) -> State:
    """Give everybody the start village's cross and ask for start crosses (XP-209, XP-210)."""
    sheet = Sheet(crosses=1 << square, races=(None,) * len(state.achievements))
    # All choose in secret from here on: whether undo is possible must not tell who has begun.
    events.append(Started(seat=state.first, square=square, chosen=chosen, reveals=True))
    # An achievement for what is not crossed counts from the start (XP-805).
    points = scoring.score(board, state, sheet)
    for seat in range(state.seats):
        events += settling.counted(seat, scoring.NOTHING, points)
    return replace(
        state,
        phase="start",
        start=square,
        sheets=(sheet,) * state.seats,
        drafts=(Draft(sheet=sheet, stage="choose"),) * state.seats,
    )


def _sided(board: Board, state: State, seat: int, side: str, events: list[Event]) -> State:
    """Make the active player's side public and let all mark (XP-305); final."""
    events.append(Sided(seat=seat, side=side, reveals=True))
    state = replace(state, phase="mark", side=side)
    if turns.may_use_map(state, seat):
        return state
    draft = chosen(board, state, seat, side, turns.MORE_CROSSES, events)
    return state.with_draft(seat, draft)


def chosen(
    board: Board,
    state: State,
    seat: int,
    side: str,
    count: int,
    events: list[Event],
    *,
    with_map: bool = False,
) -> Draft:
    """Return the seat's draft once it is clear where its regular crosses go; append the events."""
    sheet = state.sheets[seat]
    if with_map:
        sheet = replace(sheet, maps_used=sheet.maps_used + 1)
    draft = Draft(
        sheet=sheet, stage="cross", side=side, crosses=count, map=with_map, allowed=side, left=count
    )
    events.append(Chose(audience=(seat,), seat=seat, side=side, crosses=count, map=with_map))
    return _gone_on(board, state, draft, seat, events)


def _gone_on(board: Board, state: State, draft: Draft, seat: int, events: list[Event]) -> Draft:
    draft, lost = crosses.gone_on(board, state, draft, seat)
    events += lost
    return draft


def drafted(board: Board, state: State, seat: int, move: Move, events: list[Event]) -> Draft:
    """Return the seat's draft after a move that only this seat learns of; append the events."""
    draft = state.drafts[seat]
    match move:
        case moves.Begin(terrain):
            return chosen(board, state, seat, terrain, turns.START_CROSSES, events)
        case moves.Take(side):
            count = turns.crosses_on(state, seat, side)
            return chosen(board, state, seat, side, count, events)
        case moves.UseMap(terrain):
            return chosen(board, state, seat, terrain, turns.MAP_CROSSES, events, with_map=True)
        case moves.Mark(square):
            symbol = board.land.symbols[square]
            events.append(
                Crossed(
                    audience=(seat,), seat=seat, square=square,
                    symbol="none" if symbol == "." else symbol,
                )
            )  # fmt: skip
            draft = crosses.crossed(board, state, draft, square)
        case moves.Bonus(terrain):
            count, waiting = draft.batches[0], draft.batches[1:]
            events.append(ChoseBonus(audience=(seat,), seat=seat, terrain=terrain, count=count))
            draft = replace(
                draft, stage="bonus-cross", allowed=terrain, left=count, batches=waiting
            )
        case moves.Stop():
            count, waiting = draft.left, draft.batches
            if draft.stage == "bonus":
                count, waiting = waiting[0], waiting[1:]
            events.append(Stopped(audience=(seat,), seat=seat, count=count))
            draft = replace(draft, stage="bonus-cross", left=0, batches=waiting)
        case _:
            events.append(Committed(audience=(seat,), seat=seat))
            return replace(draft, stage="committed")
    return _gone_on(board, state, draft, seat, events)

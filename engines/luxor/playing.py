"""What a move does: drafts, placements, action tiles, the end of a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from engines.core import Event, IllegalMove, RoundBegan
from engines.luxor import adventures, scoring
from engines.luxor.board import DIRECTIONS, MINIMUM, starting_cells
from engines.luxor.events import (
    Acted,
    Drew,
    DrewAction,
    DrewActionTile,
    DrewTile,
    GameEnded,
    Kept,
    Laid,
    Placed,
    TurnEnded,
)
from engines.luxor.moves import Confirm, Deploy, End, Keep, Leave, Move, Place, Target, Use, Walk
from engines.luxor.recent import noted
from engines.luxor.rules import refusal
from engines.luxor.setup import gifts, in_order
from engines.luxor.state import State
from engines.luxor.tiles import Adventure, Placement, back, face

T = TypeVar("T")


def apply(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the move and what happened.

    :raises IllegalMove: with the refusal, if the move is not legal.
    """
    if (why := refusal(state, seat, move)) is not None:
        raise IllegalMove(why)
    return _carried_out(state, seat, move)


def drafted(state: State, seat: int, move: Place | Deploy | Walk | Leave) -> State:
    """Return the state after a legal move that only adds to a plan."""
    return _carried_out(state, seat, move)[0]


def _carried_out(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    if state.chance.answers:
        state = replace(state, chance=state.chance.without_log())
    match move:
        case Keep(tile):
            return _keep(state, seat, tile)
        case Place(tile, cell):
            # LX-802: of two equal tiles it does not matter which; the older one goes.
            tile_in_hand = min((t for t in state.hands[seat] if face(t) == tile), key=back)
            return replace(state, draft=Placement(tile=tile_in_hand, cell=cell)), ()
        case Use(action, source):
            return replace(state, draft=Adventure(action=action, source=source)), ()
        case End():
            return _end_turn(state, [])
    match state.draft, move:
        case Adventure() as draft, Target(cell):
            return replace(state, draft=replace(draft, target=cell)), ()
        case Adventure() as draft, Confirm():
            return _act(state, seat, draft)
        case Placement() as draft, Confirm(end):
            return _settle(state, seat, draft, end)
        case Placement() as draft, (Deploy() | Walk() | Leave()):
            return replace(state, draft=_further(draft, move)), ()
    raise AssertionError(f"no case carries out this legal move: {move}")


def _further(draft: Placement, move: Deploy | Walk | Leave) -> Placement:
    match move:
        case Deploy(count):
            # Nobody is asked where walkers go when there are none.
            idle = count <= MINIMUM[face(draft.tile)]
            return replace(draft, crew=count, direction="stand" if idle else None)
        case Walk(direction):
            return replace(draft, direction=direction)
        case Leave(count):
            return replace(draft, left=(*draft.left, count))


def _keep(state: State, seat: int, tile: Any) -> tuple[State, tuple[Event, ...]]:
    state = replace(state, kept=_with(state.kept, seat, tile))
    events: list[Event] = [Kept(seat=seat)]
    if None in state.kept:
        return state, tuple(events)
    given = [gift for giver in range(state.seats) for gift in gifts(state, giver)]
    mixed, chance = state.chance.shuffled(given)
    tiles = tuple(zip(starting_cells(state.seats), mixed, strict=True))
    hands = tuple(
        (next(t for t in hand if face(t)[0] == "C"), f"{kept}1")
        for hand, kept in zip(state.hands, state.kept, strict=True)
    )
    events.append(Laid(tiles=tiles, first_seat=state.first, reveals=True))
    events.append(RoundBegan(round=1))
    state = replace(state, chance=chance, turn=1, round=1, board=dict(tiles), hands=hands)
    return state, tuple(events)


def _settle(
    state: State, seat: int, draft: Placement, end: bool
) -> tuple[State, tuple[Event, ...]]:
    """Make the drafted placement final, then draw (LX-308, LX-309)."""
    before = state
    tile, crew, direction = face(draft.tile), draft.crew or 0, draft.direction or "stand"
    left = draft.left or ((crew,) if crew else ())
    stacks, changed = state.stacks, [draft.cell]
    if crew:
        stacks = dict(stacks)
        step = DIRECTIONS.get(direction, 0)
        for number, count in enumerate(left):
            cell = draft.cell + step * number
            stacks[cell] = stacks.get(cell, ()) + (seat,) * count
            if number:
                changed.append(cell)
    hand = list(state.hands[seat])
    hand.remove(draft.tile)
    events: list[Event] = [
        Placed(seat=seat, tile=tile, cell=draft.cell, crew=crew, direction=direction, left=left)
    ]
    piles = state.piles
    if piles[seat]:
        drawn = piles[seat][-1]
        hand.append(drawn)
        piles = _with(piles, seat, piles[seat][:-1])
        events.append(Drew(seat=seat, reveals=True))
        events.append(DrewTile(seat=seat, tile=face(drawn), audience=(seat,)))
    state = replace(
        state,
        board={**state.board, draft.cell: tile},
        stacks=stacks,
        hands=_with(state.hands, seat, tuple(hand)),
        piles=piles,
        supplies=_with(state.supplies, seat, state.supplies[seat] - crew),
        placed=state.placed + 1,
        draft=None,
        recent=(*(state.recent if state.placed else ()), *changed),
        news=noted(state, tuple(changed), tuple(range(len(changed)))),
    )
    events[1:1] = scoring.changes(before, state)
    # LX-705: whether the turn can go on was decided before the draw, by what everybody knows.
    return _end_turn(state, events) if end else (state, tuple(events))


def _act(state: State, seat: int, draft: Adventure) -> tuple[State, tuple[Event, ...]]:
    """Carry out the drafted action, draw an action tile, and end the turn (LX-603, LX-605)."""
    before, source, target = state, draft.source, draft.target
    assert target is not None
    stacks = dict(state.stacks)
    supplies, boats, snakes = state.supplies, state.boats, state.snakes
    captives, captured = state.captives, tuple[int, ...]()
    stacks[source] = without = adventures.without_lowest(stacks[source], seat)
    if not without:
        del stacks[source]
    match draft.action:
        case "boat":
            supplies = _with(supplies, seat, supplies[seat] + 1)
            boats = {**boats, target: seat}
        case "snakes":
            supplies = _with(supplies, seat, supplies[seat] + 1)
            snakes = {**snakes, target: seat}
        case "sandstorm":
            stacks[target], captured = adventures.swept(stacks[target], seat)
            counts = tuple(
                held + captured.count(owner) for owner, held in enumerate(captives[seat])
            )
            captives = _with(captives, seat, counts)
        case "caravan":
            stacks[target] = (*stacks.get(target, ()), seat)
    events: list[Event] = [
        Acted(seat=seat, action=draft.action, source=source, target=target, captured=captured)
    ]
    hand = list(state.action_hands[seat])
    hand.remove(draft.action)
    piles = state.action_piles
    if piles[seat]:
        drawn = piles[seat][-1]
        hand.append(drawn)
        piles = _with(piles, seat, piles[seat][:-1])
        events.append(DrewAction(seat=seat, reveals=True))
        events.append(DrewActionTile(seat=seat, action=drawn, audience=(seat,)))
    state = replace(
        state,
        stacks=stacks,
        supplies=supplies,
        boats=boats,
        snakes=snakes,
        captives=captives,
        action_hands=_with(state.action_hands, seat, in_order(tuple(hand))),
        action_piles=piles,
        used=_with(state.used, seat, (*state.used[seat], draft.action)),
        draft=None,
        recent=(*state.recent, source, target),
        news=noted(state, (source, target), (0, 1)),
    )
    events[1:1] = scoring.changes(before, state)
    return _end_turn(state, events)


def _end_turn(state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """Pass the turn to the next seat that has tiles (LX-301, LX-312), or end the game (LX-501)."""
    events.append(TurnEnded(seat=state.active, reveals=True))
    order = ((state.active + step) % state.seats for step in range(1, state.seats + 1))
    following = next((seat for seat in order if state.hands[seat]), None)
    if following is not None:
        # Who comes no later after the first player than the last one begins a round.
        now, then = ((seat - state.first) % state.seats for seat in (following, state.active))
        if now <= then:
            state = replace(state, round=state.round + 1)
            events.append(RoundBegan(round=state.round))
        state = replace(state, turn=state.turn + 1, active=following, placed=0)
        return state, tuple(events)
    state = replace(state, turn=state.turn + 1, placed=0, finished=True, news=())
    result = scoring.outcome(state)
    assert result is not None
    events.append(GameEnded(scores=result.scores, winner_seats=result.winners))
    return state, tuple(events)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])

"""Settles a turn for all at once when the last seat has committed, and begins the next one.

The same state comes out whatever the order of the commits was (XP-556). Begin at :func:`settle`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engines.core import Event
from engines.explorers import scoring, turns, values
from engines.explorers.achievements import fulfilled, is_race
from engines.explorers.board import Board, temple_values
from engines.explorers.events import (
    Counted,
    Fulfilled,
    Marked,
    RoundScored,
    Scored,
    Struck,
    Turned,
    Visited,
)
from engines.explorers.landscape import QUADRANT_LETTERS
from engines.explorers.sheet import Draft, Sheet, Turn
from engines.explorers.state import State
from engines.explorers.view import Score


def settle(board: Board, state: State, events: list[Event]) -> State:
    """End the turn for all at once: crosses, temples, race achievements, the round (XP-313)."""
    struck = list(state.struck)
    for draft in state.drafts:
        for quadrant, _points in draft.visits:
            struck[QUADRANT_LETTERS.index(quadrant)] += 1  # XP-555: one value per visitor
    sheets, races_struck = _raced(board, state, [draft.sheet for draft in state.drafts])
    ends_round = state.number == turns.TURNS
    if ends_round:
        sheets = [_round_scored(board, state, sheet) for sheet in sheets]
    news = [
        _turn(state, seat, draft, sheet, ends_round)
        for seat, (draft, sheet) in enumerate(zip(state.drafts, sheets, strict=True))
    ]
    _tell(board, state, sheets, news, events)
    state = replace(
        state,
        sheets=tuple(sheets),
        drafts=tuple(Draft(sheet=sheet, stage="choose") for sheet in sheets),
        struck=tuple(struck),
        races_struck=races_struck,
        news=tuple(news),
    )
    if ends_round and state.round == turns.ROUNDS:
        return _over(board, state, events)
    return _next_turn(board, state, events)


def _raced(board: Board, state: State, sheets: list[Sheet]) -> tuple[list[Sheet], tuple[int, ...]]:
    """Return the sheets with the races fulfilled in this turn (XP-812), and the values struck.

    All who fulfil one together get the value that was open at the start of the turn (XP-813).
    """
    struck = list(state.races_struck)
    for number, achievement in enumerate(state.achievements):
        if not is_race(achievement):
            continue
        for seat, sheet in enumerate(sheets):
            if sheet.races[number] is None and fulfilled(achievement, board.land, sheet.crosses):
                points = values.RACE[state.races_struck[number]]
                races = (*sheet.races[:number], points, *sheet.races[number + 1 :])
                sheets[seat] = replace(sheet, races=races)
                struck[number] += 1
    return sheets, tuple(struck)


def _round_scored(board: Board, state: State, sheet: Sheet) -> Sheet:
    """Return the sheet with the points of the round that ends (XP-601)."""
    provisions = scoring.provision_points(state.expert, sheet, state.round)
    gems = scoring.gem_points(board, state.expert, sheet)
    return replace(
        sheet,
        provision_points=(*sheet.provision_points, provisions),
        gem_points=(*sheet.gem_points, gems),
    )


def _turn(state: State, seat: int, draft: Draft, sheet: Sheet, ends_round: bool) -> Turn:
    """Return what a seat did in the turn that is over."""
    before = state.sheets[seat].races
    raced = zip(state.achievements, before, sheet.races, strict=True)
    return Turn(
        seat=seat,
        side=draft.side,
        crosses=draft.crosses,
        map=draft.map,
        marked=draft.marked,
        visits=draft.visits,
        races=tuple((achievement, now) for achievement, then, now in raced if then is None and now),
        baskets=sheet.provision_points[-1] if ends_round else None,
        gems=sheet.gem_points[-1] if ends_round else None,
    )


def _tell(
    board: Board, state: State, sheets: list[Sheet], news: list[Turn], events: list[Event]
) -> None:
    """Tell everybody what was marked and what it earned; ``sheets`` are those after it."""
    bonuses = temple_values(state.seats, state.expert)
    for turn in news:
        finds = [board.land.symbols[square] for square in turn.marked]
        events.append(
            Marked(
                seat=turn.seat,
                side=turn.side,
                crosses=turn.crosses,
                map=turn.map,
                marked=turn.marked,
                finds="".join(find for find in finds if find not in ".T"),
                reveals=True,
            )
        )
        for quadrant, points in turn.visits:
            place = state.struck[QUADRANT_LETTERS.index(quadrant)]
            bonus = bonuses[place] if "temples" in state.expert else 0
            events.append(Visited(seat=turn.seat, quadrant=quadrant, points=points, bonus=bonus))
        events += [
            Fulfilled(seat=turn.seat, achievement=identifier, points=points)
            for identifier, points in turn.races
        ]
        before, after = (
            scoring.score(board, state, sheet)
            for sheet in (state.sheets[turn.seat], sheets[turn.seat])
        )
        raced = sum(points for _achievement, points in turn.races)
        events += counted(turn.seat, before, after, raced)
    for turn in news:
        if turn.baskets is not None and turn.gems is not None:
            events.append(
                RoundScored(
                    seat=turn.seat, round=state.round, provisions=turn.baskets, gems=turn.gems
                )
            )


def counted(seat: int, before: Score, after: Score, raced: int = 0) -> Iterator[Counted]:
    """Yield what else a seat has more points for: villages, and achievements (XP-608).

    ``raced`` are the points for races: those have events of their own.
    """
    if more := after.villages - before.villages:
        yield Counted(seat=seat, source="villages", points=more)
    if more := after.achievements - before.achievements - raced:
        yield Counted(seat=seat, source="achievements", points=more)


def _over(board: Board, state: State, events: list[Event]) -> State:
    """End the game (XP-603)."""
    state = replace(state, phase="over", card=None, near=None, side=None)
    for seat, sheet in enumerate(state.sheets):
        own = scoring.score(board, state, sheet)
        events.append(
            Scored(
                seat=seat, provisions=own.provisions, gems=own.gems, temples=own.temples,
                villages=own.villages, achievements=own.achievements, total=own.total,
            )
        )  # fmt: skip
    return state


def _next_turn(board: Board, state: State, events: list[Event]) -> State:
    """Turn the next card, at a round's start of a new pile (XP-302, XP-303, XP-305)."""
    if state.number in (0, turns.TURNS):
        state = _next_round(board, state, events)
        turned: tuple[Any, ...] = ()
    else:
        assert state.card is not None
        turned = (*state.turned, state.card)
    number = 1 if state.number in (0, turns.TURNS) else state.number + 1
    card, chance, near = state.pile[-1], state.chance, None
    if state.seats == 1:
        side, stream = chance.orientations.below(2)
        near, chance = card[side], replace(chance, orientations=stream)
    state = replace(
        state, number=number, turned=turned, card=card, pile=state.pile[:-1], chance=chance,
        near=near, side=None,
    )  # fmt: skip
    who = turns.active(state)
    events.append(
        Turned(round=state.round, number=number, card=card, seat=who, near=near, reveals=True)
    )
    return replace(state, phase="mark" if who is None else "side")


def _next_round(board: Board, state: State, events: list[Event]) -> State:
    """Begin a round: first player, solo strikes (XP-902), and a shuffled pile (XP-302)."""
    state = replace(
        state,
        round=state.round + 1,
        first=state.first if state.round == 0 else (state.first + 1) % state.seats,
    )
    if state.seats == 1 and state.round > 1:
        state = _struck(state, events)
    cards = tuple((first, second) for first, second in board.content.cards)
    mixed, chance = state.chance.cards.shuffled(cards)
    aside, *pile = mixed
    return replace(state, aside=aside, pile=tuple(pile), chance=replace(state.chance, cards=chance))


def _struck(state: State, events: list[Event]) -> State:
    """Strike a solo player's highest open values (XP-902)."""
    (sheet,) = state.sheets
    missed = [points is None for points in sheet.temples]
    races = [
        is_race(identifier) and points is None
        for identifier, points in zip(state.achievements, sheet.races, strict=True)
    ]
    quadrants = zip(QUADRANT_LETTERS, missed, strict=True)
    achievements = zip(state.achievements, races, strict=True)
    events.append(
        Struck(
            seat=0,
            temples=tuple(quadrant for quadrant, strike in quadrants if strike),
            achievements=tuple(identifier for identifier, strike in achievements if strike),
        )
    )
    struck = [count + strike for count, strike in zip(state.struck, missed, strict=True)]
    races_struck = [count + strike for count, strike in zip(state.races_struck, races, strict=True)]
    return replace(state, struck=tuple(struck), races_struck=tuple(races_struck))

"""Who sees what (section 10 of the rules): a seat's view, and resampling what is hidden from it."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Chance
from engines.explorers import crosses, playing, rules, scoring, setup, turns, values
from engines.explorers.achievements import is_race
from engines.explorers.board import Board, temple_values
from engines.explorers.moves import Stop
from engines.explorers.sheet import Draft
from engines.explorers.state import State, Streams
from engines.explorers.view import Achievement, Score, View


def view(board: Board, state: State, seat: int | None) -> View:
    """Return what the seat may know; ``None`` is a spectator, who knows what everybody knows."""
    to_act = turns.to_act(state)
    marking = state.phase in ("start", "mark")
    own = state.drafts[seat] if seat is not None and marking else None
    shut = 0
    if seat is not None and state.start is not None and state.phase != "over":
        sheet = state.drafts[seat].sheet
        shut = crosses.closed(board.land, state.expert, sheet, state.round) & ~sheet.crosses
    question = None
    if seat is not None and seat in to_act:
        question = rules.decision(board, state, seat)
    land = board.land
    return View(
        seat=seat,
        turn=turn(state),
        to_act=to_act,
        decision=question,
        outcome=scoring.outcome(board, state),
        players=state.seats,
        expert=state.expert,
        phase=state.phase,
        round=state.round,
        number=state.number,
        first=state.first,
        active=turns.active(state),
        layout=state.layout,
        changes=state.changes,
        changes_left=turns.CHANGES - state.changes,
        terrain=land.terrain,
        symbols=land.symbols,
        villages=land.villages,
        temples=land.temples,
        start=state.start,
        card=state.card,
        turned=state.turned,
        pile=len(state.pile),
        near=state.near,
        side=state.side,
        cards=board.content.cards,
        gem_line=board.content.gem_line,
        sheets=state.sheets,
        scores=scores(board, state),
        temple_values=temple_values(state.seats, state.expert),
        struck=state.struck,
        wanted=state.wanted,
        achievements=tuple(
            Achievement(
                id=identifier,
                values=values.RACE if is_race(identifier) else (),
                struck=struck,
                points=board.content.achievement(identifier).points,
            )
            for identifier, struck in zip(state.achievements, state.races_struck, strict=True)
        ),
        committed=tuple(draft.stage == "committed" for draft in state.drafts),
        news=state.news,
        own=own,
        closed=shut,
    )


def turn(state: State) -> int:
    """Return the number of the turn in the whole game, 0 before round 1."""
    return max(0, (state.round - 1) * turns.TURNS + state.number)


def scores(board: Board, state: State) -> tuple[Score, ...]:
    """Return the points of all so far (XP-608); none before the start."""
    if state.start is None:
        return (scoring.NOTHING,) * state.seats
    return tuple([scoring.score(board, state, sheet) for sheet in state.sheets])


def resample(board: Board, state: State, seat: int | None, chance: Chance) -> State:
    """Return a state that looks the same to the seat, with everything hidden from it dealt again.

    That is the order of the pile with the card set aside, what all others have marked in the
    running turn, and the future of every stream of chance.
    """
    seeds = list[int]()
    for _stream in range(4):
        number, chance = chance.below(1 << 63)
        seeds.append(number)
    layout, achievements, cards, orientations = map(Chance, seeds)
    hidden = sorted(state.pile if state.aside is None else (*state.pile, state.aside))
    if hidden:
        mixed, chance = chance.shuffled(hidden)
        aside, *pile = mixed
        state = replace(state, aside=aside, pile=tuple(pile))
    state = replace(
        state,
        chance=Streams(
            layout=layout, achievements=achievements, cards=cards, orientations=orientations
        ),
    )
    if state.phase not in ("start", "mark"):
        return state
    for other in range(state.seats):
        if other != seat:
            draft, chance = _draft_again(board, state, other, chance)
            state = state.with_draft(other, draft)
    return state


def reseeded(state: State, seed: str) -> State:
    """Return the state with the pile and the card set aside dealt again, and other streams."""
    hidden = sorted(state.pile if state.aside is None else (*state.pile, state.aside))
    streams = setup.streams(seed)
    if state.aside is not None:
        (aside, *pile), cards = streams.cards.shuffled(hidden)
        streams = replace(streams, cards=cards.without_log())
        state = replace(state, aside=aside, pile=tuple(pile))
    return replace(state, chance=streams)


def _draft_again(board: Board, state: State, seat: int, chance: Chance) -> tuple[Draft, Chance]:
    """Return a random draft of a seat, committed or not as the real one is."""
    wanted = state.drafts[seat].stage == "committed"
    draft = _first(board, state, seat)
    sofar = state.with_draft(seat, draft)
    steps, chance = chance.below(6)
    while wanted or steps:
        asked = rules.decision(board, sofar, seat)
        if asked.kind == "commit" and not wanted:
            break
        options = tuple(move for move in asked.moves if not isinstance(move, Stop)) or asked.moves
        move, chance = chance.chosen(options)
        draft = playing.drafted(board, sofar, seat, move, [])
        if draft.stage == "committed":
            break
        sofar = sofar.with_draft(seat, draft)
        steps = max(steps - 1, 0)
    return draft, chance


def _first(board: Board, state: State, seat: int) -> Draft:
    """Return a seat's draft before it has done anything in this turn."""
    who = turns.active(state)
    if state.phase == "mark" and seat == who and not turns.may_use_map(state, seat):
        assert state.side is not None
        return playing.chosen(board, state, seat, state.side, turns.MORE_CROSSES, [])
    return Draft(sheet=state.sheets[seat], stage="choose")

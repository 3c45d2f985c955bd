"""Who sees what (section 7 of the rules): a seat's view, and resampling what is hidden from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engines.core import Chance
from engines.luxor import board, rules, scoring
from engines.luxor.board import LIMITS
from engines.luxor.moves import Place
from engines.luxor.recent import reported
from engines.luxor.setup import gifts, in_order
from engines.luxor.state import State
from engines.luxor.tiles import HandTile, back, face
from engines.luxor.view import View

window = lru_cache(maxsize=rules.BOARDS)(board.window)
set_of = lru_cache(maxsize=None)(back)


def view(state: State, seat: int | None) -> View:
    """Return what the seat may know; ``None`` is a spectator, who knows what everybody knows."""
    to_act = rules.to_act(state)
    question = rules.decision(state, seat) if seat is not None and seat in to_act else None
    own = seat is not None
    chosen = state.turn == 0 and own and state.kept[seat] is not None  # type: ignore[index]
    area, free = None, tuple[int, ...]()
    if state.board:
        taken = rules.occupied(tuple(state.board))
        area = window(taken, state.seats)
        if question is not None and question.moves and isinstance(question.moves[0], Place):
            free = rules.free(taken, state.seats)
    running = state.turn > 0 and not state.finished
    return View(
        seat=seat,
        turn=state.turn,
        to_act=to_act,
        decision=question,
        outcome=scoring.outcome(state),
        round=state.round,
        players=state.seats,
        adventures=state.adventures,
        limit=LIMITS[state.seats],
        first=state.first,
        window=area,
        active=state.active if running else None,
        placed=state.placed,
        board=state.board,
        stacks=state.stacks,
        boats=state.boats,
        snakes=state.snakes,
        recent=state.recent,
        news=reported(state, seat),
        scores=scoring.scores(state),
        supplies=state.supplies,
        captives=state.captives,
        chosen=tuple(kept is not None for kept in state.kept),
        backs=tuple(tuple(map(set_of, hand)) for hand in state.hands),
        piles=tuple(map(len, state.piles)),
        pile_tops=tuple(set_of(pile[-1]) if pile else 0 for pile in state.piles),
        action_counts=tuple(map(len, state.action_hands)),
        action_piles=tuple(map(len, state.action_piles)),
        used=state.used,
        hand=state.hands[seat] if own else (),  # type: ignore[index]
        gifts=gifts(state, seat) if chosen else (),  # type: ignore[arg-type]
        actions=state.action_hands[seat] if own else (),  # type: ignore[index]
        draft=state.draft if own and seat == state.active else None,
        free=free,
    )


def resample(state: State, seat: int | None, chance: Chance) -> State:
    """Return a state that looks the same to the seat, with everything hidden from it dealt again.

    Tiles stay within their sets, because backs are public; only tiles of set 1 may change hands,
    as nobody sees who kept which (LX-206). Hidden tiles are sorted before they are shuffled, so
    that nothing of their real order is left: states that look the same give the same result.
    """
    hands, piles = list(state.hands), list(state.piles)
    action_hands, action_piles = list(state.action_hands), list(state.action_piles)
    kept = list(state.kept)
    for holder in range(state.seats):
        held = () if holder == seat else hands[holder]
        pools, chance = _mixed_by_set((*held, *piles[holder]), chance)
        hands[holder] = tuple(
            pools[back(t)].pop() if holder != seat and back(t) > 1 else t for t in hands[holder]
        )
        piles[holder] = tuple(pools[back(tile)].pop() for tile in piles[holder])
        if holder == seat:
            mixed_actions, chance = chance.shuffled(sorted(action_piles[holder]))
            action_piles[holder] = mixed_actions
            continue
        hidden = sorted((*action_hands[holder], *action_piles[holder]))
        mixed_actions, chance = chance.shuffled(hidden)
        count = len(action_hands[holder])
        action_hands[holder] = in_order(mixed_actions[:count])
        action_piles[holder] = mixed_actions[count:]
        if state.turn == 0 and kept[holder] is not None:
            choices = [face(t) for t in hands[holder] if face(t)[0] != "C"]
            kept[holder], chance = chance.chosen(choices)
    if state.turn:
        chance = _keepsakes_exchanged(hands, kept, seat, chance)
    hidden_draft = state.draft is not None and seat != state.active
    return replace(
        state,
        chance=chance.without_log(),
        kept=tuple(kept),
        hands=tuple(hands),
        piles=tuple(piles),
        action_hands=tuple(action_hands),
        action_piles=tuple(action_piles),
        draft=None if hidden_draft else state.draft,
    )


def _mixed_by_set(
    tiles: Iterable[HandTile], chance: Chance
) -> tuple[dict[int, list[HandTile]], Chance]:
    """Return tiles shuffled within their sets, by set from the second on, and the chance after."""
    pools: dict[int, list[HandTile]] = {}
    for tile in tiles:
        if back(tile) > 1:
            pools.setdefault(back(tile), []).append(tile)
    for number, pool in pools.items():
        mixed, chance = chance.shuffled(sorted(pool))
        pools[number] = list(mixed)
    return pools, chance


def _keepsakes_exchanged(
    hands: list[Any], kept: list[Any], seat: int | None, chance: Chance
) -> Chance:
    """Shuffle the tiles kept at the start among the other seats that still hold them.

    Changes ``hands`` and ``kept`` in place, and returns the chance after the shuffle.
    """
    places = [
        (holder, index)
        for holder, hand in enumerate(hands)
        if holder != seat
        for index, tile in enumerate(hand)
        if back(tile) == 1 and face(tile)[0] != "C"
    ]
    mixed, chance = chance.shuffled(sorted(hands[holder][index] for holder, index in places))
    for (holder, index), tile in zip(places, mixed, strict=True):
        hands[holder] = (*hands[holder][:index], tile, *hands[holder][index + 1 :])
        kept[holder] = face(tile)
    return chance


def reseeded(state: State, seed: str) -> State:
    """Return the state with all piles dealt again; tiles stay within their sets."""
    chance = Chance.from_seed(seed)
    piles, action_piles = list(state.piles), list(state.action_piles)
    for holder, pile in enumerate(piles):
        pools, chance = _mixed_by_set(pile, chance)
        piles[holder] = tuple(pools[back(tile)].pop() for tile in pile)
        action_piles[holder], chance = chance.shuffled(sorted(action_piles[holder]))
    return replace(
        state,
        chance=chance.without_log(),
        piles=tuple(piles),
        action_piles=tuple(action_piles),
    )

"""What holds in every state of Expeditions; see :func:`broken`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.siberia.content.model import BASE, Content
from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.board import LIMIT, Board
from engines.siberia.rules.stack import Drafting, Gaining
from engines.siberia.rules.state import State


def broken(content: Content, state: State) -> tuple[str, ...]:
    """Return what is wrong with the state; normally nothing."""
    return tuple(_broken(content, state))


def _broken(content: Content, state: State) -> Iterator[str]:
    yield from _cards(content, state)
    tokens = Counter(state.bag)
    for mat in state.mats:
        tokens.update(mat.corruption)
    for location in state.locations:
        tokens.update(location.corruption)
    if state.automa is not None:
        tokens.update(state.automa.corruption)
    hearts = tokens.pop(content.heart, 0)
    up = any(loc.up and content.tiles[loc.tile].heart for loc in state.locations)
    if tokens != Counter(content.tokens) or hearts != int(up):
        yield "corruption is missing or too much (SB-105)"
    for number, colour in enumerate(COLOURS):
        count = state.workers[number]
        for mat in state.mats:
            count += mat.workers[number] + sum(active.worker == colour for active in mat.row)
        if count != content.workers[colour] or state.workers[number] < 0:
            yield f"{colour} workers: {count} (SB-104)"
    if state.maps < 0 or _maps(state) > content.maps:
        yield "too many maps (SB-104)"
    cells = [mat.cell for mat in state.mats if mat.cell != BASE]
    cells += Board(content, state).automa_cells()
    if len(set(cells)) < len(cells):
        yield "two mechs on a location (SB-402)"
    for seat, mat in enumerate(state.mats):
        if not (0 <= mat.power <= content.track and 0 <= mat.guile <= content.track):
            yield f"seat {seat}: power {mat.power}, guile {mat.guile} (SB-107)"
        if min(mat.coins, mat.maps, *mat.workers) < 0:
            yield f"seat {seat} has less than nothing"
        if max(map(len, (mat.solved, mat.melded, mat.upgraded))) > LIMIT + 1:
            yield f"seat {seat} has tucked too many cards (SB-603)"
        if len(set(mat.glory)) < len(mat.glory) or len(mat.glory) > content.glory:
            yield f"seat {seat}: glory tokens (SB-717)"


def _maps(state: State) -> int:
    """Return the maps in the game; those trashed are gone (SB-112)."""
    automa = 0 if state.automa is None else state.automa.maps
    on_map = sum(location.map for location in state.locations)
    return state.maps + automa + on_map + sum(mat.maps for mat in state.mats)


def _cards(content: Content, state: State) -> Iterator[str]:
    cards = Counter((*state.deck, *state.swept, *state.trashed))
    cards.update(card for card in state.market if card is not None)
    for mat in state.mats:
        cards.update((*mat.hand, *mat.solved, *mat.melded, *mat.upgraded))
        cards.update(active.card for active in mat.row)
    for frame in state.stack:
        if isinstance(frame, Drafting):
            cards.update(frame.cards)
        elif isinstance(frame, Gaining):
            cards.update([frame.card])
    starting = sum(content.cards[card].pair is not None for card in cards)
    deck = sum(card.pair is None for card in content.cards.values())
    if max(cards.values()) > 1 or starting != 2 * state.seats or len(cards) != deck + starting:
        yield "cards are missing or twice there (SB-103)"
    if state.swept and not state.deck:
        yield "the sweep pile is not the deck yet (SB-532)"

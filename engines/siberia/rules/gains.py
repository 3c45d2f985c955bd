"""Gaining things: power, guile, coins, maps, workers, corruption and cards, and the deck.

Every function changes the board's own copy of the state and appends events.
"""

from __future__ import annotations

from dataclasses import replace

from engines.siberia.content.model import Cell, Token
from engines.siberia.content.ongoing import Moment
from engines.siberia.content.terms import COLOURS, Colour, Resource
from engines.siberia.rules import events
from engines.siberia.rules.board import Board
from engines.siberia.rules.mats import Active
from engines.siberia.rules.stack import Drafting, Gaining
from engines.siberia.rules.state import Location
from engines.siberia.rules.triggers import fire, waiting


def gain(board: Board, what: Resource, amount: int, source: str) -> None:
    """Gain power, guile or coins (SB-107)."""
    gain_values(board, ((what, amount),), source)


def gain_values(board: Board, values: tuple[tuple[Resource, int], ...], source: str) -> None:
    """Gain several resources in one moment (SB-507, SB-1023)."""
    noted = waiting(board, "gain-power", "gain-guile")
    me, happened = board.me, list[tuple[Moment, str | None]]()
    for what, amount in values:
        if what == "coin":
            count = amount
            me.coins += amount
        else:
            count = min(amount, board.content.track - getattr(me, what))
            setattr(me, what, getattr(me, what) + count)
        if count <= 0:
            continue
        seat = board.state.active
        board.events.append(events.Gained(seat=seat, what=what, count=count, source=source))
        if what != "coin":
            happened.append(("gain-power" if what == "power" else "gain-guile", None))
    fire(board, noted, happened)


def gain_maps(board: Board, count: int, source: str) -> None:
    """Gain maps from the supply (SB-106, SB-708)."""
    state = board.state
    count = min(count, state.maps)
    if not count:
        return
    noted = waiting(board, "gain-map")
    state.maps -= count
    board.me.maps += count
    board.events.append(events.GotMaps(seat=state.active, count=count, source=source))
    fire(board, noted, [("gain-map", None)])


def gain_worker(board: Board, colour: Colour, source: str) -> None:
    """Gain a worker of a colour that is in supply (SB-707)."""
    noted = waiting(board, "gain-worker")
    state = board.state
    state.workers = _changed(state.workers, colour, -1)
    board.me.workers = _changed(board.me.workers, colour, 1)
    board.events.append(events.GotWorker(seat=state.active, colour=colour, source=source))
    fire(board, noted, [("gain-worker", None)])


def _changed(
    workers: tuple[int, int, int, int, int], colour: Colour, by: int
) -> tuple[int, int, int, int, int]:
    counts = list(workers)
    counts[COLOURS.index(colour)] += by
    red, blue, green, yellow, purple = counts
    return red, blue, green, yellow, purple


def worker_back(board: Board, colour: Colour | None) -> None:
    """Return a worker from a card to the mat (SB-535)."""
    if colour is not None:
        board.me.workers = _changed(board.me.workers, colour, 1)


def worker_used(board: Board, colour: Colour) -> None:
    """Take a worker from the mat."""
    board.me.workers = _changed(board.me.workers, colour, -1)


def token_drawn(board: Board) -> Token:
    """Return a random token from the bag, which must not be empty."""
    state = board.state
    index, state.chance = state.chance.below(len(state.bag))
    token = state.bag[index]
    state.bag = (*state.bag[:index], *state.bag[index + 1 :])
    return token


def token_returned(board: Board, token: Token) -> None:
    """Put a token into the bag (SB-613); it is kept sorted, as nobody may know an order."""
    board.state.bag = tuple(sorted((*board.state.bag, token)))


def gain_corruption(board: Board, source: str) -> None:
    """Gain one random token from the bag (SB-606)."""
    noted = waiting(board, "gain-corruption")
    token = token_drawn(board)
    take_corruption(board, token)
    board.events.append(
        events.GotCorruption(seat=board.state.active, token=token, source=source, reveals=True)
    )
    fire(board, noted, [("gain-corruption", None)])


def take_corruption(board: Board, token: Token) -> None:
    """Put a token on the player's mat."""
    board.me.corruption = (*board.me.corruption, token)


# --- the deck --------------------------------------------------------------------------------


def reshuffle(board: Board) -> None:
    """Make the sweep pile the deck if the deck is empty (SB-532)."""
    state = board.state
    if state.deck or not state.swept:
        return
    state.deck, state.chance = state.chance.shuffled(state.swept)
    state.swept = ()
    board.events.append(events.Reshuffled(count=len(state.deck), reveals=True))


def drawn(board: Board) -> str | None:
    """Return the top card, ``None`` if there is none; an empty deck is made new at once."""
    state = board.state
    if not state.deck:
        return None
    card, state.deck = state.deck[-1], state.deck[:-1]
    reshuffle(board)
    return card


def refill(board: Board) -> None:
    """Deal cards into empty holes in order (SB-527, SB-531, SB-533)."""
    state, holes = board.state, board.content.map.holes
    for number, hole in enumerate(holes):
        if state.market[number] is None and (card := drawn(board)) is not None:
            state.market = (*state.market[:number], card, *state.market[number + 1 :])
            board.events.append(events.Refilled(hole=hole, card=card, reveals=True))
            changed_hole(board, hole)


def sweep(board: Board, cards: tuple[str, ...], *, automa: bool = False) -> None:
    """Sweep face-up cards, all together, and refill their holes (SB-531)."""
    state = board.state
    state.market = tuple(None if card in cards else card for card in state.market)
    state.swept = (*state.swept, *cards)
    board.events.append(events.Swept(seat="automa" if automa else state.active, cards=cards))
    reshuffle(board)
    refill(board)


def take_card(board: Board, card: str) -> None:
    """Gain a face-up card; its hole is refilled first (SB-527)."""
    state = board.state
    state.market = tuple(None if other == card else other for other in state.market)
    board.events.append(events.GotCard(seat=state.active, card=card, where="market"))
    refill(board)
    _gained(board, card)


def draw_card(board: Board) -> None:
    """Gain the top card of the deck (SB-528)."""
    card = drawn(board)
    if card is not None:
        board.events.append(
            events.GotCard(seat=board.state.active, card=card, where="deck", reveals=True)
        )
        _gained(board, card)


def draft(board: Board) -> None:
    """Draw two cards, of which one is kept; a single one is gained (SB-528, SB-530)."""
    state = board.state
    if len(state.deck) + len(state.swept) < 2:
        draw_card(board)
        return
    first, second = drawn(board), drawn(board)
    assert first is not None
    assert second is not None
    board.events.append(events.Drafted(seat=state.active, cards=(first, second), reveals=True))
    state.stack = (*state.stack, Drafting((first, second)))


def keep(board: Board, cards: tuple[str, str], kept: str) -> None:
    """Gain one of two drawn cards; the other goes to the sweep pile (SB-528)."""
    (other,) = (card for card in cards if card != kept)
    board.state.swept = (*board.state.swept, other)
    reshuffle(board)
    board.events.append(events.GotCard(seat=board.state.active, card=kept, where="deck"))
    _gained(board, kept)


def _gained(board: Board, card: str) -> None:
    """Place a gained card in the row, or ask where it goes (SB-512, SB-808)."""
    if board.static("to_hand"):
        board.state.stack = (*board.state.stack, Gaining(card))
    else:
        put(board, card, to_hand=False)


def put(board: Board, card: str, *, to_hand: bool) -> None:
    """Put a gained card at the right end of the row, or into the hand."""
    noted, me = waiting(board, "gain-card"), board.me
    if to_hand:
        me.hand = (*me.hand, card)
        board.events.append(events.Put(seat=board.state.active, card=card))
    else:
        me.row = (*me.row, Active(card))
    fire(board, noted, [("gain-card", card)])


def removed(board: Board, card: str) -> None:
    """Take a card out of the hand or the row; its worker returns to the mat (SB-535)."""
    me = board.me
    if card in me.hand:
        me.hand = tuple(other for other in me.hand if other != card)
        return
    active = board.active(card)
    assert active is not None
    me.row = tuple(other for other in me.row if other.card != card)
    worker_back(board, active.worker)


def discard(board: Board, card: str) -> None:
    """Discard a card from hand: it goes to the right end of the row (SB-513)."""
    removed(board, card)
    board.me.row = (*board.me.row, Active(card))
    board.events.append(events.Discarded(seat=board.state.active, card=card))


def trash(board: Board, card: str) -> None:
    """Trash a card (SB-112)."""
    removed(board, card)
    board.state.trashed = (*board.state.trashed, card)
    board.events.append(events.Trashed(seat=board.state.active, card=card))


# --- the map ---------------------------------------------------------------------------------


def uncovered(board: Board, cell: Cell) -> tuple[Token, ...]:
    """Turn a location face up without its map, and draw corruption onto it; return the tokens.

    Drawing goes on until the sum is at least the level, or the bag is empty (SB-409 to SB-411).
    """
    tile, tokens = board.tile(cell), list[Token]()
    if tile.heart:
        tokens.append(board.content.heart)
    while not tile.heart and board.state.bag and _sum(tokens) < tile.level:
        tokens.append(token_drawn(board))
    location = replace(board.location(cell), up=True, map=False, corruption=tuple(tokens))
    set_location(board, cell, location)
    return tuple(tokens)


def _sum(tokens: list[Token]) -> int:
    return sum(int(token[1:]) for token in tokens)


def explore(board: Board, cell: Cell) -> None:
    """Gain the map of a face-down location, turn it up, draw corruption (SB-408)."""
    noted = waiting(board, "gain-map", "explore")
    happened: list[tuple[Moment, str | None]] = []
    state = board.state
    if board.location(cell).map:
        board.me.maps += 1
        happened.append(("gain-map", None))
    tokens = uncovered(board, cell)
    board.events.append(
        events.Explored(seat=state.active, place=board.place(cell), tokens=tokens, reveals=True)
    )
    fire(board, noted, [*happened, ("explore", None)])


def take_off(board: Board, cell: Cell, count: int = 1) -> None:
    """Take the top corruption off a location; the last one exposes a benefit (SB-612)."""
    location, covered = board.location(cell), board.tile(cell).covered
    left = location.corruption[:-count]
    set_location(board, cell, replace(location, corruption=left))
    if not left and covered is not None:
        board.events.append(events.Exposed(place=board.place(cell), at=covered.at))


def set_location(board: Board, cell: Cell, location: Location) -> None:
    """Put the changed location onto its cell."""
    state, number = board.state, board.content.map.cells.index(cell)
    changed = list(state.locations)
    changed[number] = location
    state.locations = tuple(changed)
    if cell not in state.news.cells:
        state.news = replace(state.news, cells=(*state.news.cells, cell))


def changed_hole(board: Board, hole: str) -> None:
    """Note that a hole has another card now."""
    news = board.state.news
    if hole not in news.holes:
        board.state.news = replace(news, holes=(*news.holes, hole))

"""The automa of the game for one player (section 11 of the rules)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from engines.siberia.content.model import Cell, Content, Level, Orders
from engines.siberia.rules import gains
from engines.siberia.rules.board import Board
from engines.siberia.rules.state import Automa, Location
from engines.siberia.rules.turn_events import (
    AutomaExplored,
    AutomaTurned,
    AutomaVanquished,
    AutomaWent,
    Triggered,
)

ASIDE = 2
"""So many decision cards are set aside unseen (SB-1104)."""

MechName = Literal["north", "central"]


def level(content: Content, automa: Automa) -> Level:
    """Return the level card of the automa."""
    return content.levels[automa.level]


def score(content: Content, automa: Automa) -> int:
    """Return the automa's score (SB-1115)."""
    worth = level(content, automa)
    hearts = automa.corruption.count(content.heart)
    return (
        automa.glory * worth.glory
        + automa.maps * worth.map
        + (len(automa.corruption) - hearts) * worth.corruption
        + hearts * worth.heart
    )


def turn(board: Board) -> None:
    """Play the automa's turn after the player's (SB-1104, SB-1114)."""
    state = board.state
    own = _turned_up(board)
    state.automa = own
    assert own.shown is not None
    card = board.content.automa[own.shown]
    worth = level(board.content, own)
    star = False
    if card.progress and own.marker < worth.track:
        marker = own.marker + 1
        star = marker in worth.stars
        state.automa = own = replace(own, marker=marker, glory=own.glory + star)
    board.events.append(AutomaTurned(card=card.id, marker=own.marker, star=star, reveals=True))
    _mech(board, "north", card.north)
    _mech(board, "central", card.central)
    if state.trigger is None and own.marker >= worth.track:
        state.trigger, state.last = "automa", 1
        board.events.append(Triggered(seat="automa", left=1))


def _turned_up(board: Board) -> Automa:
    """Return the automa with its next decision card turned up (SB-1104, SB-1117)."""
    state = board.state
    assert state.automa is not None
    deck, aside = state.automa.deck, state.automa.aside
    if not deck:
        cards, state.chance = state.chance.shuffled(sorted(board.content.automa))
        deck, aside = cards[ASIDE:], cards[:ASIDE]
    return replace(state.automa, deck=deck[:-1], aside=aside, shown=deck[-1])


def sequence(board: Board, mech: MechName) -> tuple[Cell, ...]:
    """Return the cells that a mech comes to next, in order, without its own (SB-1105, SB-1106)."""
    automa = board.state.automa
    assert automa is not None
    region = "N" if mech == "north" else "C"
    cells = [cell for cell in board.content.map.cells if board.content.map.region[cell] == region]
    if mech == "central":
        cells.reverse()
    own = automa.north if mech == "north" else automa.central
    start = 0 if own is None else cells.index(own) + 1
    ordered = (*cells[start:], *cells[:start])
    return tuple(cell for cell in ordered if cell not in (own, board.me.cell))


def _mech(board: Board, mech: MechName, orders: Orders) -> None:
    """Carry out one mech's part of a decision card (SB-1107 to SB-1110)."""
    automa = board.state.automa
    assert automa is not None
    own = automa.north if mech == "north" else automa.central
    if orders.sweep and own is not None:
        near = board.content.map.holes_at.get(own, ())
        holes = zip(board.content.map.holes, board.state.market, strict=True)
        cards = tuple(card for hole, card in holes if card is not None and hole in near)
        if cards:
            gains.sweep(board, cards, automa=True)
    cells = sequence(board, mech)
    if orders.act != "none" and automa.glory >= orders.need:
        for cell in cells[: orders.reach]:
            if _fits(board, orders, board.location(cell)):
                _put(board, mech, cell)
                _act(board, mech, orders, cell)
                return
    cell = cells[orders.steps - 1]
    _put(board, mech, cell)
    board.events.append(AutomaWent(mech=mech, place=board.place(cell)))


def _fits(board: Board, orders: Orders, location: Location) -> bool:
    """Whether a location is a target for what the mech is to do (SB-1108)."""
    heart = board.content.heart in location.corruption
    match orders.act:
        case "explore":
            return not location.up
        case "vanquish":
            return location.up and bool(location.corruption) and not heart
        case "heart":
            return location.up and heart
        case "none":
            return False


def _put(board: Board, mech: MechName, cell: Cell) -> None:
    automa = board.state.automa
    assert automa is not None
    if mech == "north":
        board.state.automa = replace(automa, north=cell)
    else:
        board.state.automa = replace(automa, central=cell)


def _act(board: Board, mech: MechName, orders: Orders, cell: Cell) -> None:
    """Explore a location or take corruption from it, free of charge (SB-1109, SB-1111)."""
    state = board.state
    assert state.automa is not None
    location = board.location(cell)
    if orders.act == "explore":
        maps = state.automa.maps + location.map
        tokens = gains.uncovered(board, cell)
        state.automa = replace(state.automa, maps=maps)
        board.events.append(
            AutomaExplored(mech=mech, place=board.place(cell), tokens=tokens, reveals=True)
        )
        return
    count = 1 if orders.act == "heart" else orders.most
    taken = location.corruption[::-1][:count]
    state.automa = replace(state.automa, corruption=(*state.automa.corruption, *taken))
    board.events.append(AutomaVanquished(mech=mech, place=board.place(cell), tokens=taken))
    gains.take_off(board, cell, count)

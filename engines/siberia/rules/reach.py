"""Which face-up cards a player can gain in this turn, and where."""

from __future__ import annotations

from collections.abc import Iterator

from engines.siberia.content.effects import Node, Pay, Take
from engines.siberia.content.model import BASE, Cell, Content
from engines.siberia.content.trees import walk
from engines.siberia.rules import targets
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import ACTIONS
from engines.siberia.rules.stack import Gathering
from engines.siberia.rules.view import View
from engines.siberia.rules.warnings import imagined


def within_reach(content: Content, view: View) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the face-up cards that the reader can gain by a Gather in this turn.

    With each stand the locations that give it, as moves call them. There are none if it is another
    player's turn. What cards in hand can do is not counted.
    """
    if view.seat is None or view.seat != view.active or view.outcome is not None:
        return ()
    board = Board(content, imagined(content, view))
    found: dict[str, list[str]] = {card: [] for card in view.market if card is not None}
    for cell, benefits in _gathers(board):
        for card in _given(board, cell, benefits):
            if (place := board.place(cell)) not in found[card]:
                found[card].append(place)
    return tuple((card, tuple(places)) for card, places in found.items() if places)


def payable(content: Content, view: View, card: str) -> bool:
    """Whether a card is a quest whose cost the reader, whose turn it is, could pay now."""
    board = Board(content, imagined(content, view))
    cost, me = board.card(card).cost, board.me
    return cost is not None and any(
        power <= me.power and guile <= me.guile
        for power, guile in targets.splits(cost, board.static("solve_discount"))
    )


def _gathers(board: Board) -> Iterator[tuple[Cell, tuple[str, ...]]]:
    """Yield where the active player can still gather in this turn, and the benefits there."""
    state, here = board.state, board.me.cell
    for frame in state.stack:
        if isinstance(frame, Gathering):
            yield frame.cell, frame.left
    covered = [action for action in ACTIONS if action != board.me.spot]
    todos = [state.todo] if state.shifted else [{*ACTIONS} - {action} for action in covered]
    if any("gather" in todo for todo in todos) and here != BASE:
        yield here, board.exposed(here)
    if any({"move", "gather"} <= {*todo} for todo in todos):
        for cell in targets.destinations(board, None):
            yield cell, board.exposed(cell)


def _given(board: Board, cell: Cell, benefits: tuple[str, ...]) -> Iterator[str]:
    """Yield the face-up cards that benefits of a cell give."""
    content = board.content
    face_up = list(zip(content.map.holes, board.state.market, strict=True))
    for take in (take for at in benefits for take in _takes(board, content.nodes[at])):
        near = content.map.holes_at.get(cell, ()) if take.adjacent else content.map.holes
        for hole, card in face_up:
            if card is not None and hole in near and board.matches(card, take.filter):
                yield card


def _takes(board: Board, node: Node) -> Iterator[Take]:
    """Yield the parts of an effect that give a face-up card, unless a cost is too high."""
    if any(isinstance(part, Pay) and not targets.payable(board, part.cost) for part in walk(node)):
        return
    for part in walk(node):
        if isinstance(part, Take):
            yield part

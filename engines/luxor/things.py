"""What everybody sees on the table and a plan may depend on."""

from __future__ import annotations

from engines.core import Thing
from engines.luxor.board import STRIDE, cell_name, frame
from engines.luxor.view import View

KINDS = {
    "C": "camp", "T": "temple", "P": "pyramid", "E": "empty", "M": "mountain", "L": "lake",
}  # fmt: skip

CELL = ("free", "taken", *KINDS.values())


def of(view: View) -> tuple[Thing, ...]:
    """Return who has adventurers where, and what lies on the cells."""
    if view.window is None:
        return ()
    columns, rows = frame(view.players)
    cells = [row * STRIDE + column for row in range(rows) for column in range(columns)]
    names = tuple(map(cell_name, cells))
    people = [
        Thing(
            f"seat {seat + 1}",
            tuple(cell_name(cell) for cell in cells if seat in view.stacks.get(cell, ())),
            names,
        )
        for seat in range(view.players)
    ]
    return (
        *people,
        *(Thing(cell_name(cell), _on(view.board.get(cell)), CELL) for cell in cells),
    )


def _on(tile: str | None) -> tuple[str, ...]:
    return ("free",) if tile is None else ("taken", KINDS[tile[0]])

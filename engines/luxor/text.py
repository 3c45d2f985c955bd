"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.luxor.board import STRIDE, bits_of, cell_name, extent
from engines.luxor.notation import format_move
from engines.luxor.tiles import Placement
from engines.luxor.view import View


def text_of(view: View) -> str:
    """Return everything the view holds, one fact per line, the display as a grid."""
    lines = [_heading(view), *(_seat_line(view, seat) for seat in range(view.players))]
    if view.board:
        lines += _grid(view)
    if view.seat is not None:
        lines.append(f"own: {' '.join(view.hand) or '-'}")
        if view.gifts:
            lines.append(f"gifts: {' '.join(view.gifts)}")
        if view.adventures:
            lines.append(f"actions: {' '.join(view.actions) or '-'}")
        if view.draft is not None:
            lines.append(f"draft: {_draft(view)}")
    if view.decision is not None:
        moves = " | ".join(map(format_move, view.decision.moves))
        lines.append(f"asked {view.decision.kind}: {moves}")
    return "\n".join(lines)


def _heading(view: View) -> str:
    if view.outcome is not None:
        winners = _seats(view.outcome.winners)
        return f"game over, won by {winners}"
    if view.turn == 0:
        return f"choosing starting tiles, to choose: {_seats(view.to_act)}"
    return f"round {view.round}, turn {view.turn}, seat {view.active} to play, {view.placed} placed"


def _seats(seats: Iterable[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


def _seat_line(view: View, seat: int) -> str:
    score = view.scores[seat]
    backs = ",".join(map(str, view.backs[seat])) or "-"
    parts = [
        f"seat {seat}: {score.total} points ({score.structures} structures",
        f" + {score.boats} boats + {score.captives} captives)" if view.adventures else ")",
        f", supply {view.supplies[seat]}, backs {backs}, pile {view.piles[seat]}",
        f" (top {view.pile_tops[seat]})" if view.piles[seat] else "",
    ]
    if view.adventures:
        used = " ".join(view.used[seat]) or "-"
        parts.append(f", actions {view.action_counts[seat]}+{view.action_piles[seat]}, used {used}")
    return "".join(parts)


def _grid(view: View) -> list[str]:
    left, right, top, bottom = extent(bits_of(view.board))
    columns = range(left, right + 1)
    lines = ["    " + " ".join(f"{chr(ord('A') + column):<7}" for column in columns).rstrip()]
    for row in range(top, bottom + 1):
        cells = " ".join(f"{_cell(view, row * STRIDE + column):<7}" for column in columns)
        lines.append(f"{row + 1:>3} {cells}".rstrip())
    return lines


def _cell(view: View, cell: int) -> str:
    if cell not in view.board:
        return "."
    marks = f"^{view.boats[cell]}" if cell in view.boats else "*" if cell in view.snakes else ""
    stack = "".join(map(str, view.stacks.get(cell, ())))
    return view.board[cell] + marks + (f":{stack}" if stack else "")


def _draft(view: View) -> str:
    draft = view.draft
    if isinstance(draft, Placement):
        walk = (
            f" crew {draft.crew} {draft.direction} {draft.left}" if draft.crew is not None else ""
        )
        return f"{draft.tile} {cell_name(draft.cell)}{walk}"
    assert draft is not None
    target = "" if draft.target is None else f" to {cell_name(draft.target)}"
    return f"{draft.action} from {cell_name(draft.source)}{target}"

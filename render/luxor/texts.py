"""The whole board and hand in words, for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from engines.luxor.board import CODES, MINIMUM, ROOM, STRIDE, VALUE, cell_name, row_name
from engines.luxor.tiles import face
from engines.luxor.view import View
from render.luxor import phrases
from render.luxor.alt import hand_facts
from render.luxor.planned import planned
from render.sentences import escaped_names, listed, long_text, upper
from render.words import Words


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the whole board in Markdown, row by row."""
    view = planned(view)
    called = escaped_names(view.players, words, names)
    head = [f"**{words('luxor-board-title')}** · {phrases.status(view, words, called)}"]
    for seat, name in enumerate(called):
        facts = phrases.standing(view, seat, words, called)
        about = listed(words, f"**{name}**", ", ".join(facts))
        head.append(f"{seat + 1}. {about}")
    head += [phrases.display(view, words), phrases.changed(view, words, called)]
    if view.seat is not None:
        head += [phrases.plan(view, words), *phrases.choices(view, words)]
        head += phrases.holding(view, words)
    forms = ([*head, *_rows(view, words, short=short)] for short in (False, True))
    return long_text(words, *forms)


def _rows(view: View, words: Words, *, short: bool) -> list[str]:
    """Return the tiles row by row; ``short`` uses codes for tiles, with a key."""
    if not view.board:
        return []
    lines = [words("luxor-board-how-to-read")]
    if short:
        used = set(view.board.values())
        lines.append(
            ", ".join(f"{code} = {phrases.tile(code, words)}" for code in CODES if code in used)
        )
    by_row = groupby(sorted(view.board), key=lambda cell: cell // STRIDE)
    for _, cells in by_row:
        row = list(cells)
        tiles = (_tile(view, cell, words, short=short) for cell in row)
        title = row_name(row[0]) if short else words("luxor-board-row", row=row_name(row[0]))
        lines.append(f"**{title}:** {'; '.join(tiles)}")
    return lines


def _tile(view: View, cell: int, words: Words, *, short: bool) -> str:
    code = view.board[cell]
    parts = [cell_name(cell), code if short else phrases.tile(code, words)]
    stack = view.stacks.get(cell, ())
    if stack:
        parts.append("-".join(str(owner + 1) for owner in stack))
    if len(stack) >= ROOM and not short:
        parts.append(f"({words('luxor-board-full')})")
    if cell in view.boats:
        parts.append(f"({words('luxor-board-boat', number=view.boats[cell] + 1)})")
    if cell in view.snakes:
        parts.append(f"({words('luxor-board-snakes', number=view.snakes[cell] + 1)})")
    return " ".join(parts)


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything the reader holds in Markdown."""
    view = planned(view)
    called = escaped_names(view.players, words, names)
    lines = [f"**{words('luxor-hand-title')}**", *hand_facts(view, words, called)]
    lines += [
        "- " + listed(words, upper(phrases.tile(code, words)), worth(code, words))
        for code in dict.fromkeys(face(held) for held in view.hand)
    ]
    return long_text(words, lines)


def worth(code: str, words: Words) -> str:
    """Say a tile's points and how many adventurers must stay on it."""
    facts = [
        words("luxor-hand-worth", points=VALUE[code]),
        words("luxor-hand-minimum", count=MINIMUM.get(code, 0)),
    ]
    return ", ".join(filter(None, facts))


def tags(view: View, words: Words) -> Mapping[str, str]:
    """Return nothing: labels of moves hold the names of cells, which stand in the picture."""
    return {}

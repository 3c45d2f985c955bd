"""The whole landscape and the score sheet in words, for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.explorers.content import TERRAINS
from engines.explorers.landscape import COLUMN_LETTERS, NOWHERE, QUADRANT_LETTERS, SIZE, name
from engines.explorers.view import View
from render.explorers import phrases, progress
from render.explorers.alt import layout
from render.explorers.scene import is_laid_out, own_sheet
from render.sentences import escaped_names, listed, long_text, sentence, upper
from render.words import Words

CROSSED, NOTHING = "x", "·"


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the landscape as rows of letters, with everything marked, and how all stand."""
    called = escaped_names(view.players, words, names)
    head = f"**{words('explorers-board-title')}** · {phrases.status(view, words, called)}"
    lines = [" · ".join(filter(None, (head, phrases.when(view, words))))]
    if not is_laid_out(view):
        lines += [layout(view, words), phrases.allowed(view, words)]
    lines += [phrases.card(view, words, called), phrases.gone(view, words)]
    if view.seat is not None and is_laid_out(view):
        lines += [phrases.draft(view, words), phrases.allowed(view, words)]
        lines += [phrases.closed(view, words)]
        lines.append(sentence(upper(", ".join(phrases.own(view, words)))))
    lines += [*_map(view, words), _places(view, words)]
    lines += [phrases.temples_said(view, words), phrases.achievements(view, words)]
    if is_laid_out(view):
        lines += [_player(view, seat, words, each) for seat, each in enumerate(called)]
        lines.append(phrases.fresh(view, words, called))
    return long_text(words, lines)


def _map(view: View, words: Words) -> list[str]:
    """Return the rows of the landscape: two letters for each square, terrain and what lies there.

    A reader's crosses stand in the place of the terrain; without a reader there are none.
    """
    crosses = 0 if view.seat is None or not is_laid_out(view) else own_sheet(view).crosses
    rows = [f"   {'  '.join(COLUMN_LETTERS)}"]
    for row in range(SIZE):
        cells = []
        for square in range(row * SIZE, (row + 1) * SIZE):
            first = CROSSED if crosses >> square & 1 else view.terrain[square]
            symbol = view.symbols[square]
            second = NOTHING if symbol == "." else symbol
            if view.terrain[square] == "*":
                second = str(view.layout[view.villages.index(square)].tile)
            cells.append(first + second)
        rows.append(f"{row + 1:2} {' '.join(cells)}")
    legend = [
        *(f"{letter} {phrases.side(letter, words)}" for letter in TERRAINS),
        f"\\* {words('explorers-board-village-key')}",
        *(f"{kind} {phrases.symbol(kind, words)}" for kind in "kmhacfgT"),
    ]
    if crosses:
        legend.append(f"{CROSSED} {words('explorers-board-cross-key')}")
    return ["```", *rows, "```", sentence(", ".join(legend))]


def _places(view: View, words: Words) -> str:
    """Say where temples and the start village are."""
    temples = ", ".join(
        f"{QUADRANT_LETTERS[quadrant]} {name(square)}"
        for quadrant, square in enumerate(view.temples)
        if square != NOWHERE
    )
    places = listed(words, words("explorers-board-temples-at"), temples)
    if view.start is not None:
        places += " " + words("explorers-board-start-village", square=name(view.start))
    return places


def _player(view: View, seat: int, words: Words, called: str) -> str:
    """Return how a player stands; of others, the crosses as well."""
    sheet = view.sheets[seat]
    facts = [phrases.standing(view, seat, words), *phrases.held(view, sheet, words)]
    if where := phrases.visited(sheet, words):
        facts.append(words("explorers-board-visited", temples=where))
    line = listed(words, f"**{called}**", ", ".join(facts))
    if seat != view.seat:
        crosses = phrases.spans(sheet.crosses, words)
        line += " " + listed(words, words("explorers-board-crossed"), crosses)
    return line


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the reader's score sheet: every round, temple, village and achievement."""
    assert view.seat is not None, "only a player has a sheet"
    return long_text(words, [f"**{words('explorers-hand-title')}**", *progress.facts(view, words)])


def tags(view: View, words: Words) -> Mapping[str, str]:
    """Return nothing: labels of moves hold the names of squares, which stand in the picture."""
    return {}

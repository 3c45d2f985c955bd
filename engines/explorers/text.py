"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from collections.abc import Iterator

from engines.explorers.landscape import SIZE, name, squares
from engines.explorers.notation import layout_text, side_words
from engines.explorers.sheet import Sheet
from engines.explorers.view import View


def text_of(view: View) -> str:
    """Return the view as lines that begin with what they are about."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    active = "nobody" if view.active is None else view.active
    yield f"turn {view.turn}: {view.phase}, round {view.round}.{view.number}, active {active}"
    yield f"layout {layout_text(view.layout)}"
    if view.card is not None:
        card = "/".join(map(side_words, view.card))
        side = "" if view.side is None else f", side {side_words(view.side)}"
        near = "" if view.near is None else f", near {side_words(view.near)}"
        gone = " ".join("/".join(card) for card in view.turned) or "none"
        yield f"card {card}{side}{near}; gone {gone}; pile {view.pile}"
    for tile in view.achievements:
        struck = f" {tile.values[tile.struck :]}" if tile.values else ""
        yield f"achievement {tile.id}{struck}"
    for seat, (sheet, score) in enumerate(zip(view.sheets, view.scores, strict=True)):
        waits = ", committed" if view.committed[seat] else ""
        yield f"seat {seat}: {score.total} points, {_tracks(sheet)}{waits}"
    yield f"struck {view.struck}"
    if view.own is not None:
        own = view.own
        marked = " ".join(map(name, own.marked)) or "none"
        yield f"own {own.stage} {own.side or '-'} {own.crosses}, left {own.left}, marked {marked}"
        yield f"own tracks: {_tracks(own.sheet)}"
    sheet = view.sheets[view.seat or 0] if view.own is None else view.own.sheet
    yield from _map(view, sheet.crosses)
    if view.decision is not None:
        yield f"asked {view.decision.kind}: {len(view.decision.moves)} answers"


def _tracks(sheet: Sheet) -> str:
    baskets = "/".join("".join(map(str, basket)) for basket in sheet.baskets)
    temples = "/".join("-" if points is None else str(points) for points in sheet.temples)
    return (
        f"keys {sheet.keys}-{sheet.keys_used}, maps {sheet.maps}-{sheet.maps_used},"
        f" gems {sheet.gems}, baskets {baskets}, temples {temples},"
        f" crosses {sheet.crosses.bit_count()}"
    )


def _map(view: View, crosses: int) -> Iterator[str]:
    """Yield the reader's map: x is a cross, a capital a symbol."""
    crossed = set(squares(crosses))
    yield "map    " + " ".join("ABCDEFGHIJKLMNOP")
    for row in range(SIZE):
        shown = []
        for square in range(row * SIZE, (row + 1) * SIZE):
            symbol = view.symbols[square]
            letter = view.terrain[square].lower() if symbol == "." else symbol.upper()
            shown.append("x" if square in crossed else letter)
        yield f"map {row + 1:>2} {' '.join(shown)}"

"""Cards and locations of a table, as they are named to people."""

from __future__ import annotations

from bot.tables import Table
from engines.core import Place
from render.registry import lookup_renderer


def things_on(table: Table, seat: int | None) -> dict[str, Place]:
    """Return a running table's cards and locations by their ids in moves, if it has any."""
    renderer = lookup_renderer(table.game.id)
    if renderer is None:
        return {}
    view = table.view(seat)
    return {thing.id: thing for thing in (*renderer.cards(view), *renderer.locations(view))}


def label(thing: Place, language: str) -> str:
    """Return what pictures call a thing, and its name, cut to the length of a suggestion."""
    shown = (*thing.also[:1], thing.called(language))
    return " ".join(dict.fromkeys(shown))[:100]

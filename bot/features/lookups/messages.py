"""What can be looked up at a table: a card, a location, what a player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import Placed
from bot.tables import Table, TableRefused
from bot.texts import Words
from engines.core import Place
from render.files import Drawn
from render.registry import LookupRenderer, lookup_renderer

Sort: TypeAlias = Literal["card", "location", "player"]
"""What is looked up."""


def lookup_card(
    table: Table, words: Words, seat: int | None, sort: Sort, thing: str, drawn: Drawn | None
) -> Message:
    """Return a card, a location or a player (by seat number) as a seat or a spectator sees it.

    All that the picture shows stands below it in words.
    """
    names = Narrator(words, table.game, table.names).names
    title = words("lookup-title", game=table.game.title)
    builder = MessageBuilder(accent_of(seat)).text(f"### {title}")
    if drawn is None:
        builder.text(words("look-no-picture"))
    else:
        builder.picture("looked-up.png", drawn)
    builder.text(_details(lookups_of(table), sort, table.view(seat), thing, words, names))
    return builder.build(lambda: lookup_card(table, words, seat, sort, thing, None))


def market_button(table: Table, words: Words) -> Placed:
    """Return the button that shows what the cards do that lie open."""
    return Placed(controls.button(words("button-market"), "market", table.id), 12)


def market_card(table: Table, words: Words, seat: int | None) -> Message:
    """Return what the cards do that lie open for everybody, as a seat or a spectator sees them."""
    names = Narrator(words, table.game, table.names).names
    builder = MessageBuilder(accent_of(seat)).text(f"### {words('button-market')}")
    return builder.text(lookups_of(table).market_text(table.view(seat), words, names)).build()


def has_market(table: Table) -> bool:
    """Whether cards lie open in the game of a table which its pictures show only in short."""
    return lookup_renderer(table.game.id) is not None


def _details(
    renderer: LookupRenderer, sort: Sort, view: Any, thing: str, words: Words, names: Sequence[str]
) -> str:
    match sort:
        case "card":
            return renderer.card_details(view, thing, words, names)
        case "location":
            return renderer.location_details(view, thing, words, names)
        case "player":
            return renderer.player_details(view, int(thing), words, names)


def things_of(table: Table, sort: Sort, seat: int | None) -> tuple[Place, ...]:
    """Return what can be looked up at a table, with its names.

    :raises TableRefused: if nothing of the sort can be, or the game has not begun.
    """
    renderer = lookups_of(table)
    view = table.view(seat)
    if sort == "card":
        return tuple(renderer.cards(view))
    if sort == "location":
        return tuple(renderer.locations(view))
    return tuple(Place(str(number), name) for number, name in enumerate(table.names))


def lookups_of(table: Table) -> LookupRenderer:
    """Return the renderer of a table's game.

    :raises TableRefused: if nothing can be looked up in that game.
    """
    renderer = lookup_renderer(table.game.id)
    if renderer is None:
        raise TableRefused("no-lookup", game=table.game.title)
    return renderer

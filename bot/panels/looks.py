"""Looks at the map of a game that has one: a picture, and the same in words."""

from __future__ import annotations

import logging

from bot.panels import items
from bot.panels.cards import accent_of
from bot.panels.pictures import Drawn, Kind, Pictures
from bot.panels.post import MessageBuilder, Post
from bot.panels.telling import Narrator
from bot.tables import Table, TableRefused
from bot.texts import Words
from render.registry import MapRenderer, map_renderer

log = logging.getLogger(__name__)


async def where(pictures: Pictures, table: Table, user_id: int, place: str, words: Words) -> Post:
    """Return a place on the map as the user may see it, spectators included.

    :raises TableRefused: if the game has not begun or has no map.
    """
    seat = table.seat_of(user_id)
    drawn = await _drawn(pictures, table, "where", seat, words, place=place)
    return where_card(table, words, seat, place, drawn)


async def targets(
    pictures: Pictures, table: Table, user_id: int, words: Words, *, in_words: bool = False
) -> Post:
    """Return what a user's seat is after, by how near an expedition is.

    From it a button leads back to the hand, as a picture or ``in_words``.

    :raises TableRefused: if the user has no seat, the game has not begun or has no map.
    """
    seat = table.check_seated(user_id)
    drawn = await _drawn(pictures, table, "targets", seat, words)
    return targets_card(table, words, seat, drawn, in_words=in_words)


async def _drawn(
    pictures: Pictures,
    table: Table,
    kind: Kind,
    seat: int | None,
    words: Words,
    *,
    place: str | None = None,
) -> Drawn | None:
    """Draw a look at the map; ``None`` if that fails, as the words say all of it, too."""
    map_of(table)
    view = table.view(seat)
    try:
        return await pictures.draw(table.game, kind, view, words, table.names, place=place)
    except Exception:
        log.exception("table %s: %s not drawn", table.id, kind)
        return None


def where_card(
    table: Table, words: Words, seat: int | None, place: str, drawn: Drawn | None
) -> Post:
    """Return the message of :func:`where`, with its picture if there is one."""
    art, names = map_of(table), Narrator(words, table.game, table.names).names
    sheet = _headed(table, words, seat, "where-title", drawn)
    sheet.text(art.where_text(table.view(seat), place, words, names))
    return sheet.post(lambda: where_card(table, words, seat, place, None))


def targets_card(
    table: Table, words: Words, seat: int, drawn: Drawn | None, *, in_words: bool = False
) -> Post:
    """Return the message of :func:`targets`, with the way back to the hand."""
    art, names = map_of(table), Narrator(words, table.game, table.names).names
    sheet = _headed(table, words, seat, "targets-title", drawn)
    sheet.text(art.targets_text(table.view(seat), words, names))
    back = items.button(words("button-hand"), "back-to-hand", table.id, in_words=in_words)
    sheet.row(*items.rows([back]))
    return sheet.post(lambda: targets_card(table, words, seat, None, in_words=True))


def _headed(
    table: Table, words: Words, seat: int | None, title: str, drawn: Drawn | None
) -> MessageBuilder:
    sheet = MessageBuilder(accent_of(seat)).text(f"### {words(title, game=table.game.title)}")
    if drawn is None:
        return sheet.text(words("look-no-picture"))
    return sheet.picture("map.png", drawn)


def map_of(table: Table) -> MapRenderer:
    """Return what draws the map of a table's game.

    :raises TableRefused: if the game has no map.
    """
    art = map_renderer(table.game.id)
    if art is None:
        raise TableRefused("no-map", game=table.game.title)
    return art

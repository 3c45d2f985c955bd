"""Messages with the map of a game: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import controls
from bot.messages.buttons import hand_label
from bot.messages.cards import accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import Placed
from bot.tables import Table, TableRefused
from bot.texts import Words
from render.files import Drawn
from render.registry import MapRenderer, map_renderer


def where_card(
    table: Table, words: Words, seat: int | None, place: str, drawn: Drawn | None
) -> Message:
    """Return a place on the map as a seat, or a spectator, may see it."""
    renderer, names = map_of(table), Narrator(words, table.game, table.names).names
    builder = _headed(table, words, seat, "where-title", drawn)
    builder.text(renderer.where_text(table.view(seat), place, words, names))
    return builder.build(lambda: where_card(table, words, seat, place, None))


def targets_card(
    table: Table, words: Words, seat: int, drawn: Drawn | None, *, in_words: bool = False
) -> Message:
    """Return the targets of a seat, the nearest first, with a button back to the hand."""
    renderer, names = map_of(table), Narrator(words, table.game, table.names).names
    builder = _headed(table, words, seat, "targets-title", drawn)
    builder.text(renderer.targets_text(table.view(seat), words, names))
    back = controls.button(hand_label(table, words), "back-to-hand", table.id, in_words=in_words)
    builder.row(*controls.rows([back]))
    return builder.build(lambda: targets_card(table, words, seat, None, in_words=True))


def whole_map_card(
    table: Table,
    words: Words,
    seat: int | None,
    drawn: Drawn | None,
    closeups: Sequence[Drawn] = (),
) -> Message:
    """Return the whole map as a seat, or a spectator, may see it; the board in words without it.

    Above it are ``closeups`` of what the seat may choose now.
    """
    renderer, names = map_of(table), Narrator(words, table.game, table.names).names
    builder = MessageBuilder(accent_of(seat))
    builder.text(f"### {words('where-title', game=table.game.title)}")
    for number, closeup in enumerate(closeups, start=1):
        builder.picture(f"closeup-{number}.png", closeup)
    if drawn is None:
        builder.text(words("look-no-picture"))
        builder.text(renderer.board_text(table.view(seat), words, names))
    else:
        builder.picture("map.png", drawn).text(words("map-hint"))
    return builder.build(lambda: whole_map_card(table, words, seat, None))


def _headed(
    table: Table, words: Words, seat: int | None, title: str, drawn: Drawn | None
) -> MessageBuilder:
    builder = MessageBuilder(accent_of(seat)).text(f"### {words(title, game=table.game.title)}")
    if drawn is None:
        return builder.text(words("look-no-picture"))
    return builder.picture("map.png", drawn)


def has_map(table: Table) -> bool:
    """Whether the game of a table is played on a map that can be looked at."""
    return map_renderer(table.game.id) is not None


def map_button(table: Table, words: Words) -> Placed:
    """Return the button that shows the whole map."""
    return Placed(controls.button(words("button-map"), "map", table.id), 10)


def targets_button(table: Table, words: Words) -> Placed:
    """Return the button under a hand that shows the targets."""
    return Placed(controls.button(words("button-targets"), "targets", table.id), 10)


def map_of(table: Table) -> MapRenderer:
    """Return the map renderer of a table's game.

    :raises TableRefused: if the game has no map.
    """
    renderer = map_renderer(table.game.id)
    if renderer is None:
        raise TableRefused("no-map", game=table.game.title)
    return renderer

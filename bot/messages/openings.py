"""How tables are opened and closed: the welcome, and what one person is asked first."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import SAND, named
from bot.messages.message import Message, MessageBuilder, note
from bot.messages.narrator import listed
from bot.messages.parts import NOTHING, Part, buttons_in
from bot.messages.titles import link_to, titled
from bot.tables import Person, Table
from bot.tables.ending import asks_others
from bot.texts import Words
from engines.core import AnyGame

HELP = ("views", "typing", "leaving", "tables", "alone")
"""The places among the lines of ``help-more`` at which features add some of their own."""

Path = tuple[str, ...]
RED = discord.ButtonStyle.danger


def welcome(words: Words, games: dict[str, AnyGame], part: Part = NOTHING) -> Message:
    """Return the greeting of a channel, from which a table can be opened.

    Each game has what it is about, how many can play, how long, and how much there is to learn.
    """
    options = [
        controls.option(game.title, game.id, description=_about(words, game))
        for game in games.values()
    ]
    builder = MessageBuilder(SAND).text(f"## {words('welcome-title')}\n{words('welcome')}")
    builder.line().text("\n".join(_game_line(words, game) for game in games.values()))
    builder.line().text(words("welcome-length"))
    menu: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
        controls.menu(words("welcome-menu"), options, "new", 0)
    )
    buttons = [*buttons_in(part.look), controls.button(words("button-help"), "help", 0)]
    return builder.row(menu, *controls.rows(buttons)).build()


def helped(words: Words, features: Collection[str]) -> Message:
    """Return how to play here, in three lines, and the button that tells the rest."""
    text, added = words("help"), words.added("help", features)
    if added:
        text += f" {reduce(lambda one, other: words('help-and', one=one, other=other), added)}."
    more = controls.button(words("button-help-more"), "help-more", 0)
    return MessageBuilder().text(text).row(*controls.rows([more])).build()


def helped_more(words: Words, features: Collection[str]) -> Message:
    """Return what the three lines leave out: commands and what else there is."""
    places = {name: "".join(words.added(f"help-{name}", features)) for name in HELP}
    return note(words("help-more", **places))


def _about(words: Words, game: AnyGame) -> str | None:
    key = f"{game.id}-about"
    return words(key) if words.has(key) else None


def _game_line(words: Words, game: AnyGame) -> str:
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        seats = words("players-only", count=least)
    else:
        seats = words("players-from-to", least=least, most=most)
    length = f"{game.id}-length"
    facts = [seats, words(length)] if words.has(length) else [seats]
    about = _about(words, game)
    lines = [f"**{game.title}**", *([about] if about else []), f"-# {' · '.join(facts)}"]
    return "\n".join(lines)


def taken(table: Table, words: Words, asker: Person, game: str, path: Path) -> Message:
    """Return that the channel has a table, and what can be done about it.

    Whoever may close or end that table is offered to have a table for ``game`` instead of it; the
    ``path`` of that button says which table that is.
    """
    may, is_lobby = table.administered_by(asker), table.row.status == "lobby"
    lines = [words("taken", what=_what(table, words))]
    if not may:
        lines.append(words("taken-ask", host=f"<@{table.row.host_id}>"))
    lines.append(words("taken-thread"))
    builder = MessageBuilder(SAND).text("\n".join(lines))
    buttons = []
    if may and is_lobby:
        label = words("button-instead", table=str(table.id), game=game)
        buttons.append(controls.button(label, "instead", table.id, path, style=RED))
    elif may:
        label = words("button-end", table=str(table.id))
        buttons.append(controls.button(label, "end-ask", table.id, path, style=RED))
    return with_link(builder, table, words, buttons).build()


def ask_close(table: Table, words: Words) -> Message:
    """Return the question whether a lobby is to be closed in which others sit."""
    builder = MessageBuilder(SAND).text(words("close-ask", names=_people(table, words)))
    close = controls.button(words("button-close"), "close", table.id, style=RED)
    keep = controls.button(words("button-keep"), "keep", table.id)
    return builder.row(*controls.rows([keep, close])).build()


def ask_end(
    table: Table,
    words: Words,
    asker: Person,
    path: Path,
    game: str = "",
    features: Collection[str] = (),
) -> Message:
    """Return the question whether a running game is to be ended, perhaps for a table for ``game``.

    Where others play it with the asker, they are asked first.
    """
    builder = MessageBuilder(SAND).text(
        words.extended("end-ask", features, what=_what(table, words))
    )
    if asks_others(table, asker):
        builder.text(words("end-asks-others"))
        label = words("button-end-ask", table=str(table.id))
    elif game:
        label = words("button-end-instead", table=str(table.id), game=game)
    else:
        label = words("button-end-now", table=str(table.id))
    keep = controls.button(words("button-keep"), "keep", table.id)
    end = controls.button(label, "end", table.id, path, style=RED)
    return builder.row(*controls.rows([keep, end])).build()


def _what(table: Table, words: Words) -> str:
    """Return a table's number, its game, and how far it is."""
    if table.row.status == "lobby":
        return words(
            "taken-lobby",
            table=str(table.id),
            game=table.game.title,
            names=_people(table, words),
        )
    title = table.game.title if table.state is None else titled(table, words, table.view(None))
    return words("taken-running", table=str(table.id), title=title, names=_people(table, words))


def _people(table: Table, words: Words) -> str:
    return listed(words, [named(table, seat, words) for seat in range(len(table.seats))])


def with_link(
    builder: MessageBuilder, table: Table, words: Words, buttons: list[controls.PressButton]
) -> MessageBuilder:
    """Add buttons, and a link to the table's newest post."""
    row, items = table.row, list[discord.ui.Button[Any]](buttons)
    if row.card_message_id is not None and row.guild_id is not None:
        label = words("button-to-table", table=str(row.id))
        items.append(discord.ui.Button(label=label, url=link_to(table)))
    return builder.row(discord.ui.ActionRow(*items)) if items else builder

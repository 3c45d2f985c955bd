"""Tables that are opened, closed or played again, for presses and commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord

from bot.dispatch.interactions import Interaction, check_place, is_member, person_of
from bot.messages import openings
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.messages.options import chosen_option, packed, unpacked
from bot.messages.parts import Additions
from bot.tables import Table, TableRefused, TableService
from bot.tables.rematch import Rematch, rematch
from bot.texts import Words
from engines.core import AnyGame

Locale = Callable[[Interaction], Awaitable[str]]
"""Returns the language of public posts where an interaction comes from."""

NEW, AGAIN = "new", "again"
"""What is to be opened instead of another table: a table for a game, or a rematch."""

NOTHING = "nothing"
"""What stands there where a game is to be ended, and nothing opened."""


class Lobbies:
    """Opens and closes tables; the publisher posts their cards."""

    def __init__(self, tables: TableService, locale: Locale, additions: Additions) -> None:
        self._tables = tables
        self._locale = locale
        self._additions = additions

    # --- the welcome ------------------------------------------------------------------------

    async def welcome(self, words: Words) -> Message:
        """Return the greeting of a server."""
        part = await self._additions.welcome(words)
        return openings.welcome(words, self._tables.repository.games, part)

    async def new(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Open a table for the game chosen in the welcome."""
        return await self.open(interaction, chosen(press), {}, words)

    # --- opening ------------------------------------------------------------------------------

    async def open(
        self, interaction: Interaction, game_id: str, options: dict[str, Any], words: Words
    ) -> Message:
        """Open a lobby in the channel of the interaction.

        If the channel has an open table, the answer says what can be done about it.

        :raises TableRefused: if there is no such game, or the channel belongs to no server.
        :raises BadOptions: if the options do not fit the game.
        """
        game = self._game(game_id)
        path = (NEW, game.id, packed(game, game.options(options).model_dump(mode="json")))
        return await self._opened(interaction, game, words, path, options=options)

    async def again(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Open a lobby with the people, computer players and options of a game.

        :raises TableRefused: if the game is not over, or the asker did not play it.
        """
        return await self._again(interaction, press.table_id, words)

    async def _again(self, interaction: Interaction, table_id: int, words: Words) -> Message:
        table, asker = await self._tables.repository.get(table_id), person_of(interaction)
        if not table.is_posted:
            raise TableRefused("outdated")
        check_place(interaction, table)  # the button may name another table than this
        table.check_status("finished", "abandoned")
        rematch(table, asker, ())  # or it is refused, before anybody is looked up
        users = [row.user_id for row in table.seats if row.user_id not in (None, asker.id)]
        gone = [
            user
            for user in users
            if user is not None and (user < 0 or not await _is_here(interaction, user))
        ]
        wanted = rematch(table, asker, gone)
        latest = await self._tables.repository.at(interaction.channel_id or 0)
        if latest is not None and _is_rematch(latest, table, asker.id):
            return openings.already(latest, words)
        path = (AGAIN, str(table.id))
        return await self._opened(
            interaction, table.game, words, path, options=wanted.options, wanted=wanted
        )

    async def _opened(
        self,
        interaction: Interaction,
        game: AnyGame,
        words: Words,
        path: tuple[str, ...],
        *,
        options: dict[str, Any],
        wanted: Rematch | None = None,
    ) -> Message:
        if interaction.guild_id is None:
            raise TableRefused("outdated")
        asker, channel_id = person_of(interaction), cast(int, interaction.channel_id)
        try:
            table = await self._tables.lobby.create(
                game.id,
                asker,
                channel_id=channel_id,
                guild_id=interaction.guild_id if interaction.guild else None,
                locale=await self._locale(interaction),
                options=options,
                rematch=wanted,
            )
        except TableRefused as refused:
            other = await self._tables.repository.at(channel_id)
            if refused.code != "channel-taken" or other is None:
                raise
            return openings.taken(other, words, asker, game.title, path)
        return note(words("table-opened", game=table.game.title))

    # --- instead of another table -------------------------------------------------------------

    async def instead(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Close a lobby, and open a table instead; of a game that runs by now, ask first."""
        table, asker = await self._tables.repository.get(press.table_id), person_of(interaction)
        game = await self._wanted(press)
        if table.row.is_open:
            table.check_administered_by(asker)
        if table.row.status == "running":
            return openings.ask_end(table, words, asker, press.path, game.title)
        if table.row.status == "lobby":
            await self._tables.lobby.cancel(table.id, asker)
        if press.path[0] == AGAIN:
            return await self._again(interaction, _number(press.path[1]), words)
        return await self.open(interaction, game.id, unpacked(game, press.path[2]), words)

    def ask_end(self, interaction: Interaction, table: Table, words: Words) -> Message:
        """Return the question whether a running game is to be ended.

        :raises TableRefused: if the asker may not end it, or it does not run.
        """
        asker = person_of(interaction)
        table.check_administered_by(asker)
        table.check_status("running")
        return openings.ask_end(table, words, asker, (NOTHING,))

    async def end(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """End a running game for good, or ask the others who play it whether to.

        If it has ended, the table that was wanted instead is opened.
        """
        table = await self._tables.repository.get(press.table_id)
        only_end = press.path == (NOTHING,)
        if not only_end:
            await self._wanted(press)
        if only_end or table.row.status == "running":
            asker = person_of(interaction)
            if not await self._tables.ending.end(table, asker, interaction.id):
                return note(words("consent-asked-end"))
        if only_end:
            return note(words("card-abandoned"))
        return await self.instead(interaction, press, words)

    async def _wanted(self, press: Press) -> AnyGame:
        """Return the game of the table that is to be opened.

        :raises TableRefused: if the button does not say which, so that nothing is closed for it.
        """
        kind, *rest = press.path or ("",)
        if kind == NEW and len(rest) == 2:
            game = self._game(rest[0])
            unpacked(game, rest[1])
            return game
        if kind == AGAIN and len(rest) == 1:
            return (await self._tables.repository.get(_number(rest[0]))).game
        raise TableRefused("outdated")

    def _game(self, game_id: str) -> AnyGame:
        game = self._tables.repository.games.get(game_id)
        if game is None:
            raise TableRefused("unknown-game", game=game_id)
        return game

    # --- lobbies ------------------------------------------------------------------------------

    async def cancel(self, interaction: Interaction, press: Press, words: Words) -> Message | None:
        """Close a lobby; ask once more if others sit there."""
        table = await self._tables.repository.get(press.table_id)
        return await self.close(interaction, table, words, quiet=True)

    async def close(
        self, interaction: Interaction, table: Table, words: Words, *, quiet: bool = False
    ) -> Message | None:
        """Close a lobby, or return the question whether to, if others sit there.

        ``quiet`` says nothing of a lobby that is closed, as its post will.
        """
        table.check_status("lobby")
        table.check_administered_by(person_of(interaction))
        if any(row.user_id not in (None, interaction.user.id) for row in table.seats):
            return openings.ask_close(table, words)
        await self._tables.lobby.cancel(table.id, person_of(interaction))
        return None if quiet else note(words("lobby-cancelled"))

    async def closed(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Close a lobby after the question."""
        await self._tables.lobby.cancel(press.table_id, person_of(interaction))
        return note(words("lobby-cancelled"))

    async def kept(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Leave a table as it is after the question."""
        return note(words("kept"))

    async def computer(self, interaction: Interaction, press: Press, words: Words) -> None:
        """Seat a computer player, or take one away."""
        value, asker = chosen(press), person_of(interaction)
        if not value.startswith("-"):
            await self._tables.lobby.add_bot(press.table_id, asker, value)
            return
        seat, _colon, occupant = value[1:].partition(":")
        await self._tables.lobby.remove(press.table_id, asker, _number(seat), occupant)

    async def option(self, interaction: Interaction, press: Press, words: Words) -> None:
        """Set an option to what was chosen in its menu."""
        game = (await self._tables.repository.get(press.table_id)).game
        name, value = chosen_option(game, press)
        await self._tables.lobby.set_option(press.table_id, person_of(interaction), name, value)


def chosen(press: Press) -> str:
    """Return the value chosen in a menu.

    :raises TableRefused: ``outdated`` if none was.
    """
    if not press.values:
        raise TableRefused("outdated")
    return press.values[0]


def _number(text: str) -> int:
    """Return a number of a custom id.

    :raises TableRefused: ``outdated`` if it is none, or too long for the database.
    """
    if not (text.isdecimal() and len(text) <= 18):
        raise TableRefused("outdated")
    return int(text)


def _is_rematch(table: Table, of: Table, user_id: int) -> bool:
    """Whether a lobby is for the same game, and the user has a seat in it already."""
    is_same = table.row.status == "lobby" and table.game.id == of.game.id
    return is_same and table.seat_of(user_id) is not None


async def _is_here(interaction: Interaction, user_id: int) -> bool:
    """Whether a user is on the server; if Discord cannot tell now, it is taken for granted."""
    try:
        return await is_member(interaction, user_id)
    except (discord.HTTPException, OSError):
        return True

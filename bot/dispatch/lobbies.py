"""Tables that are opened or closed, for presses and commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from bot.dispatch.additions import Handler
from bot.dispatch.interactions import Interaction, is_on_post, person_of
from bot.messages import openings
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.messages.options import chosen_option, options_panel, packed, unpacked
from bot.messages.parts import Additions
from bot.messages.refusals import explained
from bot.tables import Person, Table, TableRefused, TableService, saved
from bot.tables.lobby import Beginning
from bot.texts import Words
from engines.core import AnyGame, BadOptions

Locale = Callable[[Interaction], Awaitable[str]]
"""Returns the language of public posts where an interaction comes from."""

NEW = "new"
"""What is to be opened instead of another table, if that is a table for a game.

Else it is the verb of another press that opens one."""

NOTHING = "nothing"
"""What stands there where a game is to be ended, and nothing opened."""


class Lobbies:
    """Opens and closes tables; the publisher posts their cards."""

    def __init__(
        self,
        tables: TableService,
        locale: Locale,
        additions: Additions,
        handler: Callable[[str], Handler | None],
    ) -> None:
        """``handler`` returns who carries out presses of a verb, of which some open tables."""
        self._tables = tables
        self._locale = locale
        self._additions = additions
        self._handler = handler

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
        game = self._tables.repository.game(game_id)
        path = (NEW, game.id, packed(game, game.options(options).model_dump(mode="json")))
        return await self.opened(interaction, game, words, path, options=options)

    async def opened(
        self,
        interaction: Interaction,
        game: AnyGame,
        words: Words,
        path: tuple[str, ...],
        *,
        options: dict[str, Any] | None = None,
        begins: Beginning | None = None,
    ) -> Message:
        """Open a lobby as :meth:`LobbyService.create` does, or say that the channel has a table.

        ``path`` says what is to be opened instead of that: a verb, and the table that it is about.

        :raises TableRefused: if the channel belongs to no server.
        """
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
                begins=begins,
            )
        except TableRefused as refused:
            other = await self._tables.repository.at(channel_id)
            if refused.code != "channel-taken" or other is None:
                raise
            return openings.taken(other, words, asker, game.title, path)
        return note(words("table-opened", game=table.game.title))

    # --- instead of another table -------------------------------------------------------------

    async def instead(self, interaction: Interaction, press: Press, words: Words) -> Message | None:
        """Close a lobby, and open a table instead; of a game that runs by now, ask first."""
        table, asker = await self._tables.repository.get(press.table_id), person_of(interaction)
        game, opened = await self._wanted(interaction, press, words)
        if table.row.is_open:
            table.check_administered_by(asker)
        if table.row.status == "running":
            return self._ask_end(table, words, asker, press.path, game.title)
        if table.row.status == "lobby":
            await self._tables.lobby.cancel(table.id, asker)
        return await opened()

    def ask_end(self, interaction: Interaction, table: Table, words: Words) -> Message:
        """Return the question whether a running game is to be ended.

        :raises TableRefused: if the asker may not end it, or it does not run.
        """
        asker = person_of(interaction)
        table.check_administered_by(asker)
        table.check_status("running")
        return self._ask_end(table, words, asker, (NOTHING,))

    def _ask_end(
        self, table: Table, words: Words, asker: Person, path: tuple[str, ...], game: str = ""
    ) -> Message:
        features = self._tables.repository.names
        return openings.ask_end(table, words, asker, path, game, features)

    async def end(self, interaction: Interaction, press: Press, words: Words) -> Message | None:
        """End a running game for good, or ask the others who play it whether to.

        If it has ended, the table that was wanted instead is opened.
        """
        table = await self._tables.repository.get(press.table_id)
        only_end = press.path == (NOTHING,)
        if not only_end:
            await self._wanted(interaction, press, words)
        if only_end or table.row.status == "running":
            asker = person_of(interaction)
            if not await self._tables.ending.end(table, asker, interaction.id):
                return note(words("consent-asked-end"))
        if only_end:
            return note(words("card-abandoned"))
        return await self.instead(interaction, press, words)

    async def _wanted(
        self, interaction: Interaction, press: Press, words: Words
    ) -> tuple[AnyGame, Callable[[], Awaitable[Message | None]]]:
        """Return the game of the table that is to be opened, and what opens it.

        :raises TableRefused: if the button does not say which, so that nothing is closed for it.
        """
        kind, *rest = press.path or ("",)
        if kind == NEW and len(rest) == 2:
            game = self._tables.repository.game(rest[0])
            options = unpacked(game, rest[1])
            return game, lambda: self.open(interaction, game.id, options, words)
        handler = self._handler(kind)
        if handler is None or len(rest) != 1:
            raise TableRefused("outdated")
        table = await self._tables.repository.get(_number(rest[0]))
        return table.game, lambda: handler(interaction, Press(kind, table.id, "", ()), words)

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

    async def options(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return a menu for each option.

        :raises TableRefused: if the user may not choose in them.
        """
        table = await self._tables.repository.get(press.table_id)
        table.check_options(person_of(interaction))
        return options_panel(table, words)

    async def option(self, interaction: Interaction, press: Press, words: Words) -> Message | None:
        """Set an option to what was chosen in its menu; return all menus as they are then.

        Why an option does not work is said above them. A post has such a menu if an earlier version
        of the bot made it: as for all that is public, the publisher edits it.
        """
        table = await self._tables.repository.get(press.table_id)
        name, value = chosen_option(table.game, press)
        asker, on_post = person_of(interaction), is_on_post(interaction)
        try:
            table = await self._tables.lobby.set_option(table.id, asker, name, value)
        except BadOptions as error:
            if on_post:
                raise
            return options_panel(table, words, explained(error, words, table, None))
        with saved("other"):
            return None if on_post else options_panel(table, words)


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

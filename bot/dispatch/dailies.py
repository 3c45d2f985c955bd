"""The daily challenge and the results of games played alone, for presses and commands."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import date

from bot.dispatch.interactions import Interaction, player_of
from bot.dispatch.panels import Panels
from bot.messages import dailies
from bot.messages.choices import untagged
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused, TableService, saved
from bot.texts import Words
from render.registry import renderer

NUMBER, USER = re.compile("[0-9]{1,18}"), re.compile("[0-9]{1,19}")
LARGEST = 2**63 - 1
"""Larger numbers do not fit into the database."""

PAGE = re.compile("[0-9]{1,4}")

Locale = Callable[[Interaction], Awaitable[str]]
"""Returns the language of public posts where an interaction comes from."""


class Dailies:
    """Answers that only the asker sees. Nothing of a daily game is ever posted."""

    def __init__(self, tables: TableService, panels: Panels, locale: Locale) -> None:
        self._tables = tables
        self._panels = panels
        self._locale = locale

    async def show(self, interaction: Interaction, game_id: str | None, words: Words) -> Message:
        """Return the panel of today's challenge, or its results if the user has finished it.

        If an earlier challenge is not finished, the user is asked which one to play.
        """
        service, user_id = self._tables.dailies, interaction.user.id
        game, today = service.game(game_id), self._tables.repository.today()
        if await service.is_finished(game.id, user_id):
            await self._opened(interaction, game.id, today)  # it stands on the board here, too
            return await self._board(interaction, game.id, today, 0, words)
        earlier = [day for day in await service.unfinished(game.id, user_id) if day != today]
        if earlier:
            return dailies.choice(game, words, today, earlier)
        return await self._panel(interaction, game.id, None, words)

    async def play(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the panel of today's challenge, or of the day that the button names."""
        game_id, day = (*press.path, "", "")[:2]
        if not day:
            return await self.show(interaction, game_id, words)
        return await self._panel(interaction, game_id, day_of(day), words)

    async def _panel(
        self, interaction: Interaction, game_id: str, day: date | None, words: Words
    ) -> Message:
        table = await self._opened(interaction, game_id, day)
        with saved("open"):
            return await self._panels.panel(table, interaction.user.id, words)

    async def _opened(self, interaction: Interaction, game_id: str, day: date | None) -> Table:
        """Return the user's game of a day, as opened here (:meth:`DailyService.open`)."""
        return await self._tables.dailies.open(
            game_id,
            player_of(interaction),
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id or 0,
            locale=await self._locale(interaction),
            day=day,
        )

    async def current(self, game_id: str | None, user_id: int) -> Table:
        """Return the challenge that a user plays now: the newest that is not finished.

        :raises TableRefused: ``daily-not-open`` if there is none.
        """
        service = self._tables.dailies
        game = service.game(game_id)
        unfinished = await service.unfinished(game.id, user_id)
        if not unfinished:
            raise TableRefused("daily-not-open")
        return await service.of(game.id, unfinished[0], user_id)

    async def type(
        self, interaction: Interaction, table: Table, line: str, words: Words
    ) -> Message:
        """Play typed moves at a user's daily game; return the panel after them.

        :raises RulesError: if any part of the line is not a legal move; nothing is played then.
        """
        user_id = interaction.user.id
        if table.state is not None:
            view = table.view(table.check_seated(user_id))
            line = untagged(line, renderer(table.game.id).tags(view, words))
        result = await self._tables.play(
            table.id, user_id, line=line, interaction_id=interaction.id
        )
        with saved("move"):
            return await self._panels.panel(result.table, user_id, words)

    async def results(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the results of a day to somebody who may see them."""
        if press.verb == "daily-page":
            check_private(interaction)
        game_id, day, page = (*press.path, "", "", "")[:3]
        return await self._board(interaction, game_id, day_of(day), number_of(page or "0"), words)

    async def _board(
        self, interaction: Interaction, game_id: str, day: date, page: int, words: Words
    ) -> Message:
        shown = await self._tables.dailies.board(
            game_id, day, interaction.user.id, interaction.guild_id
        )
        return dailies.board(shown, words, page)

    async def look(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the end of somebody's finished game."""
        if not press.values or not NUMBER.fullmatch(press.values[0]):
            raise TableRefused("outdated")
        table = await self._tables.repository.get(int(press.values[0]))
        if table.daily is None:
            raise TableRefused("outdated")
        await self._tables.dailies.check_reader(table, interaction.user.id, interaction.guild_id)
        return await self._panels.board(table, words)

    async def rankings(
        self,
        interaction: Interaction,
        game_id: str | None,
        user_id: int | None,
        words: Words,
        *,
        page: int = 0,
    ) -> Message:
        """Return the best results here of games played alone, of all or of one user."""
        shown = await self._tables.rankings.best(
            interaction.user.id,
            interaction.guild_id,
            game_id=game_id,
            user_id=user_id,
            page=page,
        )
        return dailies.rankings(shown, words)

    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Turn to another page of the best results."""
        check_private(interaction)
        game_id, user, page = (*press.path, "", "", "")[:3]
        number = number_of(page)
        return await self.rankings(interaction, game_id, user_of(user), words, page=number)

    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the best results of the game chosen in the menu."""
        check_private(interaction)
        if not press.values:
            raise TableRefused("outdated")
        user = user_of((*press.path, "")[0])
        return await self.rankings(interaction, press.values[0], user, words)


def check_private(interaction: Interaction) -> None:
    """Raise :class:`TableRefused` if others read the message that the answer would replace."""
    message = interaction.message
    if interaction.guild_id is not None and message is not None and not message.flags.ephemeral:
        raise TableRefused("outdated")


def day_of(text: str) -> date:
    """Return the day that a control names.

    :raises TableRefused: ``outdated`` if that is no day.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise TableRefused("outdated") from None
    if day.isoformat() != text:
        raise TableRefused("outdated")
    return day


def number_of(text: str) -> int:
    """Return the number of a page.

    :raises TableRefused: ``outdated`` if it is none.
    """
    if not PAGE.fullmatch(text):
        raise TableRefused("outdated")
    return int(text)


def user_of(text: str) -> int | None:
    """Return the user whose results are listed; ``None`` for all.

    :raises TableRefused: ``outdated`` if the text names nobody.
    """
    if not USER.fullmatch(text) or int(text) > LARGEST:
        raise TableRefused("outdated")
    return None if text == dailies.ANYBODY else int(text)

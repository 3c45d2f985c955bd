"""The daily challenge, for presses and commands."""

from __future__ import annotations

import re
from datetime import date

from bot.dispatch.commands import Choices, FeatureCog, command, completed, offered, pressed
from bot.dispatch.interactions import Interaction, check_private, number_of, player_of
from bot.features.daily import messages
from bot.features.daily.service import DailyService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused, saved
from bot.texts import Words

NUMBER = re.compile("[0-9]{1,18}")


class Dailies(FeatureCog[DailyService]):
    """Answers that only the asker sees. Nothing of a daily game is ever posted."""

    @command("daily")
    async def daily(
        self, interaction: Interaction, words: Words, game: str = "", moves: str = ""
    ) -> Message | None:
        """Open today's challenge in a private panel, or play typed moves in it."""
        if not moves:
            return await self.show(interaction, game or None, words)
        table = await self.current(game or None, interaction.user.id)
        return await self.dispatcher.typed_apart(interaction, table, moves, words)

    @daily.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.current(named or None, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say so
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            return []
        return completed(table, seat, interaction, current)

    @daily.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)

    async def show(self, interaction: Interaction, game_id: str | None, words: Words) -> Message:
        """Return the panel of today's challenge, or its results if the user has finished it.

        If an earlier challenge is not finished, the user is asked which one to play.
        """
        service, user_id = self.service, interaction.user.id
        game, today = service.game(game_id), self.repository.today()
        if await service.is_finished(game.id, user_id):
            await self._opened(interaction, game.id, today)  # it stands on the board here, too
            return await self._board(interaction, game.id, today, 0, words)
        earlier = [day for day in await service.unfinished(game.id, user_id) if day != today]
        if earlier:
            return messages.choice(game, words, today, earlier)
        return await self._panel(interaction, game.id, None, words)

    @pressed("daily", to="private")
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
            return await self.panels.panel(table, interaction.user.id, words)

    async def _opened(self, interaction: Interaction, game_id: str, day: date | None) -> Table:
        """Return the user's game of a day, as opened here (:meth:`DailyService.open`)."""
        return await self.service.open(
            game_id,
            player_of(interaction),
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id or 0,
            locale=await self.dispatcher.public_locale(interaction),
            day=day,
        )

    async def current(self, game_id: str | None, user_id: int) -> Table:
        """Return the challenge that a user plays now: the newest that is not finished.

        :raises TableRefused: ``daily-not-open`` if there is none.
        """
        service = self.service
        game = service.game(game_id)
        unfinished = await service.unfinished(game.id, user_id)
        if not unfinished:
            raise TableRefused("daily-not-open")
        return await service.of(game.id, unfinished[0], user_id)

    @pressed("daily-page")
    @pressed("daily-results", to="private")
    async def results(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the results of a day to somebody who may see them."""
        if press.verb == "daily-page":
            check_private(interaction)
        game_id, day, page = (*press.path, "", "", "")[:3]
        return await self._board(interaction, game_id, day_of(day), number_of(page or "0"), words)

    async def _board(
        self, interaction: Interaction, game_id: str, day: date, page: int, words: Words
    ) -> Message:
        shown = await self.service.board(game_id, day, interaction.user.id, interaction.guild_id)
        return messages.board(shown, words, page)

    @pressed("daily-look", to="private")
    async def look(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the end of somebody's finished game."""
        if not press.values or not NUMBER.fullmatch(press.values[0]):
            raise TableRefused("outdated")
        table = await self.repository.get(int(press.values[0]))
        if table.daily is None:
            raise TableRefused("outdated")
        await self.service.check_reader(table, interaction.user.id, interaction.guild_id)
        return await self.panels.board(table, words)


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

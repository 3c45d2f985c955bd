"""``/my-games``, and the buttons of its pages."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command, pressed
from bot.dispatch.interactions import Interaction
from bot.features.my_games.messages import games_page
from bot.features.my_games.service import MyGamesService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class MyGames(FeatureCog[MyGamesService]):
    """Shows each person their own tables, wherever they are."""

    @command("my-games")
    async def my_games(self, interaction: Interaction, words: Words) -> Message:
        """Show the asker's tables, privately."""
        return await self.show(interaction.user.id, words)

    async def show(self, user_id: int, words: Words, number: int = 0) -> Message:
        """Return a page of the user's open tables, and of those that ended lately."""
        page, tables = await self.service.page(user_id, number)
        return games_page(words, tables, user_id, page, self.repository.names)

    @pressed("my-games")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show another page.

        :raises TableRefused: ``outdated`` if the button names none.
        """
        page = (*press.path, "")[0]
        if not (page.isascii() and page.isdigit() and len(page) < 4):
            raise TableRefused("outdated")
        return await self.show(interaction.user.id, words, int(page))

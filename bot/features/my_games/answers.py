"""``/my-games``: collects the tables of one person."""

from __future__ import annotations

from bot import store
from bot.dispatch.commands import CommandCog, command, pressed
from bot.dispatch.interactions import Interaction
from bot.features.my_games.messages import Place, games_page, page_of
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.store.rows import TableRow
from bot.tables import TableRefused
from bot.texts import Words

DAY = 24 * 60 * 60
LATELY = 28 * DAY
MOST_FINISHED = 20


class MyGames(CommandCog):
    """Shows each person their own tables, wherever they are."""

    @command("my-games")
    async def my_games(self, interaction: Interaction, words: Words) -> Message:
        """Show the asker's tables, privately."""
        return await self.show(interaction.user.id, words)

    async def show(self, user_id: int, words: Words, number: int = 0) -> Message:
        """Return a page of the user's open tables, and of those that ended lately."""
        repository = self.repository
        reader, since = repository.reader, repository.now() - LATELY
        rows = [
            *(
                row
                for row in await store.tables.tables_of_user(reader, user_id)
                if row.daily is None
            ),
            *await store.tables.finished_of_user(reader, user_id, since, most=MOST_FINISHED),
        ]
        seats = await store.tables.seats_of_tables(reader, [row.id for row in rows])
        # Only the tables of the page are loaded: somebody may sit at hundreds.
        places = [
            Place(row, seats[row.id], user_id, held=await self._is_held(row))
            for row in rows
            if row.game in self.games
        ]
        page = page_of(places, number)
        tables = [await repository.glimpse(place.row) for place in page.places]
        return games_page(words, tables, user_id, page, repository.names)

    async def _is_held(self, row: TableRow) -> bool:
        return row.status == "running" and await self.repository.is_held(row)

    @pressed("my-games")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show another page.

        :raises TableRefused: ``outdated`` if the button names none.
        """
        page = (*press.path, "")[0]
        if not (page.isascii() and page.isdigit() and len(page) < 4):
            raise TableRefused("outdated")
        return await self.show(interaction.user.id, words, int(page))

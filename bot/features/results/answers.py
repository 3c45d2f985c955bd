"""``/results``: of a server, and of one person; ``/solo``: the best of games played alone."""

from __future__ import annotations

import re

import discord

from bot.dispatch.commands import Choices, FeatureCog, command, offered, pressed
from bot.dispatch.interactions import Interaction, check_private, number_of
from bot.dispatch.lobbies import chosen
from bot.features.results import messages
from bot.features.results.messages import ANYBODY, rankings
from bot.features.results.service import ResultService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class Results(FeatureCog[ResultService]):
    """Answers that only the asker sees."""

    @command("results")
    async def results(
        self,
        interaction: Interaction,
        words: Words,
        game: str = "",
        person: discord.User | None = None,
    ) -> Message:
        """Show the results of this server, or of one person, privately."""
        user_id = None if person is None else person.id
        return await self.show(interaction, game or None, user_id, words)

    @results.autocomplete("game")
    async def _games(self, _interaction: Interaction, current: str) -> Choices:
        return offered(self.games.values(), current)

    async def show(
        self, interaction: Interaction, game_id: str | None, user_id: int | None, words: Words
    ) -> Message:
        """Return the results of a person, or without one those of the server.

        In private messages they are the asker's own, of all servers.
        """
        if user_id is None and interaction.guild_id is not None:
            return await self._ranking(interaction, game_id, 0, words)
        reader = interaction.user.id
        found = await self.service.of_person(
            reader, interaction.guild_id, user_id or reader, game_id
        )
        return messages.person(found, words, reader, self.repository.names)

    @pressed("results-own")
    async def own(self, interaction: Interaction, _press: Press, words: Words) -> Message:
        """Show the results of the one who presses."""
        check_private(interaction)
        return await self.show(interaction, None, interaction.user.id, words)

    @pressed("results-all")
    async def all(self, interaction: Interaction, _press: Press, words: Words) -> Message:
        """Show the results of the server."""
        check_private(interaction)
        return await self._ranking(interaction, None, 0, words)

    @pressed("results-game")
    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the results of the server in the game chosen in the menu."""
        check_private(interaction)
        return await self._ranking(interaction, chosen(press), 0, words)

    @pressed("results-page")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Turn to another page."""
        check_private(interaction)
        game_id, page = (*press.path, "", "")[:2]
        return await self._ranking(interaction, game_id, number_of(page), words)

    async def _ranking(
        self, interaction: Interaction, game_id: str | None, page: int, words: Words
    ) -> Message:
        if interaction.guild_id is None:
            raise TableRefused("outdated")
        found = await self.service.ranking(interaction.guild_id, game_id)
        return messages.ranking(found, words, page)


USER = re.compile("[0-9]{1,19}")
LARGEST = 2**63 - 1
"""Larger numbers do not fit into the database."""


class Solo(FeatureCog[ResultService]):
    """Answers that only the asker sees."""

    @command("solo")
    async def solo(
        self,
        interaction: Interaction,
        words: Words,
        game: str = "",
        person: discord.User | None = None,
    ) -> Message:
        """Show the best results of games played alone, privately."""
        user_id = None if person is None else person.id
        return await self.show(interaction, game or None, user_id, words)

    @solo.autocomplete("game")
    async def _games(self, _interaction: Interaction, current: str) -> Choices:
        return offered((game for game in self.games.values() if 1 in game.seats), current)

    async def show(
        self,
        interaction: Interaction,
        game_id: str | None,
        user_id: int | None,
        words: Words,
        *,
        page: int = 0,
    ) -> Message:
        """Return the best results here of games played alone, of all or of one user."""
        shown = await self.service.best(
            interaction.user.id,
            interaction.guild_id,
            game_id=game_id,
            user_id=user_id,
            page=page,
        )
        return rankings(shown, words)

    @pressed("solo-page")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Turn to another page of the best results."""
        check_private(interaction)
        game_id, user, page = (*press.path, "", "", "")[:3]
        number = number_of(page)
        return await self.show(interaction, game_id, user_of(user), words, page=number)

    @pressed("solo-game")
    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the best results of the game chosen in the menu."""
        check_private(interaction)
        user = user_of((*press.path, "")[0])
        return await self.show(interaction, chosen(press), user, words)


def user_of(text: str) -> int | None:
    """Return the user whose results are listed; ``None`` for all.

    :raises TableRefused: ``outdated`` if the text names nobody.
    """
    if not USER.fullmatch(text) or int(text) > LARGEST:
        raise TableRefused("outdated")
    return None if text == ANYBODY else int(text)

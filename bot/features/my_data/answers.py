"""``/my-data``: what is stored about the one who asks, sent to them or erased."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.dispatch.commands import CommandCog, command, pressed
from bot.dispatch.interactions import Interaction, check_private, person_of
from bot.features.my_data.messages import known_card, sure_to_erase
from bot.features.my_data.service import PeopleService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.texts import Words

NAME = "my-data.zip"


class People(CommandCog):
    """Answers that only the asker sees, about nobody but the asker."""

    @property
    def service(self) -> PeopleService:
        """What tells and erases."""
        return PeopleService(self.repository, self.dispatcher.tables.preferences)

    @command("my-data")
    async def my_data(self, interaction: Interaction, words: Words) -> Message:
        """Show privately what is stored about the asker."""
        return await self.card(interaction, words)

    async def card(self, interaction: Interaction, words: Words) -> Message:
        """Return how much is stored, and what can be done."""
        return known_card(words, await self.service.known(interaction.user.id))

    @pressed("data-back")
    async def back(self, interaction: Interaction, _press: Press, words: Words) -> Message:
        """Show again how much is stored."""
        check_private(interaction)
        return await self.card(interaction, words)

    @pressed("data-send", to="private")
    async def send(self, interaction: Interaction, _press: Press, words: Words) -> None:
        """Send all of it as a file."""
        content = await self.service.archive(interaction.user.id)
        # Answer first: Discord would take the file for the answer.
        await self.dispatcher.answering.answer(interaction, note(words("data-sent")), words)
        await self.dispatcher.answering.send_file(
            interaction, lambda: discord.File(BytesIO(content), filename=NAME)
        )

    @pressed("data-ask")
    async def ask(self, interaction: Interaction, _press: Press, words: Words) -> Message:
        """Ask once more before anything is erased."""
        check_private(interaction)
        known = await self.service.known(interaction.user.id)
        return sure_to_erase(words, known, self.service.features)

    @pressed("data-erase")
    async def erase(self, interaction: Interaction, _press: Press, words: Words) -> Message:
        """Erase all of it."""
        check_private(interaction)
        await self.service.forget(person_of(interaction))
        return note(words("data-erased"))

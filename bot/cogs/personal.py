"""``/settings`` and ``/my-data``: what each person has set, and what is stored about them."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.dispatch.commands import respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.messages.message import Message
from bot.tables import saved
from bot.tables.reminders import ZONE_KEY
from bot.tables.rhythm import zone_names
from bot.texts import Words

SUGGESTED = 25
"""Discord's limit of suggestions."""


class PersonalCog(commands.Cog):
    """The settings of a person."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(description=described("command-settings"))
    @app_commands.describe(time_zone=described("command-settings-zone"))
    async def settings(self, interaction: Interaction, time_zone: str | None = None) -> None:
        """Show the asker's settings, privately; set their time zone first, if they give one."""

        async def work(words: Words) -> Message:
            personal, user_id = self.dispatcher.personal, interaction.user.id
            if time_zone is not None:
                await self.dispatcher.tables.reminders.choose(user_id, ZONE_KEY, time_zone)
            with saved(None if time_zone is None else "setting"):
                return await personal.card(user_id, words)

        await respond(self.dispatcher, interaction, work)

    @settings.autocomplete("time_zone")
    async def _zones(self, _interaction: Interaction, current: str) -> list[Choice[str]]:
        """Return time zones that fit what is typed."""
        typed = current.strip().lower().replace(" ", "_")
        found = [name for name in zone_names() if typed in name.lower()]
        found.sort(key=lambda name: not name.rpartition("/")[2].lower().startswith(typed))
        return [Choice(name=name.replace("_", " "), value=name) for name in found[:SUGGESTED]]

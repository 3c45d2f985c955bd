"""``/game replace``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext.commands import Cog

from bot.dispatch.commands import computers_named, respond, seats_named, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, person_of
from bot.dispatch.localisation import described
from bot.dispatch.places import chosen_seat
from bot.features.seats.service import SeatingService
from bot.messages.message import Message, note
from bot.tables import Person, TableRefused
from bot.texts import Words

Choices = list[app_commands.Choice[str]]


class ReplaceCog(Cog):
    """Seats of a running game that pass to somebody else."""

    def __init__(self, dispatcher: Dispatcher, service: SeatingService) -> None:
        self.dispatcher = dispatcher
        self.service = service

    @app_commands.command(description=described("command-game-replace"))
    @app_commands.describe(
        seat=described("command-game-replace-seat"),
        by=described("command-game-replace-by"),
        computer=described("command-game-replace-computer"),
    )
    @app_commands.guild_only()
    async def replace(
        self,
        interaction: Interaction,
        seat: str,
        by: discord.Member | discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Ask the table to give a seat of the running game to somebody else."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            if by is not None and by.bot:
                raise TableRefused("seats-no-person", name=by.display_name)
            if isinstance(by, discord.User):
                raise TableRefused("seats-gone", name=by.display_name)
            number, occupant = chosen_seat(table, seat)
            if table.occupant(number) != occupant:
                raise TableRefused("seat-changed", seat=number + 1, name=table.names[number])
            step = await self.service.replace(
                table.id,
                person_of(interaction),
                number,
                newcomer=None if by is None else Person(by.id, by.display_name),
                bot=computer,
            )
            return note(words("seats-given" if step.status == "done" else "seats-asked"))

        await respond(self.dispatcher, interaction, work)

    @replace.autocomplete("computer")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        return computers_named(interaction, current)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        return await seats_named(self.dispatcher, interaction, current, "running")

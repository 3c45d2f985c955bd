"""``/game replace``."""

from __future__ import annotations

import discord

from bot.dispatch.commands import (
    Choices,
    FeatureCog,
    command,
    computers_named,
    seats_named,
    table_here,
)
from bot.dispatch.interactions import Interaction, person_of
from bot.dispatch.places import chosen_seat
from bot.features.seats.service import SeatingService
from bot.messages.message import Message, note
from bot.tables import Person, TableRefused
from bot.texts import Words


class ReplaceCog(FeatureCog[SeatingService]):
    """Seats of a running game that pass to somebody else."""

    @command("game replace", guild_only=True)
    async def replace(
        self,
        interaction: Interaction,
        words: Words,
        seat: str,
        by: discord.Member | discord.User | None = None,
        computer: str | None = None,
    ) -> Message:
        """Ask the table to give a seat of the running game to somebody else."""
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

    @replace.autocomplete("computer")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        return computers_named(interaction, current)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        return await seats_named(self.dispatcher, interaction, current, "running")

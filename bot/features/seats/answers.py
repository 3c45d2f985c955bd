"""The answers to the question who is to have a seat."""

from __future__ import annotations

import discord

from bot.dispatch.commands import (
    Choices,
    FeatureCog,
    command,
    computers_named,
    pressed,
    seats_named,
    table_here,
)
from bot.dispatch.interactions import Interaction, is_member, person_of
from bot.dispatch.places import chosen_seat
from bot.features.seats.service import SeatingService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.tables import Person, TableRefused
from bot.texts import Words


class Seats(FeatureCog[SeatingService]):
    """Answers the public question."""

    under_game = True

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

    @pressed("seat", to="public")
    async def press(self, interaction: Interaction, press: Press, _words: Words) -> None:
        """Answer the question who is to have a seat, or undo what came of it."""
        action, number = (*press.path, "", "")[:2]
        step = await self.service.find(press.table_id, number)
        user_id = step.old_user
        if action == "undo" and user_id and not await is_member(interaction, user_id):
            raise TableRefused("seats-gone", name=step.old_name)
        await self.service.press(press.table_id, person_of(interaction), action, number)

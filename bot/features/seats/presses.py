"""The answers to the question who is to have a seat."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction, is_member, person_of
from bot.features.seats.service import SeatingService
from bot.messages.controls import Press
from bot.tables import TableRefused
from bot.texts import Words


class Seats:
    """Answers the public question."""

    def __init__(self, service: SeatingService) -> None:
        self._service = service

    async def press(self, interaction: Interaction, press: Press, _words: Words) -> None:
        """Answer the question who is to have a seat, or undo what came of it."""
        action, number = (*press.path, "", "")[:2]
        step = await self._service.find(press.table_id, number)
        user_id = step.old_user
        if action == "undo" and user_id and not await is_member(interaction, user_id):
            raise TableRefused("seats-gone", name=step.old_name)
        await self._service.press(press.table_id, person_of(interaction), action, number)

"""Keeps one play panel alive for each user and table: a newer one takes away the older ones.

A panel that only waits for others goes on when its user is asked again.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass

import aiohttp
import discord

from bot.dispatch.interactions import Interaction
from bot.messages.message import Message

log = logging.getLogger(__name__)

KEPT = 1000
"""Users at tables whose panels are remembered; those of the others just stay."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """A private message, and the newest interaction that can change it.

    ``waits`` says that it asks nothing.
    """

    message_id: int
    interaction: Interaction
    waits: bool


class LivePanels:
    """The private messages that show a panel.

    Discord lets a private message be changed for fifteen minutes after an interaction. A panel that
    is older stays until the user closes it; its controls are refused when the question has changed.
    """

    def __init__(self) -> None:
        self._panels: OrderedDict[tuple[int, int], _Panel] = OrderedDict()

    async def shown(
        self, interaction: Interaction, table_id: int, message_id: int, *, waits: bool
    ) -> None:
        """Note that a message shows the panel of a table; take the user's other one away."""
        key = (interaction.user.id, table_id)
        older = self._panels.pop(key, None)
        self._panels[key] = _Panel(message_id, interaction, waits)
        while len(self._panels) > KEPT:
            self._panels.popitem(last=False)
        if older is None or older.message_id == message_id or older.interaction.is_expired():
            return
        await _take_away(older.interaction)

    def waiting(self, table_id: int) -> list[Interaction]:
        """Return the interactions of the panels of a table that ask nothing and can be changed."""
        return [
            panel.interaction
            for (_user, table), panel in self._panels.items()
            if table == table_id and panel.waits and not panel.interaction.is_expired()
        ]

    async def go_on(self, interaction: Interaction, table_id: int, message: Message) -> None:
        """Show a panel that waited as it is now, unless the user has pressed something meanwhile.

        If that fails it just stays as it was.
        """
        key = (interaction.user.id, table_id)
        panel = self._panels.get(key)
        if panel is None or panel.interaction is not interaction or not panel.waits:
            return
        self._panels[key] = _Panel(panel.message_id, interaction, waits=False)
        try:
            await interaction.edit_original_response(view=message.view, attachments=message.files())
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.debug("a panel does not go on: %s", type(error).__name__)


async def _take_away(panel: Interaction) -> None:
    """Delete a private message; if that fails it just stays."""
    try:
        await panel.delete_original_response()
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.debug("an older panel stays: %s", type(error).__name__)

"""Keeps one play panel alive for each user and table: a newer one takes away the older ones."""

from __future__ import annotations

import logging
from collections import OrderedDict

import aiohttp
import discord

from bot.dispatch.interactions import Interaction

log = logging.getLogger(__name__)

KEPT = 1000
"""Users at tables whose panels are remembered; those of the others just stay."""


class LivePanels:
    """The private messages that show a panel, with the newest interaction that can change each.

    Discord lets a private message be changed for fifteen minutes after an interaction. A panel that
    is older stays until the user closes it; its controls are refused when the question has changed.
    """

    def __init__(self) -> None:
        self._panels: OrderedDict[tuple[int, int], dict[int, Interaction]] = OrderedDict()

    async def shown(self, interaction: Interaction, table_id: int, message_id: int) -> None:
        """Note that a message shows the panel of a table; take the user's other ones away."""
        key = (interaction.user.id, table_id)
        older = self._panels.pop(key, {})
        older.pop(message_id, None)
        self._panels[key] = {message_id: interaction}
        while len(self._panels) > KEPT:
            self._panels.popitem(last=False)
        for panel in older.values():
            if not panel.is_expired():
                await _take_away(panel)


async def _take_away(panel: Interaction) -> None:
    """Delete a private message; if that fails it just stays."""
    try:
        await panel.delete_original_response()
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.debug("an older panel stays: %s", type(error).__name__)

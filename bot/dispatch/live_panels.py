"""Keeps one play panel alive for each user and table: a newer one takes away the older ones.

A panel that only waits for others calls its user when they are asked again. A message that answers
the same question, such as a hint, loses its button when the panel shows that this was answered.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.message import Message
from bot.messages.panel import call, ended
from bot.tables.repository import TableRepository
from bot.texts import words_in

log = logging.getLogger(__name__)

KEPT = 1000
"""Users at tables whose panels are remembered; those of the others just stay."""


Shown: TypeAlias = discord.InteractionMessage | discord.WebhookMessage
"""A private message as the answer to an interaction, which can change it."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """A private message, and the newest interaction that can change it.

    ``waits`` says that it asks nothing.
    """

    shown: Shown
    interaction: Interaction
    waits: bool


@dataclass(frozen=True, slots=True)
class _Beside:
    """A private message that answers a panel's question, and what can change it."""

    shown: Shown
    interaction: Interaction
    question: str
    answered: Message


class LivePanels:
    """The private messages that show a panel.

    Discord lets a private message be changed for fifteen minutes after an interaction. A panel that
    is older stays until the user closes it; its controls are refused when the question has changed.
    """

    def __init__(self) -> None:
        self._panels: OrderedDict[tuple[int, int], _Panel] = OrderedDict()
        self._beside: OrderedDict[tuple[int, int], _Beside] = OrderedDict()

    async def shown(self, interaction: Interaction, message: Message, shown: Shown) -> None:
        """Note that a message is shown: a panel, or what answers the same question.

        The user's other panel of the table is taken away, and what answered a question that was
        answered loses its button.
        """
        if message.beside is not None and message.answered is not None:
            other = _Beside(shown, interaction, message.question, message.answered)
            _note(self._beside, (interaction.user.id, message.beside), other)
        if message.panel_of is None:
            return
        key = (interaction.user.id, message.panel_of)
        older = self._panels.get(key)
        _note(self._panels, key, _Panel(shown, interaction, message.waits))
        await self._answered(key, message, shown.id)
        if older is None or older.shown.id == shown.id or older.interaction.is_expired():
            return
        await _take_away(older.shown)

    async def _answered(self, key: tuple[int, int], panel: Message, message_id: int) -> None:
        """Take the button from a message about another question than a panel's.

        Where that button was pressed the panel stands in its place.
        """
        other = self._beside.get(key)
        if other is None:
            return
        if other.shown.id == message_id:
            del self._beside[key]
        elif other.question != panel.question:
            del self._beside[key]
            if not other.interaction.is_expired():
                await _changed(other.shown, other.answered)

    def waiting(self, table_id: int) -> list[Interaction]:
        """Return the interactions of the panels of a table that ask nothing and can be changed."""
        return [
            panel.interaction
            for (_user, table), panel in self._panels.items()
            if table == table_id and panel.waits and not panel.interaction.is_expired()
        ]

    async def go_on(self, interaction: Interaction, table_id: int, message: Message) -> None:
        """Show something else in a panel that waited, unless its user has pressed meanwhile.

        If that fails it just stays as it was.
        """
        key = (interaction.user.id, table_id)
        panel = self._panels.get(key)
        if panel is None or panel.interaction is not interaction or not panel.waits:
            return
        self._panels[key] = _Panel(panel.shown, interaction, waits=False)
        await _changed(panel.shown, message)


class OpenPanels:
    """The panels that only wait for others: they call their users when these are asked again.

    A card below them does so, too, and may show the board: a panel sends no picture for it. When
    the game is over nobody waits any more, and they say how it ended.
    """

    def __init__(self, repository: TableRepository, panels: LivePanels) -> None:
        self._tables = repository
        self._panels = panels

    async def go_on(self, table_id: int) -> None:
        """Call the users of a table who are asked again, in the panels that waited for that."""
        for interaction in self._panels.waiting(table_id):
            table = await self._tables.get(table_id)
            seat, words = table.seat_of(interaction.user.id), words_in(locale_of(interaction))
            if seat is None or table.is_paused:
                continue
            if not table.goes_on:
                await self._panels.go_on(interaction, table_id, ended(table, words, seat))
            elif table.view(seat).decision is not None and not any(
                [await each.will_answer(table, seat) for each in self._tables.features]
            ):
                await self._panels.go_on(interaction, table_id, call(table, words, seat))


def _note(kept: OrderedDict[tuple[int, int], Any], key: tuple[int, int], value: object) -> None:
    """Keep a value as the newest one, and forget the oldest where there are too many."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > KEPT:
        kept.popitem(last=False)


async def _changed(shown: Shown, message: Message) -> None:
    """Show another message in the place of a private one; if that fails it just stays."""
    try:
        await shown.edit(view=message.view, attachments=message.files())
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.debug("a private message stays as it was: %s", type(error).__name__)


async def _take_away(shown: Shown) -> None:
    """Delete a private message; if that fails it just stays."""
    try:
        await shown.delete()
    except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.debug("an older panel stays: %s", type(error).__name__)

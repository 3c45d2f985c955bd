"""Tells people what keeps a table's posts or bots waiting, and what they can do about it."""

from __future__ import annotations

from bot.delivery.publisher import Publisher
from bot.delivery.trouble import Trouble
from bot.dispatch.interactions import Interaction, table_of
from bot.messages.message import Message, note
from bot.messages.narrator import listed
from bot.store.errors import StoreUnavailable
from bot.tables import Table, TableService
from bot.texts import Words


class Waiting:
    """What is in the way of each table, told to each user once for each reason."""

    def __init__(self, tables: TableService, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher
        self._told: dict[tuple[int, int], str] = {}
        """By table and user: the reason that was told last."""

    async def notice(
        self, interaction: Interaction, table_id: int | None, words: Words
    ) -> Message | None:
        """Return what to tell somebody who has just used a table; ``None`` if that is nothing.

        Without ``table_id`` it is the table of the channel. What waits there is tried again, as
        somebody is there who may have mended it.
        """
        if not self._publisher.is_troubled:
            return None
        try:
            table = await table_of(self._tables.repository, interaction, table_id)
        except StoreUnavailable:
            return None
        if table is None or not table.is_posted:
            return None
        trouble = self._publisher.trouble(table.id)
        self._publisher.hurry(table.id)
        key = (table.id, interaction.user.id)
        told = self._told.pop(key, None)
        if trouble is None:
            return None
        self._told[key] = trouble.code
        return (
            None
            if told == trouble.code
            else note(self.sentence(words, table.row.channel_id, trouble))
        )

    def told(self, user_id: int, table_id: int, trouble: Trouble) -> None:
        """Note that a user has read what is in a table's way."""
        self._told[table_id, user_id] = trouble.code

    def tell_again(self, interaction: Interaction, table: Table) -> None:
        """Tell the user of this interaction also what was told before."""
        self._told.pop((table.id, interaction.user.id), None)

    def sentence(self, words: Words, channel_id: int, trouble: Trouble) -> str:
        """Return why the table of a channel waits, and what would help."""
        missing = [words(f"permission-{name}") for name in trouble.missing]
        permissions = listed(words, missing or [words("permission-view_channel")])
        return words.extended(
            f"waiting-{trouble.code}",
            self._tables.repository.names,
            channel=f"<#{channel_id}>",
            permissions=permissions,
        )

"""A table in a thread of its own, opened from its lobby."""

from collections.abc import Mapping

import discord
from typing_extensions import override

from bot.delivery.additions import Means
from bot.delivery.old_cards import EditedPosts
from bot.delivery.streams import Sending
from bot.dispatch.feature import ServiceFeature
from bot.dispatch.interactions import Interaction
from bot.features.threads import messages
from bot.features.threads.answers import Threads
from bot.features.threads.service import MOVED, ThreadService
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class ThreadsFeature(ServiceFeature[ThreadService]):
    """A button of the lobby that moves the table into a thread, and the link that stays behind."""

    name = "threads"
    answered_by = (Threads,)
    served_by = ThreadService

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        if called := messages.called(table, words):
            return Part([("top", called)])
        messenger = self.service.messenger
        if messenger is None or messenger.missing_for_threads(table.row.channel_id):
            return NOTHING
        return messages.lobby_part(table, words)

    @override
    async def elsewhere(self, interaction: Interaction, words: Words) -> str:
        channel = interaction.channel
        threads = channel.threads if isinstance(channel, discord.TextChannel) else []
        found = [thread.id for thread in threads if await self.repository.at(thread.id)]
        return messages.elsewhere(found, words)

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        self.service.messenger = means.messenger
        return {MOVED: EditedPosts(means, messages.link)}

"""``/doctor``: collects how the bot is doing, as far as the asker may know of it."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import discord
from discord.ext import commands

from bot.delivery.messenger import needed_in
from bot.dispatch.commands import FeatureCog, command
from bot.dispatch.interactions import Interaction, can_see, person_of
from bot.features.doctor.messages import Findings, Permissions, report
from bot.features.doctor.service import DoctorService
from bot.messages.message import Message
from bot.messages.refusals import explained
from bot.store.rows import TableRow
from bot.tables import TableRefused
from bot.texts import Words

MOST = 20
"""Tables that are named."""


class Doctor(FeatureCog[DoctorService]):
    """Looks at everything that may keep a server's tables waiting; changes nothing."""

    @command("doctor", guild_only=True)
    async def doctor(self, interaction: Interaction, words: Words) -> Message:
        """Show how the bot is doing, privately."""
        return await self.look(interaction, words)

    async def look(self, interaction: Interaction, words: Words) -> Message:
        """Return what was found, for whoever looks after the bot, the server or the table here.

        :raises TableRefused: ``not-doctor`` for anybody else.
        """
        rows = await self.repository.in_guild(interaction.guild_id or 0)
        await self._check_asker(interaction, rows)
        findings = Findings(
            permissions=permissions_in(interaction),
            stored=await self.service.stored(),
            tables=await self._stopped(interaction, rows, words),
            versions=(
                ("bot", bot_version()),
                ("Python", platform.python_version()),
                ("discord.py", discord.__version__),
            ),
            rulesets=tuple((game.title, game.ruleset) for game in self.games.values()),
        )
        return report(words, findings)

    async def _check_asker(self, interaction: Interaction, rows: list[TableRow]) -> None:
        person = person_of(interaction)
        hosts = [row.host_id for row in rows if row.channel_id == interaction.channel_id]
        if person.manages or person.id in hosts:
            return
        client = interaction.client
        try:
            runs_it = isinstance(client, commands.AutoShardedBot) and await client.is_owner(
                interaction.user
            )
        except discord.HTTPException:  # Discord does not tell now whose application it is
            runs_it = False
        if not runs_it:
            raise TableRefused("not-doctor")

    async def _stopped(
        self, interaction: Interaction, rows: list[TableRow], words: Words
    ) -> tuple[str, ...]:
        """Return a line for each table that is held or whose posts wait, if the asker sees it."""
        member = interaction.user
        if not isinstance(member, discord.Member):  # the server is not known
            return ()
        waiting = await self.service.waiting()
        lines = list[str]()
        for row in rows:
            why = await self._why_held(row, words)
            trouble = self.dispatcher.publisher.trouble(row.id) if row.id in waiting else None
            if why is None and trouble is None:
                continue
            here = row.channel_id == interaction.channel_id
            if not here and not await can_see(member, row.channel_id):
                continue
            if len(lines) == MOST:
                lines.append(words("list-more"))
                break
            if trouble is not None and here:
                self.dispatcher.waiting.told(member.id, row.id, trouble)
            if why is None and trouble is not None:
                why = self.dispatcher.waiting.sentence(words, row.channel_id, trouble)
            lines.append(f"- <#{row.channel_id}> **{self._title(row)}** · {why}")
        return tuple(lines)

    def _title(self, row: TableRow) -> str:
        game = self.games.get(row.game)
        return row.game if game is None else game.title

    async def _why_held(self, row: TableRow, words: Words) -> str | None:
        """Return why nobody can play on at a table; ``None`` if they can."""
        game = self.games.get(row.game)
        if game is not None:
            game = game.begun_with(row.content_hash, row.ruleset)
            same = (row.ruleset, row.content_hash) == (game.ruleset, game.content_hash)
            if same or row.status == "lobby":
                return None  # what most tables are: nothing of them has to be loaded
        try:
            (await self.repository.glimpse(row)).view(None)
        except TableRefused as refused:
            return explained(refused, words, None, None)
        return None


def permissions_in(interaction: Interaction) -> Permissions:
    """Return what Discord lets the bot do in the channel of an interaction."""
    channel, guild = interaction.channel, interaction.guild
    thread = channel if isinstance(channel, discord.Thread) else None
    needed = needed_in(channel)
    missing = tuple(name for name in needed if not getattr(interaction.app_permissions, name))
    role = None if guild is None else guild.self_role
    on_server = None if guild is None or guild.me is None else guild.me.guild_permissions
    user = interaction.client.user
    return Permissions(
        channel=f"<#{interaction.channel_id}>",
        # A thread has no permissions of its own.
        settings=f"<#{interaction.channel_id if thread is None else thread.parent_id}>",
        bot="" if user is None else user.mention,
        role=None if role is None else role.mention,
        granted=tuple(name for name in needed if name not in missing),
        missing_here=tuple(name for name in missing if on_server and getattr(on_server, name)),
        missing_everywhere=tuple(
            name for name in missing if not (on_server and getattr(on_server, name))
        ),
        is_locked=thread is not None and thread.locked,
    )


def bot_version() -> str:
    """Return the version of this bot as it was installed."""
    try:
        return version("expedition-tables")
    except PackageNotFoundError:
        return "?"

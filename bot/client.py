"""The Discord client: puts the bot's parts together and listens to Discord's events."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot import store
from bot.delivery import pauses
from bot.delivery.drawing import Drawing
from bot.delivery.emoji import show_signs
from bot.delivery.enlarging import Enlarging
from bot.delivery.pictures import Pictures
from bot.delivery.publisher import Publisher
from bot.delivery.trouble import trouble_of
from bot.delivery.unsure import no_second_post
from bot.delivery.upkeep import keep_up, put_back_lost_calls, store_times
from bot.dispatch.answering import Answering
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, commands_of
from bot.dispatch.live_panels import OpenPanels
from bot.dispatch.localisation import Translator, described
from bot.dispatch.panels import Panels
from bot.features import FEATURES
from bot.figures import Figures
from bot.messages.controls import press_of
from bot.messages.parts import Additions
from bot.tables import TableRepository, TableService
from bot.texts import words_in
from bot.workers import Workers
from engines.core import AnyGame
from render import signs
from render.registry import draw_content_of

log = logging.getLogger(__name__)

LONGEST_INNER_WAIT = 30
"""Seconds that discord.py may wait by itself; the publisher waits as long as Discord asks."""


class ExpeditionBot(commands.AutoShardedBot):
    """One bot with its database, table service, dispatcher and publisher.

    ``fresh_world`` is for a local Discord that forgets everything between runs: then commands are
    registered at every start, messages of earlier runs are forgotten, and the caller must call
    :meth:`begin`. ``shards`` is how many connections to Discord it has; with ``None`` as many as
    Discord asks for, about one for every thousand servers.
    """

    def __init__(
        self,
        database: Path,
        games: dict[str, AnyGame],
        *,
        fresh_world: bool = False,
        command_guild: int | None = None,
        features: Sequence[type[Feature]] = FEATURES,
        workers: Workers | None = None,
        shards: int | None = 1,
    ) -> None:
        self.figures = Figures()
        self._workers = workers or Workers()
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.figures.watch(no_second_post()),
            max_ratelimit_timeout=LONGEST_INNER_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            shard_count=shards,
        )
        self.games = games
        self.path = database
        self._fresh_world = fresh_world
        self._command_guild = command_guild
        self._features = features
        self._pictures = Pictures(self._workers)
        self.damage: store.errors.DamagedDatabase | None = None
        """What was wrong with the database, if the bot stopped because of it."""
        self._stopping: asyncio.Task[None] | None = None
        self.database: store.database.Database
        self.tables: TableService
        self.dispatcher: Dispatcher
        self.publisher: Publisher
        self._upkeep: asyncio.Task[None] | None = None
        self._signs: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None

    @override
    async def login(self, token: str) -> None:
        """Log in, however long Discord cannot be reached or asks to wait.

        :raises discord.LoginFailure: the token is wrong.
        """
        failed = 0
        while True:
            try:
                await super().login(token)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                trouble = trouble_of(error)
                if hasattr(self, "database") or trouble.code != "discord":
                    raise
                failed += 1
                seconds = pauses.pause(failed, trouble.wait)
                log.warning("no login (%s), tried again in %.0f s", trouble.detail, seconds)
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # it is closed, and would be used again
                await asyncio.sleep(seconds)
            else:
                return

    @override
    async def launch_shards(self) -> None:
        """Connect, however long Discord does not say in how many shards."""
        failed = 0
        while not self.is_closed():
            try:
                await super().launch_shards()
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                failed += 1
                seconds = pauses.pause(failed, trouble_of(error).wait)
                log.warning(
                    "no connection (%s), tried again in %.0f s", type(error).__name__, seconds
                )
                await asyncio.sleep(seconds)
            else:
                return

    @override
    async def launch_shard(self, *given: Any, **named: Any) -> None:
        """Connect one shard; discord.py would try for ever, also when the bot is closed."""
        if not self.is_closed():
            await super().launch_shard(*given, **named)

    @override
    async def setup_hook(self) -> None:
        self.database = await store.database.Database.open(self.path, on_damage=self._stop)
        try:
            await self._set_up()
        except BaseException:
            await self.database.close()
            raise
        if not self._fresh_world:
            self.begin()

    def begin(self) -> None:
        """Start sending what is in the outbox, uploading signs, and preparing shared layers.

        The bot does so itself when it starts, except in a fresh world: there the caller does so
        when the channels exist.
        """
        self.publisher.wake()
        self._upkeep = asyncio.create_task(keep_up(self.tables), name="upkeep")
        self._signs = asyncio.create_task(show_signs(self), name="signs")
        if not self._workers.start():
            self._pictures.warm(self.games)

    async def _set_up(self) -> None:
        """Create the parts on the open database."""
        draw_content_of(self.games.values())
        repository = TableRepository(
            self.database,
            self.games,
            wake=lambda: self.publisher.wake(),
            figures=self.figures,
            workers=self._workers,
            features=self._features,
        )
        features = cast(Sequence[Feature], repository.features)
        self.tables = tables = TableService(repository)
        await tables.preferences.load()
        drawing, additions = Drawing(self._pictures), Additions(repository, features)
        panels = Panels(tables, drawing, additions)
        enlarging = Enlarging(self._pictures, tables.preferences)
        answering = Answering(figures=self.figures, enlarge=enlarging.answered)
        open_panels = OpenPanels(repository, answering.panels)
        self.publisher = Publisher(
            self, tables, drawing, additions, features, go_on=open_panels.go_on
        )
        self.dispatcher = Dispatcher(
            tables, panels, answering, open_panels, self.publisher, features
        )
        translator = Translator()
        await self.tree.set_translator(translator)
        self._add_commands(features)
        if self._fresh_world:
            async with self.database.writing() as tx:
                await store.messages.forget_messages(tx)
        await put_back_lost_calls(self.tables)
        await self._register_commands(translator)

    def _add_commands(self, features: Sequence[Feature]) -> None:
        """Add the slash commands of features.

        :raises FeaturesClash: if two features add the same.
        """
        usual, under_game = commands_of(features, self.dispatcher)
        for command in usual:
            self.tree.add_command(command)
        game = app_commands.Group(name="game", description=described("command-game"))
        for command in under_game:
            game.add_command(command)
        if game.commands:
            self.tree.add_command(game)

    async def _register_commands(self, translator: Translator, failed: int = 0) -> None:
        """Register the slash commands; if Discord cannot take them now, in the background later.

        :raises discord.HTTPException: Discord refuses them.
        """
        try:
            await self._registered(translator)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            trouble = trouble_of(error)
            if trouble.code != "discord":
                raise
            seconds = pauses.pause(failed + 1, trouble.wait)
            log.warning("commands not registered (%s), tried again", trouble.detail)
            self._later = asyncio.create_task(self._register_later(translator, seconds, failed + 1))

    async def _register_later(self, translator: Translator, seconds: float, failed: int) -> None:
        await asyncio.sleep(seconds)
        try:
            await self._register_commands(translator, failed)
        except store.errors.StoreError as error:
            log.warning("the commands are registered, but it could not be noted: %s", error)
        except discord.HTTPException as error:
            log.error("Discord refuses the commands: %s (is COMMAND_GUILD right?)", error)

    async def _registered(self, translator: Translator) -> None:
        """Register the slash commands with Discord, unless it knows exactly these already."""
        guild = discord.Object(self._command_guild) if self._command_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        known = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()
        scope = (self._command_guild or 0, "commands")
        known_digest = await store.settings.setting(self.database.reader, "guild", *scope)
        if known_digest == digest and not self._fresh_world:
            return
        await self.tree.sync(guild=guild)
        async with self.database.writing() as tx:
            await store.settings.set_setting(tx, "guild", *scope, digest)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out a press of a button or a choice in a menu; the tree carries out commands."""
        if interaction.type.name in ("component", "modal_submit"):
            data = cast(Mapping[str, Any], interaction.data or {})
            await self.dispatcher.pressed(interaction, press_of(data))

    def troubles(self) -> Counter[str]:
        """Return how many streams of posts wait for what; can be called from any thread."""
        return self.publisher.troubles() if hasattr(self, "publisher") else Counter()

    async def on_connect(self) -> None:
        """Note whether Discord sends events, by all connections that there are."""
        self.figures.connected.set(not any(shard.is_closed() for shard in self.shards.values()))

    async def on_resumed(self) -> None:
        """Note whether Discord sends events again."""
        await self.on_connect()

    async def on_disconnect(self) -> None:
        """Note that a connection is lost; discord.py connects again."""
        self.figures.connected.set(0)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has just invited the bot, if the bot may write there.

        If it was here before, what could not be sent since is tried again.
        """
        self.publisher.hurry()
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            words = words_in(guild.preferred_locale.value)
            await channel.send(view=(await self.dispatcher.lobbies.welcome(words)).view)

    async def on_guild_channel_update(self, *_channels: discord.abc.GuildChannel) -> None:
        """Try again what was forbidden: permissions may have changed."""
        self.publisher.hurry()

    async def on_guild_role_update(self, *_roles: discord.Role) -> None:
        """Try again what was forbidden: permissions may have changed."""
        self.publisher.hurry()

    async def on_thread_update(self, *_threads: discord.Thread) -> None:
        """Try again what was forbidden: the thread may have been opened."""
        self.publisher.hurry()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a channel that is gone."""
        await self.tables.lobby.lose_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the table of a thread that is gone."""
        await self.tables.lobby.lose_channel(payload.thread_id)

    @override
    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what went wrong in an event, unless the store has told it: it floods no log."""
        error = sys.exc_info()[1]
        if not isinstance(error, store.errors.StoreUnavailable | store.errors.DamagedDatabase):
            await super().on_error(event_method, *args, **kwargs)

    def _stop(self, damage: store.errors.DamagedDatabase) -> None:
        """Stop the bot: with a damaged database every further turn would be lost."""
        self.damage = damage
        self._stopping = asyncio.create_task(self.close(), name="stop")

    @override
    async def close(self) -> None:
        try:
            self._pictures.close()
            for task in (self._upkeep, self._later, self._signs):
                if task is not None:
                    task.cancel()
            signs.show({})
            if hasattr(self, "publisher"):
                for feature in self.tables.repository.features:
                    feature.stop()
                await self.publisher.close()
                if not self.is_closed():
                    with suppress(store.errors.StoreError):
                        await store_times(self.tables)
            if isinstance(self.loop, asyncio.AbstractEventLoop):  # else it never logged in
                await super().close()
        finally:
            self._workers.close()
            # Its threads would keep the process alive.
            if hasattr(self, "database"):
                await self.database.close()

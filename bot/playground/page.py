"""The playground's page: its command line, and the table that it shows."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import redirect_stderr
from pathlib import Path
from typing import NoReturn

import simcord
from discord import Locale
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from typing_extensions import override

from bot import logs, store
from bot.client import ExpeditionBot
from bot.dispatch.additions import FeaturesClash
from bot.messages.options import bad_options, typed_options
from bot.messages.refusals import explained
from bot.playground.clock import let_time_pass
from bot.playground.club import PEOPLE, make_channels, make_club
from bot.playground.lock import holding
from bot.playground.looks import describe_commands, emoji_files, show_as_discord, speaking
from bot.settings import BadSettings, load_settings
from bot.store.errors import StoreError
from bot.store.files import make_private_folder
from bot.tables import Person, TableRefused
from bot.texts import DEFAULT, LOCALES, words_in
from engines.core import AnyGame, BadOptions, RulesError
from engines.players import LEVELS, USUAL
from engines.registry import PACKAGES, games

HOST = "127.0.0.1"
DATABASE = Path("data/playground.sqlite3")

PATIENCE = 600.0
"""Seconds that the bot may take for anything done on the page: so long that only a bot that hangs
exceeds them, even on a slow machine."""

log = logging.getLogger(__name__)

READY = """
The page is ready. Open it in a browser:

  {url}

Switch with “viewing as” between Ada, Bo, Cleo and Dan. Ada manages the server.
Ctrl+C stops; all tables are kept for the next time.
"""

STARTING = "Setting the table. That takes a few seconds, on a busy machine a minute ..."

KEPT = """
The table of the last time goes on in #{channel}. For an empty channel, say \
make play CHANNEL={empty}."""
BESIDE = """
{game} begins in a channel of its own, #{channel}."""
ELSEWHERE = "A table of {game} is kept in #{channel}: make play CHANNEL={channel} goes on with it."

FAILED = "the page did not come up. What happened is written in {log}."
RUNNING = """\
a playground runs on {database} already. Use its page, or stop it with Ctrl+C; to have two, \
say make play PORT=0 DATABASE=data/second.sqlite3."""
TAKEN = "port {port} is in use by another program. Say make play PORT=0 for any that is free."
NO_CHANNEL = "there is no channel {channel}, only {channels}."
FORBIDDEN = "port {port} is not open to everybody here. Say make play PORT=8080, for example."


class CannotPlay(Exception):
    """The page cannot be served; the text says why."""


SAID = (BadSettings, StoreError, RulesError, FeaturesClash, CannotPlay)
"""Errors that say in one line what is to be put right."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"make play: {message}\n")


def port(text: str) -> int:
    """Return the number of a port.

    :raises ArgumentTypeError: if the text is none.
    """
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 to 65535")
    return int(text)


def language(text: str) -> str:
    """Return the language that somebody means.

    :raises ArgumentTypeError: if the bot does not speak it.
    """
    short = text.strip().casefold().replace("_", "-").split("-")[0]
    if short not in LOCALES:
        known = " or ".join((", ".join(LOCALES[:-1]), LOCALES[-1]))
        raise argparse.ArgumentTypeError(f"I do not speak {text or 'that'}: choose {known}")
    return short


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = Parser(prog="python -m bot.playground", description=__doc__)
    table = parser.add_mutually_exclusive_group()
    table.add_argument("--game", choices=[*PACKAGES], help="begin a game at once")
    table.add_argument("--channel", help="go on with the table that is kept there")
    parser.add_argument("--seats", type=int, help="players of that game (people and bots)")
    parser.add_argument("--bots", type=int, default=0, help="how many of them are bots")
    parser.add_argument("--level", choices=LEVELS, default=USUAL, help="how strong those are")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--language", type=language, help=f"of the bot: {', '.join(LOCALES)}")
    parser.add_argument("--port", type=port, default=8080, help="port of the page (0: any)")
    parser.add_argument("--database", type=Path, default=DATABASE)
    return parser.parse_args(argv)


def seats_of(options: argparse.Namespace, game: AnyGame) -> int:
    """Return how many play."""
    asked: int | None = options.seats
    least = max(game.seats[0], options.bots + 1)
    return least if asked is None else asked


def check(options: argparse.Namespace, loaded: dict[str, AnyGame]) -> None:
    """Check that the game could begin, before anything is stored.

    :raises BadOptions: or :class:`CannotPlay`, saying what would be valid.
    """
    if options.game is None:
        if options.seats is not None or options.bots or options.option:
            raise BadOptions(f"say which game, too: --game {' or '.join(loaded)}")
        return
    game = loaded[options.game]
    seats = seats_of(options, game)
    try:
        options.settings = typed_options(game, " ".join(options.option))
        game.start(seats, game.options(options.settings), "")
    except BadOptions as error:
        if error.code == "other":  # it has no better words than its own
            raise
        reason = bad_options(game, words_in(spoken(options)), error)
        raise CannotPlay(reason.replace("`", "")) from None
    if not 0 <= options.bots < seats or seats - options.bots > len(PEOPLE):
        least, most = max(0, seats - len(PEOPLE)), seats - 1
        raise BadOptions(f"with {seats} seats {least} to {most} can be bots, not {options.bots}")


def check_port(number: int) -> None:
    """Check that the page can be served at a port, before the database is touched.

    :raises CannotPlay: saying what to do.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server will
        try:
            probe.bind((HOST, number))
        except OSError as error:
            raise CannotPlay(why_not(error, number)) from None


def why_not(error: OSError, number: int) -> str:
    """Return an error of the operating system as a sentence that says what to do."""
    if error.errno == errno.EADDRINUSE:
        return TAKEN.format(port=number)
    if error.errno == errno.EACCES and error.filename is None:
        return FORBIDDEN.format(port=number)
    return ": ".join(str(part) for part in (error.filename, error.strerror or error) if part)


async def play(options: argparse.Namespace, loaded: dict[str, AnyGame]) -> None:
    """Run the bot and its page until it is stopped."""
    bot = ExpeditionBot(options.database, loaded, fresh_world=True)
    try:
        try:
            await serve(bot, options)
        finally:
            await bot.close()
    except Exception:
        task = asyncio.current_task()
        if task is None or not task.cancelling():
            raise
        # Stopped by Ctrl+C: an error while stopping is only logged.
        log.exception("while stopping")
        raise asyncio.CancelledError from None


async def serve(bot: ExpeditionBot, options: argparse.Namespace) -> None:
    """Let the bot join a local Discord, and serve that as a page."""
    async with simcord.run(bot, check_errors=False, settle_timeout=PATIENCE) as env:
        locale = locale_of(spoken(options))
        guild, channel, viewers = await open_club(env, bot, options)
        signs = await emoji_files(bot)
        describe_commands(env, locale.value)
        people = [(viewer.id, name) for viewer, name in zip(viewers, PEOPLE, strict=True)]
        await greet(bot, guild.id, channel.id, options, people)
        await bot.publisher.rest()
        await env.settle()
        preview = env.preview(
            channel,
            viewers=viewers,
            layout="channel",
            port=options.port,
            assets=signs,
            locale=locale.value,
        )
        show_as_discord(preview)
        with speaking(locale.value):
            async with preview:
                print(READY.format(url=preview.url), flush=True)
                bot.begin()
                await preview.wait_closed()


async def open_club(
    env: simcord.Env, bot: ExpeditionBot, options: argparse.Namespace
) -> tuple[GuildHandle, ChannelHandle, list[MemberActor]]:
    """Create the server; return it, the channel to show and the people. From now on time passes.

    :raises CannotPlay: the channel asked for is not there.
    """
    guild, first, viewers = make_club(env, locale_of(spoken(options)))
    rows = await bot.tables.repository.in_guild(guild.id)
    kept = {row.channel_id: row.game for row in rows}
    channels = make_channels(env, guild, first, kept)
    channel = chosen(options, channels, kept)
    for line in about_tables(options, channel, channels, kept, bot.games):
        print(line, flush=True)
    await env.settle()
    let_time_pass(env)
    return guild, channel, viewers


def chosen(
    options: argparse.Namespace, channels: list[ChannelHandle], kept: Collection[int]
) -> ChannelHandle:
    """Return the channel to show: the one asked for, a free one for a game, or one with a table.

    :param kept: the ids of the channels with tables.
    :raises CannotPlay: the one asked for is not there.
    """
    if options.channel is not None:
        for channel in channels:
            if channel.name == options.channel:
                return channel
        names = ", ".join(str(channel.name) for channel in channels)
        raise CannotPlay(NO_CHANNEL.format(channel=options.channel, channels=names))
    holds_table = options.game is None
    suitable = (channel for channel in channels if (channel.id in kept) is holds_table)
    return next(suitable, channels[0])


def about_tables(
    options: argparse.Namespace,
    shown: ChannelHandle,
    channels: list[ChannelHandle],
    kept: Mapping[int, str],
    loaded: Mapping[str, AnyGame],
) -> Iterator[str]:
    """Yield what to say of the tables of earlier runs.

    :param kept: the games of the channels with tables.
    """
    if shown.id in kept:
        yield KEPT.format(channel=shown.name, empty=channels[-1].name)
    elif kept and options.game is not None:
        yield BESIDE.format(game=loaded[options.game].title, channel=shown.name)
    for channel in channels:
        if channel is not shown and channel.id in kept:
            yield ELSEWHERE.format(game=loaded[kept[channel.id]].title, channel=channel.name)


def locale_of(language: str) -> Locale:
    """Return what Discord calls a language of the bot."""
    return next(each for each in Locale if each.value.split("-")[0] == language)


def spoken(options: argparse.Namespace) -> str:
    """Return the language of the page."""
    chosen: str | None = options.language
    return chosen or DEFAULT


async def greet(
    bot: ExpeditionBot,
    guild_id: int,
    channel_id: int,
    options: argparse.Namespace,
    people: list[tuple[int, str]],
) -> None:
    """Post the welcome, and the table of the last run or the one asked for."""
    public = await settled_language(bot, guild_id, options.language, [user for user, _ in people])
    channel = bot.get_partial_messageable(channel_id)
    await channel.send(view=(await bot.dispatcher.lobbies.welcome(words_in(public))).view)
    kept = await bot.tables.repository.at(channel_id)
    if kept is not None:
        if options.language is not None:
            await bot.tables.lobby.speak(kept.id, public)
        await bot.tables.lobby.announce(kept.id)
        return
    if options.game is None:
        return
    host, *others = (Person(user, name) for user, name in people)
    table = await bot.tables.lobby.create(
        options.game,
        host,
        channel_id=channel_id,
        guild_id=guild_id,
        locale=public,
        options=options.settings,
    )
    for person in others[: seats_of(options, table.game) - options.bots - 1]:
        await bot.tables.lobby.join(table.id, person)
    for _bot in range(options.bots):
        await bot.tables.lobby.add_bot(table.id, host, options.level)
    await bot.tables.lobby.start(table.id, host)


async def settled_language(
    bot: ExpeditionBot, guild_id: int, asked: str | None, users: list[int]
) -> str:
    """Return the language of public posts: the one asked for, or that of ``/game language``.

    The one asked for takes its place, and is noted for the people, as private messages come before
    anybody has pressed anything.
    """
    if asked is None:
        stored = await store.settings.setting(bot.database.reader, "guild", guild_id, "locale")
        return stored or DEFAULT
    async with bot.database.writing() as tx:
        await store.settings.delete_setting(tx, "guild", guild_id, "locale")
        for user in users:
            await store.settings.set_setting(tx, "user", user, "locale", asked)
    return asked


def main(argv: list[str] | None = None) -> int:
    """Run the playground until it is stopped; return the exit code.

    :raises KeyboardInterrupt: it was stopped.
    """
    options = arguments(argv)
    try:
        loaded = games(load_settings().content_dir)
        check(options, loaded)
        make_private_folder(options.database.parent)
        with holding(options.database.with_name(options.database.name + ".lock")) as alone:
            if not alone:
                raise CannotPlay(RUNNING.format(database=options.database))
            check_port(options.port)
            served(options, loaded)
    except TableRefused as refused:
        return refuse(explained(refused, words_in("en"), None, None))
    except OSError as error:
        return refuse(why_not(error, options.port))
    except SAID as error:
        return refuse(str(error))
    return 0


def refuse(why: str) -> int:
    """Print why there is no page; return the exit code."""
    print(f"make play: {why}", file=sys.stderr)
    return 2


def served(options: argparse.Namespace, loaded: dict[str, AnyGame]) -> None:
    """Run the page. Logs and warnings go into a file beside the database.

    :raises CannotPlay: after an unexpected error, which is written to that file.
    """
    path = options.database.with_suffix(".log")
    expected = (TableRefused, OSError, *SAID)
    with path.open("w", encoding="utf-8", buffering=1) as file, redirect_stderr(file):
        handler = logs.set_up("WARNING", file)
        print(STARTING, flush=True)
        try:
            asyncio.run(play(options, loaded))
        except Exception as error:
            if isinstance(error, expected) and not isinstance(error, TimeoutError):
                raise
            log.exception("the page did not come up")
            raise CannotPlay(FAILED.format(log=path)) from None
        finally:
            logging.getLogger().removeHandler(handler)

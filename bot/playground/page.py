"""The playground's page: its command line, and the table that it shows."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import socket
import sys
from contextlib import redirect_stderr
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn

import discord
import simcord
from discord import Locale
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from typing_extensions import override

from bot import logs, store
from bot.client import ExpeditionBot
from bot.messages import openings
from bot.messages.narrator import explained
from bot.messages.options import bad_options, typed_options
from bot.playground.looks import describe_commands, emoji_files, show_as_discord, speaking
from bot.settings import BadSettings, load_settings
from bot.store import StoreError, make_private_folder
from bot.tables import Person, TableRefused
from bot.texts import DEFAULT, LOCALES, words_in
from engines.core import AnyGame, BadOptions, RulesError
from engines.registry import PACKAGES, games

PEOPLE = ("Ada", "Bo", "Cleo", "Dan")
"""The four users that the page can be viewed as."""

HOST = "127.0.0.1"
DATABASE = Path("data/playground.sqlite3")
BOT = "greedy"

PATIENCE = 600.0
"""Seconds that the bot may take for anything done on the page: so long that only a bot that hangs
exceeds them, even on a slow machine."""

log = logging.getLogger(__name__)

MANAGING = discord.Permissions(manage_guild=True)
"""What the first of them may do besides, so that ``/game language`` and administration work."""

READY = """
The page is ready. Open it in a browser:

  {url}

Switch with “viewing as” between Ada, Bo, Cleo and Dan. Ada manages the server.
Ctrl+C stops; the table is kept for the next time.
"""

STARTING = "Setting the table. That takes a few seconds, on a busy machine a minute ..."

KEPT = """
The table of the last time goes on. To begin with an empty channel, delete {database}
and the files beside it that begin with its name."""

FAILED = "the page did not come up. What happened is written in {log}."
TAKEN = """\
port {port} is in use, perhaps by a page of yours that is still open. Stop that one with Ctrl+C, \
or say make play PORT={other}."""
FORBIDDEN = "port {port} is not open to everybody here. Say make play PORT=8080, for example."


class CannotPlay(Exception):
    """The page cannot be served; the text says why."""


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
    parser.add_argument("--game", choices=[*PACKAGES], help="begin a game at once")
    parser.add_argument("--seats", type=int, help="players of that game (people and bots)")
    parser.add_argument("--bots", type=int, default=0, help="how many of them are bots")
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
        return TAKEN.format(port=number, other=number + 1 if number < 65535 else 8080)
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
        guild, channel, viewers = club(env, locale)
        await env.settle()
        # The clock of the local Discord starts at the same time in every run. Set to the present,
        # it makes ids of interactions and messages that no earlier run has used.
        past = datetime.now(UTC) - env.now()
        await env.advance_time(max(0.0, past.total_seconds()))
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


def club(env: simcord.Env, locale: Locale) -> tuple[GuildHandle, ChannelHandle, list[MemberActor]]:
    """Create a server in a language; return it, its channel and its people."""
    guild = env.create_guild("Expedition Club", preferred_locale=locale.value)
    channel = guild.create_text_channel("expeditions")
    managing = guild.create_role("Manager", permissions=MANAGING)
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    manager, *others = users
    people = [guild.add_member(manager, roles=[managing]), *map(guild.add_member, others)]
    return guild, channel, people


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
    await channel.send(view=openings.welcome(words_in(public), bot.games).view)
    kept = await bot.tables.repository.at(channel_id)
    if kept is not None:
        if options.language is not None:
            await bot.tables.lobby.speak(kept.id, public)
        await bot.tables.lobby.announce(kept.id)
        print(KEPT.format(database=options.database), flush=True)
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
        await bot.tables.lobby.add_bot(table.id, host, BOT)
    await bot.tables.lobby.start(table.id, host)


async def settled_language(
    bot: ExpeditionBot, guild_id: int, asked: str | None, users: list[int]
) -> str:
    """Return the language of public posts: the one asked for, or that of ``/game language``.

    The one asked for takes its place, and is noted for the people, as private messages come before
    anybody has pressed anything.
    """
    if asked is None:
        stored = await store.setting(bot.database.reader, "guild", guild_id, "locale")
        return stored or DEFAULT
    async with bot.database.writing() as tx:
        await store.delete_setting(tx, "guild", guild_id, "locale")
        for user in users:
            await store.set_setting(tx, "user", user, "locale", asked)
    return asked


def main(argv: list[str] | None = None) -> int:
    """Run the playground until it is stopped; return the exit code.

    :raises KeyboardInterrupt: it was stopped.
    """
    options = arguments(argv)
    try:
        loaded = games(load_settings().content_dir)
        check(options, loaded)
        check_port(options.port)
        make_private_folder(options.database.parent)
        served(options, loaded)
    except TableRefused as refused:
        return refuse(explained(refused, words_in("en"), None, None))
    except OSError as error:
        return refuse(why_not(error, options.port))
    except (BadSettings, StoreError, RulesError, CannotPlay) as error:
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
    expected = (TableRefused, StoreError, RulesError, OSError)
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

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

import simcord
from typing_extensions import override

from bot import logs
from bot.client import ExpeditionBot
from bot.messages import cards
from bot.messages.narrator import explained
from bot.playground.looks import emoji_files, show_as_discord
from bot.settings import BadSettings, load_settings
from bot.store import StoreError, make_private_folder
from bot.tables import Person, TableRefused
from bot.texts import words_in
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

STARTING = "Setting the table. That takes a few seconds, on a busy machine a minute ..."

KEPT = """
The table of the last time goes on. To begin with an empty channel, delete {database}
and the files beside it that begin with its name."""

SWITCH = """\
Switch with “viewing as” between Ada, Bo, Cleo and Dan.
Ctrl+C stops; the table is kept for the next time.
"""

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


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = Parser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--game", choices=[*PACKAGES], help="begin a game at once")
    parser.add_argument("--seats", type=int, help="players of that game (people and bots)")
    parser.add_argument("--bots", type=int, default=0, help="how many of them are bots")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
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

    :raises BadOptions: saying what would be valid.
    """
    if options.game is None:
        if options.seats is not None or options.bots or options.settings:
            raise BadOptions(f"say which game, too: --game {' or '.join(loaded)}")
        return
    game = loaded[options.game]
    chosen = game.options(options.settings)
    seats = seats_of(options, game)
    game.start(seats, chosen, "")
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
        guild = env.create_guild("Expedition Club")
        channel = guild.create_text_channel("expeditions")
        viewers = [
            guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE
        ]
        await env.settle()
        # The clock of the local Discord starts at the same time in every run. Set to the present,
        # it makes ids of interactions and messages that no earlier run has used.
        past = datetime.now(UTC) - env.now()
        await env.advance_time(max(0.0, past.total_seconds()))
        signs = await emoji_files(bot)
        await greet(
            bot,
            channel.id,
            options,
            [(viewer.id, name) for viewer, name in zip(viewers, PEOPLE, strict=True)],
        )
        await bot.publisher.rest()
        await env.settle()
        preview = env.preview(
            channel, viewers=viewers, layout="channel", port=options.port, assets=signs
        )
        show_as_discord(preview)
        async with preview:
            print(
                f"\nThe table is set. Open this page in a browser:\n\n  {preview.url}\n", flush=True
            )
            print(SWITCH, flush=True)
            bot.begin()
            await preview.wait_closed()


async def greet(
    bot: ExpeditionBot, channel_id: int, options: argparse.Namespace, people: list[tuple[int, str]]
) -> None:
    """Post the welcome and a table: that of the last run, or the one asked for."""
    channel = bot.get_partial_messageable(channel_id)
    await channel.send(view=cards.welcome(words_in("en"), bot.games).view)
    kept = await bot.tables.repository.at(channel_id)
    if kept is not None:
        await bot.tables.lobby.announce(kept.id)
        print(KEPT.format(database=options.database), flush=True)
        return
    host, *others = (Person(user, name) for user, name in people)
    game_id = options.game or next(iter(bot.games))
    table = await bot.tables.lobby.create(
        game_id, host, channel_id=channel_id, guild_id=None, locale="en", options=options.settings
    )
    if options.game is None:
        return
    for person in others[: seats_of(options, table.game) - options.bots - 1]:
        await bot.tables.lobby.join(table.id, person)
    for _bot in range(options.bots):
        await bot.tables.lobby.add_bot(table.id, host, BOT)
    await bot.tables.lobby.start(table.id, host)


def main(argv: list[str] | None = None) -> int:
    """Run the playground until it is stopped; return the exit code.

    :raises KeyboardInterrupt: it was stopped.
    """
    options = arguments(argv)
    try:
        loaded = games(load_settings().content_dir)
        from bot.cogs.game import parsed_options

        options.settings = parsed_options(" ".join(options.option))
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

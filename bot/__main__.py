"""``python -m bot``: the bot on Discord, and commands for its host.

Settings come from the environment or ``.env``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import discord

from bot import logs
from bot.check import check
from bot.client import ExpeditionBot
from bot.dispatch.additions import FeaturesClash
from bot.metrics import served
from bot.settings import BadSettings, Settings, load_settings
from bot.stats import stats
from bot.store.backup import back_up
from bot.store.errors import StoreError
from bot.texts import LOCALES, words_in
from bot.workers import Workers, set_aside
from engines.core import BadContent
from engines.registry import games
from render.cache import limit_memory

NO_TOKEN = """\
No DISCORD_TOKEN is set, so there is no Discord to connect to.

  To try the bot without one:   make play
  To run it on Discord:         copy .env.example to .env, put the token of your application
                                into it (README, "Inviting the bot"), and call make run again.
"""


Command: TypeAlias = Callable[[Settings, argparse.Namespace], int]
"""Carries out a command with the settings and its arguments; returns the exit code."""


def main(arguments: Sequence[str] = ()) -> int:
    """Carry out a command, or run the bot until it is stopped; return the exit code.

    What a host can put right ends it with one sentence and exit code 2.
    """
    options = parsed(arguments)
    command: Command = options.command
    try:
        return command(load_settings(), options)
    except (BadSettings, BadContent, StoreError, FeaturesClash) as error:
        return refuse(error)
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else error)
    except discord.LoginFailure:
        return refuse("Discord does not accept DISCORD_TOKEN: copy it again (README).")
    except discord.ConnectionClosed as error:
        return refuse(f"Discord has closed the connection for good: {error} (is the token new?)")
    except discord.HTTPException as error:
        return refuse(f"Discord refuses to start: {error} (is COMMAND_GUILD right?)")


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the arguments; ``command`` is the function to call."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Without a command: run the bot on Discord."
    )
    parser.set_defaults(command=run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, command: Command, explanation: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=explanation, description=explanation)
        added.set_defaults(command=command)
        return added

    backup = add("backup", backup_database, "copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy: a file that is not there yet")
    add(
        "check",
        lambda settings, _options: check(settings.database, settings.content_dir),
        "list the open tables that this version or content would hold",
    )
    figures = add(
        "stats",
        lambda settings, options: stats(settings.database, datetime.now(UTC), as_json=options.json),
        "show how much is played, how fast the bot is and what waits, also while it runs",
    )
    figures.add_argument("--json", action="store_true", help="for other programs: as JSON")
    return parser.parse_args(arguments)


def refuse(why: object) -> int:
    """Print why it cannot be done; return the exit code."""
    print(why, file=sys.stderr)
    return 2


def run(settings: Settings, _options: argparse.Namespace) -> int:
    """Run the bot on Discord until it is stopped.

    :raises BadSettings: nothing can listen on METRICS_PORT.
    :raises BadContent: a file of CONTENT_DIR is wrong.
    :raises StoreError: the database cannot be opened, or was met damaged while running.
    :raises FeaturesClash: two features add the same.
    :raises discord.LoginFailure: the token is wrong.
    :raises discord.HTTPException: Discord refuses something else at the start.
    :raises OSError: Discord cannot be reached at the start.
    """
    if settings.discord_token is None:
        return refuse(NO_TOKEN)
    loaded = games(settings.content_dir)
    token = settings.discord_token.get_secret_value()
    logs.set_up(settings.log_level, secrets=[token])
    limit_memory(settings.picture_memory)
    workers = Workers(
        settings.draw_workers, settings.content_dir, settings.picture_memory, settings.hard_seconds
    )
    bot = ExpeditionBot(
        settings.database,
        loaded,
        command_guild=settings.command_guild,
        workers=workers,
        shards=None,
    )
    for locale in LOCALES:
        words_in(locale)
    set_aside()
    with served(bot, settings.metrics_host, settings.metrics_port):
        bot.run(token, log_handler=None)
    if bot.damage is not None:
        raise bot.damage
    return 0


def backup_database(settings: Settings, options: argparse.Namespace) -> int:
    """Copy the database to a new file, check the copy, and say what it holds.

    :raises StoreError: saying why there is no copy.
    """
    made = back_up(settings.database, options.file)
    print(
        f"{options.file}: a sound copy of {settings.database}, database version {made.version}, "
        f"{made.tables} tables, {made.size / 1024:,.0f} KiB."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

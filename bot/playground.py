"""``make play``: the real bot in a local Discord in the browser, without a token."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path

import simcord

from bot.client import ExpeditionBot
from bot.panels import cards
from bot.panels.telling import explained
from bot.settings import BadSettings, load_settings
from bot.store import StoreError
from bot.tables import Person, TableRefused
from bot.texts import words
from engines.core import AnyGame, BadOptions, RulesError
from engines.registry import PACKAGES, games

PEOPLE = ("Ada", "Bo", "Cleo", "Dan")
"""The four users that the page can be viewed as."""

DATABASE = Path("data/playground.sqlite3")
PROGRAM = "greedy"

KEPT = """
The table of the last time goes on. To begin with an empty channel, delete {database}
and the files beside it that begin with its name."""

SWITCH = """\
Switch with “viewing as” between Ada, Bo, Cleo and Dan.
Ctrl+C stops; the table is kept for the next time.
"""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Return what was asked on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--game", choices=[*PACKAGES], help="begin a game at once")
    parser.add_argument("--seats", type=int, help="players at that game (people and program)")
    parser.add_argument("--bots", type=int, default=0, help="how many of them the program plays")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--port", type=int, default=8080, help="port of the page (0: any)")
    parser.add_argument("--database", type=Path, default=DATABASE)
    return parser.parse_args(given)


def seats_of(options: argparse.Namespace, game: AnyGame) -> int:
    """Return how many play."""
    asked: int | None = options.seats
    least = max(game.seats[0], options.bots + 1)
    return least if asked is None else asked


def check(options: argparse.Namespace, loaded: dict[str, AnyGame]) -> None:
    """Refuse what could not be begun, before anything is kept of it.

    :raises BadOptions: saying what would be right.
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


async def play(options: argparse.Namespace, loaded: dict[str, AnyGame]) -> None:
    """Serve the page until it is stopped."""
    bot = ExpeditionBot(options.database, loaded, fresh_world=True)
    try:
        await serve(bot, options)
    finally:
        await bot.close()


async def serve(bot: ExpeditionBot, options: argparse.Namespace) -> None:
    """Let the bot into a local Discord, and show that as a page."""
    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild("Expedition Club")
        channel = guild.create_text_channel("expeditions")
        viewers = [
            guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE
        ]
        await env.settle()
        # The local Discord begins at the same moment in every run. Going to the present keeps
        # the ids of interactions and messages apart from those of earlier runs.
        past = datetime.now(UTC) - env.now()
        await env.advance_time(max(0.0, past.total_seconds()))
        await greet(
            bot,
            channel.id,
            options,
            [(viewer.id, name) for viewer, name in zip(viewers, PEOPLE, strict=True)],
        )
        await env.settle()
        async with env.preview(
            channel, viewers=viewers, layout="channel", port=options.port
        ) as preview:
            print(
                f"\nThe table is set. Open this page in a browser:\n\n  {preview.url}\n", flush=True
            )
            print(SWITCH, flush=True)
            await preview.wait_closed()


async def greet(
    bot: ExpeditionBot, channel_id: int, options: argparse.Namespace, people: list[tuple[int, str]]
) -> None:
    """Post the welcome, and the table: the one kept from the last run, or what was asked."""
    channel = bot.get_partial_messageable(channel_id)
    await channel.send(view=cards.welcome(words("en"), bot.games).view)
    kept = await bot.tables.at(channel_id)
    if kept is not None:
        await bot.tables.announce(kept.id)
        print(KEPT.format(database=options.database), flush=True)
        return
    host, *others = (Person(user, name) for user, name in people)
    game_id = options.game or next(iter(bot.games))
    table = await bot.tables.create(
        game_id, host, channel_id=channel_id, guild_id=None, locale="en", options=options.settings
    )
    if options.game is None:
        return
    for person in others[: seats_of(options, table.game) - options.bots - 1]:
        await bot.tables.join(table.id, person)
    for _program in range(options.bots):
        await bot.tables.add_program(table.id, host, PROGRAM)
    await bot.tables.start(table.id, host)


def main() -> int:
    """Run the playground; return the exit code."""
    options = arguments()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        loaded = games(load_settings().content_dir)
        from bot.cogs.game import parsed_options

        options.settings = parsed_options(" ".join(options.option))
        check(options, loaded)
        options.database.parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(play(options, loaded))
    except TableRefused as refused:
        print(f"make play: {explained(refused, words('en'), None, None)}", file=sys.stderr)
        return 2
    except (BadSettings, StoreError, RulesError, OSError, simcord.SetupError) as error:
        print(f"make play: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped. The table is kept; make play goes on with it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

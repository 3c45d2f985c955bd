"""``python -m bot``: the bot on Discord, with the token from the environment or ``.env``."""

from __future__ import annotations

import logging
import sys

import discord

from bot.client import ExpeditionBot
from bot.settings import BadSettings, load_settings
from bot.store import StoreError
from engines.core import BadContent
from engines.registry import games

NO_TOKEN = """\
No DISCORD_TOKEN is set, so there is no Discord to connect to.

  To try the bot without one:   make play
  To run it on Discord:         copy .env.example to .env, put the token of your application
                                into it (README, "Inviting the bot"), and call make run again.
"""


def main() -> int:
    """Run until stopped; return the exit code."""
    try:
        settings = load_settings()
        if settings.discord_token is None:
            print(NO_TOKEN, file=sys.stderr)
            return 2
        loaded = games(settings.content_dir)
    except (BadSettings, BadContent) as error:
        print(error, file=sys.stderr)
        return 2
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    bot = ExpeditionBot(settings.database, loaded, command_guild=settings.command_guild)
    try:
        bot.run(settings.discord_token.get_secret_value(), log_handler=None)
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN: copy it again (README).", file=sys.stderr)
        return 2
    except discord.HTTPException as error:
        print(f"Discord refuses to start: {error} (is COMMAND_GUILD right?)", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

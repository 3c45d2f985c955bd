"""``python -m bot.health``: whether the bot that runs with these settings is well.

For the healthcheck of a container, every minute: so it loads little, and it needs no token.
"""

from __future__ import annotations

import sys
from urllib.request import ProxyHandler, build_opener

from bot.settings import BadSettings, Settings, load_settings

PATIENCE = 5
"""Seconds."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses at which a program listens to everybody, and where it then answers this machine."""

NEEDED = {
    "expedition_connected 1.0": "it is not connected to Discord",
    "expedition_database_readable 1.0": "its database cannot be read",
}


def main() -> int:
    """Return 0 if the bot is well, or else say in a line why not and return 1."""
    try:
        why = ailment(load_settings())
    except BadSettings as error:
        why = str(error)
    if why is None:
        return 0
    print(why, file=sys.stderr)
    return 1


def ailment(settings: Settings) -> str | None:
    """Return what is wrong with the bot that serves metrics as in the settings."""
    if settings.metrics_port is None:
        return "METRICS_PORT is not set, so nobody can ask the bot (docs/hosting.md)"
    host = EVERYWHERE.get(settings.metrics_host, settings.metrics_host)
    host = f"[{host}]" if ":" in host else host
    url = f"http://{host}:{settings.metrics_port}/metrics"
    try:
        with build_opener(ProxyHandler({})).open(url, timeout=PATIENCE) as answer:
            lines = set(answer.read().decode().splitlines())
    except OSError as error:
        return f"the bot does not answer at {url}: {getattr(error, 'reason', error)}"
    wrong = [why for line, why in NEEDED.items() if line not in lines]
    return f"the bot runs, but {' and '.join(wrong)}" if wrong else None


if __name__ == "__main__":
    sys.exit(main())

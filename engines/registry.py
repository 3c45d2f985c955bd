"""The list of games. A new game is one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from engines.core import AnyGame

PACKAGES = {
    "famous_explorers": "engines.famous_explorers",
    "expedition_1996": "engines.expedition_1996",
    "luxor": "engines.luxor",
    "explorers": "engines.explorers",
    "siberia": "engines.siberia",
}
"""Game id -> package, in the order in which menus list the games."""


@cache
def games(content_dir: Path | None = None) -> dict[str, AnyGame]:
    """Return every game by its id.

    ``content_dir`` may have a folder per game with content files that replace the packaged ones.

    :raises BadContent: if a content file is wrong, naming file, line and field.
    """
    loaded: dict[str, AnyGame] = {}
    for game_id, package in PACKAGES.items():
        game: AnyGame = import_module(package).load(content_dir)
        loaded[game_id] = game
    return loaded


def game_named(name: str) -> AnyGame:
    """Return the game with that id.

    :raises KeyError: if there is none, listing the ids there are.
    """
    try:
        return games()[name]
    except KeyError:
        raise KeyError(f"no game {name!r}; there are: {', '.join(PACKAGES)}") from None

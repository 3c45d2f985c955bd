"""The content that pictures and texts of Expeditions draw on: a view names things only by ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.siberia import Siberia, load
from engines.siberia.content.model import Content
from render.cache import CACHE

_used: list[Siberia] = []
"""The game whose content is drawn, if it is not the packaged one."""


@cache
def _packaged() -> Siberia:
    return load(None)


def _game() -> Siberia:
    return _used[0] if _used else _packaged()


def content() -> Content:
    """Return the content of the game."""
    return _game().content


def abroad(language: str) -> Mapping[str, str]:
    """Return what a language calls things, by their English names."""
    return _game().names(language)


def use(game: Siberia) -> None:
    """Draw the content of this game from now on; to be called before threads draw."""
    if game.content_hash != _game().content_hash:
        _used[:] = [game]
        CACHE.clear()

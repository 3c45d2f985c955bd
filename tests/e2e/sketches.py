"""Pictures that are not drawn again, and those of whole games that are not drawn at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pytest

from bot.delivery.pictures import Kind
from bot.messages import digest
from engines.core import View
from render import files
from render.files import Drawn
from render.registry import renderer
from tests.offered import GAMES

DRAWN = 12
"""One picture of so many is drawn for each kind, beginning with the first."""

DRAW = files.draw


@dataclass(frozen=True)
class Asked:
    """What is drawn by which function; ``content`` tells what is ``given``."""

    game_id: str
    kind: Kind
    function: Callable[..., object]
    content: tuple[object, ...]
    given: tuple[Any, ...] = field(compare=False)


@lru_cache(maxsize=256)
def _remembered(asked: Asked) -> tuple[Drawn, ...]:
    return DRAW(asked.game_id, asked.kind, *asked.given)


def drawn_once(game_id: str, kind: Kind, *given: Any) -> tuple[Drawn, ...]:
    """Draw as the bot does, but nothing twice: tests draw the first pictures of the same games."""
    game = GAMES.get(game_id)
    if game is None:
        return DRAW(game_id, kind, *given)
    function = getattr(renderer(game_id), kind)
    content = tuple(game.views.dump(each) if isinstance(each, View) else each for each in given)
    return _remembered(Asked(game_id, kind, function, content, given))


def sketch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make the bot draw few pictures and repeat the last; return a list of the kinds drawn.

    How a picture looks in every phase, and its size, is checked by tests/render.
    """
    original, drawn = files.draw, list[str]()
    last: dict[str, tuple[Drawn, ...]] = {}
    asked: dict[str, int] = {}

    def sketched(game_id: str, kind: Kind, *given: Any) -> tuple[Drawn, ...]:
        number = asked[kind] = asked.get(kind, -1) + 1
        if number % DRAWN == 0 or kind not in last:
            drawn.append(kind)
            last[kind] = original(game_id, kind, *given)
        return last[kind]

    monkeypatch.setattr(files, "draw", sketched)
    return drawn


def tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards tell whole turns, whatever room these leave."""
    monkeypatch.setattr(digest, "HIGHEST", 2000)
    monkeypatch.setattr(digest, "MOST", (40, 40))

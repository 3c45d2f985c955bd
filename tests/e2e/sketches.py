"""Whole games in which most pictures are not drawn: what they prove is how the game is played."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery import pictures
from bot.delivery.pictures import Kind
from bot.messages.message import Drawn

DRAWN = 12
"""Of so many pictures of a kind one is drawn, from the first on."""


def sketch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the bot draw few pictures, and show the one before again; return a list of the drawn.

    How a picture looks in every phase, and that it keeps to its size, is shown by tests/render.
    """
    original, drawn = pictures._drawn, list[str]()
    last: dict[str, Drawn] = {}
    asked: dict[str, int] = {}

    def sketched(game_id: str, kind: Kind, *given: Any) -> Drawn:
        number = asked[kind] = asked.get(kind, -1) + 1
        if number % DRAWN == 0 or kind not in last:
            drawn.append(kind)
            last[kind] = original(game_id, kind, *given)
        return last[kind]

    monkeypatch.setattr(pictures, "_drawn", sketched)
    return drawn

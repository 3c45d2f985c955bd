"""Most pictures of whole games left undrawn, in tests that are about how a game is played."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery import pictures
from bot.delivery.pictures import Kind
from bot.messages.message import Drawn

DRAWN = 12
"""One picture of so many is drawn for each kind, beginning with the first."""


def sketch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make the bot draw few pictures and repeat the last; return a list of the kinds drawn.

    How a picture looks in every phase, and its size, is checked by tests/render.
    """
    original, drawn = pictures._drawn, list[str]()
    last: dict[str, tuple[Drawn, ...]] = {}
    asked: dict[str, int] = {}

    def sketched(game_id: str, kind: Kind, *given: Any) -> tuple[Drawn, ...]:
        number = asked[kind] = asked.get(kind, -1) + 1
        if number % DRAWN == 0 or kind not in last:
            drawn.append(kind)
            last[kind] = original(game_id, kind, *given)
        return last[kind]

    monkeypatch.setattr(pictures, "_drawn", sketched)
    return drawn

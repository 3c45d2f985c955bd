"""Pictures are drawn once, however many ask for them, and at whatever moment."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from bot.delivery.pictures import Pictures
from bot.texts import words_in
from render import files
from render.files import Drawn
from tests.bot.situations import GAMES

WORDS, NAMES = words_in("en"), ("Ada", "Bo")


async def test_who_asks_for_what_is_being_drawn_waits_for_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["luxor"]
    view = game.view(game.start(2, game.Options(), "pictures"), None)
    drawn, begun, release = list[str](), asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def draw(_game_id: str, kind: str, *_given: Any) -> tuple[Drawn, ...]:
        drawn.append(kind)
        loop.call_soon_threadsafe(begun.set)
        release.wait(5)
        return (Drawn(b"png", "alt"),)

    monkeypatch.setattr(files, "draw", draw)
    drawing = Pictures()
    asked = [
        asyncio.create_task(drawing.draw(game, "board", view, WORDS, NAMES)) for _reader in range(3)
    ]
    await begun.wait()
    # One who waits no longer does not take it from the others.
    asked.pop(0).cancel()
    await asyncio.sleep(0)
    release.set()
    assert [found for (found,) in await asyncio.gather(*asked)] == [Drawn(b"png", "alt")] * 2
    assert drawn == ["board"]


async def test_what_could_not_be_drawn_is_drawn_when_it_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["luxor"]
    view = game.view(game.start(2, game.Options(), "pictures"), None)
    monkeypatch.setattr(files, "draw", mock.Mock(side_effect=[ValueError, (Drawn(b"png", "alt"),)]))
    drawing = Pictures()
    with pytest.raises(ValueError):  # noqa: PT011
        await drawing.draw(game, "board", view, WORDS, NAMES)
    assert await drawing.draw(game, "board", view, WORDS, NAMES) == (Drawn(b"png", "alt"),)


async def test_what_a_board_does_not_show_does_not_draw_it_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Explorers: who waits for the others."""
    game = GAMES["explorers"]
    view = game.view(game.start(2, game.Options(), "pictures"), 0)
    draw = mock.Mock(return_value=(Drawn(b"png", "alt"),))
    monkeypatch.setattr(files, "draw", draw)
    drawing = Pictures()
    for committed in ((False, False), (False, True)):
        await drawing.draw(game, "board", replace(view, committed=committed), WORDS, NAMES)
    assert draw.call_count == 1

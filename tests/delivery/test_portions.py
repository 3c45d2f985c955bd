"""News too long for one post: told in portions, all of them shown whole."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.posts import HAPPENED, _in_portions
from bot.messages.narrator import Narrator
from bot.store.rows import EventRow
from bot.texts import words_in
from engines.registry import games

LENGTHS = (10, 60, 200)


@pytest.mark.parametrize("length", LENGTHS)
def test_no_portion_is_cut_off(length: int) -> None:
    narrator = Narrator(words_in("en"), games()["luxor"], ("Ada", "Bo"))
    sentences = [f"{number:x<{length}}" for number in range(3 * HAPPENED // length)]
    history: list[tuple[EventRow, Any]] = [
        (EventRow(ply=ply, number=0, audience=None, event="{}"), sentence)
        for ply, sentence in enumerate(sentences)
    ]
    portions = _in_portions(narrator, history)
    assert len(portions) > 2
    told = [narrator.events([event for _row, event in portion]) for portion in portions]
    assert "\n".join(told) == "\n".join(f"· {sentence}" for sentence in sentences)

"""What the panel of a lesson says when it cannot be shown: nothing is saved in one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.learn import messages
from bot.features.learn.place import place_of
from bot.messages import panel
from bot.tables import TableService
from bot.texts import LOCALES, words_in
from tests.bot.test_answers import opened
from tests.dispatch.test_saved import broken
from tests.e2e.driver import World, answer_of, controls, picks_of, text_of, words_of
from tests.e2e.faults import RawPress
from tests.features.learn.helpers import lessons_of

EN = words_in("en")

SAVED = "saved|gespeichert|enregistr|salvat|card|Karte|carte|scheda|`/board`"
"""Nothing is saved in a lesson, as far as its learner knows, and it has no card."""


async def learnt(world: World, moves: str = "", game: str = "luxor") -> str:
    """Let Ada open her lesson or type moves in it; return the answer."""
    given = {"moves": moves} if moves else {}
    return words_of(await world.person("Ada").slash(world.channel, "learn", game=game, **given))


def control_labelled(message: Any, label: str) -> dict[str, Any]:
    (found,) = (each for each in controls(message) if each.get("label") == label)
    return found


async def steps(world: World) -> int:
    """Return how many steps of her lesson Ada has done."""
    table = await lessons_of(world.bot.tables).of("luxor", world.person("Ada").id)
    return place_of(table).standing.step


async def test_a_lesson_says_that_nothing_was_changed_if_nothing_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "x.sqlite3") as world:
        ada = world.person("Ada")
        panel = answer_of(await ada.slash(world.channel, "learn", game="luxor"))
        before = text_of(panel)
        with monkeypatch.context() as patch:
            patch.setattr(messages, "text", broken)
            assert await learnt(world, "keep M") == EN("refused-broken")
            assert await learnt(world) == EN("unshown-open")
            mountain = control_labelled(panel, "Keep the mountain")
            press = await ada.click(panel, custom_id=mountain["custom_id"])
            assert text_of(answer_of(press)) == EN("refused-broken")
        assert text_of(panel) == before, "and the panel stays"
        assert await steps(world) == 0
        former = picks_of(panel)[0]["custom_id"].rpartition(":")[0]
        press = await RawPress(world, ada, panel, f"{former}:former").answered()
        assert words_of(press) == EN("outdated-lesson")
        world.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=2)
        assert await learnt(world) == EN("answer-refused-lesson")


async def test_a_lesson_that_went_on_leads_back_if_that_cannot_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "x.sqlite3") as world:
        await learnt(world)
        with monkeypatch.context() as patch:
            patch.setattr(TableService, "undoable", broken)
            text = await learnt(world, "keep Td")
        assert EN("unshown-lesson") in text
        assert EN("luxor-lesson-place") in text, "the step follows in words"
        assert await steps(world) == 1
        with monkeypatch.context() as patch:
            patch.setattr(panel, "play_panel", broken)
            assert (await learnt(world, "Td H6")).startswith(EN("unshown-lesson"))
        assert EN("luxor-lesson-place") in await learnt(world)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_never_says_that_anything_was_saved(locale: str) -> None:
    words = words_in(locale)
    texts = [
        words(key)
        for key in ("unshown-lesson", "unsure-lesson", "outdated-lesson", "answer-refused-lesson")
    ]
    for text in texts:
        assert "`/learn`" in text
        assert not re.search(SAVED, text), text

"""What a private panel says when it cannot be shown follows from what was done, not from where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.dispatch import personal
from bot.features.plans import messages as plans
from bot.messages import panel as panels
from bot.messages import private
from bot.texts import words_in
from tests.bot.test_answers import opened
from tests.e2e.driver import answer_of, controls, picks_of, text_of, verb_of, words_of

from .test_saved import broken, playing, plies

EN = words_in("en")


async def test_a_daily_game_is_found_where_it_was_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "x.sqlite3") as world:
        ada = world.person("Ada")
        with monkeypatch.context() as patch:
            patch.setattr(panels, "play_panel", broken)
            assert words_of(await ada.slash(world.channel, "daily")) == EN("unshown-open")
        panel = answer_of(await ada.slash(world.channel, "daily"))
        monkeypatch.setattr(panels, "play_panel", broken)
        press = await ada.click(panel, custom_id=picks_of(panel)[0]["custom_id"])
        # By the day's chance the first answer is one that cannot be taken back.
        for control in controls(answer_of(press)):
            if verb_of(control) == "sure":
                press = await ada.click(answer_of(press), custom_id=control["custom_id"])
        assert text_of(answer_of(press)) == EN("unshown-daily", change="move")


@pytest.mark.slow
async def test_a_look_that_fails_has_changed_nothing_and_a_plan_and_a_setting_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        ada, bo, before = world.person("Ada"), world.person("Bo"), await plies(world)
        panel = answer_of(await bo.slash(world.channel, "plan"))
        settings = answer_of(await ada.slash(world.channel, "settings"))
        for module, name in (
            (private, "board_text"), (private, "hand_card"),
            (plans, "plan_panel"), (personal, "settings_card"),
        ):  # fmt: skip
            monkeypatch.setattr(module, name, broken)
        looks: tuple[tuple[str, dict[str, Any]], ...] = (
            ("board", {"form": "text"}), ("hand", {}), ("plan", {}), ("settings", {}),
        )  # fmt: skip
        for command, given in looks:
            shown = await ada.slash(world.channel, command, **given)
            assert words_of(shown) == EN("refused-broken"), command
        assert await plies(world) == before
        add = next(each for each in controls(panel) if verb_of(each) == "plan-add")
        value = add["options"][0]["value"]
        planned = await bo.select(panel, [value], custom_id=add["custom_id"])
        assert text_of(answer_of(planned)) == EN("unshown-plan", change="plan")
        menu = next(each for each in controls(settings) if each["custom_id"].endswith("language"))
        chosen = await ada.select(
            settings, [menu["options"][0]["value"]], custom_id=menu["custom_id"]
        )
        assert text_of(answer_of(chosen)) == EN("unshown-setting", change="setting")

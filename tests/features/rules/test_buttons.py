"""The rules can be opened from whatever shows a table, also where something failed."""

from pathlib import Path

import pytest

from bot.features.plans import rows
from bot.tables import TableService
from bot.texts import words_in
from tests.dispatch.test_saved import broken, playing
from tests.e2e.driver import World, answer_of, control, controls, text_of, verb_of

EN = words_in("en")


async def test_a_panel_in_words_alone_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        monkeypatch.setattr(TableService, "undoable", broken)
        monkeypatch.setattr(rows, "plan_of", broken)  # what another feature adds fails as well
        panel = answer_of(await world.person("Ada").slash(world.channel, "move", moves="Cd F5"))
        assert EN("unshown", change="move", look="play") in text_of(panel)
        asked = (await world.table()).view(0).decision
        assert asked is not None
        assert control(panel, "rules")["custom_id"].endswith(f":{asked.kind}")


async def test_a_private_look_at_a_lobby_has_them_and_one_minute(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    shown = answer_of(await ada.slash(world.channel, "game status"))
    assert EN("luxor-minute") in text_of(shown)
    assert [verb_of(each) for each in controls(shown)] == [
        verb_of(each) for each in controls(world.card())
    ]

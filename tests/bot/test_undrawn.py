"""Posts and panels of which a picture cannot be drawn: they have the others, and all words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.delivery.pictures import Kind
from bot.texts import words_in
from render import files
from render.files import Drawn
from render.registry import renderer
from tests.e2e.driver import answer_of, control, controls, text_of, verb_of
from tests.e2e.test_famous_explorers import seated
from tests.e2e.test_posts import galleries
from tests.famous_explorers.positions import position

from .test_answers import opened

EN = words_in("en")


def without(monkeypatch: pytest.MonkeyPatch, *kinds: str) -> None:
    """Let pictures of some kinds fail."""
    original = files.draw

    def drawn(game_id: str, kind: Kind, *given: Any) -> tuple[Drawn, ...]:
        if kind in kinds:
            raise MemoryError
        return original(game_id, kind, *given)

    monkeypatch.setattr(files, "draw", drawn)


async def test_a_card_without_its_plate_has_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "start")
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo")
        assert galleries(world.card()) == [["board.png"]]
        assert EN("card-begins") in text_of(world.card())


async def test_a_card_without_its_board_has_all_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "board")
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo", first_player=1)
        assert galleries(world.card()) == [["start.png"]]
        assert EN("card-no-picture") not in text_of(world.card())
        for name in ("Ada", "Bo"):
            await world.person(name).slash(world.channel, "luxor keep", tile="M")
        assert galleries(world.card()) == []
        table = await world.table()
        said = renderer("luxor").card_text(table.view(None), EN, table.names)
        for text in (said, EN("card-no-picture")):
            assert text in text_of(world.card())


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [("closeups",), ("closeups", "board")])
async def test_a_panel_has_the_pictures_that_are_left(
    kinds: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "x.sqlite3") as world:
        now = position(red="start>venice", hands=["fuji uluru", "troy giza"])
        table = await seated(world, now)
        without(monkeypatch, *kinds)
        card, view = world.card(), table.view(0)
        play = control(card, "play")["custom_id"]
        panel = answer_of(await world.person("Ada").click(card, custom_id=play))
        has_board = "board" not in kinds
        assert galleries(panel.message) == ([["board.png"]] if has_board else [])
        assert renderer("famous_explorers").card_text(view, EN, table.names) in text_of(panel)
        assert (EN("card-no-picture") in text_of(panel)) != has_board
        assert [each for each in controls(panel) if verb_of(each) == "pick"]

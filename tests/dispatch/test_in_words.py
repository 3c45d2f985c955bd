"""A whole game while no picture of an answer can be drawn: by panels, typed lines and undo."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.texts import words_in
from engines.core import Chance
from tests.bot.test_answers import opened
from tests.e2e.driver import (
    ButtonPlayer,
    World,
    alts_of,
    answer_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.typists import Typist
from tests.nightly import closely

EN = words_in("en")
ALWAYS = {"board", "hand", "minute", "end", "curve", "animation"}


class NoPictures:
    """Pictures of which none can be drawn."""

    def __init__(self) -> None:
        self.asked = set[str]()

    async def draw(self, _game: Any, kind: str, *_given: Any, **_named: Any) -> Any:
        self._fail(kind)

    async def explained(self, _game_id: str, kind: str, _words: Any) -> Any:
        self._fail(kind)

    async def curve(self, *_given: Any) -> Any:
        self._fail("curve")

    def is_animating(self, *_given: Any) -> bool:
        return False

    async def animation(self, *_given: Any) -> Any:
        self._fail("animation")

    def _fail(self, kind: str) -> None:
        self.asked.add(kind)
        raise OSError("no memory left")


@pytest.mark.slow
@pytest.mark.parametrize("turns", closely(23, 1000))
@pytest.mark.parametrize(
    ("game", "looks"),
    [
        ("luxor", ALWAYS | {"start"}),
        ("famous_explorers", ALWAYS | {"targets", "where", "closeup", "closeups", "whole_map"}),
    ],
)
async def test_a_whole_game_in_words(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    game: str,
    looks: set[str],
    turns: int,
) -> None:
    """What is left after so many turns is played without looking at the panels."""
    async with opened(tmp_path / "x.sqlite3") as world:
        table = await world.started("Ada", "Bo", game=game, seed="words")
        pictures = NoPictures()
        world.bot.dispatcher.drawing.pictures = pictures  # type: ignore[assignment]
        ada = ButtonPlayer(world, world.person("Ada"), Chance(1))
        bo = Typist(world, world.person("Bo"), Chance(2))
        undone = 0
        while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
            if latest.row.turn > turns:
                await world.play_out(latest)
                break
            if latest.view(None).to_act[0] == 0:
                await ada.take_turn()
                assert ada.panel is not None
                assert not alts_of(ada.panel.message)
            else:
                await bo.take_turn(by_line=latest.row.turn % 2 == 0)
            if latest.row.turn in (3, 11, 13, 17, 18, 22):
                undone += await take_back(world)
                await look(world, looks)
        await world.check_stored_result(table.id)
        card = world.card()
        replayed = await ada.actor.click(card, custom_id=control(card, "replay")["custom_id"])
        assert EN("replay-undrawn") in words_of(replayed)
        assert ada.presses > 20
        assert bo.typed > 10
        assert undone > 0
        assert pictures.asked == looks
    failures = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(failures) == len(looks), "once for each kind"


async def take_back(world: World) -> bool:
    """Let whoever is to act make one step and take it back; return whether that could be done."""
    actor = await world.acting(await world.table())
    card = world.card()
    panel = await actor.click(card, custom_id=control(card, "play")["custom_id"])
    player = ButtonPlayer(world, actor, Chance((await world.table()).row.turn))
    player.panel = answer_of(panel)
    before = await world.standing(await world.table())
    assert player.panel is not None
    assert EN("card-no-picture") in text_of(player.panel)
    await player.answer([part for part in controls(player.panel) if verb_of(part) == "pick"])
    assert player.panel is not None
    if "retract" not in map(verb_of, controls(player.panel)):
        return False
    await player.press(player.panel, "retract")
    assert EN("undone") in text_of(player.panel)
    assert (await world.standing(await world.table()))[2] == before[2]
    return True


async def look(world: World, looks: set[str]) -> None:
    """Look at everything by commands and buttons, and find words in place of each picture."""
    ada, card = world.person("Ada"), world.card()
    hand = await ada.click(card, custom_id=control(card, "hand")["custom_id"])
    shown = [
        hand,
        await ada.slash(world.channel, "hand"),
        await ada.slash(world.channel, "board"),
        await ada.slash(world.channel, "game status"),
    ]
    if "where" in looks:
        (place, *_others) = (await world.table()).game.places()
        shown.append(await ada.slash(world.channel, "where", place=place.name))
        shown.append(await ada.slash(world.channel, "targets"))
        shown.append(await ada.click(card, custom_id=control(card, "map")["custom_id"]))
    for result in shown:
        text = words_of(result)
        assert EN("look-no-picture") in text
        assert len(text) > len(EN("look-no-picture")) + 60
        assert not alts_of(answer_of(result).message)
    rules = await ada.click(card, custom_id=control(card, "rules")["custom_id"])
    assert EN("minute-title") in words_of(rules)
    assert not alts_of(answer_of(rules).message)

"""A game whose content is not that with which it began: nobody plays on, everybody is told why."""

from __future__ import annotations

from pathlib import Path

from bot.texts import words_in
from engines.core import Chance
from engines.registry import games
from tests.e2e.driver import World, control, words_of
from tests.e2e.typists import Typist
from tests.tables.former import exchanged, games_with

EN = words_in("en")
WHY = EN("refused-other-content")


async def test_a_held_game_tells_why_and_goes_on_with_its_content(
    world: World, tmp_path: Path
) -> None:
    table = await world.started(
        "Ada", "Bo", game="expedition_1996", bots=("random",), first_player=1
    )
    ada = world.person("Ada")
    await Typist(world, ada, Chance(1)).line()
    before, card = await world.standing(table), world.card()

    world.bot.games = games_with(tmp_path / "pack", exchanged)
    await world.restart()
    await world.bot.tables.run_bots(table.id)
    posts = len(world.posts())
    for command in ("board", "hand", "targets", "game status"):
        assert words_of(await ada.slash(world.channel, command)) == WHY, command
    assert words_of(await ada.slash(world.channel, "move", moves="pass")) == WHY
    for verb in ("play", "hand", "text"):
        assert words_of(await ada.click(card, custom_id=control(card, verb)["custom_id"])) == WHY
    assert WHY in words_of(await ada.slash(world.channel, "game list"))
    assert WHY not in words_of(await ada.slash(world.channel, "log"))
    assert WHY not in words_of(await ada.slash(world.channel, "rules"))
    assert len(world.posts()) == posts

    world.bot.games = games()
    await world.restart()
    assert await world.standing(table) == before
    await Typist(world, await world.acting(table), Chance(2)).line()
    assert (await world.standing(table))[1] > before[1]


async def test_a_held_game_can_be_abandoned_by_its_host(world: World, tmp_path: Path) -> None:
    await world.started("Ada", "Bo", game="expedition_1996")
    world.bot.games = games_with(tmp_path / "pack", exchanged)
    await world.restart()
    ada = world.person("Ada")
    await world.abandon()
    assert await world.bot.tables.repository.at(world.channel.id) is None
    await ada.slash(world.channel, "game new", game="expedition_1996")
    assert (await world.table()).row.status == "lobby"

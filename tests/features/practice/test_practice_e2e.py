"""Practice in Discord: from a moment of a finished game, by buttons, in private."""

from __future__ import annotations

from typing import Any

from bot.features.practice.place import place_of
from bot.messages.titles import counted
from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, controls, text_of, verb_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.test_end_card import finished
from tests.features.practice.helpers import practice_of

EN = words_in("en")


def verbs(message: Any) -> list[str | None]:
    return [verb_of(part) for part in controls(message)]


async def test_a_player_plays_on_from_a_moment_and_nobody_else_sees_it(world: World) -> None:
    table = await finished(world, "luxor", "practice")
    ada, cleo, service = world.person("Ada"), world.person("Cleo"), practice_of(world.bot.tables)
    posts = len(world.posts())
    replay = answer_of(await ada.slash(world.channel, "replay"))
    page = answer_of(await ada.click(replay, custom_id=control(replay, "steps")["custom_id"]))
    *_back, on = [part["custom_id"] for part in controls(page) if verb_of(part) == "step"]
    page = answer_of(await ada.click(page, custom_id=on))
    from_here = control(page, "practice")["custom_id"]
    panel = answer_of(await ada.click(page, custom_id=from_here))
    assert panel.ephemeral
    practised = await service.of(ada.id)
    when = counted(practised, EN, place_of(practised).begun)
    assert EN("practice-title", game=table.game.title, when=when) in text_of(panel)
    assert when == "round 1"
    assert EN("practice-begun") in text_of(panel)
    assert "pick" in verbs(panel)
    assert "practice-again" not in verbs(panel)

    for name in ("Ada", "Cleo"):  # a stranger sees no button, and cannot press it
        page = answer_of(await world.person(name).slash(world.channel, "replay"))
        pressed = await world.person(name).click(
            page, custom_id=control(page, "steps")["custom_id"]
        )
        assert ("practice" in verbs(answer_of(pressed))) == (name == "Ada")
    refused = await RawPress(world, cleo, page, from_here).answered()
    assert words_of(refused) == EN("refused-practice-seat")

    await world.restart()
    asked = practised.offered(0)
    assert asked is not None
    line = practised.game.format(asked.moves[0])
    panel = answer_of(await ada.slash(world.channel, "practice", moves=line))
    assert len(place_of(await practice_of(world.bot.tables).of(ada.id)).steps) == 2
    again = control(panel, "practice-again")["custom_id"]
    await ada.click(panel, custom_id=again)
    assert len(place_of(await practice_of(world.bot.tables).of(ada.id)).steps) == 1
    old = await RawPress(world, ada, panel, again).answered()
    assert words_of(old) == EN("refused-practice-gone")
    assert len(world.posts()) == posts


async def test_the_command_begins_goes_on_and_explains(world: World) -> None:
    table = await finished(world, "luxor", "practice")
    ada = world.person("Ada")
    none = text_of(answer_of(await ada.slash(world.channel, "practice")))
    assert EN("refused-practice-none") in none
    assert EN("refused-practice-none-by-history") in none
    begun = answer_of(await ada.slash(world.channel, "practice", table=table.id))
    when = counted(table, EN, table.first_view())
    title = EN("practice-title", game=table.game.title, when=when)
    assert title in text_of(begun)
    assert title in text_of(answer_of(await ada.slash(world.channel, "practice")))
    late = answer_of(await ada.slash(world.channel, "practice", table=table.id, move=99_999))
    assert EN("refused-practice-over") in text_of(late)

"""A running game ends for good when those who play it agree, or a manager of the server decides."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, begin_game, controls, text_of, verb_of, words_of

EN = words_in("en")
TITLE = EN("consent-title-end", game="Expedition Luxor")
DAY = 24 * 60 * 60


def post(world: World) -> Any:
    """Return the newest post about the end of the game."""
    return next(post for post in reversed(world.posts()) if TITLE in text_of(post))


def manager(world: World, name: str = "Mara") -> Any:
    role = world.guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    return world.person(name, roles=[role])


async def confirmed(world: World, name: str) -> Any:
    """Let somebody say that the game shall end, and press the red button; return the answer."""
    person = world.person(name)
    asked = answer_of(await person.slash(world.channel, "game abandon"))
    _keep, end = controls(asked)
    await person.click(asked, custom_id=end["custom_id"])
    return asked


async def answer(world: World, name: str, action: str) -> Any:
    identifier = next(
        shown["custom_id"] for shown in controls(post(world)) if f":{action}/" in shown["custom_id"]
    )
    return await world.person(name).click(post(world), custom_id=identifier)


async def status(world: World) -> str:
    return (await world.bot.tables.repository.get(1)).row.status


async def test_the_others_are_asked_and_it_ends_when_all_agree(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", first_player=1)
    answered = await confirmed(world, "Ada")
    assert text_of(answered) == EN("consent-asked-end")
    assert await status(world) == "running"
    asked = post(world)
    assert set(world.pinged(asked)) == {world.person("Bo").id, world.person("Cleo").id}
    assert EN("consent-rule-end") in text_of(asked)
    refuse, agree, *_others = controls(asked)
    assert (refuse["label"], agree["label"]) == (EN("button-end-refuse"), EN("button-end-agree"))
    danger = discord.ButtonStyle.danger.value
    assert [part["label"] for part in controls(asked) if part["style"] == danger] == [
        EN("button-end-agree")
    ]
    await answer(world, "Bo", "agree")
    assert await status(world) == "running"
    await answer(world, "Cleo", "agree")
    assert await status(world) == "abandoned"
    assert EN("consent-done-end") in text_of(post(world))
    assert any(EN("card-abandoned") in text_of(shown) for shown in world.posts())
    assert not await world.waiting_rows()


async def test_the_question_says_that_others_are_asked(world: World) -> None:
    await world.started("Ada", "Bo")
    asked = answer_of(await world.person("Ada").slash(world.channel, "game abandon"))
    assert EN("end-asks-others") in text_of(asked)
    assert [shown["label"] for shown in controls(asked)] == [
        EN("button-keep"), EN("button-end-ask", table="1")
    ]  # fmt: skip


async def test_one_who_plays_on_keeps_the_game(world: World) -> None:
    await begin_game(world)
    await confirmed(world, "Ada")
    await world.person("Ada").slash(world.channel, "move", moves="M F5 ok end")
    assert [*controls(post(world))], "the game goes on meanwhile, and the request stays"
    await answer(world, "Bo", "refuse")
    assert await status(world) == "running"
    assert EN("consent-refused", by="**Bo**") in text_of(post(world))


async def test_who_is_away_counts_only_with_an_answer(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", first_player=1)
    await world.person("Cleo").slash(world.channel, "away", until="30d")
    await confirmed(world, "Ada")
    assert world.pinged(post(world)) == [world.person("Bo").id]
    await answer(world, "Bo", "agree")
    assert await status(world) == "abandoned"


async def test_a_refusal_of_who_is_away_counts(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", first_player=1)
    await world.person("Cleo").slash(world.channel, "away", until="30d")
    await confirmed(world, "Ada")
    await answer(world, "Cleo", "refuse")
    assert await status(world) == "running"


async def test_a_manager_who_does_not_play_decides_and_is_named(world: World) -> None:
    await world.started("Ada", "Bo", bots=("medium",))
    manager(world)
    answered = await confirmed(world, "Mara")
    assert text_of(answered) == EN("card-abandoned")
    assert await status(world) == "abandoned"
    assert EN("consent-decided-end", by="**Mara**") in text_of(post(world))
    assert not [*controls(post(world))]
    assert not world.pinged(post(world))


async def test_a_manager_who_plays_waits_a_day_before_deciding_alone(world: World) -> None:
    manager(world, "Ada")
    await world.started("Ada", "Bo")
    assert text_of(await confirmed(world, "Ada")) == EN("consent-asked-end")
    early = await answer(world, "Ada", "decide")
    assert words_of(early) == EN("refused-consent-decide-later")
    assert words_of(await answer(world, "Bo", "decide")) == EN("refused-consent-not-manager")
    assert await status(world) == "running"
    await world.env.advance_time(DAY + 1)
    await answer(world, "Ada", "decide")
    assert await status(world) == "abandoned"
    assert EN("consent-decided-end", by="**Ada**") in text_of(post(world))


async def test_a_table_that_was_wanted_instead_is_not_opened_before_all_agree(
    world: World,
) -> None:
    await world.started("Ada", "Bo")
    ada = world.person("Ada")
    told = answer_of(await ada.slash(world.channel, "game new", game="explorers"))
    (end,) = [shown for shown in controls(told) if verb_of(shown) == "end-ask"]
    await ada.click(told, custom_id=end["custom_id"])
    _keep, ask = controls(told)
    await ada.click(told, custom_id=ask["custom_id"])
    assert text_of(told) == EN("consent-asked-end")
    assert (await world.table()).game.id == "luxor"
    await answer(world, "Bo", "agree")
    assert await world.bot.tables.repository.at(world.channel.id) is None


@pytest.mark.parametrize("command", ["game abandon", "game new"])
async def test_a_game_that_has_ended_meanwhile_is_not_ended_again(
    world: World, command: str
) -> None:
    await world.started("Ada", bots=("medium",))
    ada, given = world.person("Ada"), {"game": "explorers"} if command == "game new" else {}
    asked = answer_of(await ada.slash(world.channel, command, **given))
    if command == "game new":
        (end,) = [shown for shown in controls(asked) if verb_of(shown) == "end-ask"]
        await ada.click(asked, custom_id=end["custom_id"])
    _keep, end = controls(asked)
    await world.abandon()
    pressed = await ada.click(asked, custom_id=end["custom_id"])
    if command == "game new":
        assert (await world.table()).game.id == "explorers"
    else:
        assert words_of(pressed) == EN("refused-status-abandoned")

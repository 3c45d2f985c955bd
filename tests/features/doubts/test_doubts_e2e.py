"""Tables at which nothing happens any more, by posts and buttons."""

from __future__ import annotations

from typing import Any

from bot.features.doubts.service import ANSWER, STILL
from bot.tables.deadline import HOUR
from bot.texts import words_in
from tests.e2e.driver import World, control, text_of, words_of

EN = words_in("en")


async def later(world: World, span: int) -> None:
    """Let the bot look after its tables as if such a time had passed without anything."""
    async with world.bot.database.writing() as tx:
        await tx.run("update game_table set updated_at = updated_at - ?", (span,))
        await tx.run("update game_table set doubted_at = doubted_at - ?", (span,))
    await world.env.advance_time(HOUR)


async def asked(world: World) -> Any:
    """Let time pass until the channel is asked; return the question."""
    await later(world, STILL["running"])
    return next(post for post in world.posts() if "still being played?" in text_of(post))


async def pressed(world: World, name: str, message: Any, verb: str) -> Any:
    return await world.person(name).click(message, custom_id=control(message, verb)["custom_id"])


async def test_the_channel_is_asked_and_anybody_at_the_table_keeps_it(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    question = await asked(world)
    people = [world.person(name).id for name in ("Ada", "Bo")]
    assert sorted(world.pinged(question)) == sorted(people), "it waits for both"
    refused = await pressed(world, "Cleo", question, "still-playing")
    assert EN("refused-not-seated", table=(await world.table()).id) in words_of(refused)
    await pressed(world, "Bo", question, "still-playing")
    told = [text_of(post) for post in world.posts()]
    assert any(EN("doubt-answer-play", name="**Bo**") in text for text in told)
    assert not any("still being played?" in text for text in told)
    assert (await world.table()).row.status == "running"


async def test_without_an_answer_a_game_is_closed_and_can_be_looked_at(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    question = await asked(world)
    refused = await pressed(world, "Bo", question, "close-still")
    assert EN("refused-not-host") in words_of(refused)
    await later(world, ANSWER)
    assert any("is closed. Nothing is deleted" in text_of(post) for post in world.posts())
    listed = words_of(await world.person("Ada").slash(world.channel, "game list"))
    assert EN("list-empty") in listed
    log = words_of(await world.person("Ada").slash(world.channel, "log"))
    assert EN("refused-status-abandoned") not in log
    await pressed(world, "Ada", question, "still-playing")
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert (await world.table()).row.status == "lobby"


async def test_the_host_closes_a_table_by_the_question(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    question = await asked(world)
    await pressed(world, "Ada", question, "close-still")
    told = [text_of(post) for post in world.posts()]
    assert any(EN("doubt-answer-close", name="**Ada**") in text for text in told)

"""``/results``: of a server, of a person, and turned from one to the other."""

from __future__ import annotations

import json
from typing import Any

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, controls, text_of

EN = words_in("en")


async def finish(world: World, table_id: int, *ranks: int) -> None:
    result = {"scores": [10 * rank for rank in ranks], "ranks": ranks}
    async with world.bot.database.writing() as tx:
        await tx.run(
            "update game_table set status = 'finished', result = ? where id = ?",
            (json.dumps(result), table_id),
        )


def control(message: Any, verb: str) -> str:
    return next(str(c["custom_id"]) for c in controls(message) if f":{verb}:" in c["custom_id"])


async def test_results_of_a_server_and_of_its_people(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    empty = answer_of(await ada.slash(world.channel, "results"))
    assert empty.ephemeral
    assert EN("results-none-any") in text_of(empty)
    first = await world.started("Ada", "Bo")
    await finish(world, first.id, 2, 1)
    room = world.guild.create_text_channel("room")
    second = await world.started("Ada", "Cleo", game="expedition_1996", channel=room)
    await finish(world, second.id, 1, 2)
    page = answer_of(await bo.slash(world.channel, "results", game="luxor"))
    text = text_of(page)
    assert text.index("**Bo** · rating 1579 ± 484") < text.index("**Ada** · rating 1421 ± 484")
    assert "Cleo" not in text
    other = answer_of(
        await bo.select(page, ["expedition_1996"], custom_id=control(page, "results-game"))
    )
    assert "**Cleo**" in text_of(other)
    own = answer_of(await bo.click(other, custom_id=control(other, "results-own")))
    assert EN("results-own") in text_of(own)
    assert "- Ada: 1 game · 1 time ahead · 0 times behind" in text_of(own)
    back = answer_of(await bo.click(own, custom_id=control(own, "results-all")))
    assert "rating 1579" in text_of(back)
    of_ada = answer_of(await bo.slash(world.channel, "results", person=ada.user))
    assert EN("results-of", name="Ada") in text_of(of_ada)
    assert "- Bo: 1 game" in text_of(of_ada)
    assert "- Cleo: 1 game" in text_of(of_ada)


async def test_an_unknown_game_is_explained(world: World) -> None:
    answer = answer_of(await world.person("Ada").slash(world.channel, "results", game="chess"))
    assert "chess" in text_of(answer)

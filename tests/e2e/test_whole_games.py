"""Whole games, from the lobby to the final score, checked against the engine's replay."""

from __future__ import annotations

from engines.core import Chance
from tests.e2e.driver import ButtonPlayer, World, text_of


async def test_three_seats_with_the_expansion_by_buttons_alone(world: World) -> None:
    table = await world.started("Ada", "Bo", "Cleo", adventures=True, seed="buttons")
    people = [
        ButtonPlayer(world, world.person(name), Chance(number))
        for number, name in enumerate(("Ada", "Bo", "Cleo"))
    ]
    while (now := await world.bot.tables.get(table.id)).row.status == "running":
        seat = now.view(None).to_act[0]
        await people[seat].take_turn()
    outcome = await world.check_stored_result(table.id)
    final = text_of(world.card())
    assert all(str(score) in final for score in outcome.scores)

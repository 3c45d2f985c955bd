"""Controls that an earlier version of the bot has put on messages: answered in words, once."""

from __future__ import annotations

import pytest

from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, picks_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.typists import Typist

EN = words_in("en")


async def panel_of_ada(world: World) -> object:
    """Let Ada and Bo choose their tiles; return Ada's panel, with a camp drafted."""
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()
    return (await world.person("Ada").slash(world.channel, "move", moves="Cd F5")).response


async def test_a_control_that_names_a_version_of_the_table_is_stale(world: World) -> None:
    """Custom ids used to bear the table's version where the seat's question is now."""
    panel = await panel_of_ada(world)
    before = await world.standing(await world.table())
    current = picks_of(panel)[0]["custom_id"].split(":")
    for version in ("0", "17", str(before[0])):
        old = ":".join((*current[:3], version, *current[4:]))
        press = RawPress(world, world.person("Ada"), panel, old)
        press.send()
        await world.env.settle()
        assert EN("refused-stale") in press.edits()[-1]
    assert await world.standing(await world.table()) == before


@pytest.mark.parametrize("verb", ["aside", "aside-text", "program", "no-such-verb"])
async def test_a_verb_that_is_no_longer_used_is_answered_in_words(world: World, verb: str) -> None:
    panel = await panel_of_ada(world)
    before = await world.standing(await world.table())
    table = await world.table()
    press = RawPress(world, world.person("Ada"), panel, f"x:{verb}:{table.id}:3:hold")
    press.send()
    await world.env.settle()
    assert words_of(press.result) == EN("refused-outdated")
    assert await world.standing(await world.table()) == before

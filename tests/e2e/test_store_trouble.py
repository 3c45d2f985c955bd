"""A database that cannot be written for a while: players are told, and the game goes on after."""

from __future__ import annotations

import pytest

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, picks_of, words_of

EN = words_in("en")


pytestmark = pytest.mark.threads


async def write_protect(world: World, state: str) -> None:
    """Let SQLite refuse every change (``on``), or take them again (``off``)."""
    await world.bot.database._writer.execute_fetchall(f"pragma query_only = {state}")


@pytest.mark.parametrize("by", ["command", "button"])
async def test_a_move_that_cannot_be_saved_is_refused_in_words(world: World, by: str) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    ada = world.person("Ada")
    played = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(played)
    await write_protect(world, "on")
    if by == "command":
        answer = await ada.slash(world.channel, "luxor keep", tile="M")
    else:
        answer = await ada.click(panel, custom_id=picks_of(panel)[0]["custom_id"])
    assert words_of(answer) == EN("refused-store", reason="read-only")
    assert (await world.bot.tables.repository.get(table.id)).row.ply == table.row.ply
    assert not world.bot.is_closed()
    await write_protect(world, "off")
    await ada.slash(world.channel, "luxor keep", tile="M")
    assert (await world.bot.tables.repository.get(table.id)).row.ply > table.row.ply
    assert world.bot.database.trouble is None

"""A computer player that fails: tried again for as long as it takes, told, and replaceable."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from engines.players import player
from tests.bot.situations import FEATURE_NAMES
from tests.e2e.driver import World, controls, text_of, words_of

EN = words_in("en")
HIDDEN = "pyramid"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let every computer player fail; return how to mend them."""
    with monkeypatch.context() as patch:

        def planned(*_given: Any) -> Any:
            raise RuntimeError(HIDDEN)

        patch.setattr(player, "planned", planned)
        yield patch.undo


async def stuck(world: World) -> None:
    """Begin a game in which a computer player is to choose first, and fails."""
    await world.started("Ada", "Bo", bots=("medium",), first_player=3)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors logged so far, and forget them: here they are expected."""
    found = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    caplog.clear()
    return found


async def test_a_bot_is_tried_until_it_plays(
    world: World, broken: Any, caplog: pytest.LogCaptureFixture
) -> None:
    await stuck(world)
    for _try in range(20):
        await world.later()
    assert {row.kind for row in await world.waiting_rows()} == {"bots"}
    status = await world.person("Bo").slash(world.channel, "game status")
    why = EN.extended("waiting-bot", FEATURE_NAMES, channel=world.channel.mention)
    assert why in words_of(status)
    told = errors(caplog)
    assert len(told) == 1, "the host is told, not flooded"
    assert "table 1, bots failed: RuntimeError" in told[0]
    assert HIDDEN not in told[0]
    broken()
    await world.later()
    assert not await world.waiting_rows()
    assert not (await world.table()).bots_to_act()
    assert world.pinged(world.card())


async def test_a_person_can_take_the_seat_of_a_bot_that_fails(
    world: World, broken: Any, caplog: pytest.LogCaptureFixture
) -> None:
    await stuck(world)
    cleo = world.person("Cleo")
    await world.person("Ada").slash(world.channel, "game replace", seat="3", by=cleo)
    for name, action in (("Bo", "agree"), ("Cleo", "take")):
        post = next(post for post in reversed(world.posts()) if "· seat 3" in text_of(post))
        button = next(
            part["custom_id"]
            for part in controls(post)
            if f"/{action}" in part["custom_id"] or f":{action}/" in part["custom_id"]
        )
        await world.person(name).click(post, custom_id=button)
    table = await world.table()
    assert table.user_at(2) == cleo.id
    assert not [row for row in await world.waiting_rows() if row.kind == "bots"]
    assert cleo.id in world.pinged(world.card())
    assert not world.bot.publisher.is_troubled, "it fails no more"
    await cleo.slash(world.channel, "luxor keep", tile="M")
    assert (await world.table()).row.ply > table.row.ply
    assert len(errors(caplog)) == 1

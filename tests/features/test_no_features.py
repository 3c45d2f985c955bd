"""A bot with commands alone, whose features were taken while announcements of theirs waited."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from discord import app_commands

from bot import store
from bot.dispatch.feature import Feature
from bot.features.core import CoreFeature
from tests.e2e.driver import World, answer_of, controls, verb_of


@pytest.fixture
def features() -> Sequence[type[Feature]]:
    return (CoreFeature,)


async def test_what_nobody_sends_any_more_holds_up_nothing(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    ada = world.person("Ada")
    async with world.bot.database.writing() as tx:
        for kind, payload in (("deadline", {"what": "soon"}), ("reminder", {"user": ada.id})):
            await store.outbox.add_outbox(
                tx,
                table_id=table.id,
                kind=kind,
                payload=json.dumps(payload),
                nonce=f"t{table.id}-{kind}",
                now=1,
            )
    world.bot.publisher.wake()
    await world.bot.publisher.rest()
    assert await store.outbox.waiting(world.bot.database.reader, table.id) == []
    assert not world.bot.publisher.is_troubled
    posts = len(world.posts())
    await world.bot.tables.lobby.announce(table.id)
    await world.bot.publisher.rest()
    assert len(world.posts()) == posts + 1


async def test_settings_are_those_of_the_bot_alone(world: World) -> None:
    command = world.bot.tree.get_command("settings")
    assert isinstance(command, app_commands.Command)
    assert command.parameters == []
    shown = answer_of(await world.person("Ada").slash(world.channel, "settings"))
    assert {verb_of(part) for part in controls(shown)} == {"setting"}

"""Interactions of the local Discord: three seconds, once, fifteen minutes, and what is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord.client import Client, button, message
from tests.discord.interactions import Interaction
from tests.discord.server import LocalDiscord
from tests.discord.world import EPHEMERAL, Channel, Message

THINKING = {"type": 5, "data": {"flags": EPHEMERAL}}
DEFER = {"type": 6}


@pytest.fixture
def channel(discord: LocalDiscord) -> Channel:
    return discord.world.create_channel("luxor")


@pytest.fixture
async def card(client: Client, channel: Channel) -> Message:
    payload = message(components=[button("x:play:1::")])
    await client.send("POST", f"/channels/{channel.id}/messages", payload)
    return channel.posts()[0]


@pytest.fixture
async def press(discord: LocalDiscord, card: Message) -> Interaction:
    return discord.press(discord.world.person("Ada"), card, "x:play:1::")


def callback(press: Interaction) -> str:
    return f"/interactions/{press.id}/{press.token}/callback"


def webhook(press: Interaction, end: str = "") -> str:
    return f"/webhooks/1/{press.token}{end}"


async def test_thinking_then_the_answer(client: Client, press: Interaction) -> None:
    said = await client.send("POST", callback(press), THINKING)
    assert said.body["interaction"]["response_message_loading"]
    assert said.body["interaction"]["response_message_ephemeral"]
    assert press.answer is not None
    assert press.answer.is_loading
    await client.send("PATCH", webhook(press, "/messages/@original"), message("A panel"))
    assert (press.is_answered, press.answer.text) == (True, "A panel")
    assert press.answer.shown_to == press.user.id
    assert len(press.channel.posts()) == 1, "nobody else sees it"


async def test_a_deferred_update_edits_the_message(
    client: Client, press: Interaction, card: Message
) -> None:
    await client.send("POST", callback(press), DEFER)
    await client.send("PATCH", webhook(press, "/messages/@original"), message("Another card"))
    assert card.text == "Another card"
    await client.send("POST", webhook(press), message("Aside", flags=(1 << 15) | EPHEMERAL))
    assert press.answer is not None
    assert (press.answer.text, press.answer.shown_to) == ("Aside", press.user.id)


async def test_the_first_follow_up_takes_the_place_of_the_promise(
    client: Client, press: Interaction
) -> None:
    await client.send("POST", callback(press), THINKING)
    promised = press.answer
    await client.send("POST", webhook(press), message("Answer"))
    assert press.answer is promised
    await client.send("POST", webhook(press), message("More"))
    assert press.answer is not promised


async def test_late_or_twice_or_unknown(
    client: Client, discord: LocalDiscord, press: Interaction
) -> None:
    unknown = await client.send("POST", f"/interactions/1/{press.token}/callback", DEFER)
    assert (unknown.status, unknown.code) == (404, 10062)
    early = await client.send("PATCH", webhook(press, "/messages/@original"), message())
    assert (early.status, early.code) == (404, 10015)
    await client.send("POST", callback(press), DEFER)
    twice = await client.send("POST", callback(press), DEFER)
    assert (twice.status, twice.code) == (400, 40060)
    other = discord.deliver(
        discord.interactions.press(press.user, press.channel.posts()[0], "x:play:1::")
    )
    assert not discord.is_cut_off(other)
    discord.world.advance(3.1)
    late = await client.send("POST", callback(other), DEFER)
    assert (late.status, late.code) == (404, 10062)
    assert discord.is_cut_off(other)
    assert not discord.is_cut_off(press), "it was acknowledged in time"


async def test_a_token_lives_for_fifteen_minutes(
    client: Client, discord: LocalDiscord, press: Interaction
) -> None:
    await client.send("POST", callback(press), THINKING)
    discord.world.advance(901)
    late = await client.send("PATCH", webhook(press, "/messages/@original"), message())
    assert (late.status, late.code) == (401, 50027)


async def test_a_command_and_its_completion(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    ada = discord.world.person("Ada")
    with pytest.raises(LookupError):
        discord.command(ada, channel, "game new", game="luxor")
    path = f"/applications/{discord.world.bot.id}/commands"
    await client.send("PUT", path, [{"name": "game", "type": 1, "description": "Tables"}])
    typed = discord.command(ada, channel, "game new", game="lu", focused="game")
    payload = discord.interactions.payload(typed)
    assert payload["type"] == 4
    wanted: dict[str, Any] = {"name": "game", "type": 3, "value": "lu", "focused": True}
    assert payload["data"]["options"] == [{"name": "new", "type": 1, "options": [wanted]}]
    refused = await client.send("POST", callback(typed), DEFER)
    assert refused.code == 50035
    choices = [{"name": "Luxor", "value": "luxor"}]
    await client.send("POST", callback(typed), {"type": 8, "data": {"choices": choices}})
    assert typed.choices == choices


async def test_an_interaction_of_a_bot_that_died_is_cut_off(
    discord: LocalDiscord, press: Interaction
) -> None:
    discord.lives += 1
    assert discord.is_cut_off(press)
    assert await discord.answered(press) is None

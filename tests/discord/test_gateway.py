"""The gateway of the local Discord: sessions, what was missed, and interruptions."""

from __future__ import annotations

import pytest

from tests.discord.client import Client, GatewayClient
from tests.discord.gateway import EventFault
from tests.discord.server import LocalDiscord


@pytest.fixture
async def connected(client: Client, discord: LocalDiscord) -> GatewayClient:
    """A connection on which everything about the server has been told."""
    gateway = await client.gateway()
    await gateway.identify(discord.world.token)
    await gateway.event("GUILD_CREATE")
    return gateway


async def test_identify_and_heartbeat(client: Client, discord: LocalDiscord) -> None:
    discord.world.create_channel("luxor")
    gateway = await client.gateway()
    ready = await gateway.identify(discord.world.token)
    assert ready["t"] == "READY"
    assert ready["d"]["resume_gateway_url"] == discord.gateway.url
    guild = await gateway.event("GUILD_CREATE")
    assert [channel["name"] for channel in guild["d"]["channels"]] == ["luxor"]
    await gateway.send(1, guild["s"])
    assert (await gateway.receive())["op"] == 11


async def test_another_token_is_sent_away(client: Client) -> None:
    gateway = await client.gateway()
    assert await gateway.identify("stolen") == {"closed": 4004}


async def test_what_was_missed_comes_after_resuming(
    client: Client, discord: LocalDiscord, connected: GatewayClient
) -> None:
    (session,) = discord.gateway.sessions
    seen = discord.gateway.sessions[session].sequence
    await discord.gateway.drop(4000)
    assert await connected.receive() == {"closed": 4000}
    discord.gateway.dispatch("TYPING_START", {"number": 1})
    discord.gateway.dispatch("TYPING_START", {"number": 2})
    again = await client.gateway()
    await again.resume(discord.world.token, session, seen)
    numbers = [(await again.event("TYPING_START"))["d"]["number"] for _ in range(2)]
    assert numbers == [1, 2]
    await again.event("RESUMED")
    assert discord.gateway.resumed == 1


async def test_an_invalid_session_is_not_resumed(
    client: Client, discord: LocalDiscord, connected: GatewayClient
) -> None:
    (session,) = discord.gateway.sessions
    await discord.gateway.invalidate()
    assert await connected.receive() == {"op": 9, "d": False}
    again = await client.gateway()
    await again.resume(discord.world.token, session, 1)
    assert await again.receive() == {"op": 9, "d": False}


async def test_the_bot_is_asked_to_reconnect(
    discord: LocalDiscord, connected: GatewayClient
) -> None:
    await discord.gateway.ask_to_reconnect()
    assert (await connected.receive())["op"] == 7


async def test_events_come_twice_or_later(discord: LocalDiscord, connected: GatewayClient) -> None:
    event_faults: list[EventFault] = ["twice", "later", ""]
    discord.gateway.event_fault = lambda event: event_faults.pop(0)
    for number in (1, 2, 3):
        discord.gateway.dispatch("TYPING_START", {"number": number})
    numbers = [(await connected.event("TYPING_START"))["d"]["number"] for _ in range(4)]
    assert numbers == [1, 1, 3, 2]


async def test_what_happens_to_channels_is_told(
    discord: LocalDiscord, connected: GatewayClient
) -> None:
    channel = discord.world.create_channel("luxor")
    thread = discord.world.create_channel("a thread", thread_of=channel)
    discord.permit(channel, send_messages=False)
    denied = (await connected.event("CHANNEL_UPDATE"))["d"]["permission_overwrites"][0]["deny"]
    assert int(denied) == 1 << 11
    discord.archive(thread)
    assert (await connected.event("THREAD_UPDATE"))["d"]["thread_metadata"]["archived"]
    discord.delete(thread)
    assert (await connected.event("THREAD_DELETE"))["d"]["id"] == str(thread.id)
    discord.delete(channel)
    assert (await connected.event("CHANNEL_DELETE"))["d"]["id"] == str(channel.id)

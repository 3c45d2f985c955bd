"""A table moves from the lobby in a channel into a thread, or stays where it is."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot import store
from bot.texts import words_in
from tests.e2e.driver import World, control, controls, text_of, verb_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.test_openings import press

EN = words_in("en")

THREADS = "/channels/*/messages/*/threads"


async def opened(world: World, *names: str) -> ChannelHandle:
    """Open a table of these people in the channel, and let the host move it; return the thread."""
    host, *others = (world.person(name) for name in names)
    await host.slash(world.channel, "game new", game="luxor")
    for other in others:
        await other.slash(world.channel, "game join")
    answer = await press(world, names[0], world.card(), "thread")
    (thread,) = world.channel.threads
    assert answer.ephemeral
    assert text_of(answer) == EN("threads-opened", table="1", thread=thread.mention)
    return thread


async def test_card_posts_and_calls_go_into_the_thread_and_a_link_stays(world: World) -> None:
    thread = await opened(world, "Ada", "Bo")
    ada, bo = world.person("Ada"), world.person("Bo")
    assert thread.name == "Table 1 · Expedition Luxor"
    link, notice = world.posts()
    assert notice.type is discord.MessageType.thread_created, "Discord's own"
    assert EN("threads-moved", thread=thread.mention) in text_of(link)
    assert not any(controls(link))
    (lobby,) = world.posts(thread)
    assert {*world.pinged(lobby)} == {ada.id, bo.id}
    assert "thread" not in map(verb_of, controls(lobby))
    await press(world, "Bo", lobby, "leave")
    assert f"<@{bo.id}>" not in text_of(world.card(thread))
    await press(world, "Bo", world.card(thread), "join")
    await press(world, "Ada", world.card(thread), "start")
    assert world.pinged(world.card(thread))
    assert [post.id for post in world.posts()] == [link.id, notice.id]
    for name in ("Ada", "Bo"):
        await world.person(name).slash(thread, "luxor keep", tile="M")
    assert (await world.table(thread)).view(None).turn == 1
    assert not await world.waiting_rows()


async def test_who_asks_in_the_channel_is_told_where_the_table_is(world: World) -> None:
    thread = await opened(world, "Ada", "Bo")
    answer = words_of(await world.person("Bo").slash(world.channel, "game status"))
    assert answer.endswith(EN("threads-here", threads=thread.mention))
    await world.person("Bo").slash(world.channel, "game new", game="explorers")
    assert (await world.table()).game.id == "explorers", "the channel is free"
    assert (await world.table(thread)).game.id == "luxor"


async def test_only_who_administers_a_lobby_moves_it(world: World) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    lobby = world.card()
    assert text_of(await press(world, "Bo", lobby, "thread")) == EN("refused-not-host")
    assert not world.channel.threads
    await opened_again(world, lobby)
    assert len(world.channel.threads) == 1


async def opened_again(world: World, lobby: Any) -> None:
    """Press twice, the second time on a lobby that is a link by then."""
    pressed = control(lobby, "thread")["custom_id"]
    await press(world, "Ada", lobby, "thread")
    (thread,) = world.channel.threads
    late = RawPress(world, world.person("Ada"), lobby, pressed)
    assert EN("refused-elsewhere") in words_of(await late.answered())
    assert len(world.posts(thread)) == 1


async def test_a_thread_that_was_opened_and_not_noted_is_taken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    lobby, tables = world.card(), world.bot.tables.repository
    with monkeypatch.context() as broken:

        async def fail(*_given: Any, **_named: Any) -> Any:
            raise store.errors.StoreUnavailable(world.database, "full")

        broken.setattr(tables, "change", fail)
        await press(world, "Ada", lobby, "thread")
    (thread,) = world.channel.threads
    assert not world.posts(thread)
    assert thread.id == lobby.id
    world.env.inject_error("POST", THREADS, status=400, code=160004)  # as Discord, not simcord
    await press(world, "Ada", lobby, "thread")
    assert len(world.channel.threads) == 1
    assert (await world.table(thread)).id == 1
    assert len(world.posts(thread)) == 1


@pytest.mark.parametrize(("status", "code", "said"), [(403, 50013, "may not"), (400, 160006, "no")])
async def test_what_discord_refuses_leaves_the_table_where_it_is(
    world: World, status: int, code: int, said: str
) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    world.env.inject_error("POST", THREADS, status=status, code=code)
    answer = text_of(await press(world, "Ada", world.card(), "thread"))
    assert said in answer
    assert "The table stays here" in answer
    assert not world.channel.threads
    assert control(world.card(), "thread")
    assert (await world.table()).id == 1


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_without_a_permission_there_is_no_button_and_a_press_names_it(
    world: World, missing: str
) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    lobby = world.card()
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.guild.me is not None
    forbidden = discord.PermissionOverwrite()
    setattr(forbidden, missing, False)
    await channel.set_permissions(channel.guild.me, overwrite=forbidden)
    await world.env.settle()
    answer = text_of(await press(world, "Ada", lobby, "thread"))
    assert EN(f"permission-{missing}") in answer
    assert answer.endswith("The table stays here.")
    assert not world.channel.threads
    await world.person("Bo").slash(world.channel, "game join")
    assert "thread" not in map(verb_of, controls(world.card()))
    assert (await world.table()).names == ("Ada", "Bo")


async def test_an_archived_thread_is_opened_for_a_post_and_a_deleted_one_ends_the_table(
    world: World,
) -> None:
    thread = await opened(world, "Ada", "Bo")
    found = world.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    assert found.auto_archive_duration == 10080
    await found.edit(archived=True)
    await world.person("Bo").slash(thread, "game leave")
    assert "Bo" not in text_of(world.card(thread))
    await found.delete()
    await world.env.settle()
    assert (await world.bot.tables.repository.get(1)).row.status == "cancelled"

"""``/game list`` names the tables of channels that the asker can see, and no others."""

from __future__ import annotations

import discord
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.features.core.listing import MOST
from bot.tables import Person
from bot.texts import words_in
from tests.e2e.driver import World, words_of

EN = words_in("en")
EMPTY = EN("list-empty")
UNSEEN = discord.PermissionOverwrite(view_channel=False)


async def listed(world: World, name: str) -> str:
    """Return the list as somebody reads it in the first channel."""
    return words_of(await world.person(name).slash(world.channel, "game list"))


def thread_in(world: World, channel: ChannelHandle, *people: str) -> ChannelHandle:
    """Return a new thread in a channel: a private one of these people, if any are given."""
    backend, host = world.env.backend, world.person(people[0] if people else "Ada")
    kind = ChannelType.PRIVATE_THREAD if people else ChannelType.PUBLIC_THREAD
    thread = backend.create_thread(channel.id, "a side room", host.id, type=kind)
    for user in (backend.bot_user.id, *(world.person(name).id for name in people)):
        backend.add_thread_member(thread.id, user)
    return next(each for each in channel.threads if each.id == thread.id)


async def test_a_channel_that_the_asker_cannot_see_is_not_named(world: World) -> None:
    zoe = world.person("Zoe")
    hidden = world.guild.create_text_channel("secret", overwrites={zoe: UNSEEN})
    await world.started("Ada", "Bo", channel=hidden)
    thread = thread_in(world, hidden)
    await world.person("Cleo").slash(thread, "game new", game="luxor")
    seen = await listed(world, "Ada")
    assert hidden.mention in seen
    assert seen.count("\n") == 1
    assert await listed(world, "Zoe") == EMPTY
    open_to_all = world.guild.create_text_channel("open")
    await world.started("Cleo", "Dan", channel=open_to_all)
    (line,) = (await listed(world, "Zoe")).splitlines()
    assert open_to_all.mention in line
    assert "Ada" not in line


async def test_a_role_opens_a_channel(world: World) -> None:
    everyone = world.guild.default_role
    role = world.guild.create_role("Explorers")
    see = discord.PermissionOverwrite(view_channel=True)
    assert world.bot.user is not None
    hidden = world.guild.create_text_channel(
        "club", overwrites={everyone: UNSEEN, role: see, world.bot.user: see}
    )
    world.person("Ada", roles=[role])
    await world.person("Ada").slash(hidden, "game new", game="luxor")
    assert hidden.mention in await listed(world, "Ada")
    assert await listed(world, "Bo") == EMPTY


async def test_a_private_thread_is_for_its_members(world: World) -> None:
    private = thread_in(world, world.channel, "Ada", "Bo")
    await world.started("Ada", "Bo", channel=private)
    moderator = world.guild.create_role(
        "Mod", permissions=discord.Permissions(manage_threads=True, use_application_commands=True)
    )
    world.person("Mara", roles=[moderator])
    for name, sees in (("Ada", True), ("Bo", True), ("Zoe", False), ("Mara", True)):
        assert (private.mention in await listed(world, name)) == sees, name
    world.env.backend.remove_thread_member(private.id, world.person("Bo").id)
    assert await listed(world, "Bo") == EMPTY


async def test_a_public_thread_is_for_all(world: World) -> None:
    thread = thread_in(world, world.channel)
    await world.started("Ada", "Bo", channel=thread)
    assert thread.mention in await listed(world, "Zoe")


async def test_an_archived_thread_is_named_to_its_players(world: World) -> None:
    """Discord tells bots of active threads alone; those who play there are still reminded."""
    thread = thread_in(world, world.channel)
    await world.started("Ada", "Bo", channel=thread)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    del guild._threads[thread.id]
    assert thread.mention in await listed(world, "Ada")
    assert await listed(world, "Zoe") == EMPTY


async def test_a_channel_that_is_not_known_is_not_named(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.started("Ada", "Bo", channel=other)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    del guild._channels[other.id]
    assert await listed(world, "Zoe") == EMPTY


async def test_own_tables_come_first_and_a_long_list_says_so(world: World) -> None:
    ada, zoe = (Person(world.person(name).id, name) for name in ("Ada", "Zoe"))
    channels = [world.guild.create_text_channel(f"room-{at}") for at in range(MOST + 2)]
    for at, channel in enumerate(channels):
        await world.bot.tables.lobby.create(
            "luxor", zoe if at >= MOST else ada,
            channel_id=channel.id, guild_id=world.guild.id, locale="en",
        )  # fmt: skip
    *lines, last = (await listed(world, "Zoe")).splitlines()
    assert last == EN("list-more")
    assert len(lines) == MOST
    assert [channels[MOST].mention in lines[0], channels[-1].mention in lines[1]] == [True, True]
    assert channels[0].mention in lines[2]


async def test_a_table_of_other_rules_is_no_lobby(world: World) -> None:
    table = await world.started("Ada", "Bo")
    async with world.bot.database.writing() as tx:
        await tx.run("update game_table set ruleset = 99 where id = ?", (table.id,))
    world.bot.tables.repository._positions.clear()
    await world.started("Cleo", "Dan", channel=world.guild.create_text_channel("other"))
    first, second = (await listed(world, "Ada")).splitlines()
    assert EN("refused-other-ruleset", saved=99, known=table.game.ruleset) in first
    assert EN("list-lobby") not in first
    assert "Cleo" in second
    async with world.bot.database.writing() as tx:
        await tx.run("update game_table set game = 'chess' where id = ?", (table.id,))
    first, _second = (await listed(world, "Ada")).splitlines()
    assert EN("refused-unknown-game", game="chess") in first

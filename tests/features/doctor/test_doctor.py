"""``/doctor``: what keeps posts and tables waiting, for those who can do something about it."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.delivery import pauses
from bot.store.migrate import MIGRATIONS
from bot.texts import LOCALES, words_in
from engines.core import Chance
from tests.e2e.driver import World, words_of
from tests.e2e.typists import Typist
from tests.tables.former import exchanged, games_with

EN = words_in("en")
NEEDED = ("send_messages", "view_channel", "attach_files", "read_message_history")


def manager(world: World) -> MemberActor:
    """Return somebody who manages the server and plays nowhere."""
    role = world.guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    return world.person("Mara", roles=[role])


def without(world: World, name: str, **taken: bool) -> ChannelHandle:
    """Return a channel that takes permissions away from the bot."""
    me = world.guild.me
    assert me is not None
    overwrite = discord.PermissionOverwrite(**taken)
    return world.guild.create_text_channel(name, overwrites={me: overwrite})


async def told(world: World, asker: MemberActor, channel: ChannelHandle | None = None) -> str:
    answer = await asker.slash(channel or world.channel, "doctor")
    assert not answer.followups, "one answer says it all"
    return words_of(answer)


async def test_all_is_well(world: World) -> None:
    await world.started("Ada", "Bo")
    text = await told(world, manager(world))
    permissions = [f"*{EN(f'permission-{name}')}*" for name in NEEDED]
    assert f"✅ {', '.join(permissions[:-1])} and {permissions[-1]}" in text
    assert EN("doctor-none-wait") in text
    assert EN("doctor-all-go-on") in text
    assert "❌" not in text
    for part in ("Python 3.", f"discord.py {discord.__version__}", "Expedition Luxor"):
        assert part in text
    size = -(-world.bot.database.size() // 2**20)
    assert size * 2**20 >= world.database.stat().st_size > 0
    migrations = len(list(MIGRATIONS.glob("*.sql")))
    assert EN("doctor-size", size=size, version=migrations) in text


async def test_others_are_refused(world: World) -> None:
    await world.started("Ada", "Bo")
    other = world.guild.create_text_channel("other")
    refusal = EN("refused-not-doctor")
    assert await told(world, world.person("Bo")) == refusal
    assert await told(world, world.person("Zoe")) == refusal
    assert await told(world, world.person("Ada"), other) == refusal, "host of another channel"
    assert EN("doctor-title") in await told(world, world.person("Ada"))
    world.bot.owner_id = world.person("Zoe").id
    assert EN("doctor-title") in await told(world, world.person("Zoe"), other)


@pytest.mark.parametrize("name", ["attach_files", "read_message_history", "send_messages"])
async def test_a_permission_that_the_channel_takes_away(world: World, name: str) -> None:
    channel = without(world, "narrow", **{name: False})
    text = await told(world, manager(world), channel)
    assert f"❌ *{EN(f'permission-{name}')}*: {EN(f'doctor-without-{name}')}" in text
    assert world.bot.user is not None
    assert EN(
        "doctor-allow-here",
        channel=channel.mention,
        bot=world.bot.user.mention,
        permissions=f"*{EN(f'permission-{name}')}*",
    ) in text  # fmt: skip
    assert text.count("🔧") == 1
    assert "❌" not in await told(world, world.person("Mara"))


async def test_a_permission_that_is_missing_on_the_whole_server(world: World) -> None:
    asker = manager(world)
    backend = world.env.backend
    lacking = discord.Permissions(attach_files=True, administrator=True).value
    for role in list(backend.get_guild(world.guild.id).roles.values()):
        permissions = role.permissions & ~lacking
        backend.edit_role(world.guild.id, role.id, {"permissions": permissions})
    world.bot.owner_id = asker.id
    text = await told(world, asker)
    assert f"❌ *{EN('permission-attach_files')}*" in text
    assert "*Server Settings*" in text
    assert "*Add members or roles*" not in text


async def test_posts_that_wait_and_why(world: World) -> None:
    asker = manager(world)
    channel = without(world, "silent", send_messages=False)
    await world.started("Ada", "Bo", channel=channel, first_player=1)
    rows = await world.waiting_rows()
    oldest = f"<t:{min(row.created_at for row in rows)}:R>"
    text = await told(world, asker)
    assert EN("doctor-wait", count=len(rows), since=oldest) in text
    (line,) = (line for line in text.splitlines() if line.startswith("- "))
    assert line.startswith(f"- {channel.mention} **Expedition Luxor** · I may not post in")
    assert await told(world, asker, channel), "and it is not told once more below"
    everyone, hidden = world.guild.default_role.id, discord.Permissions(view_channel=True)
    overwrite = Overwrite(everyone, OverwriteType.ROLE, deny=hidden.value)
    world.env.backend.edit_channel(channel.id, {}, overwrites=[overwrite])
    assert channel.mention not in await told(world, asker), "not what the asker cannot see"


async def test_posts_never_wait_since_a_time_to_come(world: World) -> None:
    """The clock can have been put back since they were noted."""
    asker, channel = manager(world), without(world, "silent", send_messages=False)
    await world.started("Ada", "Bo", channel=channel, first_player=1)
    now = world.bot.tables.repository.now()
    async with world.bot.database.writing() as tx:
        await tx.run("update outbox set created_at = ?", (now + 900,))
    text = await told(world, asker)
    times = [int(time) for time in re.findall(r"<t:(\d+):R>", text)]
    assert times
    assert max(times) <= world.bot.tables.repository.now()


async def test_a_private_message_that_waits_is_not_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number would tell of moves that nobody else notices."""
    await world.started("Ada", "Bo", first_player=1)
    before = await told(world, world.person("Ada"))
    monkeypatch.setattr(pauses, "SHORTEST", 10**6)
    async with world.bot.database.writing() as tx:
        for kind, payload in (
            ("hand", '{"user": 1, "seat": 1, "private": true}'), ("plans", '{"user": 1}'),
        ):  # fmt: skip
            await tx.run(
                "insert into outbox (table_id, kind, payload, nonce, created_at)"
                " values (1, ?, ?, ?, 1)",
                (kind, payload, f"test {kind}"),
            )
    assert [row.kind for row in await world.waiting_rows()] == ["hand", "plans"]
    assert await told(world, world.person("Ada")) == before


async def test_a_held_table_says_why_and_nothing_of_its_game(world: World, tmp_path: Path) -> None:
    table = await world.started("Ada", "Bo", game="expedition_1996", first_player=1)
    await Typist(world, world.person("Ada"), Chance(1)).line()
    lobby = world.guild.create_text_channel("lobby")
    await world.person("Cleo").slash(lobby, "game new", game="expedition_1996")
    world.bot.games = games_with(tmp_path / "pack", exchanged)
    await world.restart()
    lines = [
        line
        for line in (await told(world, manager(world), lobby)).splitlines()
        if line.startswith("- ")
    ]
    why = EN("refused-other-content")
    assert lines == [f"- {world.channel.mention} **{table.game.title}** · {why}"]


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_language_fits(world: World, locale: str) -> None:
    words, asker = words_in(locale), manager(world)
    taken = dict.fromkeys(("send_messages", "attach_files", "read_message_history"), False)
    channel = without(world, "narrow", **taken)
    for at in range(25):
        room = without(world, f"room-{at}", **taken)
        await world.person("Ada").slash(room, "game new", game="luxor")
    world.locales[asker.id] = locale
    text = await told(world, asker, channel)
    assert words("doctor-title") in text
    assert words("list-more") in text
    assert words("doctor-versions") in text, "what comes last is not cut off"
    assert len(text.replace("\n", "")) <= 4000

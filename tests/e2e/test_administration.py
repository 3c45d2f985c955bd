"""Who may do what to a table: its host, managers of the server, and everybody else."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, controls, text_of, words_of
from tests.e2e.faults import RawPress

EN = words_in("en")
NOT_HOST = EN("refused-not-host")

COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("game add-computer", {"kind": "random"}),
    ("game remove", {"seat": "1"}),
    ("game option", {"name": "adventures", "value": "true"}),
    ("game start", {}),
]
"""What only a host or a manager may do in a lobby, besides closing it; the last one ends it."""


def manager(world: World) -> MemberActor:
    """Return somebody who manages the server and has no seat."""
    role = world.guild.create_role(
        "Manager", permissions=discord.Permissions(manage_guild=True, use_application_commands=True)
    )
    return world.person("Mara", roles=[role])


async def opened(world: World, *others: str) -> MemberActor:
    """Let Ada open a table and others join."""
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    for name in others:
        await world.person(name).slash(world.channel, "game join")
    return ada


@pytest.mark.parametrize(("command", "filled"), COMMANDS)
async def test_only_the_host_looks_after_a_lobby(
    world: World, command: str, filled: dict[str, Any]
) -> None:
    ada = await opened(world, "Bo")
    before = await world.table()
    for name in ("Bo", "Zoe"):
        refused = await world.person(name).slash(world.channel, command, **filled)
        assert words_of(refused) == NOT_HOST
    assert (await world.table()).version == before.version
    await ada.slash(world.channel, command, **filled)
    assert (await world.bot.tables.repository.get(before.id)).version == before.version + 1


@pytest.mark.parametrize(("command", "filled"), COMMANDS)
async def test_a_manager_of_the_server_may_look_after_a_lobby(
    world: World, command: str, filled: dict[str, Any]
) -> None:
    await opened(world, "Bo")
    before = await world.table()
    await manager(world).slash(world.channel, command, **filled)
    after = await world.bot.tables.repository.get(before.id)
    assert after.version == before.version + 1
    assert "Mara" not in after.names


async def test_only_the_host_and_managers_close_a_lobby(world: World) -> None:
    ada = await opened(world, "Bo")
    before = await world.table()
    refused = await world.person("Bo").slash(world.channel, "game cancel")
    assert words_of(refused) == NOT_HOST
    for who in (ada, manager(world)):
        asked = answer_of(await who.slash(world.channel, "game cancel"))
        assert (await world.table()).row.status == "lobby", "it is only asked"
        await who.click(asked, custom_id=control(asked, "keep")["custom_id"])
        assert text_of(asked) == EN("kept")
    assert (await world.table()).version == before.version
    asked = answer_of(await manager(world).slash(world.channel, "game cancel"))
    forged = control(asked, "close")["custom_id"]
    press = RawPress(world, world.person("Bo"), world.card(), forged)
    assert words_of(await press.answered()) == NOT_HOST
    await manager(world).click(asked, custom_id=forged)
    assert (await world.bot.tables.repository.get(before.id)).row.status == "cancelled"


@pytest.mark.parametrize(
    ("verb", "values"),
    [("start", ()), ("cancel", ()), ("options", ()), ("bot", ("random",)), ("option", ("true",))],
)
async def test_buttons_and_menus_of_the_lobby_ask_who_presses(
    world: World, verb: str, values: tuple[str, ...]
) -> None:
    await opened(world, "Bo")
    before = await world.table()
    prefix = f"m:{verb}" if values else f"x:{verb}"
    path = "adventures" if verb == "option" else ""
    press = RawPress(
        world,
        world.person("Bo"),
        world.card(),
        f"{prefix}:{before.id}:{before.version}:{path}",
        values,
    )
    assert words_of(await press.answered()) == NOT_HOST
    assert (await world.table()).version == before.version
    assert "Bo" in text_of(world.card()), "the lobby itself stays"


async def test_leaving_hands_the_table_over(world: World) -> None:
    ada = await opened(world, "Bo", "Cleo")
    left = await ada.slash(world.channel, "game leave")
    assert words_of(left) == EN("left")
    table = await world.table()
    assert table.names == ("Bo", "Cleo")
    assert table.row.host_id == world.person("Bo").id
    assert EN("seat-host", name="**Bo**") in text_of(world.card())
    assert words_of(await ada.slash(world.channel, "game start")) == NOT_HOST
    assert words_of(await ada.slash(world.channel, "game leave")) == EN("refused-not-seated")
    await world.person("Bo").slash(world.channel, "game start")
    assert (await world.table()).row.status == "running"


async def test_a_host_who_is_removed_hands_over_too(world: World) -> None:
    ada = await opened(world, "Bo")
    await ada.slash(world.channel, "game remove", seat="1")
    table = await world.table()
    assert table.names == ("Bo",)
    assert table.row.host_id == world.person("Bo").id
    nobody = await world.person("Bo").slash(world.channel, "game remove", seat="2")
    assert words_of(nobody) == EN("refused-no-such-seat", seats=1)


async def test_a_manager_chooses_whom_to_remove(world: World) -> None:
    ada = await opened(world, "Bo", "Cleo")
    await ada.slash(world.channel, "game add-computer", kind="random")
    offered = await ada.autocomplete(world.channel, "game remove", "seat", "")
    nefru = EN("name-bot", name="Nefru", bot=EN("bot-random"))
    assert [choice["name"] for choice in offered] == ["1: Ada", "2: Bo", "3: Cleo", f"4: {nefru}"]
    (bo,) = await ada.autocomplete(world.channel, "game remove", "seat", "bo")
    (cleo,) = await ada.autocomplete(world.channel, "game remove", "seat", "3")
    freed = await ada.slash(world.channel, "game remove", seat=bo["value"])
    assert words_of(freed) == EN("seat-freed", name="Bo")
    again = await manager(world).slash(world.channel, "game remove", seat=bo["value"])
    assert words_of(again) == EN("refused-seat-changed", seat=2, name="Cleo")
    moved_up = await ada.slash(world.channel, "game remove", seat=cleo["value"])
    assert words_of(moved_up) == EN("refused-seat-changed", seat=3, name="Nefru")
    assert (await world.table()).names == ("Ada", "Cleo", "Nefru")
    typed = await ada.slash(world.channel, "game remove", seat=" 2: Cleo")
    assert words_of(typed) == EN("seat-freed", name="Cleo")
    typed = await ada.slash(world.channel, "game remove", seat="2")
    assert words_of(typed) == EN("seat-freed", name=nefru)
    for number in ("2", "0", "-1", "", "Ada", "1.0", "²", "9" * 5000, ":"):
        answer = await ada.slash(world.channel, "game remove", seat=number or " ")
        assert words_of(answer) == EN("refused-no-such-seat", seats=1), number
    assert (await world.table()).names == ("Ada",)


async def test_seats_are_offered_in_the_lobby_alone(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    assert await bo.autocomplete(world.channel, "game remove", "seat", "") == []
    await world.started("Ada", "Bo")
    assert await ada.autocomplete(world.channel, "game remove", "seat", "") == []


@pytest.mark.parametrize("way", ["leave", "remove"])
async def test_when_the_last_person_goes_the_table_is_cancelled(world: World, way: str) -> None:
    ada = await opened(world)
    for bot in ("random", "medium"):
        await ada.slash(world.channel, "game add-computer", kind=bot)
    table = await world.table()
    if way == "leave":
        card = world.card()
        await ada.click(card, custom_id=control(card, "leave")["custom_id"])
    else:
        await ada.slash(world.channel, "game remove", seat="1")
    assert (await world.bot.tables.repository.get(table.id)).row.status == "cancelled"
    assert await world.bot.tables.repository.at(world.channel.id) is None, (
        "a table without people is closed"
    )
    assert EN("lobby-cancelled") in text_of(world.posts()[-1])
    assert not await world.waiting_rows()


async def test_a_cancelled_lobby(world: World) -> None:
    ada = await opened(world, "Bo")
    lobby = world.card()
    join = RawPress(world, world.person("Zoe"), lobby, control(lobby, "join")["custom_id"])
    asked = await ada.slash(world.channel, "game cancel")
    assert words_of(asked) == EN("close-ask", names="Ada and Bo")
    await ada.click(answer_of(asked), custom_id=control(answer_of(asked), "close")["custom_id"])
    assert text_of(answer_of(asked)) == EN("lobby-cancelled")
    (post,) = world.posts()
    assert EN("lobby-cancelled") in text_of(post)
    assert words_of(await join.answered()) == EN("refused-status-cancelled")
    nothing = await ada.slash(world.channel, "game start")
    assert words_of(nothing) == EN("refused-no-table-here")


async def test_a_game_against_computers_ends_at_once_after_a_question(world: World) -> None:
    table = await world.started("Ada", bots=("medium",), first_player=1)
    ada, bo = world.person("Ada"), world.person("Bo")
    before, posts = await world.standing(table), len(world.posts())
    refused = await bo.slash(world.channel, "game abandon")
    assert words_of(refused) == NOT_HOST
    asked = answer_of(await ada.slash(world.channel, "game abandon"))
    keep, end = controls(asked)
    assert keep["label"] == EN("button-keep")
    assert end["label"] == EN("button-end-now", table="1")
    assert end["style"] == discord.ButtonStyle.danger.value
    await ada.click(asked, custom_id=keep["custom_id"])
    assert text_of(asked) == EN("kept")
    assert await world.standing(table) == before
    asked = answer_of(await ada.slash(world.channel, "game abandon"))
    await ada.click(asked, custom_id=end["custom_id"])
    assert text_of(asked) == EN("card-abandoned")
    assert (await world.bot.tables.repository.get(table.id)).row.status == "abandoned"
    assert len(world.posts()) == posts, "there is nobody to tell"
    card = world.card()
    assert EN("card-abandoned") in text_of(card)
    assert f"<@{ada.id}>" not in text_of(card), "nobody is asked to play any more"
    text = await bo.click(card, custom_id=control(card, "text")["custom_id"])
    assert "Ada" in words_of(text)


async def test_a_running_game_keeps_its_seats(world: World) -> None:
    await world.started("Ada", "Bo")
    ada = world.person("Ada")
    running = EN("refused-status-running")
    for command, filled in [*COMMANDS, ("game cancel", {}), ("game join", {})]:
        assert words_of(await ada.slash(world.channel, command, **filled)) == running
    assert (await world.table()).names == ("Ada", "Bo")


async def test_the_record_of_a_running_game_is_not_given_away(world: World) -> None:
    table = await world.started("Ada", "Bo")
    press = RawPress(world, world.person("Ada"), world.card(), f"x:record:{table.id}:1:")
    answered = await press.answered()
    assert words_of(answered) == EN("refused-status-running")
    assert answered.response is not None
    assert not answered.response.attachments

"""A channel that has a table already, and menus that are used twice."""

from __future__ import annotations

import itertools
from typing import Any

import discord
import pytest

from bot.messages.openings import welcome
from bot.texts import words_in
from tests.bot.discord_rules import payload_of, text_in
from tests.core.toy import Toy
from tests.e2e.driver import (
    World,
    answer_of,
    components_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress
from tests.e2e.test_administration import manager
from tests.e2e.test_lobby import choose_in as choose

EN = words_in("en")


async def greeted(world: World) -> Any:
    """Post the welcome and return it."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.env.backend.guilds[guild.id].system_channel_id = world.channel.id
    guild._system_channel_id = world.channel.id
    await world.bot.on_guild_join(guild)
    return world.posts()[0]


def menu_ids(message: Any) -> set[int]:
    """Return the ids of a message's menus, by which clients keep what was chosen."""
    return {part["id"] for part in controls(message) if part["type"] == 3}


async def press(world: World, name: str, message: Any, verb: str) -> Any:
    """Let somebody press a button; return the answer."""
    pressed = control(message, verb)["custom_id"]
    return answer_of(await world.person(name).click(message, custom_id=pressed))


async def test_the_menu_of_the_welcome_is_fresh_after_every_choice(world: World) -> None:
    welcome = await greeted(world)
    for game in ("luxor", "luxor", "explorers"):
        before = menu_ids(world.posts()[0])
        await choose(world, "Ada", world.posts()[0], "new", game)
        assert not before & menu_ids(world.posts()[0])
        assert text_of(world.posts()[0]) == text_of(welcome)
    assert (await world.table()).game.id == "luxor", "the others were refused"


async def test_the_welcome_offers_each_game_with_a_line(world: World) -> None:
    text = text_of(await greeted(world))
    for game in world.bot.games.values():
        least, most = game.seats[0], game.seats[-1]
        seats = EN("players-from-to", least=least, most=most)
        if least == most:
            seats = EN("players-only", count=most)
        about, length = EN(f"{game.id}-about"), EN(f"{game.id}-length")
        assert f"**{game.title}**\n{about}\n-# {seats} · {length}" in text


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "2 players"), ("de", "2 Spieler"), ("fr", "2 joueurs"), ("it", "2 giocatori")],
)
def test_a_game_for_one_number_of_players_says_that_number(locale: str, line: str) -> None:
    toy = Toy()
    message = welcome(words_in(locale), {toy.id: toy})
    told = text_in(payload_of(message, allowed_mentions=discord.AllowedMentions.none()))
    assert f"**{toy.title}**\n-# {line}\n" in f"{told}\n"


async def test_the_welcome_follows_the_language_of_the_server(world: World) -> None:
    await greeted(world)
    await manager(world).slash(world.channel, "game language", language="it")
    await choose(world, "Ada", world.posts()[0], "new", "luxor")
    assert words_in("it")("welcome-title") in text_of(world.posts()[0])


async def test_the_menus_of_a_lobby_are_fresh_after_every_choice(world: World) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    await world.person("Bo").slash(world.channel, "game join")
    for name in ("Ada", "Bo", "Ada"):
        before = menu_ids(world.card())
        await choose(world, name, world.card(), "bot", "medium")
        assert not before & menu_ids(world.card()), name
    table = await world.table()
    assert table.names == ("Ada", "Bo", "Nefru", "Sobek"), "two of a kind, by the host alone"
    panel = await world.options("Ada")
    for value in ("true", "2", "true", "null"):
        before = menu_ids(panel)
        await choose(world, "Ada", panel, "option", value)
        assert not before & menu_ids(panel), value
    assert (await world.table()).options.adventures
    assert EN("lobby-computers", count=2) in [
        part.get("placeholder") for part in controls(world.card())
    ]
    await choose(world, "Ada", world.card(), "bot", "-2:medium Nefru")
    assert (await world.table()).names == ("Ada", "Bo", "Sobek")
    late = RawPress(
        world, world.person("Ada"), world.card(), control(world.card(), "bot")["custom_id"],
        ("-2:medium Nefru",),
    )  # fmt: skip
    assert words_of(await late.answered()) == EN("refused-seat-changed", seat=3, name="Sobek")
    assert len((await world.table()).seats) == 3


async def test_a_private_copy_of_a_lobby_follows_what_is_done_there(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    copy = answer_of(await ada.slash(world.channel, "game status"))
    for count in (1, 2):
        before = menu_ids(copy)
        await choose(world, "Ada", copy, "bot", "medium")
        assert not before & menu_ids(copy)
        assert EN("lobby-computers", count=count) == control(copy, "bot")["placeholder"]
        assert EN("lobby-computers", count=count) == control(world.card(), "bot")["placeholder"]
    await ada.click(copy, custom_id=control(copy, "start")["custom_id"])
    assert EN("lobby-running") in text_of(copy)


@pytest.mark.parametrize("value", ["-", "-x:medium Nefru", "-9:medium Nefru", "deep blue", "-1"])
async def test_odd_choices_of_computer_players_are_refused(world: World, value: str) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    before = await world.table()
    menu = control(world.card(), "bot")["custom_id"]
    press = RawPress(world, world.person("Ada"), world.card(), menu, (value,))
    assert words_of(await press.answered()).strip()
    assert (await world.table()).version == before.version


# --- a second table -------------------------------------------------------------------------


async def test_a_lobby_is_closed_for_another_table_by_one_press(world: World) -> None:
    await greeted(world)
    await choose(world, "Ada", world.posts()[0], "new", "famous_explorers")
    await world.bot.publisher.rest()
    first = await world.table()
    line = "expert=temples,gems achievements=2"
    ada = world.person("Ada")
    result = await ada.slash(world.channel, "game new", game="explorers", options=line)
    asked = answer_of(result)
    assert asked.ephemeral
    assert "number 1, **Expedition: Famous Explorers**, not started yet, with Ada" in text_of(asked)
    label = EN("button-instead", table="1", game="Explorers")
    assert control(asked, "instead")["label"] == label
    (link,) = (part for part in walk_links(asked))
    assert link["url"].endswith(f"/{world.channel.id}/{first.row.card_message_id}")
    await press(world, "Ada", asked, "instead")
    table = await world.table()
    assert (table.game.id, table.names) == ("explorers", ("Ada",))
    assert (table.options.expert, table.options.achievements) == (("temples", "gems"), 2)
    assert (await world.bot.tables.repository.get(first.id)).row.status == "cancelled"
    assert text_of(asked) == EN("table-opened", game="Explorers")


def walk_links(message: Any) -> list[dict[str, Any]]:
    """Return the buttons of a message that are links."""

    def links(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        inner = [links(part.get("components", [])) for part in parts]
        return [*(part for part in parts if part.get("url")), *itertools.chain(*inner)]

    return links(components_of(message))


async def test_those_who_may_not_close_it_are_told_who_may(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor")
    told = answer_of(await bo.slash(world.channel, "game new", game="explorers"))
    assert f"<@{ada.id}>" in text_of(told)
    assert [verb_of(part) for part in controls(told)] == []
    assert len(walk_links(told)) == 1
    forged = f"x:instead:1::new/explorers/{'0.0.0.0'}"
    refused = RawPress(world, bo, world.card(), forged)
    assert words_of(await refused.answered()) == EN("refused-not-host")
    assert (await world.table()).row.status == "lobby"


async def test_a_running_game_is_ended_only_after_a_question(world: World) -> None:
    table = await world.started("Ada", "Bo")
    told = answer_of(await world.person("Bo").slash(world.channel, "game new", game="explorers"))
    assert not list(controls(told)), "only the host and managers may"
    mara = manager(world)
    asked = answer_of(await mara.slash(world.channel, "game new", game="explorers"))
    assert verb_of(next(iter(controls(asked)))) == "end-ask"
    await press(world, "Mara", asked, "end-ask")
    assert "for good" in text_of(asked)
    assert "Ada and Bo" in text_of(asked)
    assert (await world.table()).row.status == "running"
    await press(world, "Mara", asked, "keep")
    assert text_of(asked) == EN("kept")
    asked = answer_of(await mara.slash(world.channel, "game new", game="explorers"))
    await press(world, "Mara", asked, "end-ask")
    await press(world, "Mara", asked, "end")
    assert (await world.bot.tables.repository.get(table.id)).row.status == "abandoned"
    assert (await world.table()).names == ("Mara",)


async def test_a_lobby_that_has_started_meanwhile_is_not_closed(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    await world.person("Bo").slash(world.channel, "game join")
    asked = answer_of(await ada.slash(world.channel, "game new", game="explorers"))
    await ada.slash(world.channel, "game start")
    await press(world, "Ada", asked, "instead")
    assert (await world.table()).row.status == "running"
    assert "for good" in text_of(asked), "it is asked once more, with what would be lost"


async def test_what_is_gone_meanwhile_is_no_obstacle(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    asked = answer_of(await ada.slash(world.channel, "game new", game="explorers"))
    await ada.slash(world.channel, "game cancel")
    await press(world, "Ada", asked, "instead")
    assert (await world.table()).game.id == "explorers"


@pytest.mark.parametrize(
    "path", ["", "new", "new/luxor", "new/chess/0", "new/luxor/9.9", "again/x", "again/99", "go/1"]
)
async def test_a_button_that_names_no_table_closes_none(world: World, path: str) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    press = RawPress(world, ada, world.card(), f"x:instead:1::{path}")
    assert words_of(await press.answered()).strip()
    assert (await world.table()).row.status == "lobby"


async def test_the_button_asks_before_a_lobby_with_others_is_closed(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    await world.person("Bo").slash(world.channel, "game join")
    asked = await press(world, "Ada", world.card(), "cancel")
    assert text_of(asked) == EN("close-ask", names="Ada and Bo")
    assert (await world.table()).row.status == "lobby"
    await press(world, "Ada", asked, "close")
    assert text_of(asked) == EN("lobby-cancelled")
    assert EN("lobby-cancelled") in text_of(world.posts()[-1])


async def test_the_button_closes_a_lobby_of_one_at_once(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    await ada.slash(world.channel, "game add-computer", kind="medium")
    card = world.card()
    await ada.click(card, custom_id=control(card, "cancel")["custom_id"])
    assert await world.bot.tables.repository.at(world.channel.id) is None

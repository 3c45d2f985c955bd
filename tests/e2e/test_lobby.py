"""Opening a table and filling it: by buttons and menus, and by commands."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.tables import Table
from bot.texts import words_in
from engines.core import BadOptions
from engines.famous_explorers.state import ADVANCED
from tests.bot.situations import help_texts
from tests.e2e.driver import World, chosen_in, control, controls, text_of, verb_of, words_of
from tests.e2e.faults import RawPress
from tests.offered import GAMES

EN = words_in("en")


async def opened(world: World) -> MemberActor:
    """Let Ada open a table."""
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    return ada


async def press(world: World, name: str, verb: str) -> InteractionResult:
    """Let somebody press a button of the newest card."""
    card = world.card()
    return await world.person(name).click(card, custom_id=control(card, verb)["custom_id"])


async def choose(world: World, name: str, verb: str, value: str) -> InteractionResult:
    """Let somebody choose in the menu of the newest card that holds this value."""
    return await choose_in(world, name, world.card(), verb, value)


async def choose_in(
    world: World, name: str, message: Any, verb: str, value: str
) -> InteractionResult:
    """Let somebody choose in the menu of a message that holds this value."""
    menu = next(
        component
        for component in controls(message)
        if verb_of(component) == verb
        and value in [option["value"] for option in component["options"]]
    )
    return await world.person(name).select(message, [value], custom_id=menu["custom_id"])


def disabled(world: World) -> set[str]:
    """Return which buttons of the lobby cannot be pressed."""
    return {verb_of(component) for component in controls(world.card()) if component.get("disabled")}


async def test_a_lobby_by_buttons_and_menus_alone(world: World) -> None:
    await opened(world)
    lobby = world.card()
    assert f"{EN('lobby-missing', count=1)} {EN('seats-free', count=3)}" in text_of(lobby)
    assert "2\N{NO-BREAK SPACE}" not in text_of(lobby), "free seats are not listed"
    assert disabled(world) == {"start"}
    await press(world, "Bo", "join")
    assert EN("lobby-ready") in text_of(world.card())
    await press(world, "Cleo", "join")
    await choose(world, "Ada", "bot", "medium")
    assert (await world.table()).names == ("Ada", "Bo", "Cleo", "Nefru")
    assert "join" in disabled(world), "the table is full"
    assert EN("seats-free", count=0) in text_of(world.card())
    offered = control(world.card(), "bot")["options"]
    assert [option["value"] for option in offered] == ["-3:medium Nefru"], "no room for another"
    await press(world, "Cleo", "leave")
    assert (await world.table()).names == ("Ada", "Bo", "Nefru")
    panel = await world.options("Ada")
    assert panel.ephemeral
    await choose_in(world, "Ada", panel, "option", "true")
    assert chosen_in(panel) == ["true", "null"]
    await choose_in(world, "Ada", panel, "option", "2")
    table = await world.table()
    assert (table.options.adventures, table.options.first_player) == (True, 2)
    assert chosen_in(panel) == ["true", "2"]
    assert world.card().id == lobby.id, "the lobby stays one message"
    assert len(world.posts()) == 1

    await press(world, "Ada", "start")
    table = await world.table()
    assert table.row.status == "running"
    assert table.view(None).adventures
    assert table.view(None).first == 1
    assert EN("lobby-running") in text_of(world.posts()[0])
    assert not list(controls(world.posts()[0]))


async def test_a_lobby_by_commands_alone(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    choices = await ada.autocomplete(world.channel, "game new", "game", "expedition")
    assert {"expedition_1996", "luxor"} <= {game["value"] for game in choices} <= {*GAMES}
    (game,) = await ada.autocomplete(world.channel, "game new", "game", "lux")
    assert game["value"] == "luxor"
    lines = await ada.autocomplete(world.channel, "game new", "options", "adv", game="luxor")
    assert [line["value"] for line in lines] == ["adventures=false", "adventures=true"]
    more = await ada.autocomplete(
        world.channel, "game new", "options", "adventures=true first_player=2", game="luxor"
    )
    assert [line["value"] for line in more] == ["adventures=true first_player=2"]
    await ada.slash(world.channel, "game new", game="luxor", options=more[0]["value"])
    table = await world.table()
    assert (table.options.adventures, table.options.first_player) == (True, 2)
    await bo.slash(world.channel, "game join")
    names = await ada.autocomplete(world.channel, "game option", "name", "adv")
    assert [name["value"] for name in names] == ["adventures"]
    values = await ada.autocomplete(world.channel, "game option", "value", "", name="adventures")
    assert [value["value"] for value in values] == ["false", "true"]
    result = await ada.slash(world.channel, "game option", name="adventures", value="false")
    assert words_of(result) == EN("luxor-option-adventures-false")
    bots = await ada.autocomplete(world.channel, "game add-computer", "kind", "med")
    assert [bot["value"] for bot in bots] == ["medium"]
    added = await ada.slash(world.channel, "game add-computer")
    assert EN("bot-medium") in words_of(added)
    assert not (await world.table()).options.adventures
    status = await bo.slash(world.channel, "game status")
    assert all(name in words_of(status) for name in ("Ada", "Bo", "Nefru"))
    freed = await ada.slash(world.channel, "game remove", seat="3")
    nefru = EN("name-bot", name="Nefru", bot=EN("bot-medium"))
    assert words_of(freed) == EN("seat-freed", name=nefru)
    left = await bo.slash(world.channel, "game leave")
    assert words_of(left) == EN("left")
    await bo.slash(world.channel, "game join")
    started = await ada.slash(world.channel, "game start")
    assert EN("luxor-ask-keep") in words_of(started)
    status = await bo.slash(world.channel, "game status")
    assert f"<@{ada.id}>" in words_of(status)
    assert len(world.posts()) == 2


def advanced(table: Table) -> list[bool]:
    """Return which advanced rules of Famous Explorers are chosen."""
    return [getattr(table.options, name) for name in ADVANCED]


async def test_a_preset_is_chosen_in_the_lobby(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="famous_explorers")
    panel = await world.options("Ada")
    await choose_in(world, "Ada", panel, "option", '"full"')
    assert advanced(await world.table()) == [True] * 4
    assert chosen_in(panel) == ['"full"', *["true"] * 4, "null"]
    menu, *_others = (menu for menu in controls(panel) if menu["custom_id"].endswith(":new_rule_2"))
    await ada.select(panel, ["false"], custom_id=menu["custom_id"])
    assert advanced(await world.table()) == [True, False, True, True]
    assert chosen_in(panel) == ["true", "false", "true", "true", "null"], "it is neither preset"
    await choose_in(world, "Ada", panel, "option", '"basic"')
    assert advanced(await world.table()) == [False] * 4


async def test_the_card_says_what_is_chosen_behind_options(world: World) -> None:
    await opened(world)
    lobby = world.card()
    assert "option" not in map(verb_of, controls(lobby)), "the menus are behind the button"
    assert EN("option-default") in text_of(lobby)
    panel = await world.options("Ada")
    assert {verb_of(each) for each in controls(panel)} == {"option"}
    said = {"true": "With the New Adventures expansion", "2": "First player: seat 2"}
    for value in said:
        await choose_in(world, "Ada", panel, "option", value)
    assert " · ".join(said.values()) in text_of(world.card())
    await choose_in(world, "Ada", panel, "option", "false")
    assert said["2"] in text_of(world.card()).splitlines()
    assert world.card().id == lobby.id
    await world.person("Bo").slash(world.channel, "game join")
    assert f"2\N{NO-BREAK SPACE}{EN('seat-begins', name='**Bo**')}" in text_of(world.card())


async def test_options_that_do_not_go_together_are_told_above_the_menus(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(world)
    panel = await world.options("Ada")
    await choose_in(world, "Ada", panel, "option", "2")
    before, shown = await world.table(), {each["id"] for each in controls(panel)}
    validated = before.game.options

    def together(options: Any) -> Any:
        if options.get("adventures") and options.get("first_player"):
            raise BadOptions("not both", "together", options="adventures, first_player")
        return validated(options)

    monkeypatch.setattr(type(before.game), "options", staticmethod(together))
    result = await choose_in(world, "Ada", panel, "option", "true")
    assert not result.followups
    reason = EN("options-together", options="adventures, first_player")
    assert EN("refused-bad-options", reason=reason) in text_of(panel)
    assert chosen_in(panel) == ["false", "2"]
    assert not shown & {each["id"] for each in controls(panel)}, "they take the choice again"
    assert (await world.table()).version == before.version
    await choose_in(world, "Ada", panel, "option", "null")
    await choose_in(world, "Ada", panel, "option", "true")
    assert chosen_in(panel) == ["true", "null"]
    assert reason not in text_of(panel)


async def test_options_are_set_only_before_the_game_and_by_the_host(world: World) -> None:
    await opened(world)
    await world.person("Bo").slash(world.channel, "game join")
    refused = await world.options("Bo")
    assert text_of(refused) == EN("refused-not-host")
    panel = await world.options("Ada")
    await press(world, "Ada", "start")
    before = await world.table()
    result = await choose_in(world, "Ada", panel, "option", "true")
    assert words_of(result) == EN("refused-status-running")
    assert (await world.table()).version == before.version


async def test_a_menu_on_the_post_of_an_earlier_version_of_the_bot_works(world: World) -> None:
    ada = await opened(world)
    number, lobby = (await world.table()).id, world.card()
    old = RawPress(world, ada, lobby, f"m:option:{number}::adventures", ["true"])
    result = await old.answered()
    assert not result.followups
    assert (await world.table()).options.adventures
    assert len(world.posts()) == 1
    assert EN("option-at-once") not in "".join(old.edits()), "the post never shows the menus"
    assert EN("luxor-option-adventures-true") in text_of(world.card())
    bad = RawPress(world, ada, lobby, f"m:option:{number}::adventures", ["7"])
    assert words_of(await bad.answered()).strip()
    bo = RawPress(world, world.person("Bo"), lobby, f"m:option:{number}::adventures", ["false"])
    assert words_of(await bo.answered()) == EN("refused-not-host")
    assert (await world.table()).options.adventures


async def test_a_preset_is_chosen_by_commands(world: World) -> None:
    ada = world.person("Ada")
    game = "famous_explorers"
    lines = await ada.autocomplete(world.channel, "game new", "options", "pre", game=game)
    assert [line["value"] for line in lines] == ["preset=basic", "preset=full"]
    await ada.slash(world.channel, "game new", game=game, options="preset=full new_rule_1=false")
    assert advanced(await world.table()) == [False, True, True, True]
    names = await ada.autocomplete(world.channel, "game option", "name", "pre")
    assert [name["value"] for name in names] == ["preset"]
    values = await ada.autocomplete(world.channel, "game option", "value", "", name="preset")
    assert [value["value"] for value in values] == ["basic", "full"]
    for preset, on in (("basic", False), ("full", True)):
        result = await ada.slash(world.channel, "game option", name="preset", value=preset)
        key = f"famous_explorers-option-preset-{preset}"
        assert words_of(result) == EN("titled", title=EN(key), text=EN(f"{key}-about"))
        assert advanced(await world.table()) == [on] * 4
    version = (await world.table()).version
    result = await ada.slash(world.channel, "game option", name="preset", value="all")
    assert "for `preset`, choose one of `basic, full`" in words_of(result)
    assert (await world.table()).version == version
    await world.person("Bo").slash(world.channel, "game join")
    await ada.slash(world.channel, "game start")
    view = (await world.table()).view(None)
    assert [getattr(view, name) for name in ADVANCED] == [True] * 4


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("adventures=perhaps", "adventures"),
        ("colour=red", "adventures, first_player"),
        ("first_player=9", "first_player"),
        ("adventures", "name=value"),
        ("first_player=1.5", "first_player"),
    ],
)
async def test_options_that_do_not_fit(world: World, options: str, reason: str) -> None:
    ada = world.person("Ada")
    text = words_of(await ada.slash(world.channel, "game new", game="luxor", options=options))
    assert text.startswith(EN("refused-bad-options", reason="").rstrip())
    assert reason in text
    assert await world.bot.tables.repository.at(world.channel.id) is None
    assert not world.posts()
    await opened(world)
    name, _equals, value = options.partition("=")
    before = (await world.table()).version
    text = words_of(await ada.slash(world.channel, "game option", name=name, value=value or "?"))
    assert text.startswith(EN("refused-bad-options", reason="").rstrip())
    assert (await world.table()).version == before


async def test_odd_names_of_options_are_answered(world: World) -> None:
    ada = await opened(world)
    for name, value in (("a=b", "1"), ("", "true"), ("adventures", "true false"), ("x y", "1")):
        text = words_of(await ada.slash(world.channel, "game option", name=name, value=value))
        assert text.startswith(EN("refused-bad-options", reason="").rstrip()), text
    unknown = words_of(await ada.slash(world.channel, "game add-computer", kind="deep blue"))
    assert unknown == EN("refused-unknown-bot", bot="deep blue")
    game = words_of(await ada.slash(world.channel, "game new", game="chess"))
    assert game == EN("refused-unknown-game", game="chess")


async def test_a_first_player_beyond_the_seats_is_refused_at_the_start(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor", options="first_player=4")
    await world.person("Bo").slash(world.channel, "game join")
    text = words_of(await ada.slash(world.channel, "game start"))
    assert "there are only 2 players, so the first player must be one of seats 1 to 2" in text
    assert (await world.table()).row.status == "lobby"


async def test_the_table_is_full(world: World) -> None:
    ada = await opened(world)
    for name in ("Bo", "Cleo", "Dan"):
        await world.person(name).slash(world.channel, "game join")
    full = EN("refused-table-full", most=4)
    assert words_of(await world.person("Eve").slash(world.channel, "game join")) == full
    assert words_of(await ada.slash(world.channel, "game add-computer", kind="random")) == full
    again = words_of(await ada.slash(world.channel, "game join"))
    assert again == EN("refused-already-seated")
    assert len((await world.table()).seats) == 4


async def test_too_few_players(world: World) -> None:
    ada = await opened(world)
    text = words_of(await ada.slash(world.channel, "game start"))
    assert text == EN("refused-wrong-seats", seats=1, least=2, most=4)
    assert (await world.table()).row.status == "lobby"


async def test_the_greeting_of_a_server_opens_a_table(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.env.backend.guilds[guild.id].system_channel_id = world.channel.id
    guild._system_channel_id = world.channel.id
    await world.bot.on_guild_join(guild)
    welcome = world.posts()[0]
    assert EN("welcome-title") in text_of(welcome)
    opened = await choose(world, "Ada", "new", "luxor")
    assert words_of(opened) == EN("table-opened", game="Expedition Luxor")
    assert (await world.table()).names == ("Ada",)
    helped = await world.person("Bo").click(
        welcome, custom_id=control(welcome, "help")["custom_id"]
    )
    assert words_of(helped) == help_texts(EN)[0]
    again = await world.person("Bo").select(
        welcome, ["luxor"], custom_id=control(welcome, "new")["custom_id"]
    )
    assert "number 1, **Expedition Luxor**, not started yet, with Ada" in words_of(again)


async def test_a_server_without_a_place_to_greet_is_left_in_peace(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await world.bot.on_guild_join(guild)
    assert not world.posts()


@pytest.mark.parametrize("value", ["[]", "{}", "[" * 2000, "9" * 5000, "NaN", "x" * 5000])
async def test_a_value_that_is_none_is_refused_by_name(world: World, value: str) -> None:
    ada, presets = world.person("Ada"), "basic, full"
    line = f"preset={value}"
    answer = await ada.slash(world.channel, "game new", game="famous_explorers", options=line)
    reason = EN("options-choice", option="preset", values=presets)
    told, listed = words_of(answer).split("\n")
    assert told == EN("refused-bad-options", reason=reason)
    full = EN("famous_explorers-option-preset-full")
    assert listed == f"- `preset`: `basic` (Basic game), `full` ({full})"
    await ada.slash(world.channel, "game new", game="luxor")
    answer = await ada.slash(world.channel, "game option", name="adventures", value=value)
    reason = EN("options-switch", option="adventures")
    told, listed = words_of(answer).split("\n")
    assert told == EN("refused-bad-options", reason=reason)
    extended = EN("luxor-option-adventures-true")
    assert listed == f"- `adventures`: `false` (Base game), `true` ({extended})"

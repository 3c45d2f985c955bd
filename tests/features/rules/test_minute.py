"""*In one minute*: in the lobby, the first page of the rules, and once a button of the panel."""

from __future__ import annotations

import re

import pytest

from bot import store
from bot.texts import words_in
from render.registry import renderer
from tests.e2e.driver import World, alts_of, answer_of, control, controls, text_of, words_of
from tests.e2e.faults import RawPress, forbid_files, messages_of
from tests.e2e.test_posts import galleries

EN, DE = words_in("en"), words_in("de")
MINUTE = EN("luxor-minute")


async def test_the_lobby_says_what_the_game_is_about(world: World) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert galleries(world.card()) == [["minute.png"]]
    assert renderer("luxor").minute(EN).alt in alts_of(world.card())
    assert MINUTE not in text_of(world.card()), "the picture says it"


async def test_a_lobby_without_pictures_says_it_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not forbid_files(monkeypatch, messages_of(world.channel))
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert galleries(world.card()) == []
    assert MINUTE in text_of(world.card())


async def test_the_rules_begin_with_it(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    card = world.card()
    by_button = answer_of(await ada.click(card, custom_id=control(card, "rules")["custom_id"]))
    by_command = answer_of(await ada.slash(world.channel, "rules", game="luxor"))
    for shown in (by_button, by_command):
        assert shown.ephemeral
        assert MINUTE in text_of(shown)
        assert galleries(shown) == [["minute.png"]]
        assert renderer("luxor").minute(EN).alt in alts_of(shown)
        (menu,) = controls(shown)
        assert next(option["label"] for option in menu["options"]) == EN("minute-title")


async def test_the_menu_of_the_rules_leads_back_to_it_and_to_the_key(world: World) -> None:
    ada = world.person("Ada")
    shown = answer_of(await ada.slash(world.channel, "rules", game="luxor"))
    (menu,) = controls(shown)
    signs = menu["options"][-1]
    assert signs["label"] == EN("rules-signs")
    await ada.select(shown, [signs["value"]], custom_id=menu["custom_id"])
    assert galleries(shown) == [["key.png"]]
    assert MINUTE not in text_of(shown)
    await ada.select(shown, ["minute"], custom_id=menu["custom_id"])
    assert MINUTE in text_of(shown)
    assert galleries(shown) == [["minute.png"]]


async def test_the_first_panel_of_a_person_has_a_button_that_explains_the_game(
    world: World,
) -> None:
    await world.started("Ada", "Bo")
    world.locales[world.person("Bo").id] = "de"
    for name, words in (("Ada", EN), ("Bo", DE)):
        person, minute = world.person(name), words("luxor-minute")
        pressed = control(world.card(), "play")["custom_id"]
        first = answer_of(await person.click(world.card(), custom_id=pressed))
        assert words("minute-first") in text_of(first)
        assert galleries(first) == [["board.png"]], "it stands in no panel itself"
        (button,) = [each for each in controls(first) if each.get("label") == words("minute-title")]
        shown = answer_of(await person.click(first, custom_id=button["custom_id"]))
        assert minute in text_of(shown)
        assert galleries(shown) == [["minute.png"]]
        again = answer_of(await person.click(world.card(), custom_id=pressed))
        assert words("minute-first") not in text_of(again)
        assert words("minute-title") not in [each.get("label") for each in controls(again)]


async def test_it_is_explained_once_for_each_game(world: World) -> None:
    await world.started("Ada", "Bo")
    database, ada = world.bot.database, world.person("Ada")
    pressed = control(world.card(), "play")["custom_id"]
    await ada.click(world.card(), custom_id=pressed)
    kept = await store.settings.settings_of(database.reader, "user", ada.id)
    assert {key for key in kept if key.startswith("minute-")} == {"minute-luxor"}


async def test_a_press_in_the_panel_does_not_explain_it_again(world: World) -> None:
    await world.started("Ada", "Bo")
    ada = world.person("Ada")
    pressed = control(world.card(), "play")["custom_id"]
    panel = answer_of(await ada.click(world.card(), custom_id=pressed))
    pick = next(each for each in controls(panel) if ":pick:" in each["custom_id"])
    await ada.click(panel, custom_id=pick["custom_id"])
    assert MINUTE not in text_of(panel)


async def test_rules_in_a_panel_open_at_the_question(world: World) -> None:
    table = await world.started("Ada", "Bo")
    ada = world.person("Ada")
    pressed = control(world.card(), "play")["custom_id"]
    panel = answer_of(await ada.click(world.card(), custom_id=pressed))
    button = next(each for each in controls(panel) if each.get("label") == EN("button-rules"))
    text = words_of(await ada.click(panel, custom_id=button["custom_id"]))
    asked = table.view(0).decision
    assert asked is not None
    assert EN("rules-question") in text
    assert re.findall(r"\*\*([A-Z]+-\d+)\*\*", text) == [*table.game.clauses_for[asked.kind]]


@pytest.mark.parametrize("kind", ["nonsense", "keep/x", "KEEP"])
async def test_rules_for_a_question_that_there_is_not_begin_with_it(
    world: World, kind: str
) -> None:
    table = await world.started("Ada", "Bo")
    ada = world.person("Ada")
    press = RawPress(world, ada, world.card(), f"x:rules:{table.id}::{kind}")
    assert MINUTE in words_of(await press.answered())


async def test_a_panel_says_below_the_question_what_it_is_about(world: World) -> None:
    await world.started("Ada", "Bo")
    ada = world.person("Ada")
    pressed = control(world.card(), "play")["custom_id"]
    panel = answer_of(await ada.click(world.card(), custom_id=pressed))
    assert f"**{EN('luxor-ask-keep')}**\n-# {EN('luxor-why-keep')}" in text_of(panel)


async def test_who_waits_is_shown_the_button_beside_that_of_the_rules(world: World) -> None:
    """Both open the rules at no question; Discord takes no two controls with the same id."""
    table = await world.started("Ada", "Bo", game="siberia")
    waiting = next(seat for seat in range(2) if table.view(seat).decision is None)
    person = world.person(("Ada", "Bo")[waiting])
    pressed = control(world.card(), "play")["custom_id"]
    panel = answer_of(await person.click(world.card(), custom_id=pressed))
    labels = [each.get("label") for each in controls(panel)]
    assert {EN("minute-title"), EN("button-rules")} <= {*labels}

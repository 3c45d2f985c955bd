"""Searches in the rules: by command and autocomplete, at tables and without, page by page."""

from __future__ import annotations

import re

from bot.texts import words_in
from tests.e2e.driver import World, control, controls, text_of, verb_of, words_of

EN = words_in("en")


def shown(text: str) -> list[str]:
    return re.findall(r"^> \*\*([A-Z0-9]+-\d+)\*\*", text, re.MULTILINE)


async def test_a_table_s_search_leaves_out_what_it_does_not_play(world: World) -> None:
    ada = world.person("Ada")
    await world.started("Ada", "Bo", first_player=1)
    only = words_of(await ada.slash(world.channel, "rules", search="caravan"))
    assert shown(only) == []
    assert EN("rules-elsewhere", sought="caravan") in only
    message = (await ada.slash(world.channel, "rules", search="mountain")).response
    assert message is not None
    assert "LX-412" in shown(text_of(message))
    assert not [clause for clause in shown(text_of(message)) if clause.startswith("LX-6")]
    label = EN("button-left-out", names="New Adventures")
    (others,) = (c for c in controls(message) if c.get("label") == label)
    await ada.click(message, custom_id=others["custom_id"])
    assert shown(text_of(message))
    assert all("New Adventures" in line for line in text_of(message).splitlines() if "-# " in line)
    (back,) = (c for c in controls(message) if c.get("label") == EN("button-played"))
    await ada.click(message, custom_id=back["custom_id"])
    assert "LX-412" in shown(text_of(message))


async def test_another_game_can_be_named_and_its_numbers_are_found_anyway(world: World) -> None:
    ada = world.person("Ada")
    await world.started("Ada", "Bo", first_player=1)
    named = await ada.slash(world.channel, "rules", search="red dot", game="famous_explorers")
    assert shown(words_of(named))[0] == "RT-401"
    assert shown(words_of(await ada.slash(world.channel, "rules", search="fe-101"))) == ["FE-101"]


async def test_without_a_table_the_game_that_fits_best_is_searched(world: World) -> None:
    ada = world.person("Ada")
    for sought, first in (
        ("red dot", "RT-401"),
        ("horse", "XP-521"),
        ("captives", "LX-637"),
        ("vanquish", "SB-608"),
    ):
        found = words_of(await ada.slash(world.channel, "rules", search=sought))
        assert first in shown(found), found


async def test_more_than_a_page_is_turned_and_a_chapter_is_read(world: World) -> None:
    ada = world.person("Ada")
    answer = await ada.slash(world.channel, "rules", search="tile", game="luxor")
    message = answer.response
    assert message is not None
    first = shown(text_of(message))
    (second,) = (c for c in controls(message) if c.get("label") == EN("button-page", page=2))
    await ada.click(message, custom_id=second["custom_id"])
    assert shown(text_of(message))
    assert not {*shown(text_of(message))} & {*first}
    menu = control(message, "rules-page")
    chapter = menu["options"][0]
    await ada.select(message, [chapter["value"]], custom_id=menu["custom_id"])
    assert f"· {chapter['label']}" in text_of(message)


async def test_autocomplete_finds_as_the_command_does(world: World) -> None:
    ada = world.person("Ada")
    await world.started("Ada", "Bo", first_player=1)

    async def offered(current: str) -> list[str]:
        choices = await ada.autocomplete(world.channel, "rules", "search", current)
        assert len(choices) <= 25
        assert all(0 < len(choice["name"]) <= 100 for choice in choices)
        return [choice["value"] for choice in choices]

    assert (await offered("tie"))[0] == "LX-506"
    assert (await offered("Unentschieden"))[0] == "LX-506"
    assert "LX-504" in await offered("pyram")
    assert await offered("caravan") == [], "this table does not play with it"
    assert "Set-up" in await offered("")
    assert (await offered("hint"))[0] == "Hint"
    found = await ada.slash(world.channel, "rules", search="Hint")
    assert EN("rules-about-bot") in words_of(found)


async def test_whatever_is_typed_is_answered(world: World) -> None:
    ada = world.person("Ada")
    for sought in ("🎫", "x" * 3000, "@everyone **tie**", "?", "<@1> `tie`", "a/b/../c"):
        answer = await ada.slash(world.channel, "rules", search=sought, game="siberia")
        text = words_of(answer)
        assert text
        assert "@everyone" not in text
        assert answer.response is not None
        assert all(verb_of(each) for each in controls(answer.response))

"""What people set for themselves: their language, pings, and large pictures."""

from __future__ import annotations

from typing import Any

from bot.texts import words_in
from tests.bot.situations import FEATURE_NAMES
from tests.e2e.driver import World, answer_of, components_of, controls, picks_of, text_of
from tests.features.hints.test_hints_e2e import panel_of
from tests.pictured import kind_of

EN, DE = words_in("en"), words_in("de")


async def choose(world: World, name: str, key: str, value: str) -> Any:
    """Choose in a menu of the settings; return them after it."""
    actor = world.person(name)
    card = answer_of(await actor.slash(world.channel, "settings"))
    menu = next(part["custom_id"] for part in controls(card) if part["custom_id"].endswith(key))
    return answer_of(await actor.select(card, [value], custom_id=menu))


def galleries(message: Any) -> list[dict[str, Any]]:
    """Return the pictures of a message as Discord holds them, in order."""
    (container,) = components_of(message)
    return [
        item for part in container["components"] if part["type"] == 12 for item in part["items"]
    ]


async def test_answers_come_in_the_chosen_language_also_after_a_restart(world: World) -> None:
    german = await choose(world, "Ada", "language", "de")
    assert DE("settings-title") in text_of(german)
    await world.restart()
    answer = answer_of(await world.person("Ada").slash(world.channel, "my-games"))
    assert DE.extended("my-games-none", FEATURE_NAMES) in text_of(answer)
    other = answer_of(await world.person("Bo").slash(world.channel, "my-games"))
    assert EN.extended("my-games-none", FEATURE_NAMES) in text_of(other)
    await choose(world, "Ada", "language", "discord")
    answer = answer_of(await world.person("Ada").slash(world.channel, "my-games"))
    assert EN.extended("my-games-none", FEATURE_NAMES) in text_of(answer)


async def test_who_wants_no_pings_is_named_but_not_pinged(world: World) -> None:
    await choose(world, "Ada", "pings", "off")
    await world.started("Ada", "Bo", first_player=1)
    ada, bo = world.person("Ada").id, world.person("Bo").id
    cards = [post for post in world.posts() if f"<@{ada}>" in text_of(post)]
    assert cards
    assert not any(ada in world.pinged(post) for post in world.posts())
    assert any(bo in world.pinged(post) for post in world.posts())
    await choose(world, "Ada", "pings", "on")
    room = world.guild.create_text_channel("room")
    await world.started("Ada", "Bo", channel=room)
    assert ada in world.pinged(world.card(room))


async def test_large_pictures_come_in_two_halves_to_those_alone_who_chose_them(
    world: World,
) -> None:
    await world.started("Ada", "Bo")
    whole = await panel_of(world, "Ada")
    assert [kind_of(file.filename) for file in whole.attachments] == ["board.png"]
    await choose(world, "Ada", "pictures", "halves")
    panel = await panel_of(world, "Ada")
    names = [kind_of(file.filename) for file in panel.attachments]
    assert names == ["board-left.png", "board-right.png"]
    left, right = galleries(panel)
    assert [
        kind_of(left["media"]["url"].rpartition("/")[2]),
        kind_of(right["media"]["url"].rpartition("/")[2]),
    ] == names
    assert str(left["description"]).endswith(f"({EN('picture-left')})")
    assert right["description"] == EN("picture-right")
    (pick, *_others) = picks_of(panel)
    assert pick, "the controls are still there"
    other = await panel_of(world, "Bo")
    assert [kind_of(file.filename) for file in other.attachments] == ["board.png"]
    assert [kind_of(file.filename) for file in world.card().attachments] == ["start.png"]

"""Reminders by private message, in the channel for who takes none, and the settings for them.

Simcord's time begins at a fixed moment, 2026-01-01 at midnight UTC: at 9 o'clock in Tokyo.
"""

from __future__ import annotations

from typing import Any

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, controls, text_of, words_of
from tests.e2e.faults import close_messages

EN, DE = words_in("en"), words_in("de")
HOUR = 60 * 60
TOKYO = "Asia/Tokyo"


async def settings(world: World, name: str, **given: str) -> Any:
    """Let somebody look at their settings."""
    return await world.person(name).slash(world.channel, "settings", **given)


async def choose(world: World, name: str, key: str, value: str) -> Any:
    """Let somebody choose from a menu of their settings; return the settings after it."""
    card = answer_of(await settings(world, name))
    menu = next(found["custom_id"] for found in controls(card) if key in found["custom_id"])
    answer = await world.person(name).select(card, custom_id=menu, values=[value])
    return answer_of(answer)


async def test_a_reminder_names_the_game_and_the_question_and_can_be_put_off(world: World) -> None:
    for name in ("Ada", "Bo"):
        await settings(world, name, time_zone="asia/tokyo")
        await choose(world, name, "remind-every", "4")
    await world.started("Ada", "Bo", first_player=1)
    ada, before = world.person("Ada"), len(world.letters("Ada"))
    await world.env.advance_time(3.9 * HOUR)
    assert len(world.letters("Ada")) == before
    await world.env.advance_time(0.3 * HOUR)
    assert len(world.letters("Ada")) == before + 1
    letter = world.letters("Ada")[-1]
    text = text_of(letter)
    assert EN("reminder-title", count=1) in text
    assert "Expedition Luxor" in text
    assert f"/{world.channel.id}/{world.card().id})" in text
    assert "Which tile do you keep besides the camp?" in text
    assert "Asia/Tokyo" in text
    menu = control(letter, "snooze")["custom_id"]
    await ada.user.select(letter, ["12"], custom_id=menu)
    assert world.letters("Ada")[-1].id == letter.id
    assert "I remind you again at <t:" in text_of(world.letters("Ada")[-1])
    await world.env.advance_time(5 * HOUR)
    assert len(world.letters("Ada")) == before + 1
    assert len(world.letters("Bo")) == before + 2, "Bo is reminded every four hours"


async def test_who_takes_no_private_messages_is_reminded_in_the_channel(world: World) -> None:
    bo = world.person("Bo")
    close_messages(world, bo)
    await settings(world, "Bo", time_zone=TOKYO)
    await choose(world, "Bo", "remind-every", "4")
    await world.started("Ada", "Bo", first_player=1)
    await world.env.advance_time(4.2 * HOUR)
    reminded = [post for post in world.posts() if "I asked <t:" in text_of(post)]
    assert len(reminded) == 1
    assert world.pinged(reminded[0]) == [bo.id]
    assert not await world.waiting_rows()


async def test_the_settings_of_reminders(world: World) -> None:
    assert "once a day" in words_of(await settings(world, "Ada"))
    card = await choose(world, "Ada", "quiet-hours", "-")
    assert "at any time of day" in text_of(card)
    card = await choose(world, "Ada", "remind-every", "0")
    assert EN("reminder-never") in text_of(card)
    assert not any("quiet-hours" in found["custom_id"] for found in controls(card))
    wrong = await settings(world, "Ada", time_zone="Atlantis")
    assert EN("refused-no-time-zone") in words_of(wrong)
    world.locales[world.person("Ada").id] = "de"
    right = await settings(world, "Ada", time_zone="America/New_York")
    assert DE("settings-zone", zone="America/New York") in words_of(right)

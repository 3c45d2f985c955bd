"""Deadlines, caretakers and absences, by commands and buttons.

Simcord's time begins at a fixed moment, 2026-01-01 at midnight UTC.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.deadlines.parsing import parse_deadline
from bot.messages.controls import press_of
from bot.texts import LOCALES, words_in
from tests.e2e.driver import World, answer_of, control, controls, text_of, words_of
from tests.nightly import thinned

EN = words_in("en")
HOUR = 60 * 60
GAMES = ("luxor", "explorers", "expedition_1996", "famous_explorers", "siberia")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_examples_of_deadlines_are_understood(locale: str) -> None:
    examples = re.findall(r"\*([^*]+)\*", words_in(locale)("deadline-none"))
    two_days, sunday = (parse_deadline(example, "UTC", "warn") for example in examples)
    assert two_days.hours == 48
    assert (sunday.hours, sunday.weekday, sunday.minute) == (None, 6, 20 * 60)


async def later(world: World, hours: float) -> None:
    """Let time pass in steps, so that the bot looks after its tables meanwhile."""
    for _step in range(int(hours * 2)):
        await world.env.advance_time(HOUR / 2)


async def set_deadline(world: World, name: str, **given: str) -> str:
    return words_of(await world.person(name).slash(world.channel, "deadline", **given))


async def pressed(world: World, name: str, message: Any, verb: str) -> Any:
    """Let somebody press a button."""
    return await world.person(name).click(message, custom_id=control(message, verb)["custom_id"])


def verbs(message: Any) -> set[str]:
    """Return what the controls of a message do."""
    presses = (press_of({"custom_id": found["custom_id"]}) for found in controls(message))
    return {press.verb for press in presses if press is not None}


def posts_with(world: World, part: str) -> list[Any]:
    return [post for post in world.posts() if part in text_of(post)]


async def test_a_table_has_no_deadline_until_somebody_sets_one(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    assert EN("deadline-none") in await set_deadline(world, "Bo")
    assert EN("refused-not-host") in await set_deadline(world, "Bo", time="2 days")
    assert EN("refused-deadline-unclear") in await set_deadline(world, "Ada", time="soon")
    assert "at most 30 days" in await set_deadline(world, "Ada", time="90 days")
    told = await set_deadline(world, "Ada", time="Sunday evening", then="warn")
    assert "until Sunday, 20:00 (UTC)" in told
    assert EN("deadline-then-warn") in told
    assert "⏳ Until <t:" in text_of(world.card())
    assert EN("deadline-none") in await set_deadline(world, "Ada", time="off")
    assert "⏳" not in text_of(world.card())


async def test_the_lobby_says_how_long_there_will_be(world: World) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    await set_deadline(world, "Ada", time="36h")
    assert "36 hours for each turn." in text_of(world.card())


@pytest.mark.parametrize("game", thinned(GAMES, lambda game: game in ("luxor", "explorers")))
async def test_a_caretaker_plays_for_who_is_late_until_they_are_back(
    world: World, game: str
) -> None:
    table = await world.started("Ada", "Bo", game=game)
    await set_deadline(world, "Ada", time="24h")
    late = [table.seats[seat].user_id or 0 for seat in (await world.table()).people_to_act()]
    await later(world, 19)
    soon = posts_with(world, "your time for this turn ends <t:")
    assert sorted(user for post in soon for user in world.pinged(post)) == sorted(late)
    assert posts_with(world, EN("button-i-am-back")) == []
    await later(world, 7)
    told = posts_with(world, "a computer player goes on as caretaker")
    assert told, "and the table goes on"
    assert [world.pinged(post) for post in told] == [[]] * len(told)
    now = await world.table()
    cared = [row.seat for row in now.seats if row.caretaker]
    assert len(cared) == 1, "the last person's seat waits"
    assert now.row.ply > table.row.ply
    who = "Ada" if now.user_at(cared[0]) == world.person("Ada").id else "Bo"
    cards = [post for post in world.posts() if "play" in verbs(post)]
    refused = await pressed(world, who, cards[-1], "play")
    assert EN("refused-caretaker-plays") in words_of(refused)
    other = "Bo" if who == "Ada" else "Ada"
    nobody = await pressed(world, other, told[0], "back")
    assert EN("refused-no-caretaker") in words_of(nobody)
    panel = await pressed(world, who, answer_of(refused), "back")
    assert EN("back-again") in words_of(panel)
    assert not any(row.caretaker for row in (await world.table()).seats)


@pytest.mark.parametrize("locale", LOCALES)
async def test_absences(world: World, locale: str) -> None:
    words, ada = words_in(locale), world.person("Ada")
    world.locales[ada.id] = locale
    assert words("refused-away-past") in words_of(
        await ada.slash(world.channel, "away", until="2025-12-01")
    )
    assert words("refused-away-unclear") in words_of(
        await ada.slash(world.channel, "away", until="xyzzy")
    )
    assert words("refused-no-caretaker") in words_of(await ada.slash(world.channel, "back"))
    noted = words_of(await ada.slash(world.channel, "away", until="5 d"))
    end = 1_767_743_940 if locale == "en" else 1_767_740_340  # of that day in the usual time zone
    assert f"<t:{end}:F>" in noted
    await world.started("Ada", "Bo", game="expedition_1996", first_player=1)
    assert ada.id not in world.pinged(world.card())
    assert f"<t:{end}:D>" in text_of(world.card())
    assert words("back-everywhere", count=0) in words_of(await ada.slash(world.channel, "back"))


async def test_suggestions_are_deadlines(world: World) -> None:
    ada = world.person("Ada")
    await world.started("Ada", "Bo")
    offered = await ada.autocomplete(world.channel, "deadline", "time", "")
    assert [choice["value"] for choice in offered][:2] == ["1d", "2d"]
    for choice in offered[:4]:
        assert EN("deadline-then-caretaker") in await set_deadline(
            world, "Ada", time=choice["value"]
        )
    typed = await ada.autocomplete(world.channel, "deadline", "time", "5 days")
    assert [choice["name"] for choice in typed] == ["5 days for each turn."]


async def answered(world: World, name: str, vote: Any, label: str) -> None:
    """Let somebody answer a vote."""
    by_label = {found["label"]: found["custom_id"] for found in controls(vote)}
    await world.person(name).click(vote, custom_id=by_label[EN(label)])


async def test_the_table_votes_whether_a_caretaker_plays(world: World) -> None:
    table = await world.started("Ada", "Bo", "Cleo", game="expedition_1996", first_player=1)
    told = await set_deadline(world, "Ada", time="24h", then="vote")
    assert EN("deadline-then-vote") in told
    ada, bo, cleo = (world.person(name).id for name in ("Ada", "Bo", "Cleo"))
    (late,) = (await world.table()).people_to_act()
    assert table.user_at(late) == ada
    await later(world, 26)
    (soon,) = posts_with(world, "Then the others vote")
    assert world.pinged(soon) == [ada]
    (vote,) = posts_with(world, "The others vote: shall a computer player go on for **Ada**")
    assert sorted(world.pinged(vote)) == sorted([ada, bo, cleo])
    await answered(world, "Bo", vote, "button-consent-caretaker")
    (vote,) = posts_with(world, "Agreed: Bo.")
    await answered(world, "Cleo", vote, "button-refuse-caretaker")
    (vote,) = posts_with(world, "Rather wait: Cleo.")
    text = text_of(vote)
    assert EN("consent-refused-caretaker", name="**Ada**") in text
    assert "<@" not in text
    assert not any(controls(vote))
    assert (await world.table()).seats[late].caretaker is None
    assert posts_with(world, EN("button-i-am-back")) == []


async def test_a_vote_that_is_won_lets_a_computer_play(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", game="expedition_1996", first_player=1)
    await set_deadline(world, "Ada", time="24h", then=EN("deadline-choice-vote"))
    await later(world, 26)
    for name in ("Bo", "Cleo"):
        (vote,) = posts_with(world, EN("consent-title-caretaker", game="Expedition (1996)"))
        await answered(world, name, vote, "button-consent-caretaker")
    (vote,) = posts_with(world, EN("consent-done-caretaker", name="**Ada**"))
    assert "Agreed: Bo and Cleo." in text_of(vote)
    (told,) = posts_with(world, "a computer player goes on as caretaker")
    assert world.pinged(told) == []
    await pressed(world, "Ada", told, "back")
    assert (await world.table()).seats[0].caretaker is None

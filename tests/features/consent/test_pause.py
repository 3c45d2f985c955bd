"""Pause by consent: nobody is asked anything until anybody at the table lets the game go on."""

from __future__ import annotations

from typing import Any

from bot.features.deadlines import rows
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, answer_of, control, controls, text_of, verb_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.typists import Typist
from tests.features.consent.test_undo_asked import begin_game, draws, first_button
from tests.features.deadlines.test_deadlines_e2e import later, set_deadline
from tests.features.deadlines.test_reminders_e2e import TOKYO, choose, settings

EN = words_in("en")
HOUR = 60 * 60


def request(world: World) -> Any:
    """Return the newest request to pause."""
    title = EN("consent-title-pause", game="Expedition Luxor")
    return next(post for post in reversed(world.posts()) if title in text_of(post))


def card(world: World) -> Any:
    """Return the newest card of a turn."""
    return next(
        post
        for post in reversed(world.posts())
        if any(verb_of(shown) == "hand" for shown in controls(post))
    )


async def ask(world: World, name: str) -> str:
    """Let somebody ask for a pause; return the private answer."""
    return words_of(await world.person(name).slash(world.channel, "game pause"))


async def pause(world: World, *names: str) -> None:
    """Let the first ask for a pause and the others agree."""
    assert await ask(world, names[0]) == EN("consent-asked-pause")
    post = request(world)
    for name in names[1:]:
        await world.person(name).click(post, custom_id=first_button(post))
    assert (await world.table()).is_paused


async def test_a_game_is_paused_when_all_agree_and_anybody_lets_it_go_on(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    before, ada = card(world), world.person("Ada")
    await ask(world, "Bo")
    post = request(world)
    assert set(world.pinged(post)) == {ada.id, world.person("Cleo").id}
    await draws(world)
    panel = answer_of(await ada.click(before, custom_id=control(before, "play")["custom_id"]))
    assert [*controls(request(world))], "the game goes on meanwhile, and the request stays"
    for name in ("Ada", "Cleo"):
        await world.person(name).click(post, custom_id=first_button(post))
    table = await world.table()
    assert table.is_paused
    assert table.row.paused_at is not None
    standing = (await world.standing(table))[1:]
    assert EN("consent-done-pause") in text_of(request(world))
    assert card(world).id == before.id
    assert "The game is paused since <t:" in text_of(card(world))
    verbs = {verb_of(shown) for shown in controls(card(world))}
    assert "go-on" in verbs
    assert not verbs & {"play", "undo"}

    refused = answer_of(await ada.slash(world.channel, "move", moves="end"))
    assert text_of(refused) == EN("refused-paused")
    assert [verb_of(shown) for shown in controls(refused)] == ["go-on"]
    assert words_of(await ada.slash(world.channel, "undo")) == EN("refused-paused")
    pick = next(shown["custom_id"] for shown in controls(panel) if ":pick:" in shown["custom_id"])
    menu = next(shown for shown in controls(panel) if shown["custom_id"] == pick)
    late = RawPress(world, ada, panel, pick, [menu["options"][0]["value"]])
    await late.answered()
    assert "The game is paused since <t:" in late.edits()[-1]
    assert (await world.standing(table))[1:] == standing
    for command in ("game status", "game list"):
        shown = words_of(await world.person("Zoe").slash(world.channel, command))
        assert "paused since <t:" in shown, command
    assert not await rows.waiting_for(world.bot.database.reader, ada.id)

    count = len(world.posts())
    go_on = control(card(world), "go-on")["custom_id"]
    await world.person("Cleo").click(card(world), custom_id=go_on)
    assert not (await world.table()).is_paused
    assert EN("consent-pause-over", by="**Cleo**") in text_of(request(world))
    assert not [*controls(request(world))]
    assert len(world.posts()) == count + 1
    assert world.pinged(world.posts()[-1]) == [ada.id], "the next player is called once"
    assert [row.table_id for row in await rows.waiting_for(world.bot.database.reader, ada.id)]
    await ada.slash(world.channel, "move", moves="end")
    assert (await world.table()).row.turn == 2
    for name in ("Ada", "Zoe"):
        for given in ({}, {"round": 1}):
            log = words_of(await world.person(name).slash(world.channel, "log", **given))
            paused, went_on = EN("consent-paused", name="**Bo**"), "**Cleo** let the game go on."
            assert 0 < log.index(paused) < log.index(went_on), given
            assert log.count(paused) == log.count(went_on) == 1
    assert not await world.waiting_rows()


async def test_nobody_is_reminded_during_a_pause_and_a_restart_keeps_it(world: World) -> None:
    for name in ("Ada", "Bo"):
        await settings(world, name, time_zone=TOKYO)
        await choose(world, name, "remind-every", "4")
    await begin_game(world, "Ada", "Bo")
    await pause(world, "Ada", "Bo")
    letters, posts = len(world.letters("Ada")), len(world.posts())
    await world.restart()
    await world.env.advance_time(6 * HOUR)
    assert len(world.letters("Ada")) == letters
    assert len(world.posts()) == posts
    assert (await world.table()).is_paused
    post = request(world)
    await world.person("Bo").click(post, custom_id=control(post, "go-on")["custom_id"])
    assert len(world.letters("Ada")) == letters
    await world.env.advance_time(3.5 * HOUR)
    assert len(world.letters("Ada")) == letters, "the time of waiting begins anew"
    await world.env.advance_time(1 * HOUR)
    assert len(world.letters("Ada")) == letters + 1


async def test_one_refusal_keeps_the_game_going(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await ask(world, "Ada")
    post = request(world)
    refuse = next(found["custom_id"] for found in controls(post) if "refuse" in found["custom_id"])
    await world.person("Bo").click(post, custom_id=refuse)
    assert EN("consent-refused", by="**Bo**") in text_of(request(world))
    assert not (await world.table()).is_paused
    assert await ask(world, "Zoe") == EN("refused-not-seated")


async def test_a_pause_holds_computers_and_seats_that_pass_on(world: World) -> None:
    await begin_game(world, "Ada", "Bo", bots=("medium",))
    await pause(world, "Ada", "Bo")
    before = await world.standing(await world.table())
    await world.person("Ada").slash(world.channel, "game leave", computer="medium")
    assert (await world.standing(await world.table()))[1:] == before[1:], "it waits, too"
    assert "paused since" in await ask(world, "Bo")
    go_on = control(card(world), "go-on")["custom_id"]
    await world.person("Bo").click(card(world), custom_id=go_on)
    assert (await world.table()).view(None).to_act == (1,)
    await Typist(world, world.person("Bo"), Chance(1)).take_turn(by_line=True)


async def test_who_plays_with_computers_pauses_at_once(world: World) -> None:
    await begin_game(world, "Ada", bots=("medium",))
    assert "paused since" in await ask(world, "Ada")
    panel = answer_of(await world.person("Ada").slash(world.channel, "game pause"))
    shown = await world.person("Ada").click(panel, custom_id=control(panel, "go-on")["custom_id"])
    assert not (await world.table()).is_paused
    assert any(":pick:" in found["custom_id"] for found in controls(answer_of(shown)))


async def test_a_paused_game_can_be_abandoned(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await pause(world, "Ada", "Bo")
    post = request(world)
    await world.abandon()
    late = await world.person("Bo").click(post, custom_id=control(post, "go-on")["custom_id"])
    assert words_of(late) == EN("refused-status-abandoned")


async def test_no_deadline_runs_during_a_pause(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    await set_deadline(world, "Ada", time="24h")
    await later(world, 10)
    await pause(world, "Ada", "Bo", "Cleo")
    assert "⏳" not in text_of(card(world))
    posts = len(world.posts())
    await later(world, 60)
    assert len(world.posts()) == posts
    assert not any(row.caretaker for row in (await world.table()).seats)
    go_on = control(card(world), "go-on")["custom_id"]
    await world.person("Bo").click(card(world), custom_id=go_on)
    await later(world, 23)
    assert not any(row.caretaker for row in (await world.table()).seats), "she has all her time"
    await later(world, 3)
    assert (await world.table()).seats[0].caretaker


async def test_a_caretaker_agrees_for_who_is_late(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    await set_deadline(world, "Ada", time="2h")
    assert await ask(world, "Bo") == EN("consent-asked-pause")
    post = request(world)
    await world.person("Cleo").click(post, custom_id=first_button(post))
    assert not (await world.table()).is_paused
    await later(world, 4)
    assert (await world.table()).seats[0].caretaker
    assert (await world.table()).is_paused
    names = EN("name-caretaker", name="Ada")
    assert EN("consent-computers", names=names) in text_of(request(world))
    refused = await world.person("Ada").slash(world.channel, "game pause")
    assert "paused since" in words_of(refused)
    go_on = control(card(world), "go-on")["custom_id"]
    await world.person("Ada").click(card(world), custom_id=go_on)
    assert not (await world.table()).is_paused, "she is still at the table"

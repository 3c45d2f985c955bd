"""One card of a table is alive: older ones keep what happened, older panels go."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import (
    World,
    answer_of,
    begin_game,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
)
from tests.e2e.faults import die_before_sending, repair
from tests.e2e.test_announced_once import played
from tests.e2e.typists import Typist
from tests.nightly import closely

EN = words_in("en")


def is_alive(post: Any) -> bool:
    """Whether a post has buttons, a picture, or calls somebody."""
    return any(controls(post)) or bool(post.attachments) or "<@" in text_of(post)


async def test_only_the_newest_card_has_buttons_a_picture_and_a_call(world: World) -> None:
    await begin_game(world)
    for turn in range(6):
        before = [text_of(post) for post in world.posts()]
        newest, told = world.card(), text_of(world.card())
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
        *older, card = world.posts()
        assert is_alive(card)
        assert not any(map(is_alive, older))
        assert [text_of(post) for post in older[:-1]] == before[:-1], "changed once only"
        assert older[-1].id == newest.id
        title, *lines = text_of(older[-1]).splitlines()
        assert title.lstrip("# ") == told.splitlines()[0].lstrip("# ")
        assert all(line in told for line in lines)
        assert [line for line in told.splitlines() if line.startswith("· ")] == [
            line for line in lines if line.startswith("· ")
        ], "all that happened is still told"


@pytest.mark.parametrize("turns", closely(6, 2000))
async def test_the_end_and_a_lobby_stay_as_they_are(world: World, turns: int) -> None:
    """What is left after so many turns is played without looking at the panels."""
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    await world.person("Ada").slash(world.channel, "game cancel")
    await begin_game(world)
    table = await world.table()
    texts = [text_of(post) for post in world.posts()[:-1]]
    for turn in range(turns):
        if (await world.bot.tables.repository.get(table.id)).row.status != "running":
            break
        actor = await world.acting(table)
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
    await world.play_out(table)
    assert [text_of(post) for post in world.posts()[: len(texts)]] == texts
    *older, end = world.posts()
    assert is_alive(end)
    assert not any(map(is_alive, older))
    assert not await world.waiting_rows()


async def test_an_old_card_that_discord_does_not_take_now_holds_up_nothing(world: World) -> None:
    await begin_game(world)
    old = world.card()
    world.env.inject_error(
        "PATCH", f"/channels/{world.channel.id}/messages/{old.id}", status=503, times=None
    )
    await played(world, "Ada", "F5")
    assert world.card().id != old.id, "the new card is there all the same"
    assert is_alive(world.channel.history()[-2])
    assert [row.kind for row in await world.waiting_rows()] == ["old"]
    result = await world.person("Bo").slash(world.channel, "move", moves="M F4 ok")
    assert not result.followups, "nobody needs to hear of it"
    repair(world)
    await world.later()
    assert not any(map(is_alive, world.posts()[:-1]))
    assert not await world.waiting_rows()


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008), (400, 50035)])
async def test_an_old_card_that_can_never_be_edited_is_left(
    world: World, status: int, code: int
) -> None:
    await begin_game(world)
    old = world.card()
    path = f"/channels/{world.channel.id}/messages/{old.id}"
    world.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await played(world, "Ada", "F5")
    assert not await world.waiting_rows()
    repair(world)
    await played(world, "Bo", "F4")
    assert not is_alive(world.posts()[-2])


async def test_an_old_card_is_retired_after_a_crash_too(world: World) -> None:
    await begin_game(world)
    die_before_sending(world)
    await played(world, "Ada", "F5")
    await world.restart()
    await world.env.settle()
    assert "**Ada** places" in text_of(world.card())
    assert not any(map(is_alive, world.posts()[:-1]))


async def test_a_card_posted_again_leaves_nothing_alive_above_it(world: World) -> None:
    await begin_game(world)
    await played(world, "Ada", "F5")
    before = world.card()
    await world.bot.tables.lobby.announce((await world.table()).id)
    world.bot.publisher.wake()
    await world.bot.publisher.rest()
    (old,) = [post for post in world.posts() if post.id == before.id]
    assert not is_alive(old)
    assert "**Ada** places" not in text_of(old)
    assert "**Ada** places" in text_of(world.card())


def edits(world: World) -> int:
    """Return how many posts the bot has edited by requests that count for its limit."""
    return sum(
        request.method == "PATCH" and request.path.startswith(f"/channels/{world.channel.id}/")
        for request in world.env.http_requests
    )


async def test_who_has_pressed_play_lets_the_card_be_retired(world: World) -> None:
    await begin_game(world)
    ada, before, old = world.person("Ada"), edits(world), world.card()
    await ada.click(old, custom_id=control(old, "play")["custom_id"])
    await played(world, "Ada", "F5")
    assert not is_alive(next(post for post in world.posts() if post.id == old.id))
    assert edits(world) == before
    await played(world, "Bo", "F4")
    assert not any(map(is_alive, world.posts()[:-1]))
    assert edits(world) == before + 1, "Bo has typed all of it"


async def test_a_press_of_an_earlier_process_retires_no_card(world: World) -> None:
    await begin_game(world)
    ada, old = world.person("Ada"), world.card()
    await ada.click(old, custom_id=control(old, "play")["custom_id"])
    await world.restart()
    before = edits(world)
    await played(world, "Ada", "F5")
    assert not any(map(is_alive, world.posts()[:-1]))
    assert edits(world) == before + 1


# --- panels --------------------------------------------------------------------------------------


def deleted(world: World) -> int:
    """Return how many private messages the bot has deleted."""
    return sum(
        request.method == "DELETE" and request.path.startswith("/webhooks/")
        for request in world.env.http_requests
    )


async def test_a_newer_panel_takes_the_place_of_the_older_one(world: World) -> None:
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    play = control(world.card(), "play")["custom_id"]
    await ada.click(world.card(), custom_id=play)
    earlier = deleted(world)  # the panels after the typed lines before
    await bo.click(world.card(), custom_id=play)
    await bo.click(world.card(), custom_id=control(world.card(), "text")["custom_id"])
    assert deleted(world) == earlier + 1
    undo = (await ada.slash(world.channel, "move", moves="M F5")).response
    assert deleted(world) == earlier + 2
    assert undo is not None
    await ada.click(undo, custom_id=control(undo, "retract")["custom_id"])
    assert deleted(world) == earlier + 2, "the same message shows the panel after an undo"
    await ada.click(world.card(), custom_id=play)
    assert deleted(world) == earlier + 3
    await ada.slash(world.channel, "board")
    assert deleted(world) == earlier + 3, "only panels replace panels"


async def test_a_panel_that_cannot_be_deleted_is_no_hindrance(world: World) -> None:
    await begin_game(world)
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=None)
    play = control(world.card(), "play")["custom_id"]
    for _press in range(2):
        panel = answer_of(await world.person("Ada").click(world.card(), custom_id=play))
        assert "Ada" in text_of(panel) or any(controls(panel))


async def test_a_panel_calls_its_user_when_the_turn_comes(world: World) -> None:
    """The card below it shows the board, and the panel that *Play* opens takes its place."""
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    panel = (await ada.slash(world.channel, "move", moves="M F5 ok end")).response
    assert panel is not None
    assert "play" not in map(verb_of, controls(panel)), "it is Bo's turn"
    await bo.slash(world.channel, "move", moves="M F4")
    assert "play" not in map(verb_of, controls(panel)), "it still is"
    await bo.slash(world.channel, "move", moves="ok end")
    assert EN("card-turn", name="**Ada**") in text_of(panel)
    assert [*map(verb_of, controls(panel))] == ["play"]
    assert not panel.attachments
    earlier = deleted(world)
    play = control(panel, "play")["custom_id"]
    opened = answer_of(await ada.click(panel, custom_id=play))
    assert deleted(world) == earlier + 1
    assert "**Bo** places" in text_of(opened), "what happened meanwhile"
    assert any(picks_of(opened))


@pytest.mark.parametrize("by_button", [False, True])
async def test_a_panel_goes_on_if_its_user_was_asked_before_it_could_be_shown(
    world: World, monkeypatch: pytest.MonkeyPatch, by_button: bool
) -> None:
    """Computer players are that quick."""
    await begin_game(world)
    ada, answering = world.person("Ada"), world.bot.dispatcher.answering
    line, panel = "M F5 ok end", None
    if by_button:
        panel = (await ada.slash(world.channel, "move", moves="M F5")).response
    answer = answering.answer

    async def late(*given: Any, **named: Any) -> None:
        monkeypatch.setattr(answering, "answer", answer)
        table_id, bo = (await world.table()).id, world.person("Bo").id
        await world.bot.tables.play(table_id, bo, line="M F4 ok end", interaction_id=1)
        await world.bot.publisher.rest()
        await answer(*given, **named)

    monkeypatch.setattr(answering, "answer", late)
    if panel is None:
        panel = (await ada.slash(world.channel, "move", moves=line)).response
    else:
        end = next(
            each for each in controls(panel) if each.get("label") == "Confirm and end my turn"
        )
        await ada.click(panel, custom_id=end["custom_id"])
    assert panel is not None
    assert [*map(verb_of, controls(panel))] == ["play"]


async def test_a_panel_in_which_something_is_asked_is_left_alone(world: World) -> None:
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    play = control(world.card(), "play")["custom_id"]
    panel = answer_of(await ada.click(world.card(), custom_id=play))
    waiting = answer_of(await bo.click(world.card(), custom_id=play))
    before = text_of(panel), text_of(waiting)
    await world.bot.tables.lobby.announce((await world.table()).id)
    world.bot.publisher.wake()
    await world.bot.publisher.rest()
    assert (text_of(panel), text_of(waiting)) == before


async def test_a_panel_that_cannot_go_on_is_no_hindrance(world: World) -> None:
    await begin_game(world)
    panel = (await world.person("Ada").slash(world.channel, "move", moves="M F5 ok end")).response
    before = text_of(panel)
    world.env.inject_error(
        "PATCH", "/webhooks/*/messages/@original", status=404, code=10008, times=1
    )
    await world.bot.tables.play(
        (await world.table()).id, world.person("Bo").id, line="M F4 ok end", interaction_id=1
    )
    await world.bot.publisher.rest()
    assert text_of(panel) == before
    assert not await world.waiting_rows()
    assert not world.bot.publisher.is_troubled

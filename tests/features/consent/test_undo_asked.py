"""Undo by consent: a step that cannot be taken back otherwise is, if all others agree."""

from __future__ import annotations

import json
from typing import Any

from simcord.results import InteractionResult

from bot import store
from bot.features.deadlines import rows
from bot.features.plans import rows as plans
from bot.features.records.service import FairnessService
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, alts_of, answer_of, control, controls, text_of, words_of
from tests.e2e.faults import RawPress, die_before_noting, die_before_sending
from tests.e2e.typists import Typist

EN = words_in("en")
COMPUTER = EN("name-bot", name="Nefru", bot=EN("bot-medium"))
DAY = 24 * 60 * 60


def request(world: World) -> Any:
    """Return the newest request to the table."""
    return next(post for post in reversed(world.posts()) if is_request(post))


def is_request(post: Any) -> bool:
    """Whether a post is a request to the table."""
    return EN("consent-title-undo", game="Expedition Luxor") in text_of(post)


def actions(message: Any) -> list[str]:
    """Return what the buttons of a request do."""
    return [shown["custom_id"].split(":")[-1].split("/")[0] for shown in controls(message)]


def first_button(message: Any) -> str:
    """Return the id of the first button of a request, with which one agrees."""
    return str(next(controls(message))["custom_id"])


async def press(world: World, name: str, action: str) -> InteractionResult:
    """Press a button of the newest request."""
    post = request(world)
    (custom_id,) = [
        shown["custom_id"] for shown in controls(post) if f":{action}/" in shown["custom_id"]
    ]
    return await world.person(name).click(post, custom_id=custom_id)


async def asks(world: World, name: str) -> str:
    """Let somebody try to undo and then ask the others; return the private answer."""
    person = world.person(name)
    refused = answer_of(await person.slash(world.channel, "undo"))
    result = await person.click(refused, custom_id=control(refused, "ask-undo")["custom_id"])
    return words_of(result) if result.followups else text_of(refused)


async def begin_game(world: World, *names: str, **options: Any) -> None:
    """Let everybody keep a mountain; the first is to play."""
    await world.started(*names, first_player=1, **options)
    for name in names:
        await world.person(name).slash(world.channel, "luxor keep", tile="M")


async def draws(world: World) -> str:
    """Let Ada place a tile and draw one; return the line."""
    typist = Typist(world, world.person("Ada"), Chance(1))
    line = (await typist.offered("move", "moves"))[-1]
    while not line.endswith(" ok"):
        line = (await typist.offered("move", "moves", f"{line} "))[0]
    before = await state(world)
    await world.person("Ada").slash(world.channel, "move", moves=line)
    assert await state(world) != before
    return line


async def state(world: World) -> str:
    """Return the state of the game."""
    return (await world.standing(await world.table()))[2]


async def check_proven(world: World) -> None:
    """Check that the game follows from its seed and from the moves that are left."""
    tables = world.bot.tables
    table = await world.table()
    proof = await FairnessService(tables.repository).verify(table)
    assert proof.fault is None
    again = await tables.repository.state_at(table)(table.row.ply)
    assert table.game.states.dump(again) == table.game.states.dump(table.state)
    moves = await store.moves.moves_of(tables.repository.database.reader, table.id)
    assert table.position is not None
    for seat, count in enumerate(table.position.answered):
        assert count == sum(1 for move in moves if move.seat == seat and not move.free)


async def test_a_step_that_drew_a_tile_is_taken_back_when_all_agree(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    before, ada = await state(world), world.person("Ada")
    line = await draws(world)
    drawn = await state(world)
    ids = {name: world.person(name).id for name in ("Bo", "Cleo")}
    card = world.card()
    assert await asks(world, "Ada") == EN("consent-asked")
    post = request(world)
    assert set(world.pinged(post)) == set(ids.values())
    assert EN("consent-asks-undo", name="**Ada**") in text_of(post)
    assert EN("consent-rule-undo") in text_of(post)
    assert actions(post) == ["agree", "refuse", "reopen", "withdraw"]
    await press(world, "Cleo", "agree")
    assert EN("consent-agreed", names="Cleo") in text_of(request(world))
    assert f"<@{ids['Bo']}>: do you agree?" in text_of(request(world))
    assert await state(world) == drawn
    await press(world, "Bo", "agree")

    done = request(world)
    assert done.id == post.id, "the request itself says what came of it"
    assert world.pinged(done) == [], "nobody is pinged by what is only edited"
    assert EN("consent-done-undo", name="**Ada**") in text_of(done)
    assert EN("consent-agreed", names="Bo and Cleo") in text_of(done)
    assert not actions(done)
    assert await state(world) == before
    new = world.card()
    assert new.id != card.id
    assert "took back with everybody’s consent" in text_of(new)
    for name in ("Ada", "Bo", "Zoe"):
        log = words_of(await world.person(name).slash(world.channel, "log"))
        assert "**Ada** took back with everybody’s consent" in log
    await check_proven(world)
    await ada.slash(world.channel, "move", moves=line)
    assert await state(world) == drawn, "the same tile is drawn again"
    await check_proven(world)
    assert not await world.waiting_rows()


async def test_what_others_did_since_is_taken_back_as_well(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    before, typist = await state(world), Typist(world, world.person("Ada"), Chance(1))
    await typist.take_turn(by_line=True)
    await Typist(world, world.person("Bo"), Chance(2)).take_turn(by_line=True)
    assert (await world.table()).row.turn == 3
    await asks(world, "Ada")
    facts = await store.consents.open_consent(world.bot.database.reader, (await world.table()).id)
    assert facts is not None
    count = json.loads(facts.facts)["moves"]
    assert EN("consent-later", count=count) in text_of(request(world))
    assert "**Bo**" in text_of(request(world))
    await press(world, "Bo", "agree")
    table = await world.table()
    assert table.row.turn == 1
    assert await state(world) == before
    assert f"<@{world.person('Ada').id}>" in text_of(world.card())
    assert world.pinged(world.card()) == [world.person("Ada").id], "she is called once"
    waiting = await rows.waiting_for(world.bot.database.reader, world.person("Ada").id)
    assert [row.table_id for row in waiting] == [table.id]
    await check_proven(world)
    await world.restart()
    assert await state(world) == before
    await typist.take_turn(by_line=True)
    await Typist(world, world.person("Bo"), Chance(2)).take_turn(by_line=True)
    await check_proven(world)


async def test_one_refusal_ends_it(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    await draws(world)
    drawn = await state(world)
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    await press(world, "Cleo", "refuse")
    assert EN("consent-refused", by="**Cleo**") in text_of(request(world))
    assert not actions(request(world))
    assert await state(world) == drawn
    await asks(world, "Ada")
    assert len([post for post in world.posts() if is_request(post)]) == 2


async def test_an_answer_can_be_changed_until_it_is_decided(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    await draws(world)
    drawn = await state(world)
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    await press(world, "Bo", "agree")
    await press(world, "Bo", "reopen")
    await press(world, "Cleo", "agree")
    assert await state(world) == drawn, "Bo has taken his answer back"
    assert EN("consent-agreed", names="Cleo") in text_of(request(world))
    assert words_of(await press(world, "Ada", "agree")) == EN("refused-consent-own")
    assert words_of(await press(world, "Bo", "withdraw")) == EN(
        "refused-consent-not-yours", name="Ada"
    )
    assert words_of(await press(world, "Zoe", "agree")) == EN("refused-not-seated")
    post, stale = request(world), first_button(request(world))
    await press(world, "Ada", "withdraw")
    assert EN("consent-withdrawn", name="**Ada**") in text_of(request(world))
    late = RawPress(world, world.person("Bo"), post, stale)
    assert words_of(await late.answered()) == EN("refused-consent-settled")
    assert await state(world) == drawn


async def test_the_request_lapses_when_the_game_goes_on(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await draws(world)
    await asks(world, "Ada")
    await world.person("Ada").slash(world.channel, "move", moves="end")
    assert EN("consent-lapsed") in text_of(request(world))
    assert not actions(request(world))


async def test_only_one_request_is_open_at_a_time(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await draws(world)
    await world.person("Ada").slash(world.channel, "move", moves="end")
    await asks(world, "Ada")
    assert await asks(world, "Bo") == EN("refused-consent-open", name="Ada")
    await world.env.advance_time(3 * DAY + 600)
    assert EN("consent-old") in text_of(request(world))
    assert await asks(world, "Bo") == EN("consent-asked")


async def test_a_restart_in_the_middle_keeps_the_request(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    before = await state(world)
    await draws(world)
    await asks(world, "Ada")
    await press(world, "Cleo", "agree")
    await world.restart()
    post = request(world)
    await press(world, "Bo", "agree")
    assert request(world).id == post.id
    assert await state(world) == before


async def test_a_request_is_posted_once_whenever_the_process_dies(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await draws(world)
    for die in (die_before_sending, die_before_noting):
        before = len(world.posts())
        refused = answer_of(await world.person("Ada").slash(world.channel, "undo"))
        die(world)
        button = control(refused, "ask-undo")["custom_id"]
        await world.person("Ada").click(refused, custom_id=button)
        await world.restart()
        await world.later()
        assert len(world.posts()) == before + 1
        assert world.pinged(request(world)) == [world.person("Bo").id]
        await press(world, "Bo", "refuse")
        assert EN("consent-refused", by="**Bo**") in text_of(request(world))


async def test_a_request_whose_post_was_deleted_is_shown_again(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    before = await state(world)
    await draws(world)
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    first = request(world)
    world.env.backend.delete_message(first.channel.id, first.id)
    assert await asks(world, "Ada") == EN("consent-asked")
    again = request(world)
    assert again.id != first.id
    assert world.pinged(again) == [], "all were pinged once"
    assert EN("consent-agreed", names="Bo") in text_of(again)
    await press(world, "Cleo", "agree")
    assert await state(world) == before


async def test_who_leaves_is_no_longer_asked(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    before = await state(world)
    await draws(world)
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    await world.person("Cleo").slash(world.channel, "game leave", computer="medium")
    assert EN("consent-done-undo", name="**Ada**") in text_of(request(world))
    assert await state(world) == before


async def test_it_ends_when_the_asker_leaves_or_the_game_ends(world: World) -> None:
    await begin_game(world, "Ada", "Bo", "Cleo")
    await world.person("Bo").slash(world.channel, "undo")
    await draws(world)
    await world.person("Ada").slash(world.channel, "move", moves="end")
    await asks(world, "Ada")
    await world.person("Ada").slash(world.channel, "game leave", computer="medium")
    assert EN("consent-left", name="**Ada**") in text_of(request(world))
    await asks(world, "Cleo")
    await world.abandon()
    assert EN("consent-over") in text_of(request(world))


async def test_computers_agree_at_once(world: World) -> None:
    await begin_game(world, "Ada", bots=("medium",))
    before = await state(world)
    await draws(world)
    assert EN("undone") in await asks(world, "Ada")
    assert EN("consent-done-undo", name="**Ada**") in text_of(request(world))
    assert EN("consent-computers", names=COMPUTER) in text_of(request(world))
    assert await state(world) == before


async def test_a_button_that_is_out_of_date_asks_nothing(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    ada = world.person("Ada")
    refused = answer_of(await ada.slash(world.channel, "undo"))
    assert text_of(refused).startswith(EN("refused-nothing-to-undo", reason="shown"))
    button = control(refused, "ask-undo")["custom_id"]
    await ada.slash(world.channel, "move", moves="Cd F5")
    await ada.click(refused, custom_id=button)
    assert EN("refused-stale") in text_of(refused)
    assert not [post for post in world.posts() if is_request(post)]


async def test_the_request_tells_nothing_of_what_others_do_in_secret(world: World) -> None:
    """Bo begins his turn before Ada asks, while she asks, or not at all: all posts are the same."""
    seen = list[list[str]]()
    for when in ("before", "meanwhile", "never"):
        channel = world.guild.create_text_channel(when)
        table = await world.started(
            "Ada", "Bo", "Cleo", game="explorers", seed="tie 7", channel=channel,
            drawn_landscape=True, first_player=1,
        )  # fmt: skip
        ada, bo, cleo = (world.person(name) for name in ("Ada", "Bo", "Cleo"))

        async def begins(at: Any = channel, who: Any = bo) -> None:
            latest = await world.table(at)
            asked = latest.view(1).decision
            assert asked is not None
            line = next(latest.game.format(move) for move in asked.moves if move.kind != "commit")
            before = await world.standing(latest)
            await who.slash(at, "move", moves=line)
            assert (await world.standing(latest))[1] > before[1]

        asked = table.view(0).decision
        assert asked is not None
        start = await world.standing(table)
        await ada.slash(channel, "move", moves=table.game.format(asked.moves[0]))
        if when == "before":
            await begins()
        refused = answer_of(await ada.slash(channel, "undo"))
        await ada.click(refused, custom_id=control(refused, "ask-undo")["custom_id"])
        told = [text_of(refused)]
        if when == "meanwhile":
            await begins()
        post = world.posts(channel)[-1]
        told.append(text_of(post))
        agree = first_button(post)
        for person in (bo, cleo):
            await person.click(post, custom_id=agree)
        told += [text_of(post) for post in world.posts(channel)]
        told.append(words_of(await cleo.slash(channel, "log")))
        seen.append([text.replace(f"table {table.id}", "") for text in told])
        assert (await world.standing(table))[1] == start[1]
        again = (await world.table(channel)).view(None).decision
        assert again == table.view(None).decision
        await world.abandon(channel)
    assert seen[0] == seen[1] == seen[2]


async def test_a_plan_is_held_and_hands_follow(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    hand = alts_of(world.letters("Ada")[-1])
    await draws(world)
    await world.person("Ada").slash(world.channel, "move", moves="end")
    assert alts_of(world.letters("Ada")[-1]) != hand
    table = await world.table()
    async with world.bot.database.writing() as tx:
        await plans.set_plan(tx, table.id, 0, ["end"])
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    assert alts_of(world.letters("Ada")[-1]) != hand, "only the end of the turn is taken back"
    plan = await plans.plan_of(world.bot.database.reader, table.id, 0)
    assert plan.held == "consent"
    panel = words_of(await world.person("Ada").slash(world.channel, "plan"))
    assert EN("plan-held-consent") in panel
    assert (await world.table()).row.turn == 1
    await asks(world, "Ada")
    await press(world, "Bo", "agree")
    assert alts_of(world.letters("Ada")[-1]) == hand
    await check_proven(world)

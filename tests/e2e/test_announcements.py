"""One post for each turn that passes, one ping for those who are to act, whatever Discord does."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot import store
from bot.delivery import pauses
from bot.texts import words_in
from engines.core import Chance
from render import files
from tests.e2e.driver import (
    PAUSE,
    ButtonPlayer,
    World,
    answer_of,
    begin_game,
    control,
    picks_of,
    text_of,
)
from tests.e2e.faults import (
    RawPress,
    break_after_posting,
    die_before_sending,
    messages_of,
    repair,
)

EN = words_in("en")


def tried(world: World, nonce: str) -> int:
    """Return how often the bot has tried to send the message with this nonce."""
    bodies = [request.json for request in world.env.http_requests if request.method == "POST"]
    return sum(body.get("nonce") == nonce for body in bodies if isinstance(body, dict))


def allowed(world: World) -> list[int]:
    """Return whom the newest post in the channel may ping."""
    path = f"/channels/{world.channel.id}/messages"
    sent = [request.json or {} for request in world.env.http_requests if request.path == path]
    mentions = sent[-1]["allowed_mentions"]
    assert mentions["parse"] == []
    return [int(user) for user in mentions["users"]]


async def ending(world: World) -> RawPress:
    """Return the press with which Ada ends her turn, not sent yet."""
    panel = (await world.person("Ada").slash(world.channel, "move", moves="M F5")).response
    end = picks_of(panel)[-1]["custom_id"]
    return RawPress(world, world.person("Ada"), panel, end)


def unreachable(world: World, *, times: int | None, status: int = 503) -> None:
    """Make Discord's servers fail when the bot posts in the channel."""
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=status, times=times)


async def test_a_card_that_discord_failed_to_take_comes_later_once(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    unreachable(world, times=None, status=500)
    press.send()
    await world.env.advance_time(0)
    (card,) = await world.waiting_rows()
    assert card.kind == "card"
    assert (await world.table()).row.turn == 2, "the turn has passed all the same"
    assert EN("panel-waiting", names="**Bo**") in press.edits()[-1], "and Ada has her answer"
    for _failed in range(2):
        await world.later()
        assert len(world.posts()) == posts
    (card,) = await world.waiting_rows()
    assert card.attempts >= 3
    repair(world)
    await world.later()
    assert tried(world, card.nonce) == card.attempts + 1
    assert len(world.posts()) == posts + 1
    assert "**Ada** places" in text_of(world.card())
    assert not await world.waiting_rows()


async def test_a_card_that_is_overtaken_while_it_waits_is_merged_into_the_newest(
    world: World,
) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    unreachable(world, times=None)
    press.send()
    await world.later()
    await world.person("Bo").slash(world.channel, "move", moves="M F4 ok end")
    assert (await world.table()).row.turn == 3
    assert len(world.posts()) == posts
    assert [row.kind for row in await world.waiting_rows()] == ["card", "card"]
    repair(world)
    await world.later()
    (card,) = world.posts()[posts:]
    assert text_of(card).index("**Ada** places") < text_of(card).index("**Bo** places")
    assert world.pinged(card) == [world.person("Ada").id], "Bo has played already"
    assert not await world.waiting_rows()


async def test_a_call_is_never_given_up(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("SHORTEST", "LONGEST", "COMPARE_EVERY"):
        monkeypatch.setattr(pauses, limit, 4 * PAUSE)
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    unreachable(world, times=None, status=429)
    press.send()
    caplog.clear()
    for _try in range(15):  # a day
        await world.env.advance_time(6 * PAUSE)
    assert len(world.posts()) == posts
    (card,) = await world.waiting_rows()
    assert card.kind == "card"
    assert card.attempts == tried(world, card.nonce)
    assert 10 < card.attempts < 40
    lines = [record for record in caplog.records if record.name.startswith("bot")]
    assert len(lines) < 20, "the log of a day"
    repair(world)
    await world.env.advance_time(6 * PAUSE)
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [world.person("Bo").id]
    assert not await world.waiting_rows()


@pytest.mark.parametrize("status", [401, 408, 429, 500, 502, 503])
async def test_what_passes_is_waited_for(world: World, status: int) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    unreachable(world, times=None, status=status)
    press.send()
    await world.env.advance_time(0)
    assert len(world.posts()) == posts
    repair(world)
    await world.later()
    assert len(world.posts()) == posts + 1
    assert not await world.waiting_rows()


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), aiohttp.ClientPayloadError(), TimeoutError()]
)
async def test_a_post_that_arrived_although_the_connection_broke_is_not_repeated(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Also when Discord has forgotten its nonce: here it never remembers one."""
    await begin_game(world, "Ada", "Bo")
    # Where Ada's answer is drawn more slowly than the post, it would be tried again at once.
    monkeypatch.setattr(world.bot.publisher, "hurry", lambda *_given: None)
    posts, press = len(world.posts()), await ending(world)
    broken = break_after_posting(monkeypatch, messages_of(world.channel), error)
    press.send()
    await world.env.advance_time(0)
    assert broken == ["POST"]
    assert len(world.posts()) == posts + 1
    assert (await world.table()).row.card_message_id != world.card().id, "nobody knows it yet"
    await world.later()
    assert broken == ["POST"]
    assert len(world.posts()) == posts + 1
    assert (await world.table()).row.card_message_id == world.card().id
    assert not await world.waiting_rows()
    await world.abandon()
    assert "**Ada** places" in text_of(world.card()), "what it told stays in it"


async def test_an_edit_that_discord_failed_to_take_comes_later(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    ada, card = world.person("Ada"), world.card()
    panel = answer_of(await ada.click(card, custom_id=control(card, "play")["custom_id"]))
    path = f"/channels/{world.channel.id}/messages/{card.id}"
    world.env.inject_error("PATCH", path, status=502, times=None)
    _, play = sorted(world.env.backend.interactions.items())[-1]
    by_press = f"/webhooks/*/{play.token}/messages/@original"
    world.env.inject_error("PATCH", by_press, status=404, code=10015, times=None)
    RawPress(world, ada, panel, picks_of(panel)[0]["custom_id"]).send()
    await world.env.advance_time(0)
    assert "**Ada** has chosen" not in text_of(world.card())
    repair(world)
    await world.later()
    assert "**Ada** has chosen" in text_of(world.card())
    assert len(world.posts()) == 2


async def test_a_private_message_that_failed_holds_up_no_call(world: World) -> None:
    ada = world.person("Ada")
    channel = world.env.backend.get_dm_channel(ada.id)
    await ada.slash(world.channel, "game new", game="luxor")
    await world.person("Bo").slash(world.channel, "game join")
    start = RawPress(world, ada, world.card(), control(world.card(), "start")["custom_id"])
    path = f"/channels/{channel.id}/messages"
    world.env.inject_error("POST", path, status=503, times=None)
    start.send()
    await world.env.advance_time(0)
    assert not world.letters("Ada")
    assert world.pinged(world.card()) == [ada.id, world.person("Bo").id]
    repair(world)
    await world.later()
    assert len(world.letters("Ada")) == len(world.letters("Bo")) == 1
    assert len(world.posts()) == 2
    assert not await world.waiting_rows()


async def test_a_private_channel_that_is_unknown_does_not_touch_the_table(world: World) -> None:
    """Error 10003, which ends a table if it comes from the table's own channel."""
    ada = world.person("Ada")
    path = f"/channels/{world.env.backend.get_dm_channel(ada.id).id}/messages"
    world.env.inject_error("POST", path, status=404, code=10003, times=1)
    await world.started("Ada", "Bo", first_player=1)
    assert (await world.table()).row.status == "running"
    assert control(world.card(), "play")
    await world.later()
    assert len(world.letters("Ada")) == 1
    assert not await world.waiting_rows()


async def test_a_channel_that_is_only_said_to_be_unknown_ends_no_table(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    world.env.inject_error("POST", messages_of(world.channel), status=404, code=10003, times=1)
    press.send()
    await world.env.advance_time(0)
    assert (await world.table()).row.status == "running"
    await world.later()
    assert len(world.posts()) == posts + 1


async def test_a_call_that_was_lost_is_put_back(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    posts = len(world.posts())
    die_before_sending(world)
    await (await ending(world)).answered()
    async with world.bot.database.writing() as tx:
        await tx.run("delete from outbox where sent_at is null")
    await world.restart()
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [world.person("Bo").id]
    assert "**Ada** places" in text_of(world.card())
    await world.later()
    assert len(world.posts()) == posts + 1, "and only once"


async def test_a_card_that_waits_with_a_view_of_an_older_version_calls_all_the_same(
    world: World,
) -> None:
    await begin_game(world, "Ada", "Bo")
    posts = len(world.posts())
    die_before_sending(world)
    await (await ending(world)).answered()
    async with world.bot.database.writing() as tx:
        older = "json_set(payload, '$.view', '{\"board\": 1}')"
        await tx.run(f"update outbox set payload = {older} where sent_at is null")
    await world.restart()
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [world.person("Bo").id]
    assert "**Ada** places" in text_of(world.card())
    assert not await world.waiting_rows()


async def test_a_table_that_cannot_be_read_keeps_no_other_call_from_being_put_back(
    world: World,
) -> None:
    await begin_game(world, "Ada", "Bo")
    posts = len(world.posts())
    die_before_sending(world)
    await (await ending(world)).answered()
    async with world.bot.database.writing() as tx:
        await tx.run("delete from outbox where sent_at is null")
        # Its game is not among the bot's any more, and it is looked at first.
        table_id = await store.tables.create_table(
            tx, guild_id=1, channel_id=1, game="gone", ruleset=1, content_hash="", options="{}",
            host_id=1, locale="en", now=0, status="running",
        )  # fmt: skip
        await store.tables.bump(tx, table_id, 0, now=0, asks="1:0")
        await tx.run("update game_table set id = -1 where id = ?", (table_id,))
    await world.restart()
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [world.person("Bo").id]


async def test_a_computer_of_which_nobody_thinks_is_woken(world: World) -> None:
    await world.started("Ada", bots=("random",), first_player=1)
    await world.person("Ada").slash(world.channel, "luxor keep", tile="M")
    die_before_sending(world)
    await (await ending(world)).answered()
    async with world.bot.database.writing() as tx:
        await tx.run("delete from outbox where sent_at is null")
    assert (await world.table()).bots_to_act()
    await world.restart()
    assert not (await world.table()).bots_to_act()
    assert world.pinged(world.card()) == [world.person("Ada").id]


async def test_a_lobby_that_arrived_unseen_is_edited_not_repeated(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = break_after_posting(
        monkeypatch, messages_of(world.channel), aiohttp.ServerDisconnectedError()
    )
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert broken == ["POST"]
    await world.person("Bo").slash(world.channel, "game join")
    await world.later()
    (lobby,) = world.posts()
    assert "Bo" in text_of(lobby)
    assert not await world.waiting_rows()


async def test_what_could_not_be_noted_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full from the moment of a card on; nothing is sent until it is noted."""
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)

    async def full(*_given: Any) -> None:
        raise store.errors.StoreUnavailable(world.database, "full")

    with monkeypatch.context() as disk:
        disk.setattr(store.outbox, "mark_sent", full)
        press.send()
        await world.env.advance_time(0)
        sent = len(world.env.http_requests)
        for _try in range(5):
            await world.later()
        assert len(world.posts()) <= posts + 1
        assert len(world.env.http_requests) == sent
    await world.later()
    assert len(world.posts()) == posts + 1
    assert not await world.waiting_rows()
    assert (await world.table()).row.card_message_id == world.card().id


@pytest.mark.threads
async def test_stopping_in_the_middle_of_sending_leaves_the_rest_for_the_next_process(
    world: World,
) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    publisher, closing = world.bot.publisher, list[asyncio.Task[None]]()
    send = publisher._private_messages.send

    async def stopped(*given: Any, **named: Any) -> None:
        if not closing:
            closing.append(asyncio.create_task(publisher.close()))
        await send(*given, **named)

    publisher._private_messages.send = stopped  # type: ignore[method-assign]
    await press.answered()
    (task,) = closing
    assert task.done()
    assert "card" in [row.kind for row in await world.waiting_rows()]
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert "publisher" not in names, "nothing goes on in a process that stops"
    assert len(world.posts()) == posts
    await world.restart()
    await world.env.settle()
    assert not await world.waiting_rows()
    assert len(world.posts()) == posts + 1


async def test_every_passing_of_the_turn_is_one_post_and_one_ping(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor", options="first_player=1")
    await bo.slash(world.channel, "game join")
    await ada.slash(world.channel, "game add-computer", kind="random")
    assert [world.pinged(post) for post in world.posts()] == [[]], "a lobby pings nobody"
    await ada.slash(world.channel, "game start")
    assert world.pinged(world.card()) == [ada.id, bo.id], "all who choose, but no bot"
    players = {
        ada.id: ButtonPlayer(world, ada, Chance(1)),
        bo.id: ButtonPlayer(world, bo, Chance(2)),
    }
    await players[ada.id].take_turn()
    assert len(world.posts()) == 2, "a choice in between edits the card"
    await players[bo.id].take_turn()
    for _turn in range(6):
        table = await world.table()
        actor, posts = await world.acting(table), len(world.posts())
        assert world.pinged(world.card()) == [actor.id]
        assert text_of(world.card()).count("<@") == 1
        assert allowed(world) == [actor.id]
        await players[actor.id].take_turn()
        assert len(world.posts()) == posts + 1
    for post in world.posts():
        stored = world.env.backend.messages[world.channel.id][post.id]
        assert not stored.mention_everyone
        assert not stored.ping_role_ids


async def test_the_last_card_pings_nobody(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    await world.abandon()
    card = world.card()
    requests = [
        request for request in world.env.http_requests if request.path.endswith(f"/{card.id}")
    ]
    assert (requests[-1].json or {}).get("allowed_mentions", {}).get("users", []) == []
    assert "<@" not in text_of(card)


async def test_a_name_can_ping_nobody_and_break_no_layout(world: World) -> None:
    bo = world.person("Bo")
    odd = f"**@everyone** <@{bo.id}> `x` [y](http://z) \u202e\n# head"
    user = world.env.create_user("odd", global_name=odd)
    world.people["odd"] = world.guild.add_member(user)
    await world.started("odd", "Bo", first_player=1)
    for name in ("odd", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    await world.person("odd").slash(world.channel, "move", moves="M F5 ok end")
    posted = "\n".join(text_of(post) for post in world.posts())
    for trap in ("@everyone", "`x`", "[", "http://z)", "\u202e", "\n# head"):
        assert trap not in posted
    assert world.pinged(world.card()) == [bo.id]
    assert text_of(world.card()).count(f"<@{bo.id}>") == 1


async def test_a_card_that_cannot_be_drawn_is_posted_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_given: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(files, "draw", broken)
    await begin_game(world, "Ada", "Bo")
    await (await ending(world)).answered()
    card = world.card()
    assert not card.attachments
    assert EN("card-no-picture") in text_of(card)
    assert "**Ada** places" in text_of(card)
    assert world.pinged(card) == [world.person("Bo").id]
    assert not await world.waiting_rows()
    kinds = [record.getMessage().split(" not drawn")[0] for record in caplog.records]
    assert kinds.count("table 1: board") == 1
    caplog.clear()

"""One post for each turn that passes, one ping for those who are to act, whatever Discord does."""

from __future__ import annotations

import asyncio

from bot import store
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import PATIENCE, ButtonPlayer, World, control, picks_of, text_of
from tests.e2e.faults import RawPress, repair

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


async def begin_game(world: World, *names: str) -> None:
    """Seat people and let them choose their tiles; the first is to play."""
    await world.started(*names, first_player=1)
    for name in names:
        await world.person(name).slash(world.channel, "luxor keep", tile="M")


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
    unreachable(world, times=3, status=500)
    press.send()
    await world.env.advance_time(0)
    (card,) = await world.waiting_rows()
    assert (card.kind, card.attempts) == ("card", 1)
    assert (await world.table()).row.turn == 2, "the turn has passed all the same"
    assert EN("panel-waiting", names="**Bo**") in press.edits()[-1], "and Ada has her answer"
    await world.env.advance_time(6)
    assert len(world.posts()) == posts
    await world.env.advance_time(60)
    assert tried(world, card.nonce) == 4
    assert len(world.posts()) == posts + 1
    assert "Ada places" in text_of(world.card())
    assert not await world.waiting_rows()


async def test_later_news_waits_for_earlier_news(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    world.env.settle_timeout = PATIENCE / 2  # much shorter than the wait after ten minutes
    unreachable(world, times=None)
    press.send()
    await world.env.advance_time(600)
    await world.person("Bo").slash(world.channel, "move", moves="M F4 ok end")
    assert (await world.table()).row.turn == 3
    assert len(world.posts()) == posts
    kinds = [row.kind for row in await world.waiting_rows()]
    assert kinds[0] == kinds[-1] == "card"
    repair(world)
    await world.env.advance_time(300)
    first, second = (text_of(post) for post in world.posts()[posts:])
    assert "Ada places" in first
    assert "Ada places" not in second
    assert "Bo places" in second
    assert not await world.waiting_rows()


async def test_what_discord_never_takes_is_given_up_and_the_game_goes_on(world: World) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    unreachable(world, times=None)
    press.send()
    await world.env.advance_time(3 * 60 * 60)
    assert not await world.waiting_rows()
    assert len(world.posts()) == posts
    repair(world)
    await world.person("Bo").slash(world.channel, "move", moves="M F4 ok end")
    assert len(world.posts()) == posts + 1
    assert "Bo places" in text_of(world.card())


async def test_an_edit_that_discord_failed_to_take_comes_later(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    ada, card = world.person("Ada"), world.card()
    panel = (await ada.click(card, custom_id=control(card, "play")["custom_id"])).response
    path = f"/channels/{world.channel.id}/messages/{card.id}"
    world.env.inject_error("PATCH", path, status=502, times=2)
    RawPress(world, ada, panel, picks_of(panel)[0]["custom_id"]).send()
    await world.env.advance_time(0)
    assert "Ada has chosen" not in text_of(world.card())
    await world.env.advance_time(5)
    assert "Ada has chosen" in text_of(world.card())
    assert len(world.posts()) == 2


async def test_a_private_message_that_failed_comes_later_once(world: World) -> None:
    ada = world.person("Ada")
    channel = world.env.backend.get_dm_channel(ada.id)
    await ada.slash(world.channel, "game new", game="luxor")
    await world.person("Bo").slash(world.channel, "game join")
    start = RawPress(world, ada, world.card(), control(world.card(), "start")["custom_id"])
    path = f"/channels/{channel.id}/messages"
    world.env.inject_error("POST", path, status=503, times=2)
    start.send()
    await world.env.advance_time(0)
    assert not world.letters("Ada")
    assert len(world.posts()) == 1, "the card waits for its turn"
    await world.env.advance_time(5)
    assert len(world.letters("Ada")) == len(world.letters("Bo")) == 1
    assert len(world.posts()) == 2
    assert not await world.waiting_rows()


async def test_stopping_in_the_middle_of_sending_leaves_the_rest_for_the_next_process(
    world: World,
) -> None:
    await begin_game(world, "Ada", "Bo")
    posts, press = len(world.posts()), await ending(world)
    publisher, closing = world.bot.publisher, list[asyncio.Task[None]]()
    hand = publisher._handlers["hand"]

    async def stopped(row: store.OutboxRow, table: object) -> None:
        if not closing:
            closing.append(asyncio.create_task(publisher.close()))
        await hand(row, table)  # type: ignore[arg-type]

    publisher._handlers["hand"] = stopped
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
    await world.person("Ada").slash(world.channel, "game abandon", confirm=True)
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
    for trap in ("@everyone", "`", "[", "http://z)", "\u202e", "\n# head"):
        assert trap not in posted
    assert world.pinged(world.card()) == [bo.id]
    assert text_of(world.card()).count(f"<@{bo.id}>") == 1

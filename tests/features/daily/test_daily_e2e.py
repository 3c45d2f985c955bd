"""The daily challenge in Discord: opened anywhere, played in private, told to nobody too early.

Played with Solo toy, whose pictures are blank.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot import store
from bot.client import ExpeditionBot
from bot.delivery import pauses
from bot.tables import Table
from bot.texts import LOCALES, words_in
from tests.core.solo_toy import SoloToy
from tests.core.solo_words import WORDS
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress, die_before_noting, die_before_sending, messages_of
from tests.features.daily.services import dailies_of
from tests.shown import shown

GAME = SoloToy()
EN = words_in("en")
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def _solo_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(
    database: Path, simcord_bot: ExpeditionBot, _solo_can_be_shown: None
) -> ExpeditionBot:
    """Return a bot whose only game is Solo toy."""
    return ExpeditionBot(database, {"solo": GAME})


@pytest.fixture(autouse=True)
async def _begin_at_noon(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a whole day begin twelve hours ago, whatever the simulated Discord begins with.

    The bot looks after its tables a few times a day only: the simulated clock stops at each time.
    """
    monkeypatch.setattr(pauses, "COMPARE_EVERY", DAY.total_seconds() / 4)
    now = world.env.now()
    noon = now.replace(hour=12, minute=0, second=0, microsecond=0) + DAY
    await world.env.advance_time((noon - now).total_seconds())


def elsewhere(world: World, *names: str) -> tuple[ChannelHandle, dict[str, MemberActor]]:
    """Return a channel of a second server, and people of the first as its members."""
    guild = world.env.create_guild("Another Club")
    members = {name: guild.add_member(world.person(name).user) for name in names}
    return guild.create_text_channel("general"), members


async def press(actor: Any, message: Any, label: str) -> None:
    """Press a button of a panel that answers its question."""
    pick = next(pick for pick in picks_of(message) if pick["label"] == label)
    await actor.click(message, custom_id=pick["custom_id"])


async def finish(world: World, name: str, channel: ChannelHandle | None = None) -> Any:
    """Open today's challenge and play it to its end by buttons; return the panel."""
    actor = world.person(name)
    panel = answer_of(await actor.slash(channel or world.channel, "daily"))
    while picks_of(panel):
        for label in ("Pack 1", "Go"):
            if any(pick["label"] == label for pick in picks_of(panel)):
                await press(actor, panel, label)
    return panel


async def daily_of(world: World, name: str) -> Table:
    """Return somebody's game of today's challenge."""
    today = world.bot.tables.repository.today()
    return await dailies_of(world.bot.tables).of("solo", today, world.person(name).id)


async def test_erasing_oneself_gives_no_second_try(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "daily")
    table = await daily_of(world, "Ada")
    shown = answer_of(await ada.slash(world.channel, "my-data"))
    for verb in ("data-ask", "data-erase"):
        done = await ada.click(shown, custom_id=control(shown, verb)["custom_id"])
        shown = answer_of(done)
    assert words_of(done) == EN("data-erased")
    for channel in (world.channel, world.guild.create_text_channel("side")):
        answer = words_of(await ada.slash(channel, "daily"))
        assert answer == EN("refused-daily-erased")
    rows = await world.bot.database.reader.rows("select id from game_table")
    assert rows == [(table.id,)]


async def test_a_whole_game_from_many_places_with_a_restart(world: World) -> None:
    ada, side = world.person("Ada"), world.guild.create_text_channel("side")
    far, members = elsewhere(world, "Ada")
    panel = answer_of(await ada.slash(world.channel, "daily"))
    assert panel.ephemeral
    assert "the same for everybody" in text_of(panel)
    assert re.search(r"<t:\d+:R>", text_of(panel))
    await press(ada, panel, "Pack 1")
    text = text_of(panel)
    assert text.index("the same for everybody") < text.index(EN("panel-came"))
    table = await daily_of(world, "Ada")
    assert table.row.ply == 1
    await world.restart()
    assert (await daily_of(world, "Ada")).state == table.state
    await press(ada, panel, "Go")
    for actor, channel in ((ada, side), (members["Ada"], far)):
        panel = answer_of(await actor.slash(channel, "daily"))
        for label in ("Pack 1", "Go"):
            await press(actor, panel, label)
    panel = answer_of(await ada.user.slash("daily"))
    assert (await daily_of(world, "Ada")).id == table.id
    for label in ("Pack 1", "Go"):
        await press(ada.user, panel, label)
    assert "you have finished it" in text_of(panel)
    assert verb_of([*controls(panel)][-1]) == "daily-results", "below all other buttons"
    assert (await daily_of(world, "Ada")).outcome is not None
    (post,) = world.posts()
    assert "**Ada** has finished it." in text_of(post)
    assert not world.posts(side)
    assert not world.posts(far)
    assert not world.letters("Ada")
    assert not world.pinged(post)
    assert not post.attachments
    rows = await world.bot.database.reader.rows("select id from game_table")
    assert len(rows) == 1


async def test_it_leaves_the_channel_free(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "daily")
    await world.person("Bo").slash(world.channel, "daily")
    assert not world.posts()
    table = await world.started("Ada", game="solo")
    assert table.daily is None
    await ada.slash(world.channel, "daily")
    assert (await daily_of(world, "Ada")).row.ply == 0
    listed = words_of(await ada.slash(world.channel, "game list"))
    assert listed.count("Solo") == 1


async def test_two_people_stand_in_one_post_and_on_one_board(world: World) -> None:
    await finish(world, "Ada")
    (first,) = world.posts()
    refused = await world.person("Bo").click(first, label=EN("button-results"))
    assert words_of(refused) == EN("refused-daily-unplayed")
    opened = await world.person("Bo").click(first, label=EN("button-daily"))
    assert picks_of(answer_of(opened))
    panel = await finish(world, "Bo")
    (post,) = world.posts()
    assert post.id == first.id
    assert "**Ada** has finished it.\n**Bo** has finished it." in text_of(post)
    states = [(await daily_of(world, name)).state for name in ("Ada", "Bo")]
    assert states[0] == states[1], "the same start and the same moves"
    board = answer_of(
        await world.person("Bo").click(
            panel, custom_id=control(panel, "daily-results")["custom_id"]
        )
    )
    assert board.ephemeral
    text = text_of(board)
    assert "1\\. Ada · " in text
    assert "1\\. **Bo** · " in text
    assert EN("daily-standing", place=1, count=2) in text
    again = words_of(await world.person("Ada").slash(world.channel, "daily"))
    assert "1\\. **Ada** · " in again
    ids = [option["value"] for option in control(board, "daily-look")["options"]]
    seen = answer_of(
        await world.person("Bo").select(
            board, ids[:1], custom_id=control(board, "daily-look")["custom_id"]
        )
    )
    assert EN("card-title-over", game="Solo") in text_of(seen)
    shown = {verb_of(each) for each in controls(seen)}
    assert shown == {"text", "log", "replay", "steps", "record"}
    log = await world.person("Bo").click(seen, custom_id=control(seen, "log")["custom_id"])
    assert "packs 1" in words_of(log)
    record = await world.person("Bo").click(seen, custom_id=control(seen, "record")["custom_id"])
    assert words_of(record) == EN("refused-daily-record")
    await world.env.advance_time(DAY.total_seconds())
    record = await world.person("Bo").click(seen, custom_id=control(seen, "record")["custom_id"])
    assert answer_of(record).message.attachments


async def test_both_finish_at_the_same_time(world: World) -> None:
    """What waits for the channel is sent for both games at once, and there is one post."""
    die_before_sending(world)
    for name in ("Ada", "Bo", "Cleo"):
        await finish(world, name)
    assert len(await world.waiting_rows()) == 3
    await world.restart()
    (post,) = world.posts()
    assert [name in text_of(post) for name in ("Ada", "Bo", "Cleo")] == [True] * 3
    assert not await world.waiting_rows()


async def test_a_post_is_found_again_though_the_process_died(world: World) -> None:
    die_before_noting(world)
    await finish(world, "Ada")
    assert len(world.posts()) == 1
    await world.restart()
    assert not await world.waiting_rows()
    await finish(world, "Bo")
    (post,) = world.posts()
    assert "**Bo**" in text_of(post)


async def test_a_post_that_somebody_deleted_comes_again(world: World) -> None:
    await finish(world, "Ada")
    (post,) = world.posts()
    world.env.backend.delete_message(world.channel.id, post.id)
    await finish(world, "Bo")
    (again,) = world.posts()
    assert "**Ada**" in text_of(again)
    assert "**Bo**" in text_of(again)


async def test_where_the_bot_may_not_write_nothing_waits(world: World) -> None:
    world.env.inject_error("POST", messages_of(world.channel), status=403, code=50013, times=None)
    panel = await finish(world, "Ada")
    assert "you have finished it" in text_of(panel)
    assert not await world.waiting_rows()
    assert not world.bot.publisher.is_troubled


async def test_a_deleted_channel_takes_no_challenge_with_it(world: World) -> None:
    side, ada = world.guild.create_text_channel("side"), world.person("Ada")
    await ada.slash(side, "daily")
    world.env.backend.delete_channel(side.id)
    await world.env.settle()
    await finish(world, "Ada")
    table = await daily_of(world, "Ada")
    assert table.row.status == "finished"
    assert not world.posts()
    assert not await world.waiting_rows()


async def test_what_is_opened_in_direct_messages_is_told_nowhere(world: World) -> None:
    ada = world.person("Ada")
    panel = answer_of(await ada.user.slash("daily"))
    hand = await ada.user.click(panel, custom_id=control(panel, "hand")["custom_id"])
    assert "<#" not in words_of(hand)
    while picks_of(panel):
        await press(ada.user, panel, picks_of(panel)[0]["label"])
    assert not world.posts()
    board = words_of(await ada.user.slash("daily"))
    assert "**Ada**" in board
    best = words_of(await ada.user.slash("solo"))
    assert "Ada" in best
    refused = await ada.user.slash("solo", person=world.person("Bo").user)
    assert words_of(refused) == EN("refused-alone-own")


# --- days ------------------------------------------------------------------------------


async def test_over_midnight(world: World) -> None:
    ada = world.person("Ada")
    panel = answer_of(await ada.slash(world.channel, "daily"))
    first = await daily_of(world, "Ada")
    await world.env.advance_time(DAY.total_seconds() / 2)
    asked = answer_of(await ada.slash(world.channel, "daily"))
    assert EN("daily-choice") in text_of(asked)
    today, yesterday = (part["custom_id"] for part in controls(asked) if verb_of(part) == "daily")
    late = answer_of(await ada.click(asked, custom_id=yesterday))
    assert "its day is over" in text_of(late)
    await press(ada, late, "Pack 1")
    assert (await world.bot.tables.repository.get(first.id)).row.ply == 1
    await press(ada, panel, "Pack 1")  # stale: the older panel
    now = answer_of(await ada.click(asked, custom_id=today))
    second = await daily_of(world, "Ada")
    assert (second.id, second.daily) != (first.id, first.daily)
    assert second.row.seed != first.row.seed
    assert "the same for everybody" in text_of(now)
    await world.restart()
    late = answer_of(await ada.click(asked, custom_id=yesterday))
    while picks_of(late):
        await press(ada, late, picks_of(late)[0]["label"])
    await finish(world, "Ada")
    first_post, second_post = world.posts()
    assert "2 days in a row" not in text_of(first_post)
    assert "**Ada** has finished it: 2 days in a row." in text_of(second_post)
    board = words_of(await ada.slash(world.channel, "daily"))
    assert EN("daily-own-streak", streak=2) in board


async def test_boards_of_earlier_days_are_open(world: World) -> None:
    await finish(world, "Ada")
    await world.env.advance_time(DAY.total_seconds())
    zoe, (post,) = world.person("Zoe"), world.posts()
    board = answer_of(await zoe.click(post, label=EN("button-results")))
    assert "Ada · " in text_of(board)
    assert "**Ada**" not in text_of(board)
    await finish(world, "Zoe")
    board = answer_of(await zoe.slash(world.channel, "daily"))
    (back,) = (part for part in controls(board) if verb_of(part) == "daily-page")
    assert back["label"].startswith("◀")
    await zoe.click(board, custom_id=back["custom_id"])
    assert "Ada · " in text_of(board)
    (forth,) = (part for part in controls(board) if verb_of(part) == "daily-page")
    assert forth["label"].endswith("▶")


async def test_what_nobody_finishes_is_ended_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "daily")
    table = await daily_of(world, "Ada")
    monkeypatch.setattr(pauses, "COMPARE_EVERY", (2 * DAY).total_seconds())
    for days, status in ((6, "running"), (5, "abandoned")):
        await world.env.advance_time(days * DAY.total_seconds())
        assert (await world.bot.tables.repository.get(table.id)).row.status == status
    opened = answer_of(await ada.slash(world.channel, "daily"))
    assert "the same for everybody" in text_of(opened), "today's, without a question"


# --- typing ----------------------------------------------------------------------------


async def test_typed_moves_go_to_the_own_challenge(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    table = await world.started("Ada", "Bo", game="solo")
    refused = await ada.slash(world.channel, "daily", moves="pack 1")
    assert words_of(refused) == EN("refused-daily-not-open")
    assert await ada.autocomplete(world.channel, "daily", "moves", "") == []
    await ada.slash(world.channel, "daily")
    offered = await ada.autocomplete(world.channel, "daily", "moves", "")
    assert [choice["value"] for choice in offered] == ["pack 1", "pack 2", "pack 3"]
    assert await bo.autocomplete(world.channel, "daily", "moves", "") == []
    panel = await ada.slash(world.channel, "daily", moves="pack 2")
    assert "Ready?" in words_of(panel)
    for line, reason in (("pack 1", "SO-101"), ("fly", "fly"), ("pack 1 go fly", "")):
        answer = words_of(await ada.slash(world.channel, "daily", moves=line))
        assert reason in answer
        assert "Ready?" in answer, "what is possible at this table, not at the channel's"
    await ada.slash(world.channel, "daily", moves="go")
    assert (await daily_of(world, "Ada")).row.ply == 2
    assert (await world.bot.tables.repository.get(table.id)).row.ply == 0
    games = await ada.autocomplete(world.channel, "daily", "game", "so")
    assert [choice["value"] for choice in games] == ["solo"]
    unknown = await ada.slash(world.channel, "daily", game="chess")
    assert words_of(unknown) == EN("refused-unknown-game", game="chess")


# --- secrets ---------------------------------------------------------------------------

VERBS = ("play", "undo", "hand", "map", "text", "log", "rules", "record", "again", "pick",
         "retract", "free", "do", "targets", "back-to-hand", "join", "leave", "start", "cancel",
         "bot", "option", "options", "seat")  # fmt: skip


async def everything(world: World, name: str, table_id: int) -> list[str]:
    """Return all that somebody can read or try about the challenge of another."""
    actor, day = world.person(name), world.bot.tables.repository.today().isoformat()
    (post,) = world.posts()
    seen = [text_of(post), *alts_of(post)]
    seen += [
        words_of(await actor.slash(world.channel, command))
        for command in ("game list", "game status", "log", "board", "hand", "solo")
    ]
    seen.append(words_of(await actor.slash(world.channel, "solo", person=world.person("Ada").user)))
    for verb in VERBS:
        tried = await RawPress(world, actor, post, f"x:{verb}:{table_id}::").answered()
        seen.append(words_of(tried))
    for verb, path, values in (
        ("daily-results", f"solo/{day}", []),
        ("daily-page", f"solo/{day}/0", []),
        ("daily-page", f"solo/{day}/1", []),
        ("daily-look", "solo", [str(table_id)]),
        ("solo-page", "solo/0/0", []),
        ("solo-page", f"solo/{world.person('Ada').id}/0", []),
        ("solo-game", "0", ["solo"]),
    ):
        tried = await RawPress(world, actor, post, f"x:{verb}:0::{path}", values).answered()
        seen.append(words_of(tried))
    for command, part in (("move", "moves"), ("daily", "moves")):
        seen.append(str(await actor.autocomplete(world.channel, command, part, "")))
    return seen


async def test_who_has_not_finished_sees_nothing_of_the_result(world: World) -> None:
    """All that Zoe can read stays the same when Ada's game, its moves and result are others."""
    await finish(world, "Ada")
    zoe, table = world.person("Zoe"), await daily_of(world, "Ada")
    for opens in (False, True):
        if opens:
            panel = answer_of(await zoe.slash(world.channel, "daily"))
            await press(zoe, panel, "Pack 1")
        before = await everything(world, "Zoe", table.id)
        async with world.bot.database.writing() as tx:
            await tx.run(
                "update game_table set result = ?, version = version + 1 where id = ?",
                ('{"scores": [77], "ranks": [1], "grade": "legend"}', table.id),
            )
            await tx.run("delete from event where table_id = ?", (table.id,))
        assert await everything(world, "Zoe", table.id) == before
        for text in before:
            assert not re.search(r"\b\d+ points?\b|moves on|packs|Guide|Stroller", str(text))
    state = (await daily_of(world, "Zoe")).state
    assert state.packed == 1
    world.bot.tables.repository._positions.clear()
    assert "77 points" in words_of(await world.person("Ada").slash(world.channel, "solo"))


async def test_a_running_game_is_closed_to_all_others(world: World) -> None:
    await finish(world, "Ada")
    bo = world.person("Bo")
    panel = answer_of(await bo.slash(world.channel, "daily"))
    await press(bo, panel, "Pack 1")
    table, (post,) = await daily_of(world, "Bo"), world.posts()
    before = await world.standing(table)
    ada, before_ada = world.person("Ada"), await world.standing(await daily_of(world, "Ada"))
    for part in controls(panel):
        tried = await RawPress(world, ada, post, part["custom_id"]).answered()
        assert words_of(tried) == EN("refused-daily-own"), part["custom_id"]
    look = await RawPress(world, ada, post, "x:daily-look:0::solo", [str(table.id)]).answered()
    assert words_of(look) == EN("refused-daily-own")
    for command in ("log", "replay"):
        shown = await ada.slash(world.channel, command, table=table.id)
        assert words_of(shown) == EN("refused-daily-own"), command
    assert await world.standing(table) == before
    assert await world.standing(await daily_of(world, "Ada")) == before_ada
    assert "Bo" not in words_of(await ada.slash(world.channel, "daily"))


async def test_a_server_sees_only_those_who_have_asked_there(world: World) -> None:
    far, members = elsewhere(world, "Ada", "Bo")
    await finish(world, "Ada")
    panel = answer_of(await members["Bo"].slash(far, "daily"))
    while picks_of(panel):
        await press(members["Bo"], panel, picks_of(panel)[0]["label"])
    there = words_of(await members["Bo"].slash(far, "daily"))
    assert "Ada" not in there
    assert "On all servers together, 2 people have finished it" in there
    (post,) = world.posts(far)
    assert "Ada" not in text_of(post)
    await members["Ada"].slash(far, "daily")
    assert "Ada · " in words_of(await members["Bo"].slash(far, "daily"))
    assert "Bo" not in words_of(await world.person("Ada").slash(world.channel, "daily"))


async def test_paths_that_no_control_of_ours_has(world: World) -> None:
    await finish(world, "Ada")
    board = answer_of(await world.person("Ada").slash(world.channel, "daily"))
    usual = await world.started("Bo", game="solo")
    (post, *_cards), ada = world.posts(), world.person("Ada")
    day = world.bot.tables.repository.today()
    paths = (
        "", "solo", "chess", f"chess/{day}", "solo/", "solo/today", "solo/2026-13-01", "solo/1",
        f"solo/{day - DAY}", f"solo/{day + DAY}", "solo/9999-12-31", "solo/0001-01-01",
        f"solo/{day}/-1", f"solo/{day}/x", f"solo/{day}/9999", f"solo/{day}/99999",
        f"solo/{str(day).replace('-', '')}", "solo/x/0", "solo/0/0/0", "solo/0/99999999",
        f"solo/{'9' * 19}/0", f"solo/{'9' * 40}/0", "//", "\0",
    )  # fmt: skip
    values: tuple[list[str], ...] = (
        [],
        ["solo"],
        ["chess"],
        [str(usual.id)],
        ["999"],
        ["9" * 18],
        ["-1"],
        ["x"],
        [""],
    )
    before = await world.bot.database.reader.rows("select * from game_table")
    presses = 0
    for verb in ("daily-results", "daily-page", "daily-look", "solo-page", "solo-game"):
        message = board if verb.endswith("page") else post
        for path in paths:
            whole = verb in ("daily-look", "solo-game") and path in ("", "solo", "//")
            for chosen in values if whole else ([],):
                given = f"x:{verb}:0::{path}"
                tried = await RawPress(world, ada, message, given, chosen).answered()
                assert words_of(tried), given
                assert words_of(tried) != EN("refused-broken"), given
                presses += 1
    assert presses > 100
    assert "has finished it" in text_of(world.posts()[0]), "no answer has replaced the post"
    for path in paths[1:]:
        tried = await RawPress(world, ada, post, f"x:daily:0::{path}").answered()
        assert words_of(tried) != EN("refused-broken"), path
    assert await world.bot.database.reader.rows("select * from game_table") == before


# --- the list of all time --------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_best_results_in_every_language(world: World, locale: str) -> None:
    world.guild_locale, words = locale, words_in(locale)
    ada = world.person("Ada")
    world.locales[ada.id] = locale
    empty = words_of(await ada.slash(world.channel, "solo"))
    assert words("alone-empty") in empty
    await world.started("Ada", game="solo", seed="solo 0")
    for _turn in range(4):
        await ada.slash(world.channel, "move", moves="pack 2 go")
    panel = answer_of(await ada.slash(world.channel, "daily"))
    while picks_of(panel):
        await press(ada, panel, picks_of(panel)[0]["label"])
    text = words_of(await ada.slash(world.channel, "solo"))
    assert words("alone-daily") in text
    assert words("solo-grade-guide") in text
    assert text.count("Ada · ") == 2
    only_bo = await ada.slash(world.channel, "solo", person=world.person("Bo").user)
    assert words("alone-empty") in words_of(only_bo)
    post = world.posts()[-1]
    assert words("daily-post-once", name="**Ada**") in text_of(post)
    assert words("daily-title", game="Solo", day=world.bot.tables.repository.today()) in text_of(
        post
    )
    board = words_of(await ada.slash(world.channel, "daily"))
    assert words("daily-standing", place=1, count=1) in board


async def test_pages_of_a_long_list(world: World) -> None:
    ada, host = world.person("Ada"), world.person("Ada").id
    async with world.bot.database.writing() as tx:
        for number in range(40):
            table_id = await store.tables.create_table(
                tx, guild_id=world.guild.id, channel_id=number, game="solo", ruleset=1,
                content_hash="solo", options="{}", host_id=host, locale="en", now=number,
            )  # fmt: skip
            seat = store.rows.SeatRow(seat=0, user_id=host, name="Ada the very long winded " * 2)
            await store.tables.set_seats(tx, table_id, [seat])
            result = f'{{"scores": [{number}], "ranks": [1], "grade": "legend"}}'
            await store.tables.bump(tx, table_id, 0, now=number, status="finished", result=result)
    page = answer_of(await ada.slash(world.channel, "solo"))
    assert text_of(page).count("Legend") == 12
    (forth,) = (part for part in controls(page) if verb_of(part) == "solo-page")
    await ada.click(page, custom_id=forth["custom_id"])
    assert "13\\. " in text_of(page)
    assert len([part for part in controls(page) if verb_of(part) == "solo-page"]) == 2
    last = [part for part in controls(page) if verb_of(part) == "solo-page"][1]
    await ada.click(page, custom_id=last["custom_id"])
    assert text_of(page).count("Legend") == 12

"""A whole game without faults is clean, and every check of the audit notices what it is for."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.messages.turn_lines import JOINT
from engines.registry import games
from tests.discord.audit import audit, called_at, mark_of
from tests.discord.audit_of_lines import place_of, turns_of
from tests.discord.dice import Dice
from tests.discord.faults import Request, is_card, verbs_in
from tests.discord.journal import Journal, rows
from tests.discord.people import Player
from tests.discord.process import BotProcess
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable
from tests.discord.tally import KINDS, Tally
from tests.discord.world import DM, Channel, Message, User, World, walk


@dataclass
class Evening:
    """What is left of an evening: a finished game, and one in the middle."""

    discord: LocalDiscord
    journal: Journal
    finished: Channel
    running: Channel

    def change(self, sql: str) -> None:
        """Change the database."""
        with closing(sqlite3.connect(self.journal.database)) as database, database:
            assert database.execute(sql).rowcount > 0, sql


async def _played(folder: Path) -> tuple[Evening, list[str]]:
    """Let two people play a whole game, and begin another with a bot."""
    async with LocalDiscord(World(deadline=60.0)) as discord:
        world, journal = discord.world, Journal(folder / "bot.sqlite3")
        names = ("Ada", "Bo")
        places = [world.create_channel("finished"), world.create_channel("running")]
        async with BotProcess(discord, journal.database) as bot:
            for place, bots, most in zip(places, ((), ("random",)), (None, 12), strict=True):
                people = [
                    Player(discord, world.person(name), place, Dice(name), journal)
                    for name in names
                ]
                table = PlayedTable(
                    discord, journal, place, "luxor", {}, people, bots, Dice("table")
                )
                await table.begin()
                await table.play(most=most)
            while not await _somebody_waits(world, journal.database):
                await table.play(most=table.steps + 1)
            return Evening(discord, journal, *places), bot.errors()


async def _somebody_waits(world: World, database: Path) -> bool:
    """Return whether all is sent and somebody is asked since another's move at table 2."""
    waiting = "select id from outbox where sent_at is null and failed is null"
    await world.until(lambda: not rows(database, waiting), "an empty outbox")
    with tempfile.TemporaryDirectory() as folder, closing(sqlite3.connect(database)) as source:
        copy = Path(folder) / "copy.sqlite3"
        copy.touch(mode=0o600)
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        async with await store.database.Database.open(copy) as opened:
            table = await table_service(opened, games()).repository.get(2)
            moves = await store.moves.moves_of(opened.reader, table.id)
            return any(ply for ply, _since in called_at(table, moves).values())


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Evening, list[str]]:
    return asyncio.run(_played(tmp_path_factory.mktemp("evening")))


@pytest.fixture
def copied(evening: tuple[Evening, list[str]], tmp_path: Path) -> Evening:
    """A copy of the evening, to be damaged."""
    original = evening[0]
    path = tmp_path / "copy.sqlite3"
    with (
        closing(sqlite3.connect(original.journal.database)) as source,
        closing(sqlite3.connect(path)) as target,
    ):
        source.backup(target)
    world = deepcopy(original.discord.world)
    discord = LocalDiscord(world)
    journal = deepcopy(replace(original.journal, database=path))
    finished = world.channels[original.finished.id]
    return Evening(discord, journal, finished, world.channels[original.running.id])


async def test_a_whole_game_without_faults(evening: tuple[Evening, list[str]]) -> None:
    left, errors = evening
    tally = await audit(left.discord, left.journal)
    assert tally.reasons() == []
    assert tally.is_clean
    assert (tally.tables, tally.finished_games, tally.hands) == (2, 1, 4)
    assert tally.moves > 100
    ended = rows(left.journal.database, "select turn from game_table where status = 'finished'")
    assert [tally.cards > turns for (turns,) in ended] == [True], "a card for every turn"
    assert len(left.journal.acknowledged) > 80
    assert left.journal.cut_off == 0
    assert errors == []


def lose_move(left: Evening) -> None:
    left.change("delete from move where table_id = 1 and ply = 9")


def lose_acknowledged(left: Evening) -> None:
    interaction = max(left.journal.acknowledged)
    left.change(f"delete from answered where interaction_id = {interaction}")


def lose_steps(left: Evening) -> None:
    """Lose the end of a game before anybody has looked into the database."""
    left.journal.moves.clear()
    left.change("delete from move where table_id = 1 and ply > 9")


def double_step(left: Evening) -> None:
    interaction = next(n for n, kind in left.journal.presses.items() if kind == "play")
    left.change(f"delete from answered where interaction_id = {interaction}")
    left.journal.acknowledged.pop(interaction, None)


def count_turns_of_a_caretaker(left: Evening) -> None:
    """Say that a caretaker has played a turn that a person has pressed."""
    left.change("update seat set cared_for = 1 where table_id = 1 and seat = 0")


def call_twice(left: Evening) -> None:
    """Post a card that calls once more under another mark, which is in the outbox as well."""
    left.journal.keep()
    card = [post for post in left.running.posts() if is_card(post) and post.pinged][-1]
    left.running.messages[1] = replace(card, id=1, nonce="c2-0123456789")
    for nonce in (card.nonce, "c2-0123456789"):
        left.change(
            "insert into kept_notice (table_id, kind, nonce, payload, created_at) select 2, 'card',"
            f" '{nonce}', json_object('until', max(ply)), 0 from move where table_id = 2"
        )
    left.change("insert into kept_answer select interaction_id from answered")


def change_move(left: Evening) -> None:
    left.change("update move set chance = '[7]' where table_id = 1 and ply = 9")


def change_state(left: Evening) -> None:
    left.change(
        "update snapshot set state = (select state from snapshot where table_id = 2 limit 1)"
        " where table_id = 1"
    )


def change_result(left: Evening) -> None:
    left.change("update game_table set result = json_set(result, '$.scores[0]', 99) where id = 1")


def leave_waiting(left: Evening) -> None:
    left.change("update outbox set sent_at = null where kind = 'card'")


def give_up_hand(left: Evening) -> None:
    left.change("update outbox set failed = 'no', sent_at = null where kind = 'hand'")


def double_card(left: Evening) -> None:
    card = next(filter(is_card, left.finished.posts()))
    left.finished.messages[1] = replace(card, id=1)


def double_lobby(left: Evening) -> None:
    """Post the lobby once more under another mark."""
    (lobby, *_others) = left.finished.posts()
    left.finished.messages[1] = replace(lobby, id=1, nonce="l1-0123456789")


def double_hand(left: Evening) -> None:
    channel = next(c for c in left.discord.world.channels.values() if c.kind == DM)
    (hand, *_others) = channel.posts()
    channel.messages[1] = replace(hand, id=1)


def double_hand_with_another_mark(left: Evening) -> None:
    """Send a hand once more under a mark that no announcement has."""
    left.journal.keep()
    left.change("insert into kept_answer select interaction_id from answered")
    for post in left.discord.world.posts():
        left.change(
            "insert into kept_notice (kind, nonce, payload, created_at)"
            f" values ('', '{mark_of(post)!s}', '{{}}', 0)"
        )
    double_hand(left)
    channel = next(c for c in left.discord.world.channels.values() if c.kind == DM)
    channel.messages[1].nonce = "h1-0123456789"


def tell_twice(left: Evening) -> None:
    """Post a card once more under another mark."""
    card = [post for post in left.finished.posts() if is_card(post)][4]
    left.finished.messages[1] = replace(card, id=1, nonce="c1-0123456789")


def lose_card(left: Evening) -> None:
    card = [post for post in left.finished.posts() if is_card(post)][4]
    del left.finished.messages[card.id]


def lose_card_where_a_caretaker_has_played(left: Evening) -> None:
    left.change("update seat set cared_for = 1 where table_id = 1")
    lose_card(left)


def lose_last_card(left: Evening) -> None:
    card = left.finished.posts()[-1]
    assert "again" in verbs_in(card.components)
    del left.finished.messages[card.id]


def lose_calls(left: Evening) -> None:
    for post in left.running.posts():
        post.pinged = ()


def call_too_early(left: Evening) -> None:
    for post in left.running.posts():
        post.created -= 1000


def lose_hands(left: Evening) -> None:
    for channel in left.discord.world.channels.values():
        if channel.kind == DM:
            channel.messages.clear()


def send_nonsense(left: Evening) -> None:
    left.discord.refusals.append("POST /nowhere")


def keep_a_file_that_is_gone(left: Evening) -> None:
    edit = Request(1, 0.0, "PATCH", "/a", "/a", None, None, [], "note", is_without_file=True)
    left.discord.transcript.append(edit)


def miss_call(left: Evening) -> None:
    left.journal.calls_missed.append("Ada, asked but not called")


def damage_file(left: Evening) -> None:
    path = left.journal.database
    data = bytearray(path.read_bytes())
    data[4096 * 5 : 4096 * 9] = b"\xff" * (4096 * 4)
    path.write_bytes(data)


def of(kind: str, name: str) -> Callable[[Tally], bool]:
    return lambda tally: bool(getattr(tally, kind).get(name))


def verdicts(tally: Tally) -> list[str]:
    """Return the lines that tell how much was lost, doubled and broken."""
    return [line for line in tally.lines() if line.startswith((*KINDS, "broken"))]


@pytest.mark.parametrize(
    ("damage", "is_noticed"),
    [
        (lose_acknowledged, of("lost", "moves")),
        (lose_steps, of("lost", "moves")),
        (double_step, of("doubled", "moves")),
        (leave_waiting, of("lost", "cards")),
        (give_up_hand, of("lost", "hands")),
        (double_card, of("doubled", "cards")),
        (double_lobby, of("doubled", "cards")),
        (double_hand, of("doubled", "hands")),
        (double_hand_with_another_mark, of("doubled", "hands")),
        (tell_twice, of("doubled", "lines")),
        (lose_card, of("lost", "lines")),
        (lose_card_where_a_caretaker_has_played, of("lost", "lines")),
        (lose_last_card, of("lost", "cards")),
        (lose_calls, of("lost", "calls")),
        (call_too_early, of("lost", "calls")),
        (miss_call, of("lost", "calls")),
        (lose_hands, of("lost", "hands")),
        (lose_move, lambda tally: bool(tally.broken)),
        (count_turns_of_a_caretaker, of("lost", "moves")),
        (call_twice, of("doubled", "calls")),
        (change_move, lambda tally: bool(tally.broken)),
        (change_state, lambda tally: bool(tally.broken)),
        (change_result, lambda tally: bool(tally.broken)),
        (send_nonsense, lambda tally: bool(tally.broken)),
        (keep_a_file_that_is_gone, lambda tally: bool(tally.broken)),
        (damage_file, lambda tally: bool(tally.broken)),
    ],
)
async def test_a_check_of_the_audit_can_fail(
    damage: Callable[[Evening], None],
    is_noticed: Callable[[Tally], bool],
    copied: Evening,
) -> None:
    damage(copied)
    tally = await audit(copied.discord, copied.journal)
    assert not tally.is_clean
    assert is_noticed(tally), tally.reasons()
    assert verdicts(tally) != verdicts(Tally())


@pytest.mark.parametrize(
    ("shortened", "is_pressed", "is_planned"),
    [
        ("update plan set lines = '[\"pass\"]'", False, True),
        ("delete from plan", False, True),
        ("delete from plan", True, False),
        ("update plan set held = 'illegal'", False, False),
    ],
)
def test_a_line_of_a_plan_played_without_a_press_is_known(
    shortened: str, is_pressed: bool, is_planned: bool, copied: Evening
) -> None:
    journal = copied.journal
    journal.keep()
    journal.look()
    copied.change("""insert into plan values (1, 0, '["pass", "pass"]', null)""")
    copied.change("update game_table set version = version + 1 where id = 1")
    if is_pressed:
        copied.change("insert into answered select 1, id, version, 0 from game_table where id = 1")
    copied.change(shortened)
    last = max(key for key in journal.moves if key[0] == 1)
    assert journal.planned() == ({(1, journal.moves[last].batch)} if is_planned else set())


def test_the_one_card_of_who_plays_alone_is_a_card_for_each_turn() -> None:
    def shown(*lines: str) -> list[dict[str, Any]]:
        return [{"type": 10, "content": line} for line in lines]

    versions = [
        shown("## Explorers · round 1", "· a"),
        shown("## Explorers · round 1", "· a", "· b"),
        shown("## Explorers · round 2", "· c"),
        shown("### Explorers · round 2", "· c"),
    ]
    post = Message(1, 2, User(3, "bot"), 0.0, 0, versions, nonce="c1-0123456789")
    assert [turn.versions for turn in turns_of(post)] == [versions[:2], versions[2:]]


def test_a_post_is_known_by_its_nonce_or_else_by_its_container(copied: Evening) -> None:
    card = next(filter(is_card, copied.finished.posts()))
    assert mark_of(card) == card.nonce
    assert mark_of(replace(card, nonce=f"{card.nonce}t")) == card.nonce, "sent without pictures"
    assert mark_of(replace(card, nonce=None)) == str(card.versions[0][0]["id"])


@pytest.mark.parametrize(
    ("told", "since", "is_cut", "place"),
    [
        ("ba", 0, False, (0, 2)),
        ("bc", 0, False, (1, 3)),
        ("a", 1, False, None),
        ("ac", 0, False, None),
        ("", 2, False, (2, 2)),
        ("db", 0, True, (0, 4)),
        ("db", 2, True, None),
        ("", 2, True, (2, 2)),
    ],
)
def test_a_card_tells_a_stretch_in_any_order(
    told: str, since: int, is_cut: bool, place: tuple[int, int] | None
) -> None:
    assert place_of([*"abcde"], Counter(told), since, is_cut=is_cut) == place


async def test_a_turn_may_be_shortened_beside_all_of_it(copied: Evening) -> None:
    for card in filter(is_card, copied.finished.posts()):
        told = [part for version in card.versions for part in walk(version) if "content" in part]
        lines = [line for part in told for line in part["content"].split("\n")]
        turn = next((line for line in lines if line[:2] == "· " and JOINT in line[2:]), None)
        if turn is not None:
            break
    for part in told:
        begun = turn.partition(JOINT)[0] if turn else ""
        part["content"] = part["content"].replace(turn, f"{begun}{JOINT}…")
    assert (await audit(copied.discord, copied.journal)).lost["lines"]
    for part in walk(card.versions[0]):
        if ":text:" in part.get("custom_id", ""):
            part["custom_id"] = part["custom_id"].replace(":text:", ":all:")
    assert not (await audit(copied.discord, copied.journal)).lost["lines"]

"""What was lost or doubled: the database, replayed, against what Discord holds and players saw."""

from __future__ import annotations

import json
import re
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot import store
from bot.features import table_service
from bot.store.rows import MoveRow
from bot.tables import Table, TableService
from engines.core import decision_of, play_move
from engines.core.record import replay, result_of
from engines.registry import games
from tests.discord.audit_of_lines import told_wrongly
from tests.discord.audit_of_reminders import not_announced, not_posted, reminded_too_often
from tests.discord.audit_of_times import TimedTable, problems_of
from tests.discord.faults import is_card
from tests.discord.journal import Journal, SeenNotice
from tests.discord.people import verb_of
from tests.discord.server import LocalDiscord
from tests.discord.tally import Tally, counted
from tests.discord.world import DM, Message, walk

NONCE = re.compile(r"[a-z]+[0-9]+-[0-9a-f]{10}")
"""The nonce of an announcement; a letter behind it marks the same post without pictures."""

MARKS = 1 << 30
"""Ids of components from here on are marks of announcements; Discord's own begin with 1."""

WAITING = "select id, kind from outbox where sent_at is null and failed is null"
GIVEN_UP = "select id, kind, failed from outbox where failed is not null"


async def audit(discord: LocalDiscord, journal: Journal) -> Tally:
    """Compare the database with what Discord holds; the bot should have nothing more to send.

    Only a copy of the database is opened, as the bot itself would open it.
    """
    tally = Tally(
        faults=len(discord.faults.met),
        cut_off=journal.cut_off,
        repeated_sends=len(discord.world.swallowed),
    )
    tally.broken += [f"not valid: {refusal}" for refusal in discord.refusals]
    tally.broken += _not_sent_whole(discord)
    tally.lost["calls"] += journal.calls_missed
    notices = journal.notices()
    _check_posts(discord, {notice.nonce for notice in notices}, tally)
    tally.calls_took = [
        notice.took
        for notice in notices
        if notice.kind == "card" and notice.payload.get("call") and notice.took is not None
    ]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy.touch(mode=0o600)
        with (
            closing(sqlite3.connect(journal.database)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            try:
                source.backup(target)
                (said,) = target.execute("pragma integrity_check").fetchone()
            except sqlite3.DatabaseError as error:
                said = repr(error)
            if said != "ok":
                tally.broken.append(f"the database: {said}")
                return tally
            journal.look()
            _check_presses(target, journal, tally)
            _check_outbox(target, tally)
            for name, count in counted(target, is_kept=journal.is_kept).items():
                setattr(tally, name, count)
            _check_reminders(target, notices, discord, journal, tally)
            numbers = [number for (number,) in target.execute("select id from game_table")]
        async with await store.database.Database.open(copy) as database:
            tables = table_service(database, games())
            with closing(sqlite3.connect(copy)) as source:
                for number in numbers:
                    await _check_table(tables, number, discord, journal, source, tally)
    return tally


# --- what players were told ------------------------------------------------------------


def _check_presses(source: sqlite3.Connection, journal: Journal, tally: Tally) -> None:
    """Check that every press was played as often as the database says it was answered: once.

    What computers have played for people, nobody has pressed, nor what people had planned.
    """
    answered = journal.answered()
    for interaction, what in journal.acknowledged.items():
        if interaction not in answered:
            tally.lost["moves"].append(f"{what} was acknowledged, but is not in the database")
    present = {
        (table, ply) for table, ply in source.execute("select table_id, ply from move").fetchall()
    }
    batches = defaultdict[tuple[int, int], list[tuple[int, int]]](list)
    for key, move in journal.moves.items():
        if move.has_user and not move.is_private:
            batches[move.table, move.batch].append(key)
    every = {(m.table, m.batch) for m in journal.moves.values() if m.has_user}
    every -= journal.planned()
    (cared_for,) = source.execute("select ifnull(sum(cared_for), 0) from seat").fetchone()
    gone = [batch for batch, keys in batches.items() if not any(key in present for key in keys)]
    played = sum(journal.presses.get(number) == "play" for number in answered)
    undone = sum(journal.presses.get(number) == "undo" for number in answered)
    for kept, noted, what in (
        (len(every) - cared_for, played, "played"),
        (len(gone), undone, "taken back"),
    ):
        if kept != noted:
            where = tally.lost if kept < noted else tally.doubled
            where["moves"].append(f"{noted} presses {what}, {kept} steps of people {what}")
    tally.steps, tally.moves, tally.undone = played, len(present), undone


def _check_outbox(source: sqlite3.Connection, tally: Tally) -> None:
    for number, kind in source.execute(WAITING):
        tally.lost[_named(kind)].append(f"row {number} ({kind}) was never sent")
    for number, kind, reason in source.execute(GIVEN_UP):
        tally.lost[_named(kind)].append(f"row {number} ({kind}) was given up: {reason}")


def _check_reminders(
    source: sqlite3.Connection,
    notices: list[SeenNotice],
    discord: LocalDiscord,
    journal: Journal,
    tally: Tally,
) -> None:
    """Check that everybody was reminded of what waited for them, by a post and not too often."""
    people = source.execute(
        "select table_id, seat, user_id from seat where user_id is not null and 1 <"
        " (select count(user_id) from seat as other where other.table_id = seat.table_id)"
    )
    users = {(table, seat): user for table, seat, user in people}
    tried = {request.nonce or "" for request in discord.transcript if request.method == "POST"}
    posted = {nonce[0] for nonce in map(NONCE.match, tried) if nonce is not None}
    every = journal.reminded_every
    tally.doubled["reminders"] += reminded_too_often(notices, every)
    tally.lost["reminders"] += not_posted(notices, journal, posted)
    tally.lost["reminders"] += not_announced(journal.steps(), users, journal, every)


def _named(kind: str) -> str:
    named = {"hand": "hands", "deadline": "deadlines", "consent": "votes", "reminder": "reminders"}
    return named.get(kind, "cards")


# --- what Discord holds ----------------------------------------------------------------


def mark_of(message: Message) -> str | None:
    """Return the mark that a message was posted with: its nonce, or the id of its container."""
    nonce = NONCE.match(message.nonce or "")
    if nonce is not None:
        return nonce[0]
    first = next(iter(message.versions[0]), {})
    return str(first["id"]) if first.get("id", 0) >= MARKS else None


def _check_posts(discord: LocalDiscord, announced: set[str], tally: Tally) -> None:
    """Check that no two posts have the same mark, and that no table has two lobbies.

    If it is known what was ever ``announced``, every post has the mark of an announcement, or that
    of a part of what happened that is told before a card.
    """
    for channel in discord.world.channels.values():
        is_private, posts = channel.kind == DM, channel.posts()
        marks = Counter(filter(None, map(mark_of, posts)))
        lobbies = Counter(f"lobby of table {table}" for table in map(lobby_of, posts) if table)
        for mark, count in (marks + lobbies).items():
            if count > 1:
                kind = "hands" if is_private else "cards"
                tally.doubled[kind].append(f"{count} posts in {channel.name}: {mark}")
        for post in posts if announced else ():
            posted = str(mark_of(post))
            if post.nonce and posted not in announced and not posted.startswith("n"):
                kind = "hands" if is_private else "cards"
                tally.doubled[kind].append(f"a post in {channel.name} is not announced: {posted}")
        if is_private:
            tally.hands += len(posts)
        else:
            tally.cards += sum(map(is_card, posts))


def _not_sent_whole(discord: LocalDiscord) -> list[str]:
    """Return the edits that kept a file which was gone, and were not sent again with it.

    Somebody else may have changed the message since it was pressed. A bot that is killed at once
    sends nothing.
    """
    whole = defaultdict[str, int](int)
    for request in discord.transcript:
        if request.files:
            whole[request.path] = request.number
    return [
        f"not sent whole: {request.method} {request.path}"
        for request in discord.transcript
        if request.is_without_file
        and whole[request.path] < request.number
        and "kill" not in request.outcome
    ]


def lobby_of(message: Message) -> int | None:
    """Return the table of whose lobby a message was the post, if it was one."""
    posted = [part for part in walk(message.versions[0]) if "custom_id" in part]
    is_lobby = any(verb_of(control) == "cancel" for control in posted)
    return _table_of(posted[0]) if is_lobby else None


# --- one table -------------------------------------------------------------------------


async def _check_table(
    tables: TableService,
    number: int,
    discord: LocalDiscord,
    journal: Journal,
    source: sqlite3.Connection,
    tally: Tally,
) -> None:
    try:
        table = await tables.repository.get(number)
        if table.row.status in ("lobby", "cancelled"):
            return
        tally.tables += 1
        reader = tables.repository.database.reader
        moves = await store.moves.moves_of(reader, number)
        _check_replay(table, moves, tally)
        if table.row.status == "finished":
            list(replay(table.game, await tables.repository.export(number)))
            assert table.outcome is not None
            if json.loads(table.row.result or "") != result_of(table.outcome):
                tally.broken.append(f"table {number}: the stored result is not that of the game")
        public = [event for row, event in await tables.repository.history(table, None)]
    except Exception as error:
        tally.broken.append(f"table {number} cannot be read: {error!r}")
        return
    posts = posts_of(discord, table)
    for kind, line in told_wrongly(table, posts, public, journal):
        getattr(tally, kind)["lines"].append(line)
    _check_called(table, posts, moves, journal, tally)
    channel = discord.world.channels.get(table.row.channel_id)
    timed = TimedTable(table, [] if channel is None else channel.posts(), journal, mark_of)
    for kind, what, problem in problems_of(timed, source, states_of(table, moves)):
        getattr(tally, kind)[what].append(problem)
    last = next(filter(is_card, reversed(posts)), None)
    if table.row.status == "finished" and (last is None or "again" not in _verbs(last)):
        tally.lost["cards"].append(f"table {number}: its last card does not tell the end")
    for seat in table.seats:
        user = discord.world.users.get(seat.user_id or 0)
        if user is None or user.was_closed:
            continue
        if not discord.world.dm_with(user).posts():
            tally.lost["hands"].append(f"table {number}: {user.name} was sent none")


def posts_of(discord: LocalDiscord, table: Table) -> list[Message]:
    """Return the posts that tell what happened at a table, oldest first.

    They are its cards, and what is told before a card that has no room for it.
    """
    channel = discord.world.channels.get(table.row.channel_id)
    posts = [] if channel is None else channel.posts()
    return [
        post
        for post in posts
        if (is_card(post) and table.id in _tables_of(post))
        or (post.nonce or "").startswith(f"n{table.id}-")
    ]


def _tables_of(post: Message) -> set[int]:
    """Return the tables of a post's controls; an old card has had them, and has none any more."""
    parts = (part for version in post.versions for part in walk(version))
    return {_table_of(part) for part in parts if "custom_id" in part}


def _table_of(control: dict[str, Any]) -> int:
    return int(str(control["custom_id"]).split(":")[2])


def _verbs(message: Message) -> set[str]:
    return {verb_of(control) for control in message.controls}


def _check_replay(table: Table, moves: list[MoveRow], tally: Tally) -> None:
    """Check that the stored moves lead to the stored state, chance answering as stored."""
    game = table.game
    last, _move = states_of(table, moves)[-1]
    if game.states.dump(last) != game.states.dump(table.state):
        tally.broken.append(f"table {table.id}: its moves do not lead to its state")


def states_of(table: Table, moves: list[MoveRow]) -> list[tuple[Any, MoveRow | None]]:
    """Return the states from the start on, each with the move that led to it.

    :raises ValueError: if chance answers otherwise than stored.
    :raises IllegalMove: if a stored move is not legal.
    """
    game = table.game
    state = game.start(len(table.seats), table.options, table.row.seed or "")
    states: list[tuple[Any, MoveRow | None]] = [(state, None)]
    for row in moves:
        state = play_move(game, state, row.seat, game.moves.load(row.move)).state
        if game.chance(state).answers != row.chance:
            raise ValueError(f"chance answers otherwise at ply {row.ply}")
        states.append((state, row))
    return states


def _check_called(
    table: Table, posts: list[Message], moves: list[MoveRow], journal: Journal, tally: Tally
) -> None:
    """Check that everybody who is asked was pinged by a post when the question came up.

    Who plays alone is not, nor who was away then, nor who has said since that they are back: a
    caretaker may have been asked.
    """
    if table.row.status != "running" or len(table.seats) == 1:
        return
    for seat, (ply, since) in called_at(table, moves).items():
        user = table.user_at(seat)
        was_away = any(start <= since <= end for start, end in journal.aways.get(user or 0, ()))
        is_back = any(time >= since for time in journal.backs.get(user or 0, ()))
        if was_away or is_back or table.player_at(seat) is None:
            continue
        if not any(user in post.pinged and post.created >= since for post in posts):
            tally.lost["calls"].append(f"table {table.id}: seat {seat + 1}, asked at ply {ply}")


def called_at(table: Table, moves: list[MoveRow]) -> dict[int, tuple[int, int]]:
    """Return for each person who is asked now at which ply and time a post had to call them.

    Who makes a move and is asked again has a panel, and need not be called.
    """
    game, called = table.game, dict[int, tuple[int, int]]()
    states = states_of(table, moves)
    people = [seat.seat for seat in table.seats if seat.user_id is not None]
    answered = Counter[int]()

    def questions(state: Any) -> dict[int, str]:
        asked = {seat: decision_of(game, state, seat) for seat in game.view(state, None).to_act}
        return {
            seat: repr((answered[seat], decision))
            for seat, decision in asked.items()
            if seat in people
        }

    before, turn = questions(states[0][0]), game.view(states[0][0], None).turn
    for seat in before:
        called[seat] = (0, 0)
    for batch in _batches(states[1:]):
        for _state, row in batch:
            answered[row.seat] += not row.free
        after, (state, last) = questions(batch[-1][0]), batch[-1]
        passed = game.view(state, None).turn != turn
        for seat in after:
            is_new = seat not in before or (passed and after[seat] != before[seat])
            if is_new and seat != last.made_by:
                called[seat] = (last.ply, last.made_at)
        before, turn = after, game.view(state, None).turn
    return {seat: when for seat, when in called.items() if seat in before}


def _batches(states: Any) -> Iterator[list[tuple[Any, MoveRow]]]:
    """Yield the moves in the steps in which they were made."""
    batch: list[tuple[Any, MoveRow]] = []
    for state, row in states:
        if batch and batch[-1][1].batch != row.batch:
            yield batch
            batch = []
        batch.append((state, row))
    if batch:
        yield batch

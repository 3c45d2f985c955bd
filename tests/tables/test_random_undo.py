"""Random play with undo by everybody, judged move for move by a list of what should remain."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import store
from bot.store.rows import OutboxRow
from bot.tables import Person, Table, TableRefused
from engines.core import Played, play_move
from engines.core.record import Record, replay
from tests.core.solo_toy import SoloToy
from tests.nightly import crossed

from .club import PEOPLE, Club, Guest, payload

pytestmark = pytest.mark.slow


@dataclass
class Step:
    """What one press led to."""

    seat: int
    moves: list[Played]


@dataclass
class Channel:
    """What each post told when it was sent; an edit tells in passing what the next post says."""

    posts: list[list[tuple[int, int]]] = field(default_factory=list)

    async def read(self, club: Club, rows: list[OutboxRow]) -> None:
        """Do as the publisher does."""
        for row in rows:
            table = await club.tables.repository.get(row.table_id or 0)
            if row.kind != "card":
                continue
            says, since = payload(row), table.row.told
            history = await club.tables.repository.history(table, None, since=since)
            told = [(at.ply, at.number) for at, _event in history if at.ply <= says["until"]]
            self.posts.append(told)
            async with club.tables.repository.database.writing() as tx:
                await store.tables.set_card(tx, table.id, card_since=since, told=says["until"])


@dataclass
class Judge:
    """Plays at a table and knows what every seat must see and who must be called."""

    club: Club
    table: Table
    people: tuple[Person, ...]
    steps: list[Step] = field(default_factory=list)
    called: set[int] = field(default_factory=set)
    channel: Channel = field(default_factory=Channel)
    waiting: list[OutboxRow] = field(default_factory=list)
    undone: int = 0
    refused: int = 0

    def expected(self) -> Any:
        """Return the state after all moves that remain, played from the seed."""
        game = self.table.game
        state = game.start(len(self.table.seats), self.table.options, self.table.row.seed or "")
        for step in self.steps:
            for one in step.moves:
                state = play_move(game, state, one.seat, one.move).state
        return state

    async def check(self, by: int) -> None:
        """Compare the table with what it should be, and the outbox with who must be called."""
        table, before = await self.club.tables.repository.get(self.table.id), self.table
        state, game = self.expected(), self.table.game
        assert game.states.dump(table.state) == game.states.dump(state)
        for seat in (None, *range(len(table.seats))):
            assert table.view(seat) == game.view(state, seat)
        stored = await store.moves.moves_of(self.club.reader, table.id)
        remaining = [one for step in self.steps for one in step.moves]
        assert [(row.seat, game.moves.load(row.move)) for row in stored] == [
            (one.seat, one.move) for one in remaining
        ]
        events = await self.club.reader.rows(
            "select event from event where table_id = ? order by ply, number", (table.id,)
        )
        assert [text for (text,) in events] == [
            game.events.dump(event) for one in remaining for event in one.events
        ]
        given = [0] * len(table.seats)
        for row in stored:
            given[row.seat] += not row.free
        assert table.position is not None
        assert table.position.answered == tuple(given)
        self.judge_calls(before, table, by, await self.news())
        self.table = table

    async def news(self) -> list[OutboxRow]:
        rows = await self.club.news()
        self.waiting += rows
        return rows

    def judge_calls(self, before: Table, after: Table, by: int, rows: list[OutboxRow]) -> None:
        """Whoever is newly asked is called once, except by their own press; nobody else is."""
        cards = [payload(row)["call"] for row in rows if row.kind == "card"]
        assert len(cards) <= 1
        acting = set(after.people_to_act()) if after.row.status == "running" else set()
        self.called &= acting & set(before.people_to_act())
        newly = acting - self.called - {by}
        assert set(cards[0] if cards else ()) == newly
        self.called = acting

    async def press(self, seat: int, move: Any) -> None:
        shown = self.table.question(seat)
        played = await self.club.tables.play(
            self.table.id, self.people[seat].id, move=move, question=shown
        )
        self.steps.append(Step(seat, list(played.played)))
        await self.check(seat)

    async def undo(self, seat: int) -> None:
        """Take back if that is offered; see that it is refused if it is not."""
        user = self.people[seat].id
        if not await self.club.tables.undoable(self.table, user):
            everything = await self.club.everything()
            with pytest.raises(TableRefused, match="nothing-to-undo"):
                await self.club.tables.undo(self.table.id, user)
            assert await self.club.everything() == everything
            self.refused += 1
            return
        game, gone = self.table.game, None
        for step in reversed(self.steps):
            if step.seat == seat and not all(game.is_private(one.move) for one in step.moves):
                gone = step
                break
        assert gone is not None
        assert not any(one.reveals for one in gone.moves if not game.is_private(one.move))
        before, self.undone = self.steps, self.undone + 1
        self.steps = []
        state = game.start(len(self.table.seats), self.table.options, self.table.row.seed or "")
        for step in before:
            kept: list[Played] = []
            for one in step.moves:
                private = game.is_private(one.move)
                if step is gone and not private:
                    continue
                if private and game.refusal(state, one.seat, one.move) is not None:
                    continue
                again = play_move(game, state, one.seat, one.move)
                assert again.events == one.events
                state, kept = again.state, [*kept, again]
            if kept:
                self.steps.append(Step(step.seat, kept))
        await self.club.tables.undo(self.table.id, user)
        await self.check(seat)

    async def bots(self) -> None:
        """Let the computer play one batch after another, as the outbox row asks."""
        before = len(await store.moves.moves_of(self.club.reader, self.table.id))
        await self.club.tables.run_bots(self.table.id)
        rows = (await store.moves.moves_of(self.club.reader, self.table.id))[before:]
        game, state = self.table.game, self.expected()
        for row in rows:
            one = play_move(game, state, row.seat, game.moves.load(row.move))
            state = one.state
            if row.ply == row.batch:
                self.steps.append(Step(row.made_by, []))
            self.steps[-1].moves.append(one)
        await self.check(rows[0].made_by if rows else -1)


CASES = [
    ("marks", 2, 0, {}), ("marks", 3, 0, {}), ("marks", 4, 0, {}), ("marks", 2, 1, {}),
    ("toy", 2, 0, {}), ("solo", 1, 0, {}), ("solo", 2, 0, {}),
    ("luxor", 2, 0, {}), ("luxor", 4, 0, {"adventures": True}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "bots", "options", "seed"), crossed(CASES, range(2)))
async def test_undo_is_as_if_the_step_had_never_been(
    game: str, seats: int, bots: int, options: dict[str, Any], seed: int, club: Club
) -> None:
    club.tables.repository.games["solo"] = SoloToy()
    people, guest = PEOPLE[:seats], Guest(f"{game} {seats} {bots} {seed}")
    table = await club.started(*people, bots=("random",) * bots, game=game, **options)
    judge = Judge(club, table, people, called=set(table.people_to_act()))
    await judge.channel.read(club, await club.outbox())
    for _press in range(120):
        if judge.table.row.status != "running":
            break
        if guest.below(3) == 0:
            await judge.channel.read(club, judge.waiting)
            judge.waiting = []
        if judge.table.bots_to_act() and guest.below(2):
            await judge.bots()
            continue
        seat = guest.below(seats)
        asked, free = judge.table.view(seat).decision, judge.table.free_action(seat)
        if guest.below(3) == 0:
            await judge.undo(seat)
        elif free is not None and (asked is None or guest.below(3) == 0):
            await judge.press(seat, guest.choose(free.moves))
        elif asked is not None:
            await judge.press(seat, guest.choose(asked.moves))
    assert judge.undone + judge.refused
    if game == "marks":  # elsewhere chance may reveal something with every step
        assert judge.undone
    await judge.channel.read(club, judge.waiting)
    if judge.table.row.status == "finished":
        told = [event for post in judge.channel.posts for event in post]
        assert len(told) == len(set(told)), "told twice"
        history = await club.tables.repository.history(judge.table, None)
        assert set(told) >= {(at.ply, at.number) for at, _event in history}, "not told"
        record = await club.tables.repository.export(judge.table.id)
        assert Record.from_json(record.to_json()) == record
        assert [*replay(judge.table.game, record)][-1].state == judge.table.state


# --- two worlds -----------------------------------------------------------------------------


async def seen_by(club: Club, table: Table, seat: int) -> list[Any]:
    """Return all by which a seat might notice what others do."""
    now = await club.tables.repository.get(table.id)
    user = PEOPLE[seat].id
    said = [
        (row.kind, {name: part for name, part in payload(row).items() if name != "until"})
        for row in await club.outbox()
        if row.table_id == table.id and payload(row).get("user") in (None, user)
    ]
    history = await club.tables.repository.history(now, seat)
    told = [event for _row, event in history]
    return [now.view(seat), now.question(seat), await club.tables.undoable(now, user), told, said]


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_others_see_depends_on_secret_marks(seed: int, club: Club) -> None:
    """The same game twice; in one of them Bo marks and takes back more than in the other."""
    guest, dreamer = Guest(f"public {seed}"), Guest(f"secret {seed}")
    club.tables.repository.seeds = lambda: "the same"
    worlds = [await club.started(*PEOPLE, game="marks", channel=700 + n) for n in range(2)]
    for _press in range(30):
        if guest.below(2):
            await _in_secret(club, worlds[1], dreamer)
        seat = (0, 2, 3)[guest.below(3)]
        tables = [await club.tables.repository.get(world.id) for world in worlds]
        open_to = tables[0].view(seat).decision or tables[0].free_action(seat)
        assert open_to is not None
        wants_undo, move = guest.below(3) == 0, guest.choose(open_to.moves)
        for table in tables:
            if not wants_undo:
                await club.tables.play(table.id, PEOPLE[seat].id, move=move)
            elif await club.tables.undoable(table, PEOPLE[seat].id):
                await club.tables.undo(table.id, PEOPLE[seat].id)
        for other in (0, 2, 3):
            one, two = [await seen_by(club, world, other) for world in worlds]
            assert one == two


async def _in_secret(club: Club, table: Table, guest: Guest) -> None:
    """Let Bo mark a square, or take a mark back."""
    table = await club.tables.repository.get(table.id)
    asked = table.view(1).decision
    marks = [move for move in asked.moves if move.kind == "mark"] if asked is not None else []
    if marks and guest.below(3):
        await club.tables.play(table.id, PEOPLE[1].id, move=marks[guest.below(len(marks))])
    elif await club.tables.undoable(table, PEOPLE[1].id):
        await club.tables.undo(table.id, PEOPLE[1].id)


async def test_nothing_others_see_depends_on_a_secret_starting_tile(club: Club) -> None:
    club.tables.repository.seeds = lambda: "the same"
    worlds = [await club.started(*PEOPLE, channel=700 + number) for number in range(2)]
    for number, table in enumerate(worlds):
        await club.any(table, PEOPLE[0])
        await club.any(table, PEOPLE[1], number=number)
    for seat in (0, 2, 3):
        assert await seen_by(club, worlds[0], seat) == await seen_by(club, worlds[1], seat)
    for table in worlds:
        assert await club.tables.undoable(table, PEOPLE[0].id)
        await club.tables.undo(table.id, PEOPLE[0].id)
        await club.any(table, PEOPLE[2])
    for seat in (0, 2, 3):
        assert await seen_by(club, worlds[0], seat) == await seen_by(club, worlds[1], seat)
    assert club.state(await club.tables.repository.get(worlds[0].id)) != club.state(
        await club.tables.repository.get(worlds[1].id)
    )

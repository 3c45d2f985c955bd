"""What the people of a table are asked to agree to: undo, pause, and the end of a game.

Undo takes back what has revealed something, or was followed by others; all that was done since goes
with it. What chance answers stays the same, so nobody gains a draw.

A table that is paused asks nobody (:meth:`Table.people_to_act`) until somebody there lets the game
go on: it neither calls, reminds nor waits for anybody; computer players and plans wait, too.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from bot import store
from bot.store.rows import ConsentRow, EventRow
from bot.store.transaction import Tx
from bot.tables import Table, TableRefused, TableRepository, outgoing, saved
from bot.tables.matters import Consented, DecidedBy
from bot.tables.play import asked_of, hands_of, newly_asked, seats_with_news
from bot.tables.undo import Step, StepBack, step_with_consent


class UndoMatter:
    """Whether the last step of a seat shall be taken back."""

    decided_by: DecidedBy = "all"

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def facts(self, table: Table, seat: int) -> str:
        """Return as JSON the public events of the step and of what was done after it.

        :raises TableRefused: if there is no such step, it can be taken back without asking, the
            game is paused, or somebody plays alone: a result is compared with those of others.
        """
        table.check_unpaused()
        if len(table.seats) == 1:
            raise TableRefused("consent-alone")
        step, back = await self._step(table, seat)
        reader = self._tables.reader
        rows = await store.moves.events_of(reader, table.id, since_ply=step.first)
        public = [row for row in rows if row.ply in back.plies]
        own = {row.ply for row in step.own}
        later = [row for row in public if row.ply not in own]
        facts = {
            "first": step.first,
            "names": [seat.name for seat in table.seats],
            "own": _events([row for row in public if row.ply in own]),
            "later": _events(later),
            # Only moves of which something is public are counted.
            "moves": len({row.ply for row in later}),
        }
        return json.dumps(facts)

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table without the step; ``None`` if it has been taken back meanwhile."""
        try:
            step, back = await self._step(table, row.seat, json.loads(row.facts)["first"])
        except TableRefused:
            return None
        # It has a number of its own, so that it has its place between the moves.
        ply = table.row.ply + 1
        moved = replace(table.row, ply=ply)
        after = replace(table, position=back.position, row=moved)
        called = newly_asked(table, after, None)
        notices = hands_of(after, seats_with_news(after))
        notices.append(outgoing.card(after, call=called, asked=called))
        if after.bots_to_act():
            notices.append(outgoing.bots())
        seats = {row.seat} | {move.seat for move in step.later if move.ply in back.plies}

        async def also(tx: Tx) -> None:
            await store.moves.take_back(tx, table.id, back.plies)
            await store.moves.put_snapshot(tx, table.id, ply, table.game.states.dump(after.state))

        turn = after.view(None).turn
        changes: store.tables.Changes = {"ply": ply, "turn": turn, **asked_of(after)}
        return Consented(after, changes, notices, ply, also, frozenset(seats))

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """The step is no longer the last one, or was taken back."""
        return True

    async def _step(
        self, table: Table, seat: int, first: int | None = None
    ) -> tuple[Step, StepBack]:
        reader, state_at = self._tables.reader, self._tables.state_at(table)
        return await step_with_consent(reader, table, seat, state_at, first)


def _events(rows: list[EventRow]) -> list[str]:
    return [row.event for row in rows]


class PauseMatter:
    """Whether a game shall be paused."""

    decided_by: DecidedBy = "all"

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def facts(self, table: Table, seat: int) -> str:
        """Return an empty object: there is no more to say.

        :raises TableRefused: ``paused`` if the game is paused already.
        """
        table.check_unpaused()
        return "{}"

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table while it is paused."""
        now = self._tables.now()
        after = replace(table, row=replace(table.row, paused_at=now))
        changes: store.tables.Changes = {"paused_at": now, **asked_of(after)}
        return Consented(after, changes, [outgoing.refresh(after)], table.row.ply)

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """Never: a pause makes sense at any time."""
        return False

    async def go_on(self, table_id: int, user_id: int) -> Table:
        """Let a paused game go on, and call who is to act; one that is not paused stays as it is.

        Who lets it go on is not called: they have the answer to their press.

        :raises TableRefused: if the user has no seat, or the game is over.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.check_seated(user_id)
            table.check_playable()
            if not table.is_paused:
                return table
            after = replace(table, row=replace(table.row, paused_at=None))
            asked = after.people_to_act()
            called = [other for other in asked if other != seat]
            notices = [outgoing.card(after, call=called, asked=asked)]
            if after.bots_to_act():
                notices.append(outgoing.bots())
            now, reader = self._tables.now(), self._tables.reader
            *_earlier, request = await store.consents.consents_done(reader, table.id, "pause")
            request = replace(request, settled_by=table.names[seat])
            async with self._tables.database.writing() as tx:
                changes: store.tables.Changes = {"paused_at": None, **asked_of(after)}
                version = await self._tables.bump(tx, table, changes, now)
                await store.consents.set_consent(tx, request)
                notices = [outgoing.consent(request.id), *notices]
                await outgoing.write(tx, table.id, version, notices, now)
            with saved("other"):
                self._tables.wake()
                return await self._tables.get(table.id)


class EndMatter:
    """Whether a game shall be ended for good."""

    decided_by: DecidedBy = "those there"

    async def facts(self, table: Table, seat: int) -> str:
        """Return an empty object: there is no more to say."""
        return "{}"

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table of the game that has ended."""
        after = replace(table, row=replace(table.row, status="abandoned"))
        notices = [] if table.state is None else [outgoing.refresh(after)]
        return Consented(after, {"status": "abandoned"}, notices)

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """Never: a game can be ended at any time."""
        return False

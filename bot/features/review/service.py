"""Reviews: worked out at low priority, and stored.

What everybody could know of a game follows its end, and then stands on the table's last card; the
review of a seat is worked out when its player first asks for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from bot import store
from bot.delivery.trouble import where_failed
from bot.features.review import rows
from bot.tables import outgoing
from bot.tables.deadline import DAY
from bot.tables.errors import TableRefused, apart
from bot.tables.origin import branches_of, first_state
from bot.tables.repository import TableRepository
from bot.tables.table import Table
from engines.core import AnyGame
from engines.players.hints import Reason
from engines.players.review import Over, Review, Turn, look, parts, review

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Steps:
    """Moves of a seat in one turn, each after what it saw before; the turn may go on after them."""

    moves: tuple[tuple[Any, Any], ...]
    goes_on: bool


class ReviewService:
    """The reviews of all games that are over."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._begun: dict[tuple[int, int | None], asyncio.Task[None]] = {}
        """By table and seat: the reviews that are being worked out."""
        self._failed: set[tuple[int, int | None]] = set()

    async def of(self, table: Table, seat: int | None) -> Review | None:
        """Return the review of a game for a seat, or of what everybody could know.

        It is ``None`` while it is being worked out, which begins when it is first asked for and
        takes about half a minute.

        :raises TableRefused: ``review-running`` while the game runs, ``review-failed`` if it could
            not be worked out, which the next call tries again; why it is kept back
            (:meth:`TableAdditions.check_given`); or why it cannot be played today.
        """
        if table.row.status != "finished" or table.own is not None:
            raise TableRefused("review-running")
        for feature in self._tables.features:
            await feature.check_given(table, "record")
        table.view(None)
        if (table.id, seat) in self._begun:
            return None
        if (table.id, seat) in self._failed:
            self._failed.discard((table.id, seat))
            raise TableRefused("review-failed")
        stored = await rows.review_of(self._tables.reader, table.id, seat)
        if stored is not None:
            return loaded(table.game, stored)
        work = self._work_out(table, seat)
        task = asyncio.create_task(work, name=f"review of table {table.id}")
        self._begun[table.id, seat] = task
        task.add_done_callback(lambda _task: self._begun.pop((table.id, seat)))
        return None

    async def of_everybody(self, table: Table) -> Review | None:
        """Return what everybody could know of a game that is over; ``None`` until that is known."""
        stored = await rows.review_of(self._tables.reader, table.id, None)
        return None if stored is None else loaded(table.game, stored)

    async def look(self) -> None:
        """Begin to work out what everybody could know of games that have ended lately."""
        since = self._tables.now() - DAY
        for table_id in await rows.unjudged(self._tables.reader, since):
            if (table_id, None) not in self._failed:
                with apart(table_id, "nobody knows who was likely to win"), suppress(TableRefused):
                    await self.of(await self._tables.get(table_id), None)

    def stop(self) -> None:
        """Stop working; what is not stored is begun again."""
        for task in self._begun.values():
            task.cancel()

    async def worked_out(self) -> None:
        """Wait until no review is being worked out any more."""
        await asyncio.gather(*self._begun.values())

    async def _work_out(self, table: Table, seat: int | None) -> None:
        try:
            await self._store(table, seat)
        except Exception as error:
            log.error("table %s: no review: %s", table.id, where_failed(error))
            self._failed.add((table.id, seat))

    async def _store(self, table: Table, seat: int | None) -> None:
        game = table.game
        moves = await store.moves.moves_of(self._tables.reader, table.id)
        over = Over(
            first_state(game, table.row, len(table.seats)),
            [(move.seat, game.moves.load(move.move)) for move in moves],
            branches_of(table.row),
            seat,
        )
        ponder = self._tables.workers.ponder
        found = [await ponder(look, game, over, part) for part in await ponder(parts, game, over)]
        whole: Review = await ponder(review, game, over, found)
        async with self._tables.database.writing() as tx:
            now = self._tables.now()
            await rows.set_review(tx, table.id, seat, dumped(game, whole), now)
            if seat is None and table.is_posted:
                card = replace(outgoing.refresh(table), suffix="likely")
                await outgoing.write(tx, table.id, table.version, [card], now)
        self._tables.wake()

    async def view_at(self, table: Table, seat: int | None, ply: int) -> Any:
        """Return what a seat saw after so many moves."""
        state = await self._tables.state_at(table)(ply)
        return table.game.view(state, seat)

    async def steps(self, table: Table, seat: int, ply: int, moves: Sequence[Any]) -> Steps:
        """Return moves that a seat could make after so many others, as steps of its turn."""
        game, views = table.game, list[Any]()
        state = await self._tables.state_at(table)(ply)
        for move in moves:
            views.append(game.view(state, seat))
            state, _events = game.apply(state, seat, move)
        after = game.view(state, seat)
        goes_on = after.turn == views[0].turn and seat in after.to_act
        return Steps(tuple(zip(views, moves, strict=True)), goes_on)


def dumped(game: AnyGame, found: Review) -> str:
    """Return a review as JSON."""
    dump = game.moves.dump
    turns = [
        {
            "ply": turn.ply,
            "played": [dump(move) for move in turn.played],
            "other": [dump(move) for move in turn.other],
            "gain": round(turn.gain, 1),
            "luck": round(turn.luck, 1),
            "reasons": [[*reason._replace(gain=round(reason.gain, 1))] for reason in turn.reasons],
        }
        for turn in found.turns
    ]
    return json.dumps({"likely": found.likely, "rounds": found.rounds, "turns": turns})


def loaded(game: AnyGame, text: str) -> Review:
    """Return a stored review.

    :raises ValueError: if the game does not know such moves any more.
    """
    stored, load = json.loads(text), game.moves.load
    return Review(
        likely=tuple(map(tuple, stored["likely"])),
        rounds=None if stored["rounds"] is None else tuple(stored["rounds"]),
        turns=tuple(
            Turn(
                **{name: turn[name] for name in ("ply", "gain", "luck")},
                played=tuple(map(load, turn["played"])),
                other=tuple(map(load, turn["other"])),
                reasons=tuple(Reason(*reason) for reason in turn["reasons"]),
            )
            for turn in stored["turns"]
        ),
    )

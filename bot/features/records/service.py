"""Proof that a game was fair: seed and salt fit the seal, and all that is stored follows."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot import store
from bot.store.rows import MoveRow
from bot.tables import importing
from bot.tables.importing import GoesOn
from bot.tables.origin import heading
from bot.tables.repository import TableRepository, stored_move
from bot.tables.table import Table
from engines.core import BadRecord
from engines.core.record import Record, replay, result_of, sealed

Fault: TypeAlias = Literal["seal", "setup", "move", "result"]
"""What is not as it should be: the seal is not that of seed and salt; the set-up, a move or the
result does not follow from what is before it."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What a check of a game has shown.

    ``fault`` is ``None`` if all is well; ``number`` is the move at fault, if it is one. ``told``
    says whether seed and salt may be told now; without a ``seal`` there was none at the start.
    ``moves`` is how many were checked: secret while the game runs.
    """

    told: bool
    seal: str | None
    seed: str
    salt: str
    moves: int
    fault: Fault | None = None
    number: int = 0


class FairnessService:
    """Checks games that are stored here, and reads files of games."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._reading = asyncio.Lock()
        """Playing a game again takes time: one is played again at once."""

    async def verify(self, table: Table) -> Proof:
        """Play a stored game again and compare: seal, set-up, moves, draws, and the result.

        :raises TableRefused: if the game has not begun, or is held.
        """
        table.view(None)
        moves = await store.moves.moves_of(self._tables.reader, table.id)
        async with self._reading:
            return await asyncio.to_thread(_proof, table, moves)

    async def own_moves(self, table: Table, seat: int | None) -> tuple[str, ...]:
        """Return the notation of what a seat has done, oldest first; a spectator did nothing."""
        moves = await store.moves.moves_of(self._tables.reader, table.id)
        game = table.game
        return tuple(game.format(game.moves.load(row.move)) for row in moves if row.seat == seat)

    async def read(self, data: bytes, ply: int | None) -> GoesOn:
        """Check a file of a game that is to be played on (:func:`bot.tables.importing.read`).

        :raises TableRefused: ``import-...`` with what is wrong.
        """
        async with self._reading:
            return await asyncio.to_thread(importing.read, self._tables.games, data, ply)


def _proof(table: Table, moves: list[MoveRow]) -> Proof:
    row, game = table.row, table.game
    proof = Proof(table.is_told, row.seal, row.seed or "", row.salt or "", len(moves))
    if row.seal is not None and sealed(proof.seed, proof.salt) != row.seal:
        return _with(proof, "seal")
    # Results of earlier versions have fewer parts: only what decides is compared.
    record = Record(
        **heading(game, row, len(table.seats)),
        moves=tuple(stored_move(game, move) for move in moves),
    )
    state = None
    try:
        for played in replay(game, record):
            state = played.state
    except BadRecord as error:
        fault: Fault = "setup"
        if error.code == "move":
            fault = "move"
        elif error.code == "seal":
            fault = "seal"
        return _with(proof, fault, int(error.facts.get("number", 0)))
    outcome = None if state is None else game.outcome(state)
    stored = None if row.result is None else json.loads(row.result)
    again = None if outcome is None else result_of(outcome)
    decides = ("scores", "ranks")
    if [(stored or {}).get(name) for name in decides] != [
        (again or {}).get(name) for name in decides
    ]:
        return _with(proof, "result")
    return proof


def _with(proof: Proof, fault: Fault, number: int = 0) -> Proof:
    return Proof(proof.told, proof.seal, proof.seed, proof.salt, proof.moves, fault, number)

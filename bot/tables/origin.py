"""Where a table's game begins: with its own seed, or from a move of another game (*what if*)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.store.rows import TableRow
from engines.core import AnyGame
from engines.core.record import Branch, Record, branched


class Origin(BaseModel):
    """The game from which another one goes on after its move ``ply``, of ``of`` moves.

    What chance answered until there follows from the first seed and the ``branches``: all of it is
    told in the record. What comes then follows from the seed of the table alone.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    ply: int
    of: int
    seats: int
    seed: str
    salt: str | None = None
    seal: str | None = None
    branches: tuple[Branch, ...] = ()


def origin_of(row: TableRow) -> Origin | None:
    """Return from where the game of a table goes on; ``None`` if it begins by itself."""
    return None if row.origin is None else _read(row.origin)


@lru_cache(maxsize=256)
def _read(text: str) -> Origin:
    return Origin.model_validate_json(text)


def branches_of(row: TableRow) -> tuple[Branch, ...]:
    """Return the places from which the game of a table was played on anew; the last is its own."""
    origin = origin_of(row)
    if origin is None or row.seed is None:
        return ()
    own = Branch(after=origin.ply, seed=row.seed, salt=row.salt, seal=row.seal)
    return (*origin.branches, own)


def first_state(game: AnyGame, row: TableRow, seats: int) -> Any:
    """Return the state in which the game of a table began.

    :raises BadOptions: if the options do not fit.
    """
    origin = origin_of(row)
    seed = (row.seed or "") if origin is None else origin.seed
    state = game.start(seats, game.options(json.loads(row.options)), seed)
    return branched(game, state, branches_of(row), 0)


def heading(game: AnyGame, row: TableRow, seats: int) -> dict[str, Any]:
    """Return what a record says of a table's game before its moves."""
    origin = origin_of(row)
    own = Branch(after=0, seed=row.seed or "", salt=row.salt, seal=row.seal)
    begun = own if origin is None else origin
    plain = game.start(seats, game.options(json.loads(row.options)), begun.seed)
    return {
        "game": game.id,
        "ruleset": row.ruleset,
        "content": row.content_hash,
        "options": json.loads(row.options),
        "seats": seats,
        "seed": begun.seed,
        "salt": begun.salt,
        "seal": begun.seal,
        "chance": game.chance(plain).answers,
        "branches": branches_of(row),
    }


def origin_from(record: Record, ply: int) -> Origin:
    """Return the origin of a table that goes on after a move of a record."""
    return Origin(
        ply=ply,
        of=len(record.moves),
        seats=record.seats,
        seed=record.seed,
        salt=record.salt,
        seal=record.seal,
        branches=tuple(branch for branch in record.branches if branch.after <= ply),
    )

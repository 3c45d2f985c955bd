"""What can be planned: how things stand when a seat is asked next, as far as it can know that."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.features.plans.conditions import chosen
from bot.tables.errors import TableRefused
from bot.tables.parsing import parse
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import AnyGame, Chance, Decision, Played, RulesError, decision_of, play_line

WORLDS = 2
"""Worlds that a seat thinks possible; what differs in them cannot be planned."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can be planned after the lines of a plan, as things stand on the table now.

    ``moves`` are the seat's own moves of each line, none of one that is not possible as things
    stand. ``table`` is the table as it would be then, in a world that the seat thinks possible, and
    ``decision`` what the seat would be asked, with the answers that can be planned; both ``None``
    if that depends on what nobody can know. ``view`` is what the seat would see; ``None`` if that
    depends on it. ``left_out`` says that some answers cannot be planned.
    """

    moves: tuple[tuple[Any, ...], ...]
    table: Table | None
    decision: Decision[Any] | None
    view: Any | None = None
    left_out: bool = False


def outlook(table: Table, seat: int, lines: Sequence[str]) -> Outlook:
    """Return what a seat can plan after these lines, as far as it can know."""
    game = table.game
    digest = hashlib.blake2b(game.views.dump(table.view(seat)).encode(), digest_size=16)
    chance = Chance.from_seed(digest.hexdigest())
    worlds, moves = list[Any](), list[tuple[Any, ...]]()
    for _world in range(WORLDS):
        number, chance = chance.below(1 << 63)
        chance = chance.without_log()
        world = game.resample(table.state, seat, Chance(number))
        worlds.append(_next_asked(game, world, seat))
    for line in lines:
        try:
            after = [_ahead(game, world, seat, line) for world in _known(worlds)]
        except (RulesError, TableRefused):
            after = []
        after = after if all(after) else []
        moves.append(tuple(play.move for play in after[0] if play.seat == seat) if after else ())
        if after:
            worlds = [_next_asked(game, played[-1].state, seat) for played in after]
    known = _known(worlds)
    asked = [decision_of(game, world, seat) for world in known]
    if not asked or asked[0] is None or any(other != asked[0] for other in asked):
        return Outlook(tuple(moves), None, None)
    position = Position(game, known[0], (0,) * len(table.seats))
    view = position.view(seat)
    is_known = all(game.view(world, seat) == view for world in known[1:])
    offered = _plannable(game, position, asked[0])
    return Outlook(
        tuple(moves),
        replace(table, position=position),
        offered,
        view if is_known else None,
        len(offered.moves) < len(asked[0].moves),
    )


def _ahead(game: AnyGame, world: Any, seat: int, line: str) -> tuple[Played, ...]:
    """Play a line in a world that a seat thinks possible; nothing if no condition of it is met.

    :raises RulesError: if it is not possible there.
    :raises TableRefused: if a condition is no longer understood.
    """
    branch = chosen(game, game.view(world, None), line)
    if branch is None:
        return ()
    return play_line(game, world, seat, branch.moves, parse=parse)


def _plannable(game: AnyGame, position: Position, asked: Decision[Any]) -> Decision[Any]:
    """Return a question with those answers that can be planned, all at once that are owed."""
    view = position.view(asked.seat)
    moves = [
        move
        for move in asked.moves
        if move.kind in game.open_kinds or game.warning(view, move) is None
    ]
    return replace(asked, moves=tuple(moves), several=max(asked.owed, 1))


def _known(worlds: Sequence[Any]) -> Sequence[Any]:
    """Return the worlds, none if it is not known in each how it goes on."""
    return () if any(world is None for world in worlds) else worlds


def _next_asked(game: AnyGame, state: Any, seat: int) -> Any:
    """Return the state in which the seat is asked next, as things stand; ``None`` without one."""
    return state if decision_of(game, state, seat) is not None else game.ahead(state, seat)

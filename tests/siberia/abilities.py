"""Tables at which a card's ability is being resolved, a Gather was begun, or the automa plays.

Abilities, benefits and decision cards may be made for a test.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.siberia import Siberia
from engines.siberia.content import load
from engines.siberia.rules.state import Automa

from .packs import Change, put, to, together
from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
CARD = "Q09"
"""The red quest whose ability :func:`doing` changes; it belongs to location 5."""


def in_play(card: str, hand: str = "", **given: Any) -> Table:
    """Return a table at which a card was just played, from location 1 unless told otherwise.

    The Move is still to be taken, so that the turn does not end by itself.
    """
    given = {"mech": "tatanka", "cell": "s1", **given}
    given["up"] = SOUTH | given.get("up", {})
    table = table_of(hand=f"{card} {hand}", **given)
    return table.only("move", "play").play(f"play {card}")


def staffed(card: str, hand: str = "", **given: Any) -> Table:
    """Return a table at which a card was just played and got a worker of its colour."""
    colour = GAME.content.cards[card].colour
    workers = f"{colour} {given.pop('workers', '')}"
    return in_play(card, hand, workers=workers, **given).play(f"staff {colour}")


def pack(folder: Path, *changes: Change) -> Siberia:
    """Return the game with changed content; nothing here is of games begun with former levels."""
    put(folder, together(*changes))
    return Siberia(*load(folder))


def doing(
    folder: Path, effect: Any, hand: str = "", *, changes: tuple[Change, ...] = (), **given: Any
) -> Table:
    """Return a table at which a red quest was staffed, the ability of which is ``effect``."""
    game = pack(folder, to(CARD, ability=effect), *changes)
    return staffed(CARD, hand, game=game, **given)


def gathering(tile: str, cell: str, hand: str = "", **given: Any) -> Table:
    """Return a table at which a Gather was begun at a location; the Move is still to be taken."""
    given = {"mech": "tatanka", "cell": cell, "up": SOUTH | {cell: tile}, **given}
    return table_of(hand=hand, **given).only("move", "gather").play("gather")


def solo(cards: str = "A12", *, level: int = 2, **given: Any) -> Table:
    """Return a table of one player; ``cards`` are the automa's next decision cards.

    Other fields of the automa are given with ``automa``.
    """
    own: Any = given.pop("automa", {})
    given = {"mech": "tatanka", "cell": "s1", "hand": "Q01", **given}
    given["up"] = SOUTH | given.get("up", {})
    table = table_of(1, options={"level": level}, **given)
    values: Any = {"deck": tuple(reversed(cards.split())), **own}
    return table.change(automa=Automa(level=level, **values))


def automa_turns(table: Table, times: int = 1) -> Table:
    """End the human's turn, and the automa's with it."""
    for _turn in range(times):
        table.change(shifted=True, todo=(), stack=(), undoable=True).play("end")
    return table


def automa(table: Table) -> Automa:
    """Return what the automa has."""
    assert table.state.automa is not None
    return table.state.automa

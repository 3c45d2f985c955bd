"""Hand-written states in the catalogue's notation, and short ways to play on from them.

A tile is written as in the grid of :mod:`engines.luxor.text`: its code, then the adventurers on
it from bottom to top by seat, as in ``Td:01``. ``L^1`` is a lake with a boat of seat 1, ``Td*`` a
tile with snakes. A cell is named as in ``F6``; :func:`row` and :func:`column` name several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from engines.core import (
    Chance,
    Event,
    IllegalMove,
    Played,
    decision_of,
    play_forced,
    play_line,
    play_move,
)
from engines.luxor import load
from engines.luxor.board import CODES, STRIDE, cell_at, cell_name
from engines.luxor.moves import Move
from engines.luxor.setup import SUPPLY, in_order
from engines.luxor.state import State

GAME = load(None)

Board = Mapping[str, str]
TILE = re.compile(r"([A-Z][do]?)(\^\d|\*)?(?::(\d+))?")


def at(name: str) -> int:
    """Return the cell of that name."""
    cell = cell_at(name)
    assert cell is not None, name
    return cell


def names(cells: Iterable[int]) -> list[str]:
    """Return the names of cells, in their order."""
    return [cell_name(cell) for cell in cells]


def xy(x: int, y: int) -> str:
    """Return the name of the catalogue's cell (x,y), with (0,0) at E6."""
    return cell_name(at("E6") + x + STRIDE * y)


def row(start: str, tiles: str) -> dict[str, str]:
    """Return a board of tiles from a cell to the east, ``.`` for a gap."""
    return _line(at(start), 1, tiles)


def column(start: str, tiles: str) -> dict[str, str]:
    """Return a board of tiles from a cell to the south, ``.`` for a gap."""
    return _line(at(start), STRIDE, tiles)


def _line(start: int, step: int, tiles: str) -> dict[str, str]:
    cells = enumerate(tiles.split())
    return {cell_name(start + step * number): tile for number, tile in cells if tile != "."}


def position(
    *,
    board: Board,
    seats: int = 2,
    hand: Iterable[str] = ("Ed5", "Ed5"),
    pile: Iterable[str] = (),
    others: Iterable[str] = ("Ed5",),
    supplies: tuple[int, ...] | None = None,
    adventures: bool = False,
    actions: Iterable[str] = (),
    action_pile: Iterable[str] = (),
    boats: Mapping[str, int] | None = None,
    snakes: Mapping[str, int] | None = None,
    captives: Mapping[int, str] | None = None,
    active: int = 0,
    placed: int = 0,
) -> State:
    """Return the state in which ``active`` is to play.

    ``hand``, ``pile`` (next tile first), ``actions`` and ``action_pile`` are those of the active
    seat, ``others`` is the hand of everybody else; tiles are written with their set, ``Cd2``.
    Unless given, supplies are 30 less the adventurers on the board. ``captives`` says whose
    adventurers a seat has taken, as in ``{0: "12"}``.
    """
    tiles, stacks = dict[int, Any](), dict[int, tuple[int, ...]]()
    ships = {at(cell): seat for cell, seat in (boats or {}).items()}
    reptiles = {at(cell): seat for cell, seat in (snakes or {}).items()}
    for name, text in board.items():
        match = TILE.fullmatch(text)
        assert match is not None, text
        assert match[1] in CODES, text
        tiles[at(name)] = match[1]
        if match[3]:
            stacks[at(name)] = tuple(map(int, match[3]))
        if match[2] == "*":
            reptiles[at(name)] = 0
        elif match[2]:
            ships[at(name)] = int(match[2][1])
    taken = tuple(
        tuple((captives or {}).get(seat, "").count(str(owner)) for owner in range(seats))
        for seat in range(seats)
    )
    if supplies is None:
        gone = [*(seat for stack in stacks.values() for seat in stack)]
        gone += [int(owner) for owners in (captives or {}).values() for owner in owners]
        supplies = tuple(SUPPLY - gone.count(seat) for seat in range(seats))

    def of_active(own: Iterable[Any], others: Iterable[Any] = ()) -> tuple[Any, ...]:
        return tuple(tuple(own) if seat == active else tuple(others) for seat in range(seats))

    return State(
        chance=Chance(0),
        adventures=adventures,
        first=0,
        turn=1 + active,
        round=1,
        active=active,
        placed=placed,
        finished=False,
        board=tiles,
        stacks=stacks,
        kept=(None,) * seats,
        hands=of_active(hand, others),
        piles=of_active(reversed(tuple(pile))),
        supplies=supplies,
        draft=None,
        action_hands=of_active(in_order(tuple(actions))),
        action_piles=of_active(reversed(tuple(action_pile))),
        used=((),) * seats,
        boats=ships,
        snakes=reptiles,
        captives=taken,
        recent=(),
        news=(),
    )


def ended(**known: Any) -> State:
    """Return a position after everybody's last tile was placed, so that the game is over."""
    return replace(position(hand=(), others=(), **known), finished=True)


def started(seats: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return the state in which starting tiles are chosen."""
    return GAME.start(seats, GAME.options(options), seed)


def opened(seats: int = 2, seed: str = "seed", keep: str = "Td", **options: Any) -> State:
    """Return the first turn of a game in which seat 0 begins and everybody kept that tile."""
    state = started(seats, seed, first_player=1, **options)
    for seat in range(seats):
        state = play(state, f"keep {keep}", seat)
    return state


# --- playing -------------------------------------------------------------------------------


def lined(state: State, line: str, seat: int | None = None) -> tuple[Played, ...]:
    """Return all moves played for a typed line, by the active seat unless another is given."""
    by, played = state.active if seat is None else seat, list[Played]()
    rest = line
    if not line.strip():
        return play_line(GAME, state, by, line)
    while rest.strip():  # unlike play_line it goes on after a move that reveals something
        asked = decision_of(GAME, state, by)
        move, rest = GAME.parse(rest, asked.moves if asked else ())
        played.append(play_move(GAME, state, by, move))
        state = played[-1].state
    return (*played, *play_forced(GAME, state))


def play(state: State, line: str, seat: int | None = None) -> State:
    """Return the state after a typed line."""
    after: State = lined(state, line, seat)[-1].state
    return after


def events(state: State, line: str, seat: int | None = None) -> list[Event]:
    """Return all events of a typed line."""
    return [event for played in lined(state, line, seat) for event in played.events]


def refused(
    state: State,
    line: str | Move,
    rule: str,
    code: str,
    *,
    seat: int | None = None,
    **facts: int | str,
) -> None:
    """Check that a typed line, or a move, is refused with this clause, code and these facts."""
    by = state.active if seat is None else seat

    def attempt() -> None:
        if isinstance(line, str):
            play_line(GAME, state, by, line)
        else:
            GAME.apply(state, by, line)

    with pytest.raises(IllegalMove) as caught:
        attempt()
    why = caught.value.refusal
    assert (why.rule, why.code) == (rule, code)
    assert dict(why.facts) == facts


# --- asking --------------------------------------------------------------------------------


def asked(state: State, seat: int | None = None) -> Any:
    """Return the question that the seat (the active one unless given) is asked."""
    by = state.active if seat is None else seat
    (question,) = (decision for decision in GAME.decisions(state) if decision.seat == by)
    return question


def offered(state: State, seat: int | None = None) -> list[str]:
    """Return the notation of every answer that the seat may give, in order."""
    return [GAME.format(move) for move in asked(state, seat).moves]


def cells_offered(state: State, tile: str) -> set[str]:
    """Return the cells on which that tile may be placed."""
    places = (move.split() for move in offered(state))
    return {words[1] for words in places if words[0] == tile and len(words) == 2}


def stack(state: State, name: str) -> str:
    """Return the adventurers on a tile from bottom to top, as in ``"001"``."""
    return "".join(map(str, state.stacks.get(at(name), ())))


def points(state: State) -> list[int]:
    """Return every seat's points as everybody sees them."""
    return [score.total for score in GAME.view(state, None).scores]


def text(state: State, seat: int | None) -> str:
    """Return what a reader sees as lines."""
    return GAME.text(GAME.view(state, seat))


# --- worlds --------------------------------------------------------------------------------


def replaced_at(items: tuple[Any, ...], seat: int, item: Any) -> tuple[Any, ...]:
    """Return the items with ``item`` at that seat's place."""
    return (*items[:seat], item, *items[seat + 1 :])


def heard(events: Iterable[Event], reader: int | None) -> list[Event]:
    """Return the events that a reader may see."""
    return [
        event
        for event in events
        if event.audience is None or (reader is not None and reader in event.audience)
    ]

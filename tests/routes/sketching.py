"""Small networks, routes and boards in the catalogue's notation, and helpers to play on them.

A network is a list of chains, as in ``"S-a-r1-b a-g1"``: ``S`` is the start, ``r1`` a red dot,
``g1`` a green dot, ``e2L`` and ``e2R`` the halves of edge dot 2, anything else a place. A route is
a list of chains of arrows, as in ``"S>a>b b>c"``. Moves are written as in :func:`move_of`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engines.core import BadContent, Event
from engines.routes import playing, rules
from engines.routes.board import Board, RouteRules
from engines.routes.loops import LOOP_RULE, ExitRule
from engines.routes.moves import (
    BONUS,
    COLOURS,
    MAIN,
    TICKET,
    Branch,
    Decline,
    EndTurn,
    Lay,
    Remove,
    SharedMove,
)
from engines.routes.network import Network, NetworkData, numbers_of
from engines.routes.playing import Step
from engines.routes.route import Route

START = "start"


def data(text: str, regions: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the network of some chains as its file would have it, points numbered as written."""
    lines = [
        (tail, head)
        for chain in text.split()
        for tail, head in zip(chain.split("-"), chain.split("-")[1:], strict=False)
    ]
    points: dict[str, dict[str, Any]] = {"S": _point("S", 0)}
    for chain in text.split():
        for end in chain.split("-"):
            point = _point(end, len(points))
            points.setdefault(point["id"] if point["kind"] != "start" else "S", point)
    for name, region in (regions or {}).items():
        points[name]["region"] = region
    for number, point in enumerate(points.values()):
        point["number"] = number
    ends = [[START if end == "S" else end for end in line] for line in lines]
    return {"points": list(points.values()), "lines": ends}


def _point(end: str, number: int) -> dict[str, Any]:
    if end == "S":
        return {"id": START, "kind": "start", "name": "Start", "x": 0, "y": 0}
    if edge := re.fullmatch(r"(e(\d))[LR]", end):
        halves = {"left": [0, 10 * number], "right": [1000, 10 * number]}
        name = f"Edge {edge[2]}"
        return {"id": edge[1], "kind": "red", "edge": int(edge[2]), "name": name, **halves}
    if dot := re.fullmatch(r"([rg])\d*", end):
        kind = {"r": "red", "g": "green"}[dot[1]]
        return {"id": end, "kind": kind, "name": f"dot {end}", "x": 10 * number, "y": 5}
    position = {"x": 10 * number, "y": 0}
    return {"id": end, "kind": "place", "name": f"Place {end}", "region": "Asia", **position}


def sketch(text: str, regions: Mapping[str, str] | None = None) -> Network:
    """Return the network of some chains."""
    return network_of(data(text, regions))


def network_of(source: Mapping[str, Any]) -> Network:
    """Return the network of data that were read from a file.

    :raises BadContent: naming the field that is wrong.
    """
    try:
        NetworkData.model_validate(source)
        return Network(NetworkData.model_validate(NetworkData.in_order(source)))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the whole network"
        raise BadContent(f"{field}: {first['msg']}") from None


def route_rules(text: str, exits: ExitRule = LOOP_RULE, **choices: Any) -> RouteRules:
    """Return the route rules of a game on a network of some chains."""
    return RouteRules(sketch(text), exits=exits, **choices)


def along(network: Network, text: str, arrows: int = 45) -> Route:
    """Return the route of some chains of arrows."""
    steps = [
        (START if tail == "S" else tail, START if head == "S" else head)
        for chain in text.split()
        for tail, head in zip(chain.split(">"), chain.split(">")[1:], strict=False)
    ]
    return Route.along(network, steps, arrows)


def board(
    on: RouteRules,
    red: str = "",
    yellow: str = "",
    blue: str = "",
    *,
    seats: int = 2,
    tickets: tuple[int, ...] | None = None,
    **known: Any,
) -> Board:
    """Return a board with these routes, by default in the first turn, of seat 0."""
    held = tickets or (3,) * seats
    routes = [along(on.network, text, on.arrows) for text in (red, yellow, blue)]
    facts: dict[str, Any] = {
        "supply": on.tickets - sum(held) - known.get("spent", 0),
        "first": 0,
        "active": 0,
    }
    return Board(
        routes=(routes[0], routes[1], routes[2]),
        tickets=held,
        **(facts | known),
    )


# --- playing -------------------------------------------------------------------------------


def move_of(text: str) -> SharedMove:
    """Return the move for a text.

    ``red a`` lays the main arrow, ``ticket red a`` and ``bonus red a`` the others,
    ``branch red a>b`` a branch; then there are ``remove red``, ``decline`` and ``end``.
    """
    words = [START if word == "S" else word for word in text.split()]
    match words:
        case ["end"]:
            return EndTurn()
        case ["decline"]:
            return Decline()
        case ["remove", colour]:
            return Remove(colour)  # type: ignore[arg-type]
        case ["branch", colour, way]:
            start, to = (START if end == "S" else end for end in way.split(">"))
            return Branch(colour, start, to)  # type: ignore[arg-type]
        case [("ticket" | "bonus") as by, colour, to]:
            return Lay(colour, to, by)  # type: ignore[arg-type]
        case [colour, to]:
            return Lay(colour, to)  # type: ignore[arg-type]
    raise ValueError(text)


def written(move: SharedMove) -> str:
    """Return the text of a move, as for :func:`move_of`."""
    match move:
        case Lay(colour, to, by):
            return f"{colour} {_short(to)}" if by == "main" else f"{by} {colour} {_short(to)}"
        case Branch(colour, start, to):
            return f"branch {colour} {_short(start)}>{_short(to)}"
        case Remove(colour):
            return f"remove {colour}"
        case Decline():
            return "decline"
        case EndTurn():
            return "end"


def _short(point: str) -> str:
    return "S" if point == START else point


def shared_moves(on: RouteRules, board: Board) -> tuple[SharedMove, ...]:
    """Return every legal shared move of the active seat, in a stable order; none at the end."""
    if board.ended:
        return ()
    if board.branch is not None:
        return rules.branch_lays(on, board)
    if board.bonuses:
        return (*rules.lays(on, board, BONUS), rules.DECLINE)
    # Unlike in the games, an extra ban may depend on how an arrow is paid for.
    moves: list[SharedMove] = [*rules.lays(on, board, MAIN)] if board.main else []
    may_end = not moves
    if rules.can_spend(board):
        moves += (*rules.lays(on, board, TICKET), *rules.removals(board))
    return (*moves, rules.END_TURN) if may_end else tuple(moves)


def step(on: RouteRules, before: Board, text: str) -> Step:
    """Play a legal move of the active seat, without :func:`playing.settle`."""
    move = move_of(text)
    why = rules.refusal(on, before, before.active, move)
    assert why is None, f"{text}: {why}"
    assert move in shared_moves(on, before), f"{text} is legal, but not offered"
    return playing.play(on, before, move)


def play(on: RouteRules, before: Board, *texts: str) -> Board:
    """Return the board after some legal moves, each settled."""
    return play_with_events(on, before, *texts)[0]


def play_with_events(on: RouteRules, before: Board, *texts: str) -> tuple[Board, list[Event]]:
    """Return the board after some legal moves, each settled, and all their events."""
    events: list[Event] = []
    for text in texts:
        taken = step(on, before, text)
        before, more = playing.settle(on, taken.board)
        events += (*taken.events, *more)
    return before, events


def refused(on: RouteRules, before: Board, text: str, rule: str, code: str, **facts: Any) -> None:
    """Check that a move of the active seat is refused for this reason, and not offered."""
    refused_to(before.active, on, before, text, rule, code, **facts)
    assert move_of(text) not in shared_moves(on, before)


def refused_to(
    seat: int, on: RouteRules, before: Board, text: str, rule: str, code: str, **facts: Any
) -> None:
    """Check that a seat's move is refused with this clause, this code and these facts."""
    why = rules.refusal(on, before, seat, move_of(text))
    assert why is not None, f"{text} is legal"
    assert (why.rule, why.code, dict(why.facts)) == (rule, code, facts)


def offered(on: RouteRules, before: Board, kind: str = "") -> list[str]:
    """Return the texts of all legal moves, in order, or of those that begin with ``kind``."""
    texts = [written(move) for move in shared_moves(on, before)]
    return [text for text in texts if text.startswith(kind)]


def heads(on: RouteRules, before: Board, start: str) -> list[str]:
    """Return the points that legal moves whose text begins with ``start`` lead to, in order."""
    return [text.split()[-1] for text in offered(on, before, f"{start} ")]


def tip(on: RouteRules, of: Board, colour: str) -> str:
    """Return where the expedition is."""
    return _short(on.network.ids[of.routes[COLOURS.index(colour)].tip])


def names(network: Network, points: int) -> list[str]:
    """Return the ids of a set of points, sorted, the start as ``S``."""
    return sorted(_short(network.ids[number]) for number in numbers_of(points))

"""What is known of the board before a game begins: the network, and tables derived from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core import Refusal
from engines.famous_explorers import moves
from engines.famous_explorers.view import Held
from engines.routes.board import Board, RouteRules
from engines.routes.lookup import RouteLookup
from engines.routes.moves import COLOURS, TICKET
from engines.routes.network import Arrow, Network, bits_of, head_of, numbers_of

TICKETS = 30
"""FE-101: tickets in the box."""

MARK_DISTANCE = 3
"""FE-203, RT-802: the least distance from the start of a mark, or of a card in the first row."""

FAR_DISTANCE = 8
"""FE-824: from this distance to the start on, a place counts as far."""

NORTH, SOUTH = 60.0, -30.0
"""FE-825: latitudes."""

MARCH, WIND, BRIDGE = "march", "wind", "bridge"
"""The Events by which arrows are laid or removed."""

LIKE_TICKETS = (TICKET, MARCH, WIND)
"""FE-711, FE-809: the ways to lay an arrow that New Rule 2 keeps from red dots."""


def _regions(network: Network) -> dict[str, int]:
    """Return the places of each region, as bits."""
    regions: dict[str, int] = {}
    for number in numbers_of(network.places):
        region = network.points[number].region or ""
        regions[region] = regions.get(region, 0) | 1 << number
    return regions


def _held(place: str, bits: int) -> Held:
    return Held(
        place=place,
        marked=bool(bits & 1),
        held=bool(bits & 2),
        reached=bool(bits & 4),
        scorable=bool(bits & 8),
    )


class Lookup(RouteLookup):
    """The tables of Famous Explorers."""

    def __init__(self, network: Network) -> None:
        super().__init__(network)
        self.route_rules_by_variant = tuple(
            RouteRules(network, tickets=TICKETS, extra_ban=extra_ban)
            for extra_ban in (None, self._extra_ban)
        )
        places = network.places
        self.markable = places & network.beyond(MARK_DISTANCE)
        self.near_start = places & ~self.markable
        self.near_start_ids = tuple(network.ids[number] for number in numbers_of(self.near_start))
        self.far = places & network.beyond(FAR_DISTANCE)
        dots = network.reds | network.greens
        self.neighbours = tuple(
            network.spread(point, dots) & places if places >> point & 1 else 0
            for point in range(len(network.points))
        )
        """FE-204: by place, the places reached from it by passing nothing but dots, as bits."""
        self.regions = _regions(network)
        latitudes = {number: network.points[number].lat or 0.0 for number in numbers_of(places)}
        self.north = bits_of(number for number, lat in latitudes.items() if lat >= NORTH)
        self.south = bits_of(number for number, lat in latitudes.items() if lat <= SOUTH)
        # Moves and pairs of ids are values, so the same few thousand serve every menu and view.
        ids = network.ids
        self.mark_moves = tuple(map(moves.Mark, ids))
        self.toss_moves = tuple(map(moves.Toss, ids))
        self.exchange_moves = tuple(map(moves.Exchange, ids))
        self.keep_moves = tuple(map(moves.Keep, ids))
        self.give_moves = tuple(map(moves.Give, ids))
        self.spy_moves = tuple(map(moves.Spy, ids))
        self.score_moves = tuple(map(moves.Score, ids))
        self.hold_moves = tuple(map(moves.Hold, ids))
        self.release_moves = tuple(map(moves.Release, ids))
        self.extra_moves = tuple(
            tuple(moves.Extra(colour, id_) for id_ in ids) for colour in COLOURS
        )
        self.helds = {bits: tuple(_held(id_, bits) for id_ in ids) for bits in range(16)}

    def can_mark(self, hand: Iterable[int], marks: Sequence[int], count: int) -> bool:
        """Whether ``count`` marks can be placed in addition to ``marks`` (FE-205, FE-207)."""
        free = bits_of(hand) & self.markable & ~bits_of(marks)
        for mark in marks:
            free &= ~self.neighbours[mark]
        return self._room(free, count)

    def _room(self, free: int, count: int) -> bool:
        """Whether ``count`` of these places can be chosen without two being neighbours."""
        if count <= 0:
            return True
        while free.bit_count() >= count:
            place = (free & -free).bit_length() - 1
            free &= free - 1
            if self._room(free & ~self.neighbours[place], count - 1):
                return True
        return False

    def _extra_ban(self, board: Board, colour: int, arrow: Arrow, by: str) -> Refusal | None:
        """Refuse a ticket arrow to a red dot, edge dots included (FE-711, FE-712, FE-809)."""
        head = head_of(arrow)
        if by not in LIKE_TICKETS or not self.network.reds >> head & 1:
            return None
        facts = {"colour": COLOURS[colour], "to": self.network.ids[head]}
        return Refusal("FE-711", "ticket-to-red", facts)

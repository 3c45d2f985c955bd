"""What is known of the board before a game begins: the network, and tables derived from it."""

from __future__ import annotations

from engines.core import Refusal
from engines.expedition_1996.moves import Chip, Exchange, Keep
from engines.expedition_1996.state import State
from engines.expedition_1996.view import Held
from engines.routes.board import Board, RouteRules
from engines.routes.lookup import RouteLookup
from engines.routes.loops import LOOP_RULE, ROUTE_RULE
from engines.routes.moves import COLOURS
from engines.routes.network import START, Arrow, Network, head_of, line_of

VOUCHERS = 75
"""Q96-101: vouchers in the box."""

ROW_DISTANCE = 3
"""Q96-104: the least distance from the start of a mission in the first row."""

CHIP_DISTANCE = 2
"""Q96-202, Q96-802: the least distance of a chip from the start."""


class Lookup(RouteLookup):
    """The tables of Expedition (1996)."""

    def __init__(self, network: Network) -> None:
        super().__init__(network)
        self.route_rules_by_variant, self.open_route_rules = (
            tuple(
                RouteRules(network, exits=exits, tickets=VOUCHERS, extra_ban=extra_ban)
                for exits in (ROUTE_RULE, LOOP_RULE)
            )
            for extra_ban in (self._extra_ban, None)
        )
        self.fit = network.places & network.beyond(ROW_DISTANCE)
        self.markable = network.places & network.beyond(CHIP_DISTANCE)
        # Moves and pairs of ids are values, so the same few thousand serve every menu and view.
        self.chip_moves = tuple(map(Chip, network.ids))
        self.exchange_moves = tuple(map(Exchange, network.ids))
        self.keep_moves = tuple(map(Keep, network.ids))
        self.helds = tuple(
            tuple(Held(place=place, marked=marked) for place in network.ids)
            for marked in (False, True)
        )

    def route_rules(self, state: State) -> RouteRules:
        """Return the route rules of a game: variant A changes the exit rule (Q96-304, Q96-705)."""
        return self.route_rules_by_variant[state.variant_a]

    def menu_route_rules(self, state: State) -> RouteRules:
        """Return them for menus: without Q96-301 if every colour has begun, to save time."""
        a, b, c = state.board.routes
        begun = a.arrows and b.arrows and c.arrows
        return (self.open_route_rules if begun else self.route_rules_by_variant)[state.variant_a]

    def _extra_ban(self, board: Board, colour: int, arrow: Arrow, by: str) -> Refusal | None:
        """Refuse a first arrow on a start line that is taken while another is free (Q96-301)."""
        a, b, c = board.routes
        if board.routes[colour].arrows:
            return None
        taken = a.used | b.used | c.used
        if not taken >> line_of(arrow) & 1 or not self.network.lines_at[START] & ~taken:
            return None
        to = self.network.ids[head_of(arrow)]
        return Refusal("Q96-301", "start-line-taken", {"colour": COLOURS[colour], "to": to})

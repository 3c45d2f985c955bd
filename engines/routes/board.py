"""The board: routes, tickets, whose turn it is, and what the active player must still do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from engines.core import Refusal
from engines.routes.loops import LOOP_RULE, ExitRule
from engines.routes.moves import BONUS, COLOURS, MAIN, TICKET, Branch, Lay
from engines.routes.network import Arrow, Network, head_of
from engines.routes.route import ARROWS, Route

TICKETS_EACH = 3
"""RT-704: tickets with which each player starts."""

TICKETS_A_TURN = 2
"""RT-705: tickets that may be spent in one turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The public part of the state that both games share; views may contain it, too.

    Colours are indices of :data:`COLOURS`. ``looped`` has a bit for each colour that formed a loop
    in this turn. ``spent`` tickets stay on the board until the turn ends (RT-708).
    """

    routes: tuple[Route, Route, Route]
    tickets: tuple[int, ...]
    supply: int
    first: int
    active: int
    turn: int = 1
    """Turns are counted from 1; the number rises by one whenever the turn passes on."""

    main: bool = True
    """Whether the main arrow is owed (RT-702)."""

    spent: int = 0
    looped: int = 0
    branch: int | None = None
    """The colour on which a branch is owed (RT-506)."""

    anywhere: bool = False
    """Whether an effect lets this branch start at any visited point."""

    bonuses: int = 0
    """Open bonus arrows (RT-403)."""

    closing: bool = False
    """Whether the current round is the last (RT-809)."""

    ended: bool = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.tickets)

    @property
    def round(self) -> int:
        """The number of the current round, from 1 (RT-701)."""
        return (self.turn - 1) // len(self.tickets) + 1

    @property
    def last_seat(self) -> int:
        """The seat whose turn completes a round."""
        return (self.first - 1) % len(self.tickets)

    @property
    def tips(self) -> int:
        """The points at which expeditions are, without colours that have not begun."""
        tips = 0
        for route in self.routes:
            if route.arrows:
                tips |= 1 << route.tip
        return tips


def begun_by(board: Board, seat: int) -> Board:
    """Return the board as if a seat's turn began now, whatever the active player has to do."""
    return replace(
        board,
        active=seat,
        main=True,
        supply=board.supply + board.spent,
        spent=0,
        looped=0,
        branch=None,
        anywhere=False,
        bonuses=0,
    )


ExtraBan: TypeAlias = Callable[[Board, int, Arrow, str], Refusal | None]
"""Returns why a game forbids an ordinary arrow that section 3 allows, or ``None``.

It gets the board, the colour, the arrow, and the word for what the arrow is laid by.
"""


class RouteRules:
    """What is fixed before a game begins: network, components, exit rule and extra bans.

    There is one per game and set of options. It never changes and is not part of a state.
    """

    def __init__(
        self,
        network: Network,
        *,
        exits: ExitRule = LOOP_RULE,
        arrows: int = ARROWS,
        tickets: int = 30,
        extra_ban: ExtraBan | None = None,
    ) -> None:
        """``arrows`` is the number of arrows of each colour, ``tickets`` of all tickets."""
        self.network = network
        self.exits = exits
        self.arrows = arrows
        self.tickets = tickets
        self.extra_ban = extra_ban
        # Moves are immutable values, so all menus share the same few thousand.
        self.lay_moves = {
            by: tuple(tuple(Lay(colour, id_, by) for id_ in network.ids) for colour in COLOURS)
            for by in (MAIN, TICKET, BONUS)
        }
        self.branch_moves = tuple(
            {
                arrow: Branch(colour, network.ids[tail], network.ids[head_of(arrow)])
                for tail, leaving in enumerate(network.arrows)
                for arrow in leaving
            }
            for colour in COLOURS
        )

    def opened(self, seats: int, first: int) -> Board:
        """Return the board before the first turn (RT-201, RT-704)."""
        route = Route(left=self.arrows)
        return Board(
            routes=(route, route, route),
            tickets=(TICKETS_EACH,) * seats,
            supply=self.tickets - TICKETS_EACH * seats,
            first=first,
            active=first,
        )

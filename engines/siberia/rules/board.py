"""A state together with the content: what can be read from it. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from engines.core import Event
from engines.siberia.content.model import BASE, Card, Cell, Content, Tile
from engines.siberia.content.ongoing import Anytime, Ongoing, Static, StaticKind
from engines.siberia.content.terms import COLOURS, Colour, Condition, Filter, Per
from engines.siberia.rules.mats import Active, Mat
from engines.siberia.rules.moves import CATEGORIES, Category
from engines.siberia.rules.stack import Ability, Frame, Solving
from engines.siberia.rules.state import Location, State

LIMIT = 4
"""How many cards may be solved, upgraded and melded, each (SB-603, SB-711, SB-715)."""

RANGE = 3
"""The standard range of a Move (SB-401)."""

GOALS: dict[Category, int] = {
    "quests": 4,
    "meteorites": 4,
    "items": 4,
    "heart": 1,
    "corruption": 7,
    "cards": 8,
    "workers": 7,
}
"""What a category needs (SB-719); five maps do instead of seven workers."""

MAPS_GOAL = 5


def source_of(at: str) -> str:
    """Return the card, location or mech that a node belongs to."""
    return at.partition("/")[0].partition(".")[0]


class Force(NamedTuple):
    """The ongoing parts in force, and the things they follow from, none of which is ever changed.

    A mat may be: what it has is replaced then.
    """

    me: Mat
    upgraded: tuple[str, ...]
    row: tuple[Active, ...]
    lent: tuple[str, ...]
    parts: tuple[tuple[str, Ongoing | Anytime], ...]


class Board:
    """The content, a state, and the events of the move that is being carried out.

    Only :mod:`playing` and what it calls change the state, which is a copy of their own then.
    """

    __slots__ = ("_force", "content", "events", "state", "unasked")

    def __init__(self, content: Content, state: State) -> None:
        self.content = content
        self.state = state
        self.events: list[Event] = []
        self.unasked = False
        """Whether what is resolved now follows on what the move was made for (SB-315)."""
        self._force: Force | None = None

    @property
    def me(self) -> Mat:
        """The mat of the active player."""
        return self.state.mats[self.state.active]

    # --- the map ---------------------------------------------------------------------------

    def location(self, cell: Cell) -> Location:
        """Return the location on a cell."""
        return self.state.locations[self.content.map.cells.index(cell)]

    def tile(self, cell: Cell) -> Tile:
        """Return what is printed on the location of a cell, face down or not."""
        return self.content.tiles[self.location(cell).tile]

    @property
    def here(self) -> Location | None:
        """The location of the active player's mech; ``None`` at Basecamp."""
        cell = self.me.cell
        return None if cell == BASE else self.location(cell)

    def place(self, cell: Cell) -> str:
        """Return what moves call a location: its number, or its cell while it is face down."""
        if cell == BASE:
            return BASE
        return name_of(self.content, cell, self.location(cell))

    def cell_of(self, place: str) -> Cell | None:
        """Return the cell of a location as moves call it."""
        for cell, location in zip(self.content.map.cells, self.state.locations, strict=True):
            if location.up and str(self.content.tiles[location.tile].number) == place:
                return cell
            if cell == place and not location.up:
                return cell
        return None

    def taken_cells(self) -> set[Cell]:
        """Return the cells with mechs of others, the automa's included (SB-402, SB-1112)."""
        state = self.state
        cells = {mat.cell for seat, mat in enumerate(state.mats) if seat != state.active}
        return cells | self.automa_cells()

    def automa_cells(self) -> set[Cell]:
        """Return the cells with mechs of the automa."""
        automa = self.state.automa
        return set() if automa is None else {c for c in (automa.north, automa.central) if c}

    def adjacent_holes(self) -> tuple[str, ...]:
        """Return the holes adjacent to the active player's mech (SB-526)."""
        return self.content.map.holes_at.get(self.me.cell, ())

    def exposed(self, cell: Cell) -> tuple[str, ...]:
        """Return the addresses of the benefits that a location gives now (SB-701)."""
        return exposed(self.content, self.location(cell))

    # --- cards -----------------------------------------------------------------------------

    def card(self, card: str) -> Card:
        """Return a card as printed."""
        return self.content.cards[card]

    def matches(self, card: str, wanted: Filter) -> bool:
        """Whether a card has the type and the colour that a filter wants (SB-1006)."""
        printed = self.content.cards[card]
        return (wanted.type is None or printed.type == wanted.type) and (
            wanted.colour is None or printed.colour == wanted.colour
        )

    def working(self) -> tuple[str, ...]:
        """Return the cards being resolved (SB-1031)."""
        return tuple(
            frame.card for frame in self.state.stack if isinstance(frame, Ability | Solving)
        )

    def solving(self) -> tuple[str, ...]:
        """Return the quests whose benefit is being resolved."""
        return tuple(frame.card for frame in self.state.stack if isinstance(frame, Solving))

    def controlled(self) -> Iterator[str]:
        """Yield the cards in the active player's hand, then those in the row (SB-109)."""
        yield from self.me.hand
        for active in self.me.row:
            yield active.card

    def previous(self, card: str) -> str | None:
        """Return the card to the left of one in the row (SB-511)."""
        row = self.me.row
        for left, active in pairwise(row):
            if active.card == card:
                return left.card
        return None

    def active(self, card: str) -> Active | None:
        """Return a card of the active player's row."""
        return next((active for active in self.me.row if active.card == card), None)

    @property
    def top(self) -> Frame | None:
        """What is resolved next."""
        return self.state.stack[-1] if self.state.stack else None

    # --- ongoing parts ---------------------------------------------------------------------

    def ongoing(self) -> tuple[tuple[str, Ongoing | Anytime], ...]:
        """Return the ongoing parts in force for the active player, by card or mech (SB-516)."""
        me, lent, known = self.me, self.state.lent, self._force
        if (
            known is not None
            and known.me is me
            and known.upgraded is me.upgraded
            and known.row is me.row
            and known.lent is lent
        ):
            return known.parts
        parts = tuple(self._in_force(me))
        self._force = Force(me, me.upgraded, me.row, lent, parts)
        return parts

    def _in_force(self, me: Mat) -> Iterator[tuple[str, Ongoing | Anytime]]:
        cards = self.content.cards
        yield me.mech, self.content.mechs[me.mech].ability
        seen = set[str]()
        staffed = (active.card for active in me.row if active.worker)
        for card in (*me.upgraded, *staffed, *self.state.lent):
            part = cards[card].ongoing
            if part is not None and card not in seen:  # never twice (SB-523)
                seen.add(card)
                yield card, part

    def in_force(self, source: str) -> bool:
        """Whether the ongoing part of a card or mech is in force."""
        return any(source == other for other, _part in self.ongoing())

    def static(self, kind: StaticKind) -> int:
        """Return the sum of the statics of a kind (SB-1068)."""
        return sum(
            part.value
            for _source, part in self.ongoing()
            if isinstance(part, Static) and part.kind == kind
        )

    def static_colours(self, kind: StaticKind) -> set[Colour]:
        """Return the colours of the statics of a kind."""
        return {
            part.colour
            for _source, part in self.ongoing()
            if isinstance(part, Static) and part.kind == kind and part.colour is not None
        }

    @property
    def limit(self) -> int:
        """How many cards may be solved, upgraded and melded, each."""
        limits = [
            part.value
            for _source, part in self.ongoing()
            if isinstance(part, Static) and part.kind == "tuck_limit"
        ]
        return max((LIMIT, *limits))

    @property
    def range(self) -> int:
        """The standard range of a Move (SB-401, SB-1061)."""
        return RANGE + self.static("move_range")

    def fitting(self, card: str) -> tuple[Colour, ...]:
        """Return the colours of workers that fit a card (SB-113, SB-1063, SB-1064)."""
        colour = self.content.cards[card].colour
        if colour in self.static_colours("wild_card"):
            return COLOURS
        wild = self.static_colours("wild_worker")
        return tuple(other for other in COLOURS if other == colour or other in wild)

    def spendable(self) -> Anytime | None:
        """Return what a map can be trashed for at any time, if the player has one (SB-806)."""
        ability = self.content.mechs[self.me.mech].ability
        return ability if isinstance(ability, Anytime) and self.me.maps else None

    # --- counting --------------------------------------------------------------------------

    def amount(self, amount: int | Per) -> int:
        """Return an amount as it is now (SB-1005)."""
        return amount if isinstance(amount, int) else min(self.count(amount), amount.most)

    def count(self, per: Per) -> int:
        """Return what an amount counts."""
        me = self.me
        match per.count:
            case "maps":
                return me.maps
            case "idle":
                return sum(me.workers)
            case "here":
                return len(self.here.corruption) if self.here else 0
            case "row":
                return sum(
                    self.matches(active.card, per.filter)
                    and (active.worker is not None or not per.filter.staffed)
                    for active in me.row
                )
            case held:
                return len(getattr(me, held))

    def holds(self, condition: Condition, source: str) -> bool:
        """Whether a condition holds now for an effect of ``source`` (SB-1004)."""
        here = self.here
        match condition.kind:
            case "region":
                return (
                    here is not None and self.content.map.region[self.me.cell] == condition.region
                )
            case "clean":
                return here is not None and not here.corruption
            case "previous":
                previous = self.previous(source)
                return previous is not None and self.matches(previous, condition.filter)
            case counted:
                return self.count(Per(counted, condition.least)) >= condition.least

    def core(self, card: str) -> tuple[int, int]:
        """Return a card's core value as it is now: power and guile (SB-505)."""
        printed = self.content.cards[card]
        power, guile = printed.core
        growth = printed.growth
        if growth is not None:
            count = len(self.me.glory if growth.by == "glory" else self.me.melded)
            for step in (growth.first, growth.second)[:count]:
                power, guile = power + step[0], guile + step[1]
        return power, guile

    def room(self, power: int, guile: int) -> tuple[int, int]:
        """Return what of a gain the tracks have room for (SB-107)."""
        me, most = self.me, self.content.track
        return min(power, most - me.power), min(guile, most - me.guile)


def name_of(content: Content, cell: Cell, location: Location) -> str:
    """Return what moves call the location on a cell, which is not Basecamp."""
    return str(content.tiles[location.tile].number) if location.up else cell


def exposed(content: Content, location: Location) -> tuple[str, ...]:
    """Return the addresses of the benefits that a location gives now (SB-701)."""
    if not location.up:
        return ()
    tile = content.tiles[location.tile]
    benefits = tuple(node.at for node in tile.benefits)
    if tile.covered is None or location.corruption:
        return benefits
    return (*benefits, tile.covered.at)


def worker_count(mat: Mat) -> int:
    """Return a player's workers, on the mat and on cards (SB-720)."""
    return sum(mat.workers) + sum(active.worker is not None for active in mat.row)


def hearts(content: Content, mat: Mat) -> int:
    """Return 1 if the player owns the heart."""
    return mat.corruption.count(content.heart)


def progress(content: Content, mat: Mat, category: Category) -> tuple[int, int]:
    """Return how much a player has for a category and how much it needs (SB-719)."""
    match category:
        case "quests":
            has = len(mat.solved)
        case "meteorites":
            has = len(mat.melded)
        case "items":
            has = len(mat.upgraded)
        case "heart":
            has = hearts(content, mat)
        case "corruption":
            has = len(mat.corruption) - hearts(content, mat)
        case "cards":
            has = len(mat.hand) + len(mat.row)
        case "workers":
            workers = worker_count(mat)
            if mat.maps * GOALS["workers"] > workers * MAPS_GOAL:
                return mat.maps, MAPS_GOAL
            has = workers
    return has, GOALS[category]


def met(content: Content, mat: Mat) -> tuple[Category, ...]:
    """Return the categories whose goal a player meets and where no own token lies (SB-717)."""
    return tuple(
        category
        for category in CATEGORIES
        if category not in mat.glory
        and (has_needs := progress(content, mat, category))[0] >= has_needs[1]
    )

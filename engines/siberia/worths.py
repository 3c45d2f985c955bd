"""What single things are worth to a seat now: gains, cards, workers, tucking, boasting."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engines.siberia import prospects, targets
from engines.siberia.board import Board
from engines.siberia.content.effects import (
    COLOURS,
    Amount,
    Colour,
    Condition,
    Filter,
    Static,
    StaticKind,
)
from engines.siberia.content.model import BASE, Card, Cell
from engines.siberia.moves import Category
from engines.siberia.prospects import Chart, promise
from engines.siberia.scoring import GLORY

TOKENS_LEFT = 0.9
"""How many more glory tokens a seat will place, for each that it still has."""


class Worths:
    """What things are worth in one position; amounts and targets are those of now."""

    def __init__(self, chart: Chart, board: Board, future: float) -> None:
        self.chart, self.board, self.future = chart, board, future
        self.me, self.content = board.me, board.content
        self.left = self.content.glory - len(self.me.glory)
        self.token = prospects.token_worth(self.me)
        parts = [part for _source, part in board.ongoing() if isinstance(part, Static)]
        self._less_first = _sum(parts, "vanquish_discount")
        self._less_of_colour = _sum(parts, "first_of_colour_discount")
        self._less_quest = _sum(parts, "solve_discount")
        self.price_of_heart = int(self.content.heart[1:]) - self._less_first
        self.price_of_heart -= 2 * self._less_of_colour
        self._wild_workers = [part.colour for part in parts if part.kind == "wild_worker"]
        self._wild_cards = [part.colour for part in parts if part.kind == "wild_card"]
        self.away = prospects.away(board, self.price_of_heart)
        self.met = [category for category, turns in self.away.items() if not turns]
        self.promised = promise(self.away.values(), self.left, self.token)
        track = prospects.TRACK
        self.stock = track[self.me.power] + track[self.me.guile]
        self.quests: dict[str, list[Card]] = {}
        for id_ in board.controlled():
            card = self.content.cards[id_]
            if card.location is not None:
                self.quests.setdefault(card.location, []).append(card)
        self._nodes: dict[str, float] = {}
        """What effects bring that are the same everywhere."""

        self.locations = dict(zip(self.content.map.cells, board.state.locations, strict=True))
        self._nearer: dict[tuple[Category, float], float] = {}
        self._plays: dict[tuple[str, Cell | None], float] = {}
        self._gathers: dict[Cell, float] = {}
        self._solves: dict[tuple[Cell, int], float] = {}
        self._buys: dict[Cell, tuple[float, bool]] = {}

    def nearer(self, category: Category, turns: float) -> float:
        """Return what it is worth if a category is so many turns nearer than now."""
        away = self.away.get(category)
        if away is None or not self.future or away <= 0 < turns:
            return 0.0
        known = self._nearer.get((category, turns))
        if known is None:
            changed = self.away | {category: max(0.0, away - turns)}
            known = promise(changed.values(), self.left, self.token) - self.promised
            self._nearer[category, turns] = known
        return self.future * known

    def points(self, power: int, guile: int, *, heart: bool = False) -> float:
        """Return what a gain, or a loss, of power and guile is worth.

        ``heart``: the heart was bought with it.
        """
        track, me, most = prospects.TRACK, self.me, self.content.track
        after = (
            track[min(most, max(0, me.power + power))] + track[min(most, max(0, me.guile + guile))]
        )
        worth = self.future * (after - self.stock)
        return worth if heart else worth + self.nearer("heart", 0.35 * (power + guile))

    def card(self, card: str) -> float:
        """Return what gaining a card is worth."""
        printed = self.content.cards[card]
        worth = self.chart.keep(printed, len(self.me.solved)) * 0.6
        worth += prospects.ROUND_CARD * (self.chart.ability[card] + self.chart.core[card])
        if printed.type == "quest" and not self._found(printed.location):
            worth *= 0.8
        return self.future * worth + self.nearer("cards", 1.2) + self._finding(printed.type)

    def _finding(self, type_: str) -> float:
        match type_:
            case "item":
                return self.nearer("items", 1.1)
            case "meteorite":
                return self.nearer("meteorites", 1.1)
            case "quest":
                return self.nearer("quests", 0.8)
            case _:
                return 0.0

    def _found(self, location: str | None) -> bool:
        return any(place.up and place.tile == location for place in self.board.state.locations)

    def any_card(self) -> float:
        return self.future * 1.0 + self.nearer("cards", 1.2)

    def worker(self, colours: Iterable[Colour]) -> float:
        """Return what a worker of one of the colours is worth."""
        wanted = self._wanted
        best = max((wanted[COLOURS.index(c)] for c in colours), default=None)
        if best is None:
            return 0.0
        return self.future * (0.2 + best) + self.nearer("workers", 1.2)

    @cached_property
    def _wanted(self) -> list[float]:
        """Return what a worker of each colour would do for the cards."""
        counts, wanted = prospects.all_workers(self.me), [0.0] * len(COLOURS)
        for card in self.board.controlled():
            index = COLOURS.index(self.content.cards[card].colour)
            counts[index] -= 1
            if counts[index] < 0:
                wanted[index] = max(wanted[index], 0.3 * self.chart.ability[card])
        for card in self._unable:
            wanted[COLOURS.index(self.content.cards[card].colour)] += prospects.ABLE
        return wanted

    @cached_property
    def able(self) -> float:
        """Return what it is worth to have workers for one's character and companion."""
        return prospects.ABLE * (len(self._starters) - len(self._unable))

    @cached_property
    def _starters(self) -> list[str]:
        return [card for card in self.board.controlled() if self.content.cards[card].pair]

    @cached_property
    def _unable(self) -> list[str]:
        """Return those for which one has no worker at all."""
        counts = prospects.all_workers(self.me)
        if self._wild_workers and any(counts[COLOURS.index(c)] for c in self._wild_workers if c):
            return []
        return [
            card
            for card in self._starters
            if not counts[COLOURS.index(self.content.cards[card].colour)]
        ]

    def staffs(self, card: str) -> bool:
        workers, colour = self.me.workers, self.content.cards[card].colour
        if workers[COLOURS.index(colour)]:
            return True
        if colour in self._wild_cards and any(workers):
            return True
        return any(workers[COLOURS.index(wild)] for wild in self._wild_workers if wild)

    @cached_property
    def can_vanquish(self) -> bool:
        """Whether a card in hand can be staffed now that vanquishes."""
        return any(card in self.chart.vanquishers and self.staffs(card) for card in self.me.hand)

    @cached_property
    def can_solve(self) -> bool:
        return any(card in self.chart.solvers and self.staffs(card) for card in self.me.hand)

    def solved_at_last(self, card: Card) -> float:
        """Return what solving a quest brings once what is missing is there."""
        if card.id in self.board.solving() or len(self.me.solved) >= self.board.limit:
            return 0.0
        assert card.cost is not None
        missing = max(0, card.cost.power - self.me.power) + max(0, card.cost.guile - self.me.guile)
        return self._solved(card) * 0.85**missing

    def _solved(self, card: Card) -> float:
        """Return what solving a quest brings, its benefit included, its cost not."""
        worth = self.chart.usual_of(card.benefit)
        return worth + self.tucked_quest - self.future * self.chart.keep(card, len(self.me.solved))

    @cached_property
    def tucked_quest(self) -> float:
        """What one more solved quest is worth."""
        solved, placed = len(self.me.solved), len(self.me.glory)
        last = len(GLORY) - 1
        if not self.future:
            return placed * (GLORY[min(solved + 1, last)] - GLORY[min(solved, last)])
        table = prospects.TOKEN
        step = table[min(solved + 1, last)] - table[min(solved, last)]
        tokens = placed + TOKENS_LEFT * self.left
        return 1.5 * step * tokens + self.nearer("quests", 2.4)

    def solve(self, cell: Cell, discount: int) -> float:
        """Return what the best quest brings that can be solved at a place."""
        known = self._solves.get((cell, discount))
        if known is None:
            known = self._solves[cell, discount] = self._best_quest(cell, discount)
        return known

    def _best_quest(self, cell: Cell, discount: int) -> float:
        if cell == BASE or not self.locations[cell].up:
            return 0.0
        solving = self.board.solving()
        if len(self.me.solved) + len(solving) >= self.board.limit:
            return 0.0
        best, me, less = 0.0, self.me, discount + self._less_quest
        for card in self.quests.get(self.locations[cell].tile, ()):
            if card.id in solving or card.cost is None:
                continue
            for power, guile in targets.splits(card.cost, less):
                if power <= me.power and guile <= me.guile:
                    best = max(best, self._solved(card) + self.points(-power, -guile))
        return best

    @cached_property
    def boast(self) -> float:
        """Return what placing a glory token brings."""
        if not self.met or not self.left:
            return 0.0
        if not self.future:
            return float(prospects.token_now(self.me))
        rest = dict(self.away)
        del rest[self.met[0]]
        after = promise(rest.values(), self.left - 1, self.token)
        last = prospects.NEARLY if self.left == 1 else 0.0
        token = self.future * self.token + (1 - self.future) * prospects.token_now(self.me)
        return token + self.future * (after - self.promised) + last

    def spare(self, discard: int, trash: int) -> bool:
        """Whether other cards than character and companion are there to be given away."""
        if discard:
            return any(self._others(targets.discardable(self.board)))
        return not trash or any(self._others(targets.trashable(self.board)))

    def _others(self, cards: Iterable[str]) -> Iterable[bool]:
        return (self.content.cards[card].pair is None for card in cards)

    @cached_property
    def upgrade(self) -> float:
        """Return what tucking the best item brings."""
        return max(map(self.upgraded, targets.upgradable(self.board)), default=0.0)

    @cached_property
    def meld(self) -> float:
        """Return what tucking the best meteorite brings."""
        return max(map(self.melded, targets.meldable(self.board)), default=0.0)

    def upgraded(self, card: str) -> float:
        printed = self.content.cards[card]
        worth = (
            printed.value
            + self.nearer("items", 1.8)
            + self.future * 0.8 * (printed.ongoing is not None)
        )
        return worth - self._given_up(printed)

    def melded(self, card: str) -> float:
        printed = self.content.cards[card]
        worth = self.nearer("meteorites", 1.8) - self._given_up(printed)
        for melded in (*self.me.melded, card):
            worth += self.chart.usual_of(self.content.cards[melded].bonus) * (self.future or 0.3)
        later = min(2, self.board.limit - len(self.me.melded) - 1)
        worth += 0.5 * later * self.future * self.chart.usual_of(printed.bonus)
        return worth

    def _given_up(self, card: Card) -> float:
        play = prospects.ROUND_CARD * (self.chart.ability[card.id] + self.chart.core[card.id])
        keep = self.chart.keep(card, len(self.me.solved))
        return self.future * (keep + play) - self.nearer("cards", -1.2)

    def open(self, cell: Cell, wanted: Filter, *, adjacent: bool) -> list[str]:
        holes = self.content.map.holes
        near = self.content.map.holes_at.get(cell, ()) if adjacent else holes
        return [
            card
            for hole, card in zip(holes, self.board.state.market, strict=True)
            if card is not None and hole in near and self.board.matches(card, wanted)
        ]

    def previous(self, source: str) -> str | None:
        """Return the card left of one in the row, or of one that would be played."""
        if self.board.active(source) is not None:
            return self.board.previous(source)
        return self.me.row[-1].card if self.me.row else None

    def amount(self, amount: Amount, cell: Cell) -> int:
        if not isinstance(amount, int) and amount.count == "here":
            if cell == BASE:
                return 0
            return min(len(self.locations[cell].corruption), amount.most)
        return self.board.amount(amount)

    def holds(self, condition: Condition, cell: Cell, source: str) -> bool:
        match condition.kind:
            case "region":
                return cell != BASE and self.content.map.region[cell] == condition.region
            case "clean":
                return cell != BASE and not self.locations[cell].corruption
            case "previous":
                previous = self.previous(source)
                return previous is not None and self.board.matches(previous, condition.filter)
            case _:
                return self.board.holds(condition, source)


def _sum(parts: Iterable[Static], kind: StaticKind) -> int:
    """Return the sum of the statics of a kind (SB-1068)."""
    return sum(part.value for part in parts if part.kind == kind)

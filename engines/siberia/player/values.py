"""What single things are worth to a seat now: gains, cards, workers, tucking, boasting."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE, Card, Cell
from engines.siberia.content.ongoing import Anytime
from engines.siberia.content.terms import COLOURS, Amount, Colour, Condition, Filter
from engines.siberia.player import estimates
from engines.siberia.player.estimates import (
    FADING,
    MANY_SOLVED,
    TRACK,
    Figures,
    faded,
    promise,
    promises,
)
from engines.siberia.player.position import Position
from engines.siberia.rules import targets
from engines.siberia.rules.board import Board, hearts
from engines.siberia.rules.moves import Category
from engines.siberia.rules.scoring import GLORY

ResultT = TypeVar("ResultT")

HAND, ROUND, AGAIN = 0.4, 0.45, 0.8
"""Parts of the worth of plays: of the best card in hand, of the best one held, of the next ones."""

FORCE = 0.6
"""An ongoing part in force until the card leaves the row; an upgraded one is worth twice that."""

NUMBER = {colour: number for number, colour in enumerate(COLOURS)}

TOKENS_LEFT = 0.9
"""How many more glory tokens a seat will place, for each that it still has."""


def remembered(method: Callable[..., ResultT]) -> Callable[..., ResultT]:
    """Return a method whose results an object remembers."""

    def answer(values: Values, *asked: Hashable) -> ResultT:
        known: dict[object, ResultT] = values.memory[method]
        try:
            return known[asked]
        except KeyError:
            result = known[asked] = method(values, *asked)
            return result

    return answer


class Values:
    """What things are worth in one position; amounts and targets are those of now.

    Positions with the same :attr:`Position.key` share it, so nothing may depend on where the mech
    is.
    """

    def __init__(self, figures: Figures, position: Position) -> None:
        board = Board(figures.content, position.state)
        self.figures, self.board, self.future = figures, board, position.future
        self.me, self.content = board.me, board.content
        self.solving = board.solving()
        content, me, cards = self.content, self.me, self.content.cards
        self.left = content.glory - len(me.glory)
        self.token = estimates.token_worth(me)
        self.limit, self.range = board.limit, board.range
        self._less_first = board.static("vanquish_discount")
        self._less_of_colour = board.static("first_of_colour_discount")
        self._less_quest = board.static("solve_discount")
        self.price_of_heart = int(content.heart[1:]) - self._less_first
        self.price_of_heart -= 2 * self._less_of_colour
        self.controlled = [cards[card] for card in board.controlled()]
        self.workers = estimates.all_workers(me)
        self.away = estimates.away(content, me, self.controlled, self.price_of_heart)
        self.met = [category for category, turns in self.away.items() if not turns]
        self._fading = {category: pow(FADING, turns) for category, turns in self.away.items()}
        self.promised = promise(self._fading.values(), self.left, self.token)
        self.stock = TRACK[me.power] + TRACK[me.guile]
        self.quests: dict[str, list[Card]] = {}
        for card in self.controlled:
            if card.location is not None:
                self.quests.setdefault(card.location, []).append(card)
        self._starters = [card for card in self.controlled if card.pair]
        self._unable = self._without_worker()
        self.memory = defaultdict[object, dict[object, Any]](dict)
        self.map = position.map
        self.locations = position.map.at

    @property
    def promises(self) -> dict[Category, float]:
        """What each of the open categories adds to :attr:`promised`."""
        return promises(self._fading, self.left, self.token)

    @cached_property
    def held(self) -> float:
        """Return what the things are good for that do not score themselves."""
        me, content = self.me, self.content
        able = estimates.ABLE * (len(self._starters) - len(self._unable))
        worth = self.promised + self.stock + able
        hand, row = self.controlled[: len(me.hand)], self.controlled[len(me.hand) :]
        worth += faded(self._plays_of(hand, me.workers), HAND, AGAIN)
        worth += faded(self._plays_of(self.controlled, self.workers), ROUND, AGAIN)
        kept: dict[str, list[float]] = {}
        for card in self.controlled:
            kept.setdefault(card.type, []).append(self.keep(card))
        worth += sum([faded(each, 1.0, 0.75) for each in kept.values()])
        for active, card in zip(me.row, row, strict=True):
            if active.worker is not None and card.ongoing is not None:
                worth += FORCE
        for upgraded in me.upgraded:
            worth += 2 * FORCE * (content.cards[upgraded].ongoing is not None)
        spends = isinstance(content.mechs[me.mech].ability, Anytime)
        worth += 0.1 * sum(self.workers) + (0.8 if spends else 0.2) * me.maps
        worth += estimates.HEART * hearts(content, me)
        return worth

    def _plays_of(self, cards: Sequence[Card], workers: Sequence[int]) -> list[float]:
        """Return what playing each card brings on the whole, with these workers to place."""
        left, figures, worths = list(workers), self.figures, list[float]()
        ability = figures.ability
        for card in sorted(cards, key=lambda card: ability[card.id], reverse=True):
            if card.growth is None:
                worth = figures.core[card.id]
            else:
                worth = estimates.POINT * sum(self.board.core(card.id))
            index = NUMBER[card.colour]
            if left[index]:
                left[index] -= 1
                worth += ability[card.id]
            worths.append(worth)
        return worths

    @remembered
    def nearer(self, category: Category, turns: float) -> float:
        """Return what it is worth if a category is so many turns nearer than now."""
        away = self.away.get(category)
        if away is None or not self.future or away <= 0 < turns:
            return 0.0
        fading = self._fading | {category: pow(FADING, max(0.0, away - turns))}
        promised = promise(fading.values(), self.left, self.token)
        return self.future * (promised - self.promised)

    def points(self, power: int, guile: int, *, heart: bool = False) -> float:
        """Return what a gain, or a loss, of power and guile is worth.

        ``heart``: the heart was bought with it.
        """
        me, most = self.me, self.content.track
        after = (
            TRACK[min(most, max(0, me.power + power))] + TRACK[min(most, max(0, me.guile + guile))]
        )
        worth = self.future * (after - self.stock)
        return worth if heart else worth + self.nearer("heart", 0.35 * (power + guile))

    def keep(self, card: Card) -> float:
        """Return what a card is good for besides being played."""
        return self.figures.keep[card.id, len(self.me.solved) < MANY_SOLVED]

    def card(self, card: str) -> float:
        """Return what gaining a card is worth."""
        printed = self.content.cards[card]
        worth = self.keep(printed) * 0.6
        worth += estimates.ROUND_CARD * (self.figures.ability[card] + self.figures.core[card])
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
        best = max((wanted[NUMBER[c]] for c in colours), default=None)
        if best is None:
            return 0.0
        return self.future * (0.2 + best) + self.nearer("workers", 1.2)

    @cached_property
    def _wanted(self) -> list[float]:
        """Return what a worker of each colour would do for the cards."""
        counts, wanted = self.workers.copy(), [0.0] * len(COLOURS)
        for card in self.controlled:
            index = NUMBER[card.colour]
            counts[index] -= 1
            if counts[index] < 0:
                wanted[index] = max(wanted[index], 0.3 * self.figures.ability[card.id])
        for card in self._unable:
            wanted[NUMBER[card.colour]] += estimates.ABLE
        return wanted

    def _without_worker(self) -> list[Card]:
        """Return the character and the companion, if one has no worker at all for them."""
        counts = self.workers
        if any(counts[NUMBER[colour]] for colour in self.board.static_colours("wild_worker")):
            return []
        return [card for card in self._starters if not counts[NUMBER[card.colour]]]

    @remembered
    def staffs(self, card: str) -> bool:
        return any(self.me.workers[NUMBER[colour]] for colour in self.board.fitting(card))

    @cached_property
    def can_vanquish(self) -> bool:
        """Whether a card in hand can be staffed now that vanquishes."""
        return any(card in self.figures.vanquishers and self.staffs(card) for card in self.me.hand)

    @cached_property
    def can_solve(self) -> bool:
        return any(card in self.figures.solvers and self.staffs(card) for card in self.me.hand)

    def solved_at_last(self, card: Card) -> float:
        """Return what solving a quest brings once what is missing is there."""
        if card.id in self.solving or len(self.me.solved) >= self.limit:
            return 0.0
        assert card.cost is not None
        missing = max(0, card.cost.power - self.me.power) + max(0, card.cost.guile - self.me.guile)
        return self._solved(card) * 0.85**missing

    def _solved(self, card: Card) -> float:
        """Return what solving a quest brings, its benefit included, its cost not."""
        worth = self.figures.usual_of(card.benefit)
        return worth + self.tucked_quest - self.future * self.keep(card)

    @cached_property
    def tucked_quest(self) -> float:
        """What one more solved quest is worth."""
        solved, placed = len(self.me.solved), len(self.me.glory)
        last = len(GLORY) - 1
        if not self.future:
            return placed * (GLORY[min(solved + 1, last)] - GLORY[min(solved, last)])
        table = estimates.TOKEN
        step = table[min(solved + 1, last)] - table[min(solved, last)]
        tokens = placed + TOKENS_LEFT * self.left
        return 1.5 * step * tokens + self.nearer("quests", 2.4)

    @remembered
    def solve(self, cell: Cell, discount: int) -> float:
        """Return what the best quest brings that can be solved at a place."""
        if cell == BASE or not self.locations[cell].up:
            return 0.0
        solving = self.solving
        if len(self.me.solved) + len(solving) >= self.limit:
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
            return float(estimates.token_now(self.me))
        rest = [fading for category, fading in self._fading.items() if category != self.met[0]]
        after = promise(rest, self.left - 1, self.token)
        last = estimates.NEARLY if self.left == 1 else 0.0
        token = self.future * self.token + (1 - self.future) * estimates.token_now(self.me)
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
        if len(self.me.upgraded) >= self.limit:
            return 0.0
        items = [self.upgraded(card) for card in self.controlled if card.type == "item"]
        return max(items, default=0.0)

    @cached_property
    def meld(self) -> float:
        """Return what tucking the best meteorite brings."""
        if len(self.me.melded) >= self.limit:
            return 0.0
        melded = [self.melded(card) for card in self.controlled if card.type == "meteorite"]
        return max(melded, default=0.0)

    def upgraded(self, card: Card) -> float:
        worth = (
            card.value + self.nearer("items", 1.8) + self.future * 0.8 * (card.ongoing is not None)
        )
        return worth - self._given_up(card)

    def melded(self, card: Card) -> float:
        worth = self.nearer("meteorites", 1.8) - self._given_up(card)
        for bonus in (*self._bonuses, card.bonus):
            worth += self.figures.usual_of(bonus) * (self.future or 0.3)
        later = min(2, self.limit - len(self.me.melded) - 1)
        worth += 0.5 * later * self.future * self.figures.usual_of(card.bonus)
        return worth

    @cached_property
    def _bonuses(self) -> list[Node | None]:
        return [self.content.cards[card].bonus for card in self.me.melded]

    def _given_up(self, card: Card) -> float:
        play = estimates.ROUND_CARD * (self.figures.ability[card.id] + self.figures.core[card.id])
        return self.future * (self.keep(card) + play) - self.nearer("cards", -1.2)

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

"""What effects bring a seat now: at a place, with what it has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from copy import copy
from functools import cached_property

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE, Cell, Token
from engines.siberia.player import estimates
from engines.siberia.player.estimates import SPENT, Figures
from engines.siberia.player.position import Position
from engines.siberia.player.values import Values, remembered
from engines.siberia.rules import targets
from engines.siberia.rules.board import source_of
from engines.siberia.rules.events import CORRUPTION
from engines.siberia.rules.stack import Vanquishing


class EffectValues(Values):
    """What effects bring in one position; ``gathers``: the Gather of the turn is still to come."""

    def __init__(self, figures: Figures, position: Position) -> None:
        super().__init__(figures, position)
        self.gathers = "gather" in position.state.todo

    def with_gather(self, gathers: bool) -> EffectValues:
        """Return the same for a position that differs in nothing but whether a Gather comes."""
        other = copy(self)
        other.gathers = gathers
        other.memory = defaultdict(dict)
        other.__dict__.pop("attractions", None)
        return other

    def found(self, cell: Cell) -> float:
        """Return what turning up a location is worth."""
        location = self.locations[cell]
        if location.up:
            return 0.0
        return self.future * 0.5 + self.nearer("workers", 1.7) * location.map

    @remembered
    def gather(self, cell: Cell, depth: int = 0) -> float:
        """Return what a Gather at a place brings."""
        if cell == BASE:
            return 0.0
        if not self.locations[cell].up:
            return self.future * 1.5
        return sum([self.node(node, cell, depth) for node in self.map.exposed[cell]])

    def exposing(self, cell: Cell) -> float:
        """Return what a card played at a place adds to a Gather there by what it exposes."""
        covered = self.map.covered.get(cell)
        if covered is None or cell not in self.map.tokens:
            return 0.0
        if not self.can_vanquish or not self.purchase(cell)[1]:
            return 0.0
        bought = self.purchase(cell)[0] - self.best_play(cell) * 0.5
        return max(0.0, self.node(covered, cell, 0) + min(0.0, bought))

    @cached_property
    def attractions(self) -> dict[Cell, float]:
        """Return for every place why one would go there in a later turn."""
        known, solving = self.map, 0.9 if self.can_solve else 0.5
        worths = dict.fromkeys(known.hidden, 1.2 + self.nearer("workers", 1.7)) | known.worth
        for tile, cards in self.quests.items():
            if tile in known.cell_of:
                for card in cards:
                    worths[known.cell_of[tile]] += solving * self.solved_at_last(card)
        for cell, node in known.covered.items():
            covered, tokens = self.node(node, cell, 0), known.tokens.get(cell)
            if tokens is not None:
                if cell == known.heart:
                    worths[cell] += self._to_the_heart()
                if covered > 0:
                    missing = max(0.0, tokens - 0.7 * (self.me.power + self.me.guile))
                    covered *= 0.6 * 0.88**missing
            worths[cell] += covered
        return worths

    @remembered
    def goals(self, taken: frozenset[Cell]) -> list[tuple[float, Cell]]:
        """Return the places worth going to, with what they are worth; others are at some."""
        goals = [
            (worth, cell)
            for cell, all_of_it in self.attractions.items()
            if (worth := 0.5 * all_of_it if cell in taken else all_of_it) > 0.3
        ]
        return sorted(goals, reverse=True)[:8]

    def _to_the_heart(self) -> float:
        """Return what there is to win by going to the heart with what one has."""
        less = max((self.figures.discounts[card] for card in self.me.hand), default=0)
        missing = max(0, self.price_of_heart - less - self.me.power - self.me.guile)
        if missing > 6 or "heart" not in self.away:
            return 0.0
        bought = self._token(self.content.heart, 1) + estimates.AT_ONCE - self.future * self.stock
        return 0.9**missing * max(0.0, bought)

    @remembered
    def purchase(self, cell: Cell) -> tuple[float, bool]:
        """Return what a full Vanquish at a place brings, and whether nothing is left then."""
        return self.buy(cell, Vanquishing(""), None, 0)

    def buy(
        self, cell: Cell, use: Vanquishing, most: int | None, discount: int
    ) -> tuple[float, bool]:
        if cell == BASE or not self.locations[cell].up:
            return 0.0, False
        me = self.me
        power, guile, taken = me.power, me.guile, use.taken
        has_power, has_guile = use.power, use.guile
        lumber, first = self._less_of_colour, self._less_first + discount
        gained, worth, paid_in_all = 0.0, 0.0, 0.0
        corruption = list(self.locations[cell].corruption)
        while corruption and (most is None or taken < most):
            token = corruption[-1]
            by_power, by_guile, cost = _price(
                token, has_power, has_guile, lumber, 0 if taken else first
            )
            paid = min(cost, power) if by_power else 0
            if cost - paid > (guile if by_guile else 0):
                break
            power, guile = power - paid, guile - (cost - paid)
            corruption.pop()
            taken += 1
            has_power, has_guile = has_power or by_power, has_guile or by_guile
            gained += self._token(token, taken - use.taken)
            heart = by_power and by_guile
            paid_in_all = self.points(power - me.power, guile - me.guile, heart=heart)
            worth = max(worth, gained + paid_in_all)
        cleared = not corruption and taken > use.taken
        if cleared:
            full = gained + paid_in_all
            covered = self.content.tiles[self.locations[cell].tile].covered
            if covered is not None:
                follow = 0.9 if self.gathers else 0.4
                full += follow * self.node(covered, cell, 1)
            worth = max(worth, full)
        return worth, cleared

    def _token(self, token: Token, number: int) -> float:
        if token[0] == "H":
            return CORRUPTION + self.nearer("heart", 30.0) + estimates.HEART * self.future
        return (
            CORRUPTION
            + self.nearer("corruption", 1.2 * number)
            - self.nearer("corruption", 1.2 * (number - 1))
        )

    def best_play(self, cell: Cell) -> float:
        """Return what the best card in hand brings if it is played at a place."""
        return max([self.play(card, cell) for card in self.me.hand], default=0.0)

    def play(self, card: str, cell: Cell) -> float:
        """Return what a card in hand brings if it is played at a place."""
        return self._play_at(card, cell if card in self.figures.local else BASE, 0)

    @remembered
    def _play_at(self, card: str, cell: Cell, depth: int) -> float:
        printed = self.content.cards[card]
        core = printed.core if printed.growth is None else self.board.core(card)
        worth = self.points(*core)
        worth -= self.future * SPENT * (self.figures.core[card] + self.figures.ability[card])
        if self.staffs(card):
            worth += max(0.0, self.staffed(card, cell, depth))
        return worth

    def staffed(self, card: str, cell: Cell, depth: int) -> float:
        """Return what a worker on a card brings."""
        printed = self.content.cards[card]
        worth = self.node(printed.ability, cell, depth)
        if printed.ongoing is not None:
            worth += 0.5 * self.future
        return worth - 0.25 * self.future

    def node(self, node: Node | None, cell: Cell, depth: int) -> float:
        """Return what an effect brings at a place; how deep it is inside others bounds it."""
        if node is None:
            return 0.0
        if node.at in self.figures.placed:
            return self._node(node, cell, depth)
        return self._everywhere(node.at)

    @remembered
    def _everywhere(self, at: str) -> float:
        """Return what an effect brings that is the same wherever the mech is."""
        return self._node(self.content.nodes[at], BASE, 0)

    def _node(self, node: Node, cell: Cell, depth: int) -> float:
        match node:  # the most frequent ones first
            case effects.Upgrade():
                return self.upgrade
            case effects.Meld():
                return self.meld
            case effects.Boast():
                return self.boast
            case effects.Gain(what=what, amount=amount):
                count = self.amount(amount, cell)
                if what == "coin":
                    return float(count)
                return self.points(count, 0) if what == "power" else self.points(0, count)
            case effects.All(parts=parts) | effects.Then(parts=parts):
                return sum([self.node(part, cell, depth) for part in parts])
            case effects.OneOf(parts=parts):
                return max([self.node(part, cell, depth) for part in parts])
            case effects.If(condition=condition, effect=effect):
                if not self.holds(condition, cell, source_of(node.at)):
                    return 0.0
                return self.node(effect, cell, depth)
            case effects.Pay(cost=cost, effect=effect):
                if not targets.payable(self.board, cost) or not self.spare(
                    cost.discard, cost.trash
                ):
                    return 0.0
                paid = self.points(-cost.power, -cost.guile)
                paid -= self.future * (
                    0.7 * cost.map + estimates.cards_paid(cost.discard, cost.trash)
                )
                if cost.map:
                    paid += self.nearer("workers", -1.7)
                return max(0.0, self.node(effect, cell, depth) + paid)
            case effects.GainMap(count=count):
                count = min(count, self.board.state.maps)
                return count * (0.4 * self.future + self.nearer("workers", 1.7))
            case effects.GainCorruption(count=count):
                count = min(count, len(self.board.state.bag))
                return count * (CORRUPTION + self.nearer("corruption", 1.2))
            case effects.GainWorker(colours=colours):
                return self.worker(targets.in_supply(self.board, colours))
            case effects.Draw(count=count):
                return count * self.any_card()
            case effects.Draft():
                return 1.25 * self.any_card()
            case effects.Take(adjacent=adjacent, filter=wanted):
                return max(map(self.card, self.open(cell, wanted, adjacent=adjacent)), default=0.0)
            case effects.Solve(discount=discount):
                return self.solve(cell, discount)
            case effects.Vanquish(most=most, discount=discount, adjacent=adjacent):
                return self.vanquish(cell, most, discount, adjacent=adjacent)
            case _:
                return self._moving(node, cell, depth)

    def _moving(self, node: Node, cell: Cell, depth: int) -> float:
        """Return what an effect brings that sets off others, or moves things."""
        usual = self.future * self.figures.usual[node.at]
        match node:
            case effects.GatherHere():
                return self.gather(cell, depth + 1) if depth < 2 else usual
            case effects.PlayCard(filter=wanted):
                if depth:
                    return usual
                return max(
                    (self._play_at(card, cell, 1) for card in targets.playable(self.board, wanted)),
                    default=0.0,
                )
            case effects.Activate(where=where, filter=wanted):
                if depth:
                    return usual
                source = source_of(node.at)
                if where == "row":
                    cards: Iterable[str] = [active.card for active in self.me.row]
                elif where == "previous":
                    previous = self.previous(source)
                    cards = [] if previous is None else [previous]
                else:
                    cards = self.open(cell, wanted, adjacent=where == "adjacent")
                return max(
                    (
                        self.node(self.content.cards[card].ability, cell, 1)
                        for card in cards
                        if card != source and self.board.matches(card, wanted)
                    ),
                    default=0.0,
                )
            case effects.Borrow():
                if depth > 1 or cell == BASE:
                    return usual
                near = self.content.map.neighbours[cell]
                benefits = [node for to in near if to != BASE for node in self.map.exposed[to]]
                return max(
                    (
                        self.node(benefit, cell, 2)
                        for benefit in benefits
                        if not isinstance(benefit, effects.Borrow)
                    ),
                    default=0.0,
                )
            case effects.Rescue(filter=wanted):
                if not any(self.board.matches(active.card, wanted) for active in self.me.row):
                    return 0.0
                return usual
            case effects.RefreshAll():
                return usual * min(1.0, 0.3 * len(self.me.row))
            case effects.Destroy():
                return usual if cell != BASE else 0.0
            case _:
                return usual

    def vanquish(self, cell: Cell, most: int | None, discount: int, *, adjacent: bool) -> float:
        """Return what a use of Vanquish brings that begins with the mech at a place."""
        if cell == BASE:
            return 0.0
        if not adjacent:
            if most is None and not discount:
                return self.purchase(cell)[0]
            return self.buy(cell, Vanquishing(""), most, discount)[0]
        near = [to for to in self.content.map.neighbours[cell] if to != BASE]
        return max(self.buy(to, Vanquishing(""), most, discount)[0] for to in near)


def _price(
    token: Token, power: bool, guile: bool, lumber: int, first: int
) -> tuple[bool, bool, int]:
    """Return whether a token is paid with power, with guile, and how much."""
    by_power, by_guile = token[0] in "PH", token[0] in "GH"
    less = first + lumber * ((by_power and not power) + (by_guile and not guile))
    return by_power, by_guile, max(0, int(token[1:]) - less)

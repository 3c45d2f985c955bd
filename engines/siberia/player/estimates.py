"""What things are worth in the long run: by and large.

All figures are in coins. They were found by trying: see ``docs/balance``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE, Card, Cell, Content
from engines.siberia.content.terms import COLOURS
from engines.siberia.content.trees import walk
from engines.siberia.rules.board import hearts, worker_count
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.moves import CATEGORIES, Category
from engines.siberia.rules.scoring import GLORY

POINT = 0.45
"""A power or guile, when there is use for it."""

TRACK = (0.0, 0.5, 1.0, 1.45, 1.85, 2.15, 2.4, 2.6, 2.75, 2.85, 2.9)
"""What power or guile of 0 to 10 is worth: the last ones are hardly needed."""

MANY_SOLVED = 3
"""A quest more than so many makes no glory token worth more."""

TOKEN = (7.0, 7.7, 8.9, 10.0)
"""What a glory token will score at the end, by the quests solved so far."""

PROMISED = 0.64
"""The part of that for a category that is met, before the token is placed."""

FADING = 0.9
"""What is left of the promise for each turn that the category is away."""

HEART = 8.0
"""Owning the heart, besides: its location is open then, and others cannot have it any more."""

AT_ONCE = 3.0
"""The Boast that lies under the heart."""

SPARE = 0.25
"""How much categories count that are not among the best ones needed."""

FINISH = 50.0
"""What the last glory token is worth besides: nobody would play on for ever."""

NEARLY = 4.0
"""What is worth to go to a place where it can be placed."""

ROUND_CARD = 0.35
"""The part of what a card brings when it is played that it is worth to have it."""

ABLE = 2.0
"""Having a worker for a card that solves or vanquishes and that one began with."""

SPENT = 0.3
"""The part of that which is lost until the next Refresh when it is played."""

PLAIN: dict[type, float] = {
    effects.GainMap: 1.1,
    effects.GainCorruption: 2.8,
    effects.GainWorker: 1.3,
    effects.Draw: 1.0,
    effects.Draft: 1.3,
    effects.Take: 1.4,
    effects.Sweep: 0.2,
    effects.PlayCard: 1.6,
    effects.MoveMech: 0.7,
    effects.GatherHere: 1.8,
    effects.RefreshAll: 2.0,
    effects.Rescue: 0.9,
    effects.Activate: 1.2,
    effects.Borrow: 1.3,
    effects.Solve: 3.2,
    effects.Vanquish: 2.2,
    effects.Destroy: 0.4,
    effects.Upgrade: 4.0,
    effects.Meld: 3.5,
    effects.Boast: 3.0,
}
"""What effects bring on the whole, wherever they are used."""


def usual(node: Node | None) -> float:
    """Return what an effect brings on the whole."""
    match node:
        case None:
            return 0.0
        case effects.Gain(what=what, amount=amount):
            count = amount if isinstance(amount, int) else amount.most * 0.5
            return count * (1.0 if what == "coin" else POINT)
        case effects.All(parts=parts) | effects.Then(parts=parts):
            return sum(map(usual, parts))
        case effects.OneOf(parts=parts):
            best, *others = sorted(map(usual, parts), reverse=True)
            return best + 0.15 * sum(others)
        case effects.If(effect=effect):
            return 0.5 * usual(effect)
        case effects.Pay(cost=cost, effect=effect):
            return max(
                0.0,
                usual(effect)
                - price(cost.power, cost.guile, cost.map)
                - cards_paid(cost.discard, cost.trash),
            )
        case (
            effects.GainMap(count=count)
            | effects.GainCorruption(count=count)
            | effects.Draw(count=count)
        ):
            return PLAIN[type(node)] * count
        case _:
            return PLAIN[type(node)]


def price(power: int, guile: int, maps: int = 0) -> float:
    """Return what a cost takes on the whole."""
    return POINT * (power + guile) + 0.7 * maps


def cards_paid(discard: int, trash: int) -> float:
    """Return what paying with cards takes on the whole."""
    return 0.5 * discard + 1.6 * trash


class Figures:
    """What is looked up of some content: usual worth of effects, and how far places are apart."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.core = {id_: POINT * sum(card.core) for id_, card in content.cards.items()}
        self.ability = {id_: usual(card.ability) for id_, card in content.cards.items()}
        self.solvers, self.vanquishers = (
            frozenset(id_ for id_, card in content.cards.items() if _has(card.ability, kind))
            for kind in (effects.Solve, effects.Vanquish)
        )
        self.keep = {
            (id_, few): _keep(card, few_solved=few)
            for id_, card in content.cards.items()
            for few in (True, False)
        }
        """What cards are good for besides being played, with few quests solved and with many."""

        self.discounts = {id_: _discount(card.ability) for id_, card in content.cards.items()}
        self.usual = {at: usual(node) for at, node in content.nodes.items()}
        self.benefits = {id_: sum(map(usual, tile.benefits)) for id_, tile in content.tiles.items()}
        self.placed = frozenset(
            at for at, node in content.nodes.items() if any(_local(part) for part in walk(node))
        )
        """The effects that depend on where the mech is, or what goes on inside others."""

        self.local = frozenset(
            id_
            for id_, card in content.cards.items()
            if card.ability is not None and card.ability.at in self.placed
        )
        cells = (BASE, *content.map.cells)
        self._steps = {cell: self._steps_from(cell) for cell in cells}
        self._turns: dict[int, dict[Cell, dict[Cell, int]]] = {}

    def _steps_from(self, start: Cell) -> dict[Cell, int]:
        steps, edge = {start: 0}, [start]
        for cell in edge:
            for other in self.content.map.neighbours[cell]:
                if other not in steps and other != BASE:
                    steps[other] = steps[cell] + 1
                    edge.append(other)
        return steps

    def turns(self, reach: int) -> dict[Cell, dict[Cell, int]]:
        """Return how many Moves it takes from any place to any other, at least 1."""
        known = self._turns.get(reach)
        if known is None:
            known = self._turns[reach] = {
                start: {to: max(1, math.ceil(steps / reach)) for to, steps in ways.items()}
                for start, ways in self._steps.items()
            }
        return known

    def usual_of(self, node: Node | None) -> float:
        """Return what an effect brings on the whole."""
        return 0.0 if node is None else self.usual[node.at]


def _keep(card: Card, *, few_solved: bool) -> float:
    match card.type:
        case "item":
            return 0.5 + 0.3 * card.value
        case "meteorite":
            return 0.7 + 0.25 * usual(card.bonus)
        case "quest":
            assert card.cost is not None
            gain = usual(card.benefit) + (5.0 if few_solved else 1.5)
            return 0.3 * max(0.5, gain - price(card.cost.power, card.cost.guile))
        case _:
            return 1.5


def _has(ability: Node | None, kind: type) -> bool:
    return ability is not None and any(isinstance(node, kind) for node in walk(ability))


def _discount(ability: Node | None) -> int:
    """Return how much less a card lets one pay in a Vanquish."""
    nodes = () if ability is None else walk(ability)
    return max((node.discount for node in nodes if isinstance(node, effects.Vanquish)), default=0)


def _local(node: Node) -> bool:
    """Whether an effect depends on where the mech is."""
    match node:
        case (
            effects.Solve()
            | effects.Vanquish()
            | effects.GatherHere()
            | effects.Borrow()
            | effects.Destroy()
            | effects.MoveMech()
            | effects.PlayCard()
        ):
            return True
        case effects.Take(adjacent=adjacent):
            return adjacent
        case effects.Activate(where=where):
            return where in ("adjacent", "row", "previous", "any")
        case effects.If(condition=condition):
            return condition.kind in ("region", "clean")
        case effects.Gain(amount=amount):
            return not isinstance(amount, int) and amount.count == "here"
        case _:
            return False


# --- categories of glory ---------------------------------------------------------------------


def away(
    content: Content, me: Mat, cards: Sequence[Card], price_of_heart: int
) -> dict[Category, float]:
    """Return about how many turns each open category is away; 0 if its goal is met.

    ``cards`` are those in hand and row.
    """
    types = [card.type for card in cards]
    heart = hearts(content, me)
    corruption = len(me.corruption) - heart
    every: dict[Category, float] = {
        "quests": _tucking(4 - len(me.solved), types.count("quest"), 2.4, 0.8),
        "meteorites": _tucking(4 - len(me.melded), types.count("meteorite"), 1.8, 1.1),
        "items": _tucking(4 - len(me.upgraded), types.count("item"), 1.8, 1.1),
        "heart": 0.0 if heart else 2.5 + 0.35 * max(0, price_of_heart - me.power - me.guile),
        "corruption": 1.2 * max(0, 7 - corruption),
        "cards": 1.2 * max(0, 8 - len(cards)),
        "workers": min(1.2 * max(0, 7 - worker_count(me)), 1.7 * max(0, 5 - me.maps)),
    }
    return {category: every[category] for category in CATEGORIES if category not in me.glory}


def _tucking(missing: int, held: int, tuck: float, find: float) -> float:
    missing = max(0, missing)
    return missing * tuck + find * max(0, missing - held)


def promises(fading: Mapping[Category, float], left: int, token: float) -> dict[Category, float]:
    """Return what each of the open categories adds to :func:`promise`."""
    nearest = sorted(fading, key=fading.__getitem__, reverse=True)
    shares = {category: 1.0 if place < left else SPARE for place, category in enumerate(nearest)}
    worth = PROMISED * token if left else 0.0
    return {category: worth * shares[category] * fading[category] for category in fading}


def promise(fading: Iterable[float], left: int, token: float) -> float:
    """Return what the best ``left`` open categories promise, by how far each has faded."""
    if not left:
        return 0.0
    each = sorted(fading, reverse=True)
    return PROMISED * token * (sum(each[:left]) + SPARE * sum(each[left:]))


def token_worth(mat: Mat) -> float:
    """Return what a glory token will score."""
    return TOKEN[min(len(mat.solved), len(TOKEN) - 1)]


def token_now(mat: Mat) -> int:
    """Return what a glory token scores if the game ends now (SB-906)."""
    return GLORY[min(len(mat.solved), len(GLORY) - 1)]


# --- cards and workers -----------------------------------------------------------------------


def faded(worths: Sequence[float], first: float, step: float) -> float:
    """Return the sum of worths, the best one times ``first``, each further one less."""
    total, weight = 0.0, first
    for worth in sorted(worths, reverse=True):
        total += weight * worth
        weight *= step
    return total


def all_workers(mat: Mat) -> list[int]:
    """Return a player's workers by colour, those on cards as well."""
    counts = list(mat.workers)
    for active in mat.row:
        if active.worker is not None:
            counts[COLOURS.index(active.worker)] += 1
    return counts

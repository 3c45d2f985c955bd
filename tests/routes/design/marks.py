"""Hands that allow no four marks in Famous Explorers (RT-915)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from tests.routes.design.draft import HANDS, Draft, Fault


def stuck_hands(draft: Draft, size: int, hands: int = HANDS, seed: str = "RT-915") -> float:
    """Return the share of random hands in which no four cards may be marked together.

    A place may be marked at distance 3 or more from the start (FE-203), and no two marks of one
    player may be neighbours, that is, joined by a path with nothing but dots between (FE-204).
    """
    cards = sorted(draft.of("place"))
    beside = [_neighbours(draft, card) for card in cards]
    apart = [
        sum(1 << n for n, other in enumerate(cards) if n > number and other not in beside[number])
        for number in range(len(cards))
    ]
    far = sum(1 << n for n, card in enumerate(cards) if draft.distances.get(card, 99) >= 3)
    chance, stuck = Chance.from_seed(seed), 0
    for _hand in range(hands):
        hand = 0
        while hand.bit_count() < size:
            card, chance = chance.below(len(cards))
            hand |= 1 << card
        chance = chance.without_log()
        stuck += not _fits(hand & far, 4, apart)
    return stuck / hands


def _neighbours(draft: Draft, card: str) -> set[str]:
    neighbours: set[str] = set()
    edge = {card}
    reached_before = {card}
    while edge:
        reached = {n for id_ in edge for n in draft.near[id_]} - reached_before
        reached_before |= reached
        neighbours |= {n for n in reached if draft.points[n]["kind"] == "place"}
        edge = {n for n in reached if draft.points[n]["kind"] in ("red", "green")}
    return neighbours


def _fits(cards: int, wanted: int, apart: Sequence[int]) -> bool:
    """Whether so many cards can be chosen of which no two are neighbours."""
    if not wanted:
        return True
    while cards.bit_count() >= wanted:
        low = cards & -cards
        cards ^= low
        if _fits(cards & apart[low.bit_length() - 1], wanted - 1, apart):
            return True
    return False


def mark_faults(draft: Draft) -> list[Fault]:
    """Return what is wrong with the marks of Famous Explorers (RT-915)."""
    faults = []
    for size, most in ((9, 0.02), (12, 0.002)):
        share = stuck_hands(draft, size)
        if share > most:
            text = f"{share:.2%} of hands of {size} hold no four legal marks, more than {most:.1%}"
            faults.append(Fault("RT-915", text))
    return faults

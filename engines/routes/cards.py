"""The hands, the row and the deck that both games share (section 8).

A card is the number of its place. Scoring, exchanging and marks belong to each game. In a game
without discards, an empty deck stays empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engines.core import Chance
from engines.routes.network import numbers_of
from engines.routes.playing import Step
from engines.routes.stored import Points, PointsBySeat
from engines.routes.values import replaced_at

ROW = 6
"""RT-802: cards in the row."""


def hand_size(seats: int) -> int:
    """Return how many cards each player is dealt (RT-801)."""
    return 12 if seats <= 3 else 9


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """The cards that nobody has scored. Hands are sorted; the deck's next card is its last.

    Discards are in the order in which they were discarded.
    """

    hands: PointsBySeat
    row: Points = ()
    deck: Points = ()
    discards: Points = ()


def holder(cards: Cards, card: int) -> int | None:
    """Return the seat that holds the card, or ``None`` (RT-804)."""
    for seat, hand in enumerate(cards.hands):
        if card in hand:
            return seat
    return None


# --- setting up ----------------------------------------------------------------------------


def dealt(places: int, seats: int, chance: Chance) -> tuple[Cards, Chance]:
    """Return shuffled cards of these places, dealt to every seat (RT-801)."""
    deck, chance = chance.shuffled(numbers_of(places))
    size = hand_size(seats)
    hands = tuple(tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(seats))
    return Cards(hands=hands, deck=deck[: size * seats - 1 : -1]), chance


def laid_out(cards: Cards, fit: int, size: int = ROW) -> tuple[Cards, tuple[int, ...]]:
    """Return the cards with a row drawn from the deck, and the drawn cards that did not fit.

    ``fit`` are the places that may be in the row now, as bits (RT-802). The game decides where
    the other cards go; see :func:`under` and :func:`mixed_in`.
    """
    row, misfits, deck = list[int](), list[int](), list(cards.deck)
    while len(row) < size and deck:
        card = deck.pop()
        (row if fit >> card & 1 else misfits).append(card)
    return replace(cards, row=tuple(row), deck=tuple(deck)), tuple(misfits)


def under(cards: Cards, given: Iterable[int]) -> Cards:
    """Return the cards with some put under the deck, each below the one before."""
    return replace(cards, deck=(*reversed(tuple(given)), *cards.deck))


def mixed_in(cards: Cards, given: Iterable[int], chance: Chance) -> tuple[Cards, Chance]:
    """Return the cards with some shuffled into the deck, and the chance after it."""
    deck, chance = chance.shuffled((*cards.deck, *given))
    return replace(cards, deck=deck), chance


# --- playing -------------------------------------------------------------------------------


def drawn(cards: Cards, chance: Chance) -> tuple[Cards, int | None, Chance]:
    """Draw the next card: return the other cards, the card (or ``None``) and the chance after it.

    If the deck is empty, the discards are shuffled and become the deck.
    """
    if not cards.deck:
        if not cards.discards:
            return cards, None, chance
        deck, chance = chance.shuffled(cards.discards)
        cards = replace(cards, deck=deck, discards=())
    return replace(cards, deck=cards.deck[:-1]), cards.deck[-1], chance


def taken_up(cards: Cards, seat: int, card: int) -> Cards:
    """Return the cards with a card added to a hand."""
    return _with_hand(cards, seat, tuple(sorted((*cards.hands[seat], card))))


def put_away(cards: Cards, seat: int, card: int) -> Cards:
    """Return the cards with a card taken from a hand; the game decides where it goes."""
    return _with_hand(cards, seat, tuple(held for held in cards.hands[seat] if held != card))


def discarded(cards: Cards, card: int) -> Cards:
    """Return the cards with a card added to the discards."""
    return replace(cards, discards=(*cards.discards, card))


def claimed(cards: Cards, step: Step, *, by_removing: bool = False) -> tuple[Cards, int | None]:
    """Return the cards without the row card of the place reached, and the slot it was in.

    The slot is ``None`` if no card is taken. The card goes to ``step.seat`` (RT-805, RT-806); for
    a removed arrow only ``by_removing``.
    """
    if step.place is None or step.place not in cards.row or not (step.laid or by_removing):
        return cards, None
    slot = cards.row.index(step.place)
    return replace(cards, row=(*cards.row[:slot], *cards.row[slot + 1 :])), slot


def refilled(cards: Cards, slot: int, chance: Chance) -> tuple[Cards, int | None, Chance]:
    """Fill the gap in the row: return the cards, the new card and the chance (RT-805, RT-807).

    If there is no card left, the card is ``None`` and the row stays short (RT-808).
    """
    cards, card, chance = drawn(cards, chance)
    if card is None:
        return cards, None, chance
    return replace(cards, row=(*cards.row[:slot], card, *cards.row[slot:])), card, chance


def _with_hand(cards: Cards, seat: int, hand: tuple[int, ...]) -> Cards:
    return replace(cards, hands=replaced_at(cards.hands, seat, hand))

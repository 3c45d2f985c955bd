"""How well a seat stands, judged from what it may know.

The result is in points: those the seat has, and those that its cards and marks will probably bring,
the more likely the nearer an expedition is to their places. The points of the others, and those
their marks will probably bring, count against it. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.state import MARKS
from engines.famous_explorers.view import Held, View
from engines.routes.evaluation import ALL_ARROWS, WIN, Prospects, lead, standing

CARD, MARKED = 2.0, 4.0
"""How much scoring a card changes, without and with a mark on it: it also saves a minus point."""

SECRET = 0.4
"""What a Secret that the seat has peeked at brings, if its place is sure to be reached.

Little, as only the seat's own arrow takes it, and somebody else may be there first. A bot that
counts it at 1.6 peeks at every green dot and loses seven of ten games to one that always takes the
arrow.
"""

MARKABLE_CARD = 20.0
"""What a card that can be marked is worth while hands are redrawn: more than all other cards."""

LATE = 0.9
"""How likely a card is to be scored under New Rule 1, once its place has been reached."""

FRESH = 0.8
"""What a card is worth while it is still to be chosen from those drawn."""

EXPLORER = 1.7
"""What an Explorer brings in the end if it is bought at the start."""

TASKS = {"march": 0.8, "wind": 0.5, "bridge": 0.5, "gossip": 0.9, "bearings": 0.8, "spyglass": 1.6}
"""What an Event is worth that the seat has begun and must still carry out."""

KEPT = {"wind": 0.75, "spyglass": 0.9, "pass": 0.9, "letter": 0.0, "tour": 0.5}
"""What a kept Event is worth beyond what it scores already, while all arrows are left."""


def evaluate(lookup: Lookup, view: View) -> float:
    """Return the seat's expected points, less what the others get; higher is better."""
    seat = view.seat
    if seat is None:
        return 0.0
    if view.outcome is not None:
        return lead(view.outcome, seat)
    if view.phase == "redraw":
        return _redrawing(lookup, view)
    prospects = Prospects(lookup.network, view.expeditions)
    supply = sum(expedition.left for expedition in view.expeditions) / ALL_ARROWS
    worth = [_shown(view, by, supply) for by in range(view.players)]
    for by, marks in enumerate(view.marks):
        # A seat counts its own marks by its hand: only it knows whether a card is gone (FE-407).
        worth[by] += MARKED * prospects.all(marks) if by != seat else 0.0
    worth[seat] += sum(_card(view, held, prospects.of(held.place)) for held in view.hand)
    known = (secret.place for secret in view.secrets if secret.place is not None)
    worth[seat] += SECRET * prospects.all(known)
    worth[seat] += supply * sum(KEPT[card] for card in view.kept_events[seat])
    if view.drawn:
        worth[seat] += FRESH
    elif view.owed is not None and view.active == seat:
        worth[seat] += TASKS.get(view.owed, 0.0)
    return standing(view, seat, worth, prospects)


def _redrawing(lookup: Lookup, view: View) -> float:
    """Return how near a hand being redrawn is to four marks; lower than in any other phase.

    All cards that cannot be marked are put aside at once. A bot that kept the cards that score
    soonest would put aside far places, which alone can be marked, and redraw for ever.
    """
    hand = tuple(lookup.network.numbers[held.place] for held in view.hand)
    marks = max(count for count in range(MARKS + 1) if lookup.can_mark(hand, (), count))
    return MARKABLE_CARD * marks + len(view.tossed) - WIN


def _shown(view: View, seat: int, supply: float) -> float:
    """Return what a seat has, and what its Explorers will bring."""
    to_come = sum(max(0.0, EXPLORER - worth.points) for worth in view.explorers[seat])
    return view.scores[seat].total + to_come * supply


def _card(view: View, held: Held, chance: float) -> float:
    """Return what a card in hand will bring."""
    if held.reached:
        chance = max(chance, LATE if view.new_rule_1 else 1.0)
    return (MARKED if held.marked else CARD) * chance

"""How well a seat stands, judged from what it may know.

The result is in points: those the seat has, and those that its cards and marks will probably bring,
the more likely the nearer an expedition is to their places. The points of the others, and those
their marks will probably bring, count against it. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from math import fsum

from engines.core.values import Term
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.state import MARKS
from engines.famous_explorers.view import Held, View
from engines.routes.evaluation import ALL_ARROWS, WIN, Prospects, Rival, by_place, lead, standing

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
    return fsum([term.value for term in _terms(lookup, view)])


def terms(lookup: Lookup, view: View) -> tuple[Term, ...]:
    """Return the parts of :func:`evaluate`."""
    return _terms(lookup, view, told=True)


def _terms(lookup: Lookup, view: View, *, told: bool = False) -> tuple[Term, ...]:
    """Return the parts of the evaluation; those that are ``told`` name places of a rival."""
    seat = view.seat
    if seat is None:
        return ()
    if view.outcome is not None:
        return lead(view.outcome, seat)
    if view.phase == "redraw":
        return (Term("redraw", _redrawing(lookup, view)),)
    prospects = Prospects(lookup.network, view.expeditions)
    supply = sum(expedition.left for expedition in view.expeditions) / ALL_ARROWS
    # A seat counts its own marks by its hand: only it knows whether a card is gone (FE-407).
    rivals = [
        Rival(by, view.scores[by].total + _explorers(view, by, supply), MARKED, marks)
        for by, marks in enumerate(view.marks)
        if by != seat
    ]
    points = view.scores[seat].total
    tasks = 0.0
    if view.drawn:
        tasks = FRESH
    elif view.owed is not None and view.active == seat:
        tasks = TASKS.get(view.owed, 0.0)
    found = (
        Term("points", points, number=points),
        Term("explorers", _explorers(view, seat, supply)),
        *(_card(view, held, prospects) for held in view.hand),
        *(
            prospects.term("secret", SECRET, secret.place)
            for secret in view.secrets
            if secret.place is not None
        ),
        Term("events", supply * sum(KEPT[card] for card in view.kept_events[seat])),
        Term("tasks", tasks),
        *standing(view, seat, [rival.prospect(prospects) for rival in rivals], prospects),
    )
    return by_place(found, rivals, prospects) if told else found


def _redrawing(lookup: Lookup, view: View) -> float:
    """Return how near a hand being redrawn is to four marks; lower than in any other phase.

    All cards that cannot be marked are put aside at once. A bot that kept the cards that score
    soonest would put aside far places, which alone can be marked, and redraw for ever.
    """
    hand = tuple(lookup.network.numbers[held.place] for held in view.hand)
    marks = max(count for count in range(MARKS + 1) if lookup.can_mark(hand, (), count))
    return MARKABLE_CARD * marks + len(view.tossed) - WIN


def _explorers(view: View, seat: int, supply: float) -> float:
    """Return what a seat's Explorers will bring."""
    return sum(max(0.0, EXPLORER - worth.points) for worth in view.explorers[seat]) * supply


def _card(view: View, held: Held, prospects: Prospects) -> Term:
    """Return what a card in hand will bring."""
    name, worth = ("mark", MARKED) if held.marked else ("card", CARD)
    if not held.reached:
        return prospects.term(name, worth, held.place)
    chance = max(prospects.of(held.place), LATE if view.new_rule_1 else 1.0)
    return prospects.term(f"reached-{name}", worth, held.place, chance)

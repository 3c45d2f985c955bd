"""The words under a picture of Famous Explorers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from engines.famous_explorers.market import price
from engines.famous_explorers.view import Secret, View
from render.famous_explorers import market_words
from render.famous_explorers.scene import scene_of
from render.famous_explorers.telling import about
from render.routes import card
from render.routes.say import Say
from render.routes.scene import Scene
from render.signs import sign

FEW = 2
"""Of so many players all that is public has room below the map."""


def public(view: View, say: Say, names: Sequence[str]) -> Iterator[list[str]]:
    """Yield forms: with all, without who peeked, without what was bought.

    The row is on the map, and of a Secret of which nothing is known there is nothing to say. Of
    more than a few players neither who peeked is told nor what was bought, only how many cards.
    *In words* has that and what is on sale, as has the menu in which it is bought.
    """
    few = len(names) <= FEW
    for peekers, bought in ((few, few), (False, few), (False, False)):
        known = (each for each in view.secrets if each.empty or each.place or (each.peeked and few))
        lines = [_secret(each, say, peekers=peekers) for each in known]
        standing = partial(_standing, view, say, bought=bought)
        yield [*lines, *card.players(view, names, standing)]


def private(view: View, say: Say) -> Iterator[list[str]]:
    """Yield forms: with all, with fewer signs, without what is on sale.

    Who is asked finds what is on sale in the menu in which it is bought. What bought cards do
    is said with the hand.
    """
    scene, seat = scene_of(view), view.seat
    assert seat is not None, "only a player has a view of the own"
    standing = card.shielded(seat, " · ".join(_standing(view, say, seat, bought=True)))
    market = [] if view.decision is not None else _market(view, say)
    for signed, near in ((True, True), (False, True), (False, False)):
        lines = _own(view, scene, say, signed=signed) + card.row(scene, view.row, say, near=near)
        yield [*lines, *market, standing]
    yield [*lines, standing]


def _secret(secret: Secret, say: Say, *, peekers: bool) -> str:
    title = f"**{say('secret-title', letter=secret.slot.upper())}**"
    if secret.empty:
        return f"{title} {say('secret-empty')}"
    known = [] if secret.place is None else [say.place(secret.place)]
    if secret.peeked and peekers:
        seen = " ".join(sign(f"seat-{seat}") for seat in secret.peeked)
        known.append(say("secret-seen-by", names=seen))
    return f"{title} {' · '.join(known) or say('secret-unseen')}"


def _own(view: View, scene: Scene, say: Say, *, signed: bool) -> list[str]:
    """List the reader's cards, those drawn in an exchange, and the Secrets that were seen."""
    notes = {held.place: about(held, say) for held in view.hand}
    cards = [
        card.Own(number, place, notes.get(place, "")) for place, number in scene.numbers.items()
    ]
    cards += [
        card.Own(secret.slot.upper(), secret.place, say("targets-secret"))
        for secret in view.secrets
        if secret.place is not None and view.seat in secret.peeked
    ]
    assert view.seat is not None, "only a player has cards"
    return card.own(say("hand-title"), cards, scene, view.seat, say, signed=signed)


def _market(view: View, say: Say) -> list[str]:
    """Return what is on sale by price, each card with the number of its slot."""
    if view.outcome is not None or not any(view.market):
        return []
    slots = [(number, each) for number, each in enumerate(view.market, start=1) if each]
    slots.sort(key=lambda slot: -price(slot[1]))
    groups = [
        f"{sign('ticket') * cost} "
        + ", ".join(f"**{number}**{card.SPACE}{say(f'card-{each}')}" for number, each in group)
        for cost, group in groupby(slots, key=lambda slot: price(slot[1]))
    ]
    return [f"**{say('board-market')}** {' · '.join(groups)}"]


def _standing(
    view: View, say: Say, seat: int, brief: bool = False, *, bought: bool
) -> Iterator[str]:
    """Yield the public facts about a player; without ``bought``, only how many cards that are.

    The marks are on the map. While some are to be placed, nothing is ``brief``.
    """
    brief = brief and not any(view.to_mark)
    if view.phase not in ("redraw", "marks"):
        score = view.scores[seat]
        points = score.track if view.outcome is None else score.total
        yield card.counted(say, "board-points", points, brief=brief)
    yield card.tickets(view.tickets[seat])
    if view.to_mark[seat]:
        yield say("board-to-mark", count=view.to_mark[seat])
    else:
        yield card.counted(say, "board-hand", view.hand_sizes[seat], brief=brief)
    cards = market_words.bought(view, seat, say)
    if cards and bought:
        yield ", ".join(cards)
    elif cards:
        yield say("board-bought-count", count=len(cards))

"""What effects, costs and cards say, as phrases that the texts put into words (SB-1069).

Nothing here is in any language: a phrase is a key of the texts and facts. So labels, questions, the
log, pictures and commands say the same, and it agrees with what the engine does.

Begin at :func:`effect`; :mod:`engines.siberia.words.card_words` does the same for whole cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engines.core import Phrase, chain, phrase
from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.ongoing import Anytime, Ongoing, Static, Whenever
from engines.siberia.content.terms import (
    ANY_CARD,
    BASIC,
    COLOURS,
    Colour,
    Condition,
    Cost,
    Filter,
    Per,
    Resource,
)

COMPOSITE = effects.All | effects.Then | effects.OneOf | effects.Pay
"""Nodes whose words have several parts."""


@lru_cache(maxsize=4096)
def effect(node: Node) -> Phrase:
    """Return what a node brings; it begins with a small letter, as it may stand in a sentence."""
    match node:
        case effects.Gain(what=what, amount=amount):
            return _counted(what, amount) if isinstance(amount, Per) else gain(what, amount)
        case effects.GainMap(count=count):
            return phrase("effect-maps", count=count)
        case effects.GainCorruption(count=count):
            return phrase("effect-corruption", count=count)
        case effects.GainWorker(colours=colours):
            return worker(colours)
        case effects.Draw(count=count):
            return phrase("effect-draw", count=count)
        case effects.Draft():
            return phrase("effect-draft")
        case effects.Take(adjacent=adjacent, filter=wanted):
            return phrase("effect-take", card=_face_up(wanted, adjacent=adjacent))
        case effects.Sweep():
            return phrase("effect-sweep")
        case effects.PlayCard(filter=wanted):
            return phrase("effect-play", card=kind(wanted))
        case effects.MoveMech(steps=None):
            return phrase("effect-move")
        case effects.MoveMech(steps=steps):
            return phrase("effect-move-to", steps=steps or 0)
        case effects.GatherHere():
            return phrase("effect-gather")
        case effects.RefreshAll():
            return phrase("effect-refresh")
        case effects.Rescue(what="card", filter=wanted):
            return phrase("effect-rescue", card=one(wanted))
        case effects.Rescue(filter=wanted):
            if wanted == ANY_CARD:
                return phrase("effect-rescue-worker")
            return phrase("effect-rescue-worker-on", card=one(wanted))
        case effects.Activate():
            return _activate(node)
        case effects.Borrow():
            return phrase("effect-borrow")
        case effects.Solve(discount=0):
            return phrase("effect-solve")
        case effects.Solve(discount=discount):
            return phrase("effect-solve-less", count=discount)
        case effects.Vanquish(most=most, discount=discount, adjacent=adjacent):
            where = "adjacent" if adjacent else "here"
            return phrase("effect-vanquish", most=most or 0, where=where, less=discount)
        case effects.Destroy(adjacent=adjacent):
            return phrase("effect-destroy", where="adjacent" if adjacent else "here")
        case effects.Upgrade():
            return phrase("effect-upgrade")
        case effects.Meld():
            return phrase("effect-meld")
        case effects.Boast():
            return phrase("effect-boast")
        case effects.All(parts=parts):
            return chain("effect-all", _parts(parts, loose=True))
        case effects.Then(parts=parts):
            return _then(_parts(parts, loose=False))
        case effects.OneOf(parts=parts):
            return chain("effect-or", map(_side, parts))
        case effects.Pay(cost=paid, effect=bought):
            return phrase("effect-pay", cost=cost(paid), effect=effect(bought))
        case effects.If(condition=needed, effect=then):
            return phrase("effect-if", condition=condition(needed), effect=effect(then))


def _parts(nodes: tuple[Node, ...], *, loose: bool) -> Iterator[Phrase]:
    """Yield parts, in brackets where one would seem to end elsewhere.

    After a condition only others may follow without brackets, and only in a ``loose`` order.
    """
    for number, node in enumerate(nodes, start=1):
        rest = nodes[number:]
        open_end = isinstance(node, effects.If) and not isinstance(
            node.effect, COMPOSITE | effects.If
        )
        clear = not rest or (loose and all(isinstance(other, effects.If) for other in rest))
        if isinstance(node, COMPOSITE | effects.If) and not (open_end and clear):
            yield phrase("effect-brackets", effect=effect(node))
        else:
            yield effect(node)


def _then(parts: Iterable[Phrase]) -> Phrase:
    """Return parts that come one after another; a condition stands apart in a sentence."""
    *before, said = parts
    key = _then_key(said)
    for part in reversed(before):
        said, key = phrase(key, first=part, rest=said), _then_key(part)
    return said


def _then_key(part: Phrase) -> str:
    return "effect-then-if" if part.key == "effect-if" else "effect-then"


def _side(node: Node) -> Phrase:
    """Return one side of a choice."""
    said = effect(node)
    return (
        phrase("effect-brackets", effect=said) if isinstance(node, COMPOSITE | effects.If) else said
    )


def _counted(what: Resource, per: Per) -> Phrase:
    return phrase("effect-per", gain=gain(what, 1), each=_each(per), most=per.most)


def gain(what: Resource, count: int) -> Phrase:
    """Return an amount of power, guile or coins."""
    return phrase("effect-gain", what=what, count=count)


def gains(power: int, guile: int) -> Phrase:
    """Return an amount of power and guile, at least one of them."""
    amounts: list[tuple[Resource, int]] = [("power", power), ("guile", guile)]
    return chain("and", [gain(what, count) for what, count in amounts if count])


def worker(colours: tuple[Colour, ...]) -> Phrase:
    """Return a worker of one of the colours."""
    if set(colours) == set(COLOURS):
        return phrase("effect-worker-any")
    if set(colours) == set(BASIC):
        return phrase("effect-worker-basic")
    several = [phrase("effect-worker-colour", colour=colour) for colour in colours]
    return phrase("effect-worker", colours=chain("effect-worker-or", several))


def _activate(node: effects.Activate) -> Phrase:
    match node.where:
        case "adjacent" | "any":
            card = _face_up(node.filter, adjacent=node.where == "adjacent")
            return phrase("effect-activate", card=card)
        case "row":
            return phrase("effect-activate-row", card=one(node.filter))
        case "previous":
            activated = phrase("effect-activate-previous")
            if node.filter == ANY_CARD:
                return activated
            needed = condition(Condition("previous", filter=node.filter))
            return phrase("effect-if", condition=needed, effect=activated)


# --- cards by type and colour --------------------------------------------------------------


def kind(wanted: Filter) -> Phrase:
    """Return which cards are meant, without an article: *red item*."""
    if wanted.colour is None:
        return phrase("kind", type=wanted.type or "card")
    return phrase("kind-coloured", type=wanted.type or "card", colour=wanted.colour)


def one(wanted: Filter) -> Phrase:
    """Return which cards are meant, with an article: *a red item*."""
    if wanted.colour is None:
        return phrase("kind-one", type=wanted.type or "card")
    return phrase("kind-one-coloured", type=wanted.type or "card", kind=kind(wanted))


def _face_up(wanted: Filter, *, adjacent: bool) -> Phrase:
    sort = wanted.type or "card"
    if adjacent:
        return phrase("kind-adjacent", type=sort, kind=kind(wanted))
    return phrase("kind-face-up", type=sort, kind=kind(wanted))


def _each(per: Per) -> Phrase:
    """Return what is counted, as it stands after *for*: *each map*."""
    if per.count != "row":
        return phrase("each", count=per.count)
    if per.filter.staffed:
        return phrase("each-staffed", cards=_every(per.filter))
    return phrase("each-in-row", cards=_every(per.filter))


def _every(wanted: Filter) -> Phrase:
    """Return which cards are meant: *each red item*."""
    return phrase("kind-each", type=wanted.type or "card", kind=kind(wanted))


# --- costs, conditions, ongoing parts ------------------------------------------------------


def cost(paid: Cost) -> Phrase:
    """Return what is to be done to pay a cost: *pay 2 power and 1 map*."""
    given: list[Phrase] = []
    if paid.power or paid.guile or paid.map:
        given.append(phrase("cost-pay", what=price(paid)))
    if paid.discard:
        given.append(phrase("cost-discard", count=paid.discard))
    if paid.trash:
        given.append(phrase("cost-trash", count=paid.trash))
    return chain("cost-both", given)


def price(paid: Cost) -> Phrase:
    """Return the power, guile and maps of a cost, at least one of them: *2 power and 1 map*."""
    amounts = [gains(paid.power, paid.guile)] if paid.power or paid.guile else []
    if paid.map:
        amounts.append(phrase("effect-maps", count=paid.map))
    return chain("and", amounts)


def condition(needed: Condition) -> Phrase:
    """Return what has to hold, as the beginning of a sentence."""
    match needed.kind:
        case "region":
            return phrase("if-region", region=needed.region or "")
        case "clean":
            return phrase("if-clean")
        case "previous":
            return _previous(needed.filter)
        case counted:
            return phrase("if-least", what=counted, least=needed.least)


def _previous(wanted: Filter) -> Phrase:
    if wanted.type is None:
        return phrase("if-previous-colour", colour=wanted.colour or "")
    if wanted.colour is None:
        return phrase("if-previous-type", type=wanted.type)
    return phrase("if-previous", type=wanted.type, colour=wanted.colour)


@lru_cache(maxsize=1024)
def ongoing(part: Ongoing | Anytime) -> Phrase:
    """Return what the ongoing part of an item, or the ability of a mech, does."""
    match part:
        case Whenever(effect=then, once=once):
            when, done = _event(part), effect(then)
            return phrase("ongoing", event=when, effect=done, once="yes" if once else "no")
        case Anytime(gains=offered):
            return phrase("ongoing-anytime", effect=_any_of(gain(what, 1) for what in offered))
        case Static(kind="wild_worker" | "wild_card", colour=colour):
            return phrase("ongoing-wild", rule=part.kind, colour=colour or "")
        case Static(kind="to_hand"):
            return phrase("ongoing-to-hand")
        case Static(value=value):
            return phrase("ongoing-number", rule=part.kind, count=value)


def _any_of(phrases: Iterable[Phrase]) -> Phrase:
    return chain("effect-or", phrases)


def _event(part: Whenever) -> Phrase:
    """Return what an ongoing part waits for, as it stands after *whenever*."""
    match part.moment:
        case "play":
            return phrase("whenever-play", card=one(part.filter))
        case "gain-card":
            return phrase("whenever-gain", card=one(part.filter))
        case moment:
            return phrase("whenever", moment=moment)

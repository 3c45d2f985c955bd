"""What cards, locations and mechs say, as phrases; their effects are worded by :mod:`wording`."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Phrase, chain, phrase
from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE, Card, Content, Tile, Token
from engines.siberia.words import wording


def name(card: Card) -> Phrase:
    """Return what a card is called everywhere: *I05 Captured Standard*."""
    return phrase("card", id=card.id, name=card.names.name)


def titled(content: Content, card: Card) -> Phrase:
    """Return what a card is called where it is chosen, with colour, type and location."""
    if card.location is not None:
        number = content.tiles[card.location].number
        return phrase("card-quest-titled", card=name(card), colour=card.colour, number=number)
    return phrase("card-titled", card=name(card), colour=card.colour, type=card.type)


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Return phrases as an enumeration with commas."""
    return chain("listed", phrases)


def source(content: Content, at: str) -> Phrase:
    """Return what an effect belongs to; ``at`` is its address, or ``core`` for a core value."""
    if at == "core":
        return phrase("from-core")
    thing = at.partition("/")[0].partition(".")[0]
    if thing in content.cards:
        return name(content.cards[thing])
    if thing in content.tiles:
        return located(content.tiles[thing])
    return phrase("from-mech", name=content.mechs[thing].name)


def located(tile: Tile) -> Phrase:
    """Return what a face-up location is called: *12 Bone Field*."""
    return phrase("from-place", number=tile.number, name=tile.names.name)


def place(content: Content, called: str) -> Phrase:
    """Return a location as moves and events call it: a number, the cell of a face-down one."""
    if called == BASE:
        return phrase("from-base")
    if called in content.map.region:
        return phrase("from-cell", cell=called, region=content.map.region[called])
    return located(tile_of(content, called))


def tile_of(content: Content, number: str) -> Tile:
    """Return the location with a number."""
    return next(tile for tile in content.tiles.values() if str(tile.number) == number)


def token(corruption: Token) -> Phrase:
    """Return a corruption token: *orange 3*."""
    what = {"P": "power", "G": "guile", "H": "heart"}[corruption[0]]
    return phrase("token", what=what, value=int(corruption[1:]))


# --- lines of a card -----------------------------------------------------------------------


def core(card: Card) -> Phrase:
    """Return the core value with what it grows by (SB-505)."""
    printed = wording.gains(*card.core)
    growth = card.growth
    if growth is None:
        return printed
    more = [
        phrase("core-more", gain=wording.gains(*step), by=growth.by, least=least)
        for least, step in ((1, growth.first), (2, growth.second))
        if any(step)
    ]
    return phrase("core-grows", core=printed, more=listed(more))


def does(card: Card) -> Phrase | None:
    """Return ability and ongoing part in short; ``None`` if it has neither."""
    parts = []
    if card.ability is not None:
        parts.append(wording.effect(card.ability))
    if card.ongoing is not None:
        parts.append(phrase("card-ongoing-short", effect=wording.ongoing(card.ongoing)))
    return chain("beside", parts) if parts else None


def worth(card: Card) -> Phrase | None:
    """Return in short what a card is for besides being played (SB-1069): solved, melded, upgraded.

    ``None`` if it is a character or companion.
    """
    if card.benefit is not None and card.cost is not None:
        cost, benefit = wording.price(card.cost), wording.effect(card.benefit)
        return phrase("worth-quest", cost=cost, benefit=benefit)
    if card.bonus is not None:
        return phrase("worth-meteorite", effect=wording.effect(card.bonus))
    if card.type == "item":
        return phrase("worth-item", worth=wording.gain("coin", card.value))
    return None


def brings(card: Card) -> Phrase | None:
    """Return a card's main worth, then its ability and ongoing part; ``None`` if it has none."""
    parts = [part for part in (worth(card), does(card)) if part is not None]
    return chain("beside", parts) if parts else None


def ability(card: Card) -> Phrase | None:
    """Return the line of the ability, with the worker that it needs."""
    if card.ability is None:
        return None
    effect = wording.effect(card.ability)
    return phrase("card-ability", colour=card.colour, effect=effect)


def ongoing(card: Card) -> Phrase | None:
    """Return the line of the ongoing part of an item."""
    if card.ongoing is None:
        return None
    return phrase("card-ongoing", effect=wording.ongoing(card.ongoing))


def bonus(card: Card) -> Phrase | None:
    """Return the line of the meld bonus of a meteorite."""
    if card.bonus is None:
        return None
    return phrase("card-bonus", effect=wording.effect(card.bonus))


def value(card: Card) -> Phrase | None:
    """Return the line of what an item is worth once it is upgraded."""
    return (
        phrase("card-value", worth=wording.gain("coin", card.value))
        if card.type == "item"
        else None
    )


def quest(content: Content, card: Card) -> Phrase | None:
    """Return where a quest is solved, what that costs and what it gives."""
    if card.location is None or card.cost is None or card.benefit is None:
        return None
    tile = content.tiles[card.location]
    return phrase(
        "card-quest",
        number=tile.number,
        region=tile.region,
        cost=wording.price(card.cost),
        benefit=wording.effect(card.benefit),
    )


def lines(content: Content, card: Card) -> tuple[Phrase, ...]:
    """Return all that is printed on a card, a phrase for each line."""
    every = (
        phrase("card-core", core=core(card)),
        ability(card),
        ongoing(card),
        value(card),
        bonus(card),
        quest(content, card),
    )
    return tuple(line for line in every if line is not None)


def benefits(tile: Tile) -> Phrase:
    """Return the benefits of a location; the covered one is named as such."""
    printed = [wording.effect(node) for node in tile.benefits]
    if tile.covered is not None:
        printed.append(phrase("place-covered", effect=wording.effect(tile.covered)))
    return chain("beside", printed)


def benefit(content: Content, node: Node) -> Phrase:
    """Return one benefit together with what it belongs to."""
    return phrase("from", source=source(content, node.at), effect=wording.effect(node))

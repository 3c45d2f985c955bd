"""What is said of a location beside its picture and in words, each fact with its icons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.siberia.content.terms import Region
from engines.siberia.rules.view import Place, View
from engines.siberia.words import card_words
from render.sentences import upper
from render.siberia import effects
from render.siberia.content import content
from render.siberia.effects import Row
from render.siberia.phrases import effect, said
from render.words import Words

REGIONS: Mapping[Region, str] = {"S": "south", "C": "central", "N": "north"}


def facts(view: View, place: Place, words: Words) -> Iterator[tuple[Row, str]]:
    """Yield region and level, benefits, what is covered, and the quests that belong there."""
    region = words(f"siberia-region-{REGIONS[place.region]}")
    if place.tile is None:
        missing = (content().tiles[tile] for tile in view.missing)
        numbers = ", ".join(str(each.number) for each in missing if each.region == place.region)
        yield (), words("siberia-close-hidden", region=region, numbers=numbers)
        return
    tile = content().tiles[place.tile]
    leveled = tile.covered is not None
    yield (), words("siberia-close-level", region=region, level=tile.level) if leveled else region
    for node in tile.benefits:
        yield effects.glyphs(node), upper(effect(node, words))
    if tile.covered is not None:
        under = effect(tile.covered, words)
        told = words("siberia-close-covered", effect=under) if place.corruption else upper(under)
        yield effects.glyphs(tile.covered), told
    quests = [card for card in content().cards.values() if card.location == tile.id]
    if quests:
        named = ", ".join(said(card_words.name(card), words) for card in quests)
        yield (), words("siberia-close-quests", quests=named)

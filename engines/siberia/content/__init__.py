"""The content of Expeditions: read from JSON, checked, and compiled for the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engines.core.content import load_content
from engines.siberia.content.effects import CardType, Node, Whenever
from engines.siberia.content.entries import (
    CardEntry,
    DeckEntry,
    Growing,
    LevelEntry,
    OrdersEntry,
    TileEntry,
    Told,
)
from engines.siberia.content.model import (
    AutomaCard,
    Card,
    Content,
    Growth,
    Level,
    Mech,
    Names,
    Orders,
    Tile,
)
from engines.siberia.content.reading import walk
from engines.siberia.content.schema import LANGUAGES, ContentFile

FILE: Final = Path(__file__).parent / "siberia.json"


def load(
    content_dir: Path | None, changed: Callable[[Any], Any] = lambda data: data
) -> tuple[Content, str]:
    """Return the content and its hash: the packaged one, or that of ``content_dir``.

    ``changed`` gets the data of a valid file, and returns those that are loaded.

    :raises BadContent: if the file is wrong, with file, line, field, entry and what is allowed.
    """
    written, content_hash = load_content(
        ContentFile, FILE, "siberia", content_dir, lambda data: in_order(changed(data))
    )
    return compiled(written), content_hash


def in_order(data: Any) -> Any:
    """Return the data of a valid file with the lists sorted whose order means nothing."""

    def by_id(entries: Any) -> Any:
        return sorted(entries, key=lambda entry: entry["id"])

    lists = ("mechs", "tiles", "characters", "companions", "items", "meteorites", "quests")
    levels = [level | {"stars": sorted(level["stars"])} for level in data["solo"]["levels"]]
    return (
        data
        | {name: by_id(data[name]) for name in lists}
        | {"solo": {"levels": by_id(levels), "cards": by_id(data["solo"]["cards"])}}
    )


def compiled(written: ContentFile) -> Content:
    """Return the content as the engine reads it."""
    nodes = {node.at: node for effect in _effects(written) for node in walk(effect)}
    return Content(
        cards=MappingProxyType({card.id: card for card in _cards(written)}),
        tiles=MappingProxyType({tile.id: _tile(tile) for tile in written.tiles}),
        mechs=MappingProxyType(
            {mech.id: Mech(mech.id, mech.name, mech.effect) for mech in written.mechs}
        ),
        map=written.map,
        nodes=MappingProxyType(nodes),
        tokens=written.tokens.corruption,
        heart=f"H{written.tokens.heart}",
        workers=MappingProxyType(written.tokens.workers),
        maps=written.tokens.maps,
        glory=written.tokens.glory_per_player,
        track=written.tokens.track_max,
        automa=MappingProxyType(
            {
                card.id: AutomaCard(
                    card.id, card.progress, _orders(card.north), _orders(card.central)
                )
                for card in written.solo.cards
            }
        ),
        levels=MappingProxyType(
            {int(level.id[1:]): _level(level) for level in written.solo.levels}
        ),
    )


def _cards(written: ContentFile) -> Iterator[Card]:
    for character in written.characters:
        yield Card(**_printed("character", character, character.ability), pair=character.pair)
    for companion in written.companions:
        yield Card(**_printed("companion", companion, companion.ability), pair=companion.pair)
    for item in written.items:
        yield Card(**_printed("item", item, item.instant), ongoing=item.ongoing, value=item.value)
    for meteorite in written.meteorites:
        yield Card(**_printed("meteorite", meteorite, meteorite.ability), bonus=meteorite.bonus)
    for quest in written.quests:
        yield Card(
            **_printed("quest", quest, quest.ability),
            location=quest.location,
            cost=quest.cost,
            benefit=quest.benefit,
        )


def _printed(kind: CardType, card: CardEntry, ability: Node | None) -> dict[str, Any]:
    """Return what all cards have."""
    return {
        "id": card.id,
        "number": card.num if isinstance(card, DeckEntry) else 0,
        "type": kind,
        "colour": card.colour,
        "names": _names(card),
        "core": card.core,
        "growth": None if card.grow is None else _growth(card.grow),
        "ability": ability,
    }


def _growth(grow: Growing) -> Growth:
    return Growth(grow.by, grow.first or (0, 0), grow.second or (0, 0))


def _tile(tile: TileEntry) -> Tile:
    return Tile(
        id=tile.id,
        number=int(tile.id[1:]),
        region=tile.region,
        names=_names(tile),
        benefits=tile.benefits,
        covered=tile.covered,
        level=tile.level if isinstance(tile.level, int) else 0,
        heart=tile.level == "heart",
    )


def _names(entry: Told) -> Names:
    others = {language: getattr(entry, language) for language in LANGUAGES}
    return Names(
        entry.name,
        entry.flavour,
        MappingProxyType(
            {
                language: (words.name, words.flavour)
                for language, words in others.items()
                if words is not None
            }
        ),
    )


def _orders(orders: OrdersEntry) -> Orders:
    return Orders(orders.sweep, orders.act, orders.n or 0, orders.need, orders.reach, orders.steps)


def _level(level: LevelEntry) -> Level:
    return Level(
        id=level.id,
        names=_names(level),
        track=level.track,
        stars=tuple(sorted(level.stars)),
        glory=level.glory,
        map=level.map,
        corruption=level.corruption,
        heart=level.heart,
    )


def _effects(written: ContentFile) -> Iterator[Node]:
    """Yield every effect of cards, locations and mechs; their parts are in them."""
    for card in _cards(written):
        ongoing = card.ongoing.effect if isinstance(card.ongoing, Whenever) else None
        for effect in (card.ability, ongoing, card.bonus, card.benefit):
            if effect is not None:
                yield effect
    for tile in written.tiles:
        yield from tile.benefits
        if tile.covered is not None:
            yield tile.covered
    for mech in written.mechs:
        if isinstance(mech.effect, Whenever):
            yield mech.effect.effect

"""The content of Expeditions: read from JSON, checked, and compiled for the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engines.core.content import load_forms
from engines.siberia.content.effects import Node
from engines.siberia.content.former import with_former_levels
from engines.siberia.content.model import Card, Content
from engines.siberia.content.ongoing import Whenever
from engines.siberia.content.schema import ContentFile
from engines.siberia.content.trees import walk

FILE: Final = Path(__file__).parent / "siberia.json"


def load(content_dir: Path | None) -> tuple[Content, str]:
    """Return the content and its hash: the packaged one, or that of ``content_dir``.

    :raises BadContent: if the file is wrong, with file, line, field, entry and what is allowed.
    """
    return _loaded(content_dir, in_order)[0]


def load_both(content_dir: Path | None) -> list[tuple[Content, str]]:
    """Return the content and its hash as they are, and with the former levels of the automa.

    :raises BadContent: if the file is wrong, with file, line, field, entry and what is allowed.
    """
    return _loaded(content_dir, in_order, lambda data: in_order(with_former_levels(data)))


def _loaded(content_dir: Path | None, *forms: Callable[[Any], Any]) -> list[tuple[Content, str]]:
    read = load_forms(ContentFile, FILE, "siberia", content_dir, *forms)
    return [(compiled(written), content_hash) for written, content_hash in read]


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
    cards = (
        *written.characters,
        *written.companions,
        *written.items,
        *written.meteorites,
        *written.quests,
    )
    tokens = written.tokens
    return Content(
        cards=MappingProxyType({card.id: card for card in cards}),
        tiles=MappingProxyType({tile.id: tile for tile in written.tiles}),
        mechs=MappingProxyType({mech.id: mech for mech in written.mechs}),
        map=written.map,
        nodes=MappingProxyType(
            {node.at: node for effect in _effects(written, cards) for node in walk(effect)}
        ),
        tokens=tokens.corruption,
        heart=f"H{tokens.heart}",
        workers=MappingProxyType(tokens.workers),
        maps=tokens.maps,
        glory=tokens.glory_per_player,
        track=tokens.track_max,
        automa=MappingProxyType({card.id: card for card in written.solo.cards}),
        levels=MappingProxyType({int(level.id[1:]): level for level in written.solo.levels}),
    )


def _effects(written: ContentFile, cards: Iterable[Card]) -> Iterator[Node]:
    """Yield every effect of cards, locations and mechs; their parts are in them."""
    for card in cards:
        ongoing = card.ongoing.effect if isinstance(card.ongoing, Whenever) else None
        for effect in (card.ability, ongoing, card.bonus, card.benefit):
            if effect is not None:
                yield effect
    for tile in written.tiles:
        yield from tile.benefits
        if tile.covered is not None:
            yield tile.covered
    for mech in written.mechs:
        if isinstance(mech.ability, Whenever):
            yield mech.ability.effect

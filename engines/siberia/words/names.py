"""What languages call cards, locations and levels of the automa."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.siberia.content.model import Content, Names


def by_language(content: Content) -> Mapping[str, Mapping[str, str]]:
    """Return, by language, its names by the English ones, where they differ."""
    found: dict[str, dict[str, str]] = {}
    for names in _all_names(content):
        for language, (name, _flavour) in names.others.items():
            if name != names.name:
                found.setdefault(language, {})[names.name] = name
    return found


def _all_names(content: Content) -> Iterator[Names]:
    yield from (card.names for card in content.cards.values())
    yield from (tile.names for tile in content.tiles.values())
    yield from (level.names for level in content.levels.values())

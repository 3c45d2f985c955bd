"""A content file of Expeditions as a whole, and what it is checked for on load (SB-1095).

Here stands what play relies on. The figures of our own content (how many of each colour, mean
costs, levels) are held by tests instead, so that other packs can be loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Self

from pydantic import PlainValidator, model_validator

from engines.core import words_of
from engines.siberia.content.effects import COLOURS, Colour, Region
from engines.siberia.content.entries import (
    AutomaEntry,
    CharacterEntry,
    CompanionEntry,
    Entries,
    Entry,
    ItemEntry,
    LevelEntry,
    MechEntry,
    MeteoriteEntry,
    QuestEntry,
    StarterEntry,
    Strict,
    TileEntry,
    whole,
)
from engines.siberia.content.hexes import read_map
from engines.siberia.content.model import Map, Token
from engines.siberia.content.raw import Place, Raw, wrong

LANGUAGES: Final = ("de", "fr", "it")
"""Languages that names and flavour may be given in besides English."""

MENU: Final = 25
"""As many cards of a type, and quests of a region, fit into a menu."""


def _workers(value: Any) -> dict[Colour, int]:
    keys = Raw(value).only("'workers'", COLOURS, COLOURS)
    return {colour: keys[colour].number(1, 99) for colour in COLOURS}


def _bag(value: Any) -> tuple[Token, ...]:
    """Return the corruption in the bag: how many there are of which value."""
    kinds = Raw(value).only("'corruption'", ("power", "guile"), ("power", "guile"))
    values = tuple(str(value) for value in range(1, 11))
    tokens: list[Token] = []
    for kind, letter in (("power", "P"), ("guile", "G")):
        counts = kinds[kind].only("corruption by value", values)
        for value in values:
            if value in counts:
                tokens += [f"{letter}{value}"] * counts[value].number(1, 99)
    return tuple(tokens)


class Tokens(Strict):
    """What there is of everything, and how far tracks go."""

    WHAT = "'tokens'"

    workers: Annotated[dict[Colour, int], PlainValidator(_workers)]
    maps: Annotated[int, whole(14, 99)]
    """At least one for each location that begins face down (SB-207)."""

    corruption: Annotated[tuple[Token, ...], PlainValidator(_bag)]
    heart: Annotated[int, whole(1, 20)]
    glory_per_player: Annotated[int, whole(1, 7)]
    track_max: Annotated[int, whole(1, 10)]


class Solo(Strict):
    """What the automa has."""

    WHAT = "'solo'"

    levels: Entries[LevelEntry]
    cards: Entries[AutomaEntry]


class ContentFile(Strict):
    """All content as written."""

    WHAT = "the file"

    tokens: Tokens
    map: Annotated[Map, PlainValidator(lambda value: read_map(Raw(value)))]
    mechs: Entries[MechEntry]
    tiles: Entries[TileEntry]
    characters: Entries[CharacterEntry]
    companions: Entries[CompanionEntry]
    items: Entries[ItemEntry]
    meteorites: Entries[MeteoriteEntry]
    quests: Entries[QuestEntry]
    solo: Solo

    @model_validator(mode="after")
    def _checked(self) -> Self:
        sections = tuple(self._sections())
        for place, kind, entries in sections:
            written = [((*place, index), entry) for index, entry in enumerate(entries)]
            _unique("id", written)
            for id_ in kind.IDS:
                if all(entry.id != id_ for entry in entries):
                    raise wrong(f"{id_} is missing: {kind.ids_in_words()} are there", place)
            if issubclass(kind, StarterEntry):
                _unique("pair", written)
        every = [
            ((*place, index), entry)
            for place, _kind, entries in sections
            for index, entry in enumerate(entries)
        ]
        _unique("num", every)
        _unique("name", every)
        for language in LANGUAGES:
            _unique("name", every, language)
        self._check_regions()
        self._check_quests()
        return self

    def _sections(self) -> Iterator[tuple[Place, type[Entry], Sequence[Entry]]]:
        """Yield where the entries of each kind are, and what they are."""
        yield ("mechs",), MechEntry, self.mechs
        yield ("tiles",), TileEntry, self.tiles
        yield ("characters",), CharacterEntry, self.characters
        yield ("companions",), CompanionEntry, self.companions
        yield ("items",), ItemEntry, self.items
        yield ("meteorites",), MeteoriteEntry, self.meteorites
        yield ("quests",), QuestEntry, self.quests
        yield ("solo", "levels"), LevelEntry, self.solo.levels
        yield ("solo", "cards"), AutomaEntry, self.solo.cards

    def _check_regions(self) -> None:
        cells, tiles = Counter(self.map.region.values()), Counter(t.region for t in self.tiles)
        for region, count in cells.items():
            if tiles[region] != count:
                raise wrong(
                    f"{tiles[region]} locations are of region {region}, which has {count} cells"
                    " (SB-102)",
                    ("tiles",),
                )

    def _check_quests(self) -> None:
        regions = {tile.id: tile.region for tile in self.tiles}
        counts: Counter[Region] = Counter()
        for index, quest in enumerate(self.quests):
            place: Place = ("quests", index, "location")
            if quest.location not in regions:
                raise wrong(f"{quest.id}: {quest.location!r} is not one of T01 to T20", place)
            region = regions[quest.location]
            counts[region] += 1
            if counts[region] > MENU:
                raise wrong(
                    f"{quest.id}: more than {MENU} quests are of region {region}, too many for a"
                    " menu",
                    place,
                )


def _unique(key: str, entries: Sequence[tuple[Place, Entry]], language: str = "") -> None:
    """Check that no two entries have the same value of a key, in a language if one is given.

    Names are the same if they are typed alike.
    """
    seen: dict[Any, str] = {}
    for place, entry in entries:
        words = getattr(entry, language, None) if language else entry
        value = getattr(words, key, None)
        if value is None:
            continue
        typed = "".join(words_of(value)) if key == "name" else value
        if typed in seen:
            path = (*place, language, key) if language else (*place, key)
            raise wrong(f"{entry.id}: {seen[typed]} has the {key} {value} already", path)
        seen[typed] = entry.id

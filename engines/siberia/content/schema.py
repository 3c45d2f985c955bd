"""A content file of Expeditions as a whole, and what it is checked for on load (SB-1095).

Here stands what play relies on. The figures of our own content (how many of each colour, mean
costs, levels) are held by tests instead, so that other packs can be loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ModelWrapValidatorHandler, ValidationError, model_validator

from engines.core import words_of
from engines.siberia.content import model
from engines.siberia.content.hexes import MAP
from engines.siberia.content.terms import COLOURS, Colour, Region
from engines.siberia.content.written import Place, keyed, only, told, whole, written_as, wrong

MENU: Final = 25
"""As many cards of a type, and quests of a region, fit into a menu."""

Some: TypeAlias = Annotated[int, whole(1, 99)]
Values: TypeAlias = Annotated[
    dict[str, Some], keyed("corruption by value", *map(str, range(1, 11)))
]


def _tokens(bag: Mapping[str, Mapping[str, int]]) -> tuple[model.Token, ...]:
    """Return the corruption in the bag, of which is written how many there are of each value."""
    return tuple(
        f"{kind[0].upper()}{value}"
        for kind, values in bag.items()
        for value, count in values.items()
        for _token in range(count)
    )


@dataclass(frozen=True, slots=True)
class Tokens:
    """What there is of everything, and how far tracks go."""

    workers: Annotated[dict[Colour, Some], keyed("'workers'", *COLOURS, needed=True)]
    maps: Annotated[int, whole(14, 99)]
    """At least one for each location that begins face down (SB-207)."""

    corruption: Annotated[
        tuple[model.Token, ...],
        written_as(
            Annotated[dict[str, Values], keyed("'corruption'", "power", "guile", needed=True)],
            _tokens,
        ),
    ]
    heart: Annotated[int, whole(1, 20)]
    glory_per_player: Annotated[int, whole(1, 7)]
    track_max: Annotated[int, whole(1, 10)]


EntryT = TypeVar("EntryT")
Entries: TypeAlias = list[Annotated[EntryT, keyed("an entry")]]


@dataclass(frozen=True, slots=True)
class Solo:
    """What the automa has."""

    levels: Entries[model.Level]
    cards: Entries[model.AutomaCard]


class ContentFile(BaseModel):
    """All content."""

    tokens: Annotated[Tokens, keyed("'tokens'")]
    map: Annotated[model.Map, MAP]
    mechs: Entries[model.Mech]
    tiles: Entries[model.Tile]
    characters: Entries[model.Character]
    companions: Entries[model.Companion]
    items: Entries[model.Item]
    meteorites: Entries[model.Meteorite]
    quests: Entries[model.Quest]
    solo: Annotated[Solo, keyed("'solo'")]

    @model_validator(mode="wrap")
    @classmethod
    def _checked(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            read = handler(only(data, "the file", dict.fromkeys(cls.model_fields, True)))
            read.check()
        except ValidationError as error:
            raise told(error.errors()[0], data) from None
        return read

    def check(self) -> None:
        """Check what entries have to do with each other.

        :raises ValidationError: if something is wrong.
        """
        self._check_alone()
        for place, known, entries in self._sections():
            for id_ in known:
                if all(entry.id != id_ for entry in entries):
                    raise wrong(f"{id_} is missing: {model.in_words(known)} are there", place)
        self._check_regions()
        self._check_quests()

    def _sections(self) -> Iterator[tuple[Place, tuple[str, ...], Sequence[Any]]]:
        """Yield where the entries of each kind are, and their ids, all of which are needed."""
        for name, known in model.IDS.items():
            if name in ("levels", "cards"):
                yield ("solo", name), known, getattr(self.solo, name)
            else:
                yield (name,), known, getattr(self, name)

    def _check_alone(self) -> None:
        """Check that no two entries have a value the same of which there is one.

        Names are the same if they are typed alike.
        """
        seen: dict[Any, str] = {}
        for place, _known, entries in self._sections():
            for index, entry in enumerate(entries):
                for path, value in _alone(entry):
                    typed = "".join(words_of(value)) if path[-1] == "name" else value
                    among = place if path == ("pair",) else ()
                    if other := seen.get((among, path, typed)):
                        raise wrong(
                            f"{other} has the {path[-1]} {value} already", (*place, index, *path)
                        )
                    seen[among, path, typed] = entry.id

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
            region = regions[quest.location]
            counts[region] += 1
            if counts[region] > MENU:
                raise wrong(
                    f"more than {MENU} quests are of region {region}, too many for a menu",
                    ("quests", index, "location"),
                )


def _alone(entry: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield what no two entries may have the same: where it is in the entry, and the value."""
    yield ("id",), entry.id
    if isinstance(entry, model.Starter):
        yield ("pair",), entry.pair
    if isinstance(entry, model.DeckCard):
        yield ("num",), entry.number
    if isinstance(entry, model.Mech):
        yield ("name",), entry.name
    elif not isinstance(entry, model.AutomaCard):
        yield ("name",), entry.names.name
        for language, (name, _flavour) in entry.names.others.items():
            yield (language, "name"), name

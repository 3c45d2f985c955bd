"""The content of Expeditions: cards, locations, map, mechs, automa, as files have it (SB-1095).

The entries of a file are read into these classes; their fields say what may stand there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from pydantic import BeforeValidator, Field, StrictBool, model_validator
from typing_extensions import override

from engines.siberia.content.effects import Node
from engines.siberia.content.ongoing import OfItem, OfMech, Ongoing
from engines.siberia.content.terms import CardType, Colour, Cost, Region
from engines.siberia.content.trees import Benefits, OfLocation, effect
from engines.siberia.content.written import (
    VALUE,
    keyed,
    left_out,
    listed,
    several,
    text,
    whole,
    written_as,
    wrong,
)

Cell: TypeAlias = str
"""A place for a location: ``s1`` to ``s6``, ``c1`` to ``c7``, ``n1`` to ``n7``.

``base`` is Basecamp.
"""

Token: TypeAlias = str
"""Corruption: ``P3`` costs 3 power (orange), ``G5`` 5 guile (turquoise), ``H20`` is the heart."""

BASE: Cell = "base"


def ids(letters: str, count: int, digits: int = 2) -> tuple[str, ...]:
    """Return the ids of entries of a kind."""
    return tuple(f"{letters}{number:0{digits}}" for number in range(1, count + 1))


IDS: Final = {
    "mechs": ("tatanka", "marsh_strider", "odins_wrath", "lumberjack", "highlander"),
    "tiles": ids("T", 20),
    "characters": ids("CH", 6, 1),
    "companions": ids("CO", 6, 1),
    "items": ids("I", 25),
    "meteorites": ids("M", 25),
    "quests": ids("Q", 40),
    "levels": ids("L", 5, 1),
    "cards": ids("A", 14),
}
"""All ids of each section of a file; each has to be there once."""


def in_words(known: tuple[str, ...]) -> str:
    """Return all ids of a section, for errors."""
    return f"{known[0]} to {known[-1]}" if known[0][-1].isdigit() else listed(known)


def one_of(section: str) -> BeforeValidator:
    """Return the mark of an id of a section."""
    known = IDS[section]

    def read(value: Any) -> Any:
        if value not in known:
            raise wrong(f"{value!r} is not one of {in_words(known)}")
        return value

    return BeforeValidator(read)


CORE: Final = written_as(
    Annotated[
        dict[str, Annotated[int, whole(1, 10)]], keyed("a core value", "power", "guile", some=True)
    ],
    lambda points: (points.get("power", 0), points.get("guile", 0)),
)
"""The mark of a core value: power and guile."""


@dataclass(frozen=True, slots=True)
class Words:
    """A name and flavour in another language than English."""

    name: Annotated[str, text(40)]
    flavour: Annotated[str, text(160)] = ""


Translation: TypeAlias = Annotated[Words, keyed("a translation")] | None


@dataclass(frozen=True, slots=True)
class Names:
    """A name and its flavour text in English, and perhaps in other languages.

    Levels of the automa have no flavour.
    """

    name: Annotated[str, text(40)]
    flavour: Annotated[str, text(160)] = ""
    de: Translation = None
    fr: Translation = None
    it: Translation = None

    @property
    def others(self) -> Mapping[str, tuple[str, str]]:
        """Name and flavour by language, where there are others."""
        words = {"de": self.de, "fr": self.fr, "it": self.it}
        return {language: (there.name, there.flavour) for language, there in words.items() if there}


@dataclass(frozen=True, slots=True)
class Growth:
    """What the core value grows by with at least 1, and with 2 (SB-505): power and guile."""

    by: Literal["glory", "melded"]
    first: Annotated[tuple[int, int], CORE, left_out((0, 0))] = (0, 0)
    second: Annotated[tuple[int, int], CORE, left_out((0, 0))] = (0, 0)

    def __post_init__(self) -> None:
        """Check that it grows."""
        if self.first == self.second == (0, 0):
            raise wrong("a core value grows by 'first', 'second' or both")


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as printed.

    ``core`` is power and guile. ``ability`` of an item is its instant part. ``value``, ``bonus``,
    ``location``, ``cost`` and ``benefit`` are those of items, meteorites and quests.
    """

    type: ClassVar[CardType]
    GROWS_BY: ClassVar[Literal["glory", "melded"] | None] = None

    id: str
    names: Annotated[Names, VALUE]
    colour: Colour
    core: Annotated[tuple[int, int], CORE]
    growth: Annotated[Annotated[Growth, keyed("growth")] | None, Field(alias="grow")] = None
    chain: Annotated[int, whole(1, 2)] = 1
    """How many chaining parts a path through the ability may have (SB-1033)."""

    number: int = field(default=0, init=False)
    """1 to 90; 0 for characters and companions."""

    value: int = field(default=0, init=False)
    pair: str | None = field(default=None, init=False)
    location: str | None = field(default=None, init=False)
    ability: Node | None
    ongoing: Ongoing | None = field(default=None, init=False)
    bonus: Node | None = field(default=None, init=False)
    cost: Cost | None = field(default=None, init=False)
    benefit: Node | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        """Check what the core value grows by."""
        if self.growth is not None and self.growth.by != self.GROWS_BY:
            how = "does not grow" if self.GROWS_BY is None else f"grows by {self.GROWS_BY}"
            raise wrong(f"the core value of such a card {how} (SB-505)", ("grow",))


@dataclass(frozen=True, slots=True, kw_only=True)
class Starter(Card):
    """A character or companion."""

    GROWS_BY = "glory"

    pair: Literal["I", "II", "III", "IV", "V", "VI"]
    ability: Annotated[Node, effect("")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Starter):
    """A character."""

    type = "character"

    id: Annotated[str, one_of("characters")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Companion(Starter):
    """A companion."""

    type = "companion"

    id: Annotated[str, one_of("companions")]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCard(Card):
    """A card of the deck."""

    number: Annotated[int, Field(alias="num"), whole(1, 90)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(DeckCard):
    """An item."""

    type = "item"

    id: Annotated[str, one_of("items")]
    value: Annotated[int, whole(0, 20)]
    ability: Annotated[Annotated[Node, effect("")] | None, Field(alias="instant")] = None
    ongoing: OfItem | None = None

    @override
    def __post_init__(self) -> None:
        """Check that it does something."""
        Card.__post_init__(self)
        if self.ability is None and self.ongoing is None:
            raise wrong("an item has 'instant', 'ongoing' or both")


@dataclass(frozen=True, slots=True, kw_only=True)
class Meteorite(DeckCard):
    """A meteorite."""

    type = "meteorite"
    GROWS_BY = "melded"

    id: Annotated[str, one_of("meteorites")]
    ability: Annotated[Node, effect("")]
    bonus: Annotated[Node, effect(".bonus", 0)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quest(DeckCard):
    """A quest; ``location`` is the id of one."""

    type = "quest"

    id: Annotated[str, one_of("quests")]
    location: Annotated[str, one_of("tiles")]
    ability: Annotated[Node, effect("")]
    cost: Annotated[Cost, keyed("a cost", "power", "guile", some=True)]
    benefit: Annotated[Node, effect(".benefit", 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A location as printed; ``level`` is how much corruption it gets, 0 for none or the heart."""

    id: Annotated[str, one_of("tiles")]
    names: Annotated[Names, VALUE]
    region: Region
    level: Annotated[int, whole(1, 40, heart=0), left_out(0)] = 0
    benefits: Benefits
    covered: Annotated[OfLocation, effect("/covered", 1)] | None = None

    @model_validator(mode="before")
    @classmethod
    def _by_region(cls, keys: dict[str, Any]) -> dict[str, Any]:
        for key in ("level", "covered"):
            if keys["region"] == "S" and keys.get(key) is not None:
                raise wrong(f"a South location has no {key!r} (SB-206)", (key,))
            if keys["region"] in ("C", "N") and keys.get(key) is None:
                raise wrong(f"a Central or North location needs {key!r}")
        if keys["id"] in IDS["tiles"] and (keys.get("level") == "heart") != (keys["id"] == "T20"):
            raise wrong("the heart lies on T20, nowhere else (SB-410)", ("level",))
        return keys

    @property
    def number(self) -> int:
        """The number in its id."""
        return int(self.id[1:])

    @property
    def heart(self) -> bool:
        """Whether the heart lies there."""
        return self.id == "T20"


@dataclass(frozen=True, slots=True)
class Mech:
    """A mech and what it can do (SB-804 to SB-808)."""

    id: Annotated[str, one_of("mechs")]
    name: Annotated[str, text(40)]
    ability: Annotated[OfMech, Field(alias="effect")]


@dataclass(frozen=True, slots=True)
class Map:
    """Where everything lies: axial coordinates of flat-top hexes, and what touches what.

    ``cells`` are the cells of locations in a fixed order; ``holes`` are ``h1`` to ``h5``.
    """

    cells: tuple[Cell, ...]
    at: Mapping[str, tuple[int, int]]
    region: Mapping[Cell, Region]
    neighbours: Mapping[Cell, tuple[Cell, ...]]
    holes: tuple[str, ...]
    holes_at: Mapping[Cell, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Orders:
    """What one of the automa's mechs does by a decision card (SB-1107 to SB-1110)."""

    sweep: StrictBool
    act: Literal["none", "explore", "vanquish", "heart"]
    most: Annotated[int, Field(alias="n", default=0), whole(1, 9), left_out(0)]
    need: Annotated[int, whole(0, 8)]
    reach: Annotated[int, whole(0, 6)]
    steps: Annotated[int, whole(1, 5)]  # with its own and the player's, 7 locations leave 5

    def __post_init__(self) -> None:
        """Check what belongs to the act."""
        if (self.act == "vanquish") != (self.most > 0):
            raise wrong("'n' tokens belong to the act vanquish, and to no other (SB-1108)")
        if (self.act == "none") != (self.reach == 0):
            raise wrong("'reach' is 0 for the act none, and for no other (SB-1108)", ("reach",))


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A decision card of the automa."""

    id: Annotated[str, one_of("cards")]
    progress: StrictBool
    north: Annotated[Orders, keyed("what a mech does")]
    central: Annotated[Orders, keyed("what a mech does")]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the automa: its track, the spaces with a star, and what its things are worth.

    SB-1101 and SB-1115.
    """

    id: Annotated[str, one_of("levels")]
    names: Annotated[Names, VALUE]
    track: Annotated[int, whole(1, 99)]
    stars: Annotated[tuple[Annotated[int, whole(1, 99)], ...], several("'stars'", 1, 8)]
    glory: Annotated[int, whole(0, 20)]
    map: Annotated[int, whole(0, 20)]
    corruption: Annotated[int, whole(0, 20)]
    heart: Annotated[int, whole(0, 20)]

    def __post_init__(self) -> None:
        """Check the stars."""
        if len(set(self.stars)) < len(self.stars) or max(self.stars) > self.track:
            raise wrong("the stars are on different spaces of the track (SB-1104)", ("stars",))


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All content; each is its own, so that what follows from it is remembered without comparing.

    ``nodes`` has every node of every effect by its address; ``tokens`` are those in the bag at the
    start, the heart not among them; ``workers`` are how many there are of each colour, ``maps`` how
    many map tokens, those on locations included. ``glory`` is how many glory tokens each player
    has, ``track`` the most power and guile. ``asks_first`` is false in games of ruleset 1: what
    follows by itself was drawn without a question then (SB-315).
    """

    cards: Mapping[str, Card]
    tiles: Mapping[str, Tile]
    mechs: Mapping[str, Mech]
    map: Map
    nodes: Mapping[str, Node]
    tokens: tuple[Token, ...]
    heart: Token
    workers: Mapping[Colour, int]
    maps: int
    glory: int
    track: int
    automa: Mapping[str, AutomaCard]
    levels: Mapping[int, Level]
    asks_first: bool = True

"""The content of Expeditions as the engine reads it: cards, locations, map, mechs, automa."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.siberia.content.effects import (
    Anytime,
    CardType,
    Colour,
    Cost,
    Node,
    Ongoing,
    Region,
)

Cell: TypeAlias = str
"""A place for a location: ``s1`` to ``s6``, ``c1`` to ``c7``, ``n1`` to ``n7``.

``base`` is Basecamp.
"""

Token: TypeAlias = str
"""Corruption: ``P3`` costs 3 power (orange), ``G5`` 5 guile (turquoise), ``H20`` is the heart."""

BASE: Cell = "base"


@dataclass(frozen=True, slots=True)
class Names:
    """A name and its flavour text in English, and the same by language where there are others.

    Levels of the automa have no flavour.
    """

    name: str
    flavour: str
    others: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Growth:
    """What the core value grows by with at least 1, and with 2 (SB-505): power and guile."""

    by: Literal["glory", "melded"]
    first: tuple[int, int]
    second: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed.

    ``core`` is power and guile. ``ability`` of an item is its instant part. ``value``, ``bonus``,
    ``location``, ``cost`` and ``benefit`` are those of items, meteorites and quests.
    """

    id: str
    number: int
    """1 to 90; 0 for characters and companions."""
    type: CardType
    colour: Colour
    names: Names
    core: tuple[int, int]
    growth: Growth | None
    ability: Node | None
    ongoing: Ongoing | None = None
    value: int = 0
    bonus: Node | None = None
    location: str | None = None
    cost: Cost | None = None
    benefit: Node | None = None
    pair: str | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """A location as printed; ``level`` is how much corruption it gets, 0 for none or the heart."""

    id: str
    number: int
    region: Region
    names: Names
    benefits: tuple[Node, ...]
    covered: Node | None
    level: int
    heart: bool


@dataclass(frozen=True, slots=True)
class Mech:
    """A mech and what it can do."""

    id: str
    name: str
    ability: Ongoing | Anytime


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

    sweep: bool
    act: Literal["none", "explore", "vanquish", "heart"]
    most: int
    need: int
    reach: int
    steps: int


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A decision card of the automa."""

    id: str
    progress: bool
    north: Orders
    central: Orders


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the automa: its track, the spaces with a star, and what its things are worth."""

    id: str
    names: Names
    track: int
    stars: tuple[int, ...]
    glory: int
    map: int
    corruption: int
    heart: int


@dataclass(frozen=True, slots=True)
class Content:
    """All content.

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

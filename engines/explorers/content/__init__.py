"""The content of Explorers: terrain tiles, exploration cards, tracks and achievements.

What the rules rely on is checked on load. What makes *our* tiles fair (areas, distances, what
borders a village) is held by tests and measured by ``bench/explorers_tiles.py`` instead: packs with
the tiles of a printed game must load whatever these look like.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, Field, StringConstraints, ValidationInfo, field_validator
from typing_extensions import override

FILE = Path(__file__).parent / "explorers.json"

Terrain: TypeAlias = Literal["P", "W", "D", "M"]
TERRAINS: Final[tuple[Terrain, ...]] = ("P", "W", "D", "M")
"""Prairie, water, desert, mountain."""

ANY_TERRAIN: Final = "".join(TERRAINS)

SYMBOLS: Final = "kmhacfgT"
"""Key, map, horse, apple, carrot, fish, gem, temple."""

PROVISIONS: Final = "acf"
"""The kinds of provisions in the order of a basket: apples, carrots, fish."""

CardSide: TypeAlias = Literal["P", "W", "D", "M", "PW", "PD", "PM", "WD", "WM", "DM"]
"""A terrain of a plain card, or a pair of a joker."""

AchievementId: TypeAlias = Literal[
    "long-road",
    "great-square",
    "straight-line",
    "untouched-maps",
    "untouched-horses",
    "untouched-gems",
    "every-prairie",
    "every-water",
    "every-desert",
    "every-mountain",
    "good-neighbours",
    "pilgrim",
    "four-shores",
    "at-home",
    "full-baskets",
    "village-rings",
    "temple-guard",
    "lands-end",
]
AchievementKind: TypeAlias = Literal["road", "square", "line", "untouched", "area", "race", "count"]

KINDS: Final[dict[AchievementId, AchievementKind]] = {
    "long-road": "road",
    "great-square": "square",
    "straight-line": "line",
    "untouched-maps": "untouched",
    "untouched-horses": "untouched",
    "untouched-gems": "untouched",
    "every-prairie": "area",
    "every-water": "area",
    "every-desert": "area",
    "every-mountain": "area",
    "good-neighbours": "race",
    "pilgrim": "race",
    "four-shores": "race",
    "at-home": "race",
    "full-baskets": "count",
    "village-rings": "count",
    "temple-guard": "count",
    "lands-end": "count",
}

MOST_ACHIEVEMENTS: Final = 3
"""As many can be in play (XP-201)."""

TerrainRow: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[PWDM*]{8}$")]
SymbolRow: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[.kmhacfgT]{8}$")]


class TerrainTile(BaseModel, frozen=True, extra="forbid"):
    """A terrain tile as printed, in rows of letters (XP-102, XP-103)."""

    number: Annotated[int, Field(strict=True, ge=1, le=8)]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    terrain: Annotated[tuple[TerrainRow, ...], Field(min_length=8, max_length=8)]
    symbols: Annotated[tuple[SymbolRow, ...], Field(min_length=8, max_length=8)]

    @override
    def __hash__(self) -> int:  # maps are looked up by their tiles often, so it must be quick
        return self.number

    @field_validator("terrain")
    @classmethod
    def _one_village(cls, terrain: tuple[str, ...]) -> tuple[str, ...]:
        villages = "".join(terrain).count("*")
        if villages != 1:
            raise ValueError(f"a tile has one village, not {villages} (XP-102)")
        return terrain

    @field_validator("symbols")
    @classmethod
    def _one_temple(cls, symbols: tuple[str, ...]) -> tuple[str, ...]:
        temples = "".join(symbols).count("T")
        if temples != 1:
            raise ValueError(f"a tile has one temple, not {temples} (XP-103)")
        return symbols

    @field_validator("symbols")
    @classmethod
    def _on_terrain(cls, symbols: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        for row, (on, below) in enumerate(
            zip(symbols, info.data.get("terrain", ()), strict=False), start=1
        ):
            for column, (symbol, letter) in enumerate(zip(on, below, strict=True), start=1):
                if letter == "*" and symbol != ".":
                    raise ValueError(f"row {row}, column {column}: no symbol on a village (XP-103)")
        return symbols


class AchievementTile(BaseModel, frozen=True, extra="forbid"):
    """An achievement that can be drawn (XP-207).

    ``points`` are those that the rules leave open: the value of *Untouched*, and of count tiles the
    value for 1, 2, and so on. What the rulebook prints stands in :mod:`engines.explorers.values`.
    """

    id: AchievementId
    points: Annotated[
        tuple[Annotated[int, Field(ge=1, le=99)], ...], Field(validate_default=True)
    ] = ()

    @property
    def kind(self) -> AchievementKind:
        """How it is scored."""
        return KINDS[self.id]

    @field_validator("points")
    @classmethod
    def _fitting(cls, points: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        kind = KINDS.get(info.data.get("id", ""))
        if kind == "untouched" and len(points) != 1:
            raise ValueError(f"untouched objects have one value, not {len(points)} (XP-805)")
        if kind == "count" and (not points or list(points) != sorted(points)):
            raise ValueError("a count tile has a table of rising values (XP-821)")
        if kind not in ("untouched", "count", None) and points:
            raise ValueError("the rules say what this achievement is worth")
        return points


class Content(BaseModel, frozen=True, extra="forbid"):
    """All that is designed for Explorers."""

    tiles: Annotated[tuple[TerrainTile, ...], Field(min_length=8, max_length=8)]
    cards: Annotated[tuple[tuple[CardSide, CardSide], ...], Field(min_length=8, max_length=8)]
    key_places: Annotated[int, Field(ge=1, le=32)]
    map_places: Annotated[int, Field(ge=1, le=32)]
    gem_line: Annotated[tuple[int, ...], Field(min_length=1, max_length=64)]
    """The numbers of the expert side (XP-711); the normal side has as many places."""

    achievements: tuple[AchievementTile, ...]

    @field_validator("tiles")
    @classmethod
    def _numbered(cls, tiles: tuple[TerrainTile, ...]) -> tuple[TerrainTile, ...]:
        if sorted(tile.number for tile in tiles) != list(range(1, 9)):
            raise ValueError("the tiles are numbered 1 to 8 (XP-102)")
        names = Counter(tile.name for tile in tiles)
        if len(names) < len(tiles):
            raise ValueError(f"two tiles are called {names.most_common(1)[0][0]}")
        return tiles

    @field_validator("tiles")
    @classmethod
    def _same_symbols(cls, tiles: tuple[TerrainTile, ...]) -> tuple[TerrainTile, ...]:
        first = Counter("".join(tiles[0].symbols))
        for tile in tiles[1:]:
            letters = Counter("".join(tile.symbols))
            for symbol in SYMBOLS:
                if letters[symbol] != first[symbol]:
                    raise ValueError(
                        f"tile {tile.number} has {letters[symbol]} of {symbol!r}, tile"
                        f" {tiles[0].number} has {first[symbol]}: all have the same (XP-103)"
                    )
        return tiles

    @field_validator("cards")
    @classmethod
    def _complete(
        cls, cards: tuple[tuple[CardSide, CardSide], ...]
    ) -> tuple[tuple[CardSide, CardSide], ...]:
        for sides in cards:
            wanted = 2 if len(sides[0]) == 1 else 4
            if len("".join(sides)) != wanted or len(set("".join(sides))) != wanted:
                raise ValueError(
                    f"{'/'.join(sides)}: a card has two terrains, a joker two pairs of different"
                    " ones (XP-105)"
                )
        plain = {frozenset(sides) for sides in cards if len(sides[0]) == 1}
        jokers = sum(len(sides[0]) == 2 for sides in cards)
        if jokers != 2 or len(plain) != 6:
            raise ValueError("there are 6 different plain cards and 2 jokers (XP-105)")
        return cards

    @field_validator("gem_line")
    @classmethod
    def _negatives_first(cls, line: tuple[int, ...]) -> tuple[int, ...]:
        signs = [number > 0 for number in line]
        if 0 in line or signs != sorted(signs):
            raise ValueError("first all negative numbers, then all positive ones (XP-711)")
        return line

    @field_validator("achievements")
    @classmethod
    def _enough(cls, achievements: tuple[AchievementTile, ...]) -> tuple[AchievementTile, ...]:
        ids = [achievement.id for achievement in achievements]
        if len(set(ids)) < len(ids):
            raise ValueError(f"{Counter(ids).most_common(1)[0][0]} is there twice")
        if len(set(ids) - {"untouched-gems"}) < MOST_ACHIEVEMENTS:
            raise ValueError(
                f"at least {MOST_ACHIEVEMENTS} are needed besides untouched-gems (XP-207)"
            )
        return achievements

    @property
    def gem_places(self) -> int:
        """How many gems can be marked (XP-542)."""
        return len(self.gem_line)

    def achievement(self, achievement_id: str) -> AchievementTile:
        """Return the achievement of that id.

        :raises KeyError: if there is none.
        """
        for achievement in self.achievements:
            if achievement.id == achievement_id:
                return achievement
        raise KeyError(achievement_id)

    @staticmethod
    def in_order(data: Any) -> Any:
        """Return the data of a valid file with tiles, cards and achievements in order.

        All three are drawn from this order, and a solo card is turned from the order of its sides,
        so these must never change.
        """
        sides = get_args(CardSide)
        ids = get_args(AchievementId)
        cards = [sorted(card, key=sides.index) for card in data["cards"]]
        return data | {
            "tiles": sorted(data["tiles"], key=lambda tile: tile["number"]),
            "cards": sorted(cards, key=lambda card: [sides.index(side) for side in card]),
            "achievements": sorted(data["achievements"], key=lambda tile: ids.index(tile["id"])),
        }

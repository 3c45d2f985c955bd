"""Entries of a content file: locations, cards, mechs and what the automa has (SB-1095).

What is wrong in an entry is said with the entry's id.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias, TypeVar, get_args

from pydantic import (
    BaseModel,
    ConfigDict,
    PlainValidator,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    field_validator,
    model_validator,
)
from typing_extensions import override

from engines.core.content import said_by
from engines.siberia.content.effects import COLOURS, Colour, Region
from engines.siberia.content.parts import (
    Ability,
    Benefit,
    Benefits,
    Bonus,
    Core,
    Covered,
    Lasting,
    Level,
    MechAbility,
    QuestCost,
)
from engines.siberia.content.raw import Raw, listed, wrong
from engines.siberia.content.terms import REGIONS

Text: TypeAlias = Annotated[str, PlainValidator(lambda value: Raw(value).text(160))]
Name: TypeAlias = Annotated[str, PlainValidator(lambda value: Raw(value).text(40))]
Flag: TypeAlias = Annotated[bool, PlainValidator(lambda value: Raw(value).flag())]


def whole(least: int, most: int) -> PlainValidator:
    """Return the constraint of a whole number in a range."""
    return PlainValidator(lambda value: Raw(value).number(least, most))


def word(*allowed: str) -> PlainValidator:
    """Return the constraint of one of some words."""
    return PlainValidator(lambda value: Raw(value).word(allowed))


def ids(letters: str, count: int, digits: int = 1) -> tuple[str, ...]:
    """Return the ids of entries of a kind."""
    return tuple(f"{letters}{number:0{digits}}" for number in range(1, count + 1))


class Strict(BaseModel):
    """An object that has all keys it needs, and no others."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    WHAT: ClassVar[str] = "an entry"
    """What it is called in errors."""

    @model_validator(mode="before")
    @classmethod
    def _keys(cls, data: Any) -> Any:
        needed = [key for key, field in cls.model_fields.items() if field.is_required()]
        keys = Raw(data).only(cls.WHAT, cls.model_fields, needed)
        return {key: raw.value for key, raw in keys.items()}


class Entry(Strict):
    """Something with an id."""

    IDS: ClassVar[tuple[str, ...]]
    """All ids of its kind; each has to be there once."""

    id: str

    @field_validator("id", mode="before")
    @classmethod
    def _known(cls, id_: Any) -> str:
        if id_ not in cls.IDS:
            raise wrong(f"{id_!r} is not one of {cls.ids_in_words()}")
        return str(id_)

    @classmethod
    def ids_in_words(cls) -> str:
        """Return all ids of its kind, for errors."""
        return f"{cls.IDS[0]} to {cls.IDS[-1]}"


def _named(data: Any, handler: ValidatorFunctionWrapHandler) -> Any:
    try:
        return handler(data)
    except ValidationError as error:
        first = error.errors()[0]
        said = said_by(first["msg"])
        id_ = data.get("id") if isinstance(data, dict) else None
        raise wrong(f"{id_}: {said}" if isinstance(id_, str) else said, first["loc"]) from None


EntryT = TypeVar("EntryT", bound=Entry)
Entries: TypeAlias = list[Annotated[EntryT, WrapValidator(_named)]]
"""Entries of a kind; errors begin with the id of the one that they are about."""


class Words(Strict):
    """A name and flavour in another language."""

    WHAT = "a translation"

    name: Name
    flavour: Text = ""


class Named(Entry):
    """Something with a name."""

    name: Name


class Told(Named):
    """Something with a name and flavour, in English and perhaps in other languages."""

    flavour: Text = ""
    de: Words | None = None
    fr: Words | None = None
    it: Words | None = None


class TileEntry(Told):
    """A location."""

    IDS = ids("T", 20, 2)

    region: Annotated[Region, word(*REGIONS)]
    level: Level | None = None
    benefits: Benefits
    covered: Covered | None = None

    @model_validator(mode="after")
    def _by_region(self) -> Self:
        for key, value in (("level", self.level), ("covered", self.covered)):
            if self.region == "S" and value is not None:
                raise wrong(f"a South location has no {key!r} (SB-206)", (key,))
            if self.region != "S" and value is None:
                raise wrong(f"a Central or North location needs {key!r}")
        if (self.level == "heart") != (self.id == "T20"):
            raise wrong("the heart lies on T20, nowhere else (SB-410)", ("level",))
        return self


class Growing(Strict):
    """What a core value grows by (SB-505)."""

    WHAT = "growth"

    by: Annotated[Literal["glory", "melded"], word("glory", "melded")]
    first: Core | None = None
    second: Core | None = None

    @model_validator(mode="after")
    def _some(self) -> Self:
        if self.first is None and self.second is None:
            raise wrong("a core value grows by 'first', 'second' or both")
        return self


class CardEntry(Told):
    """What all cards have."""

    GROWS_BY: ClassVar[Literal["glory", "melded"] | None] = None

    colour: Annotated[Colour, word(*COLOURS)]
    core: Core
    grow: Growing | None = None
    chain: Annotated[int, whole(1, 2)] = 1
    """How many chaining parts a path through the ability may have (SB-1033)."""

    @model_validator(mode="after")
    def _growth(self) -> Self:
        if self.grow is not None and self.grow.by != self.GROWS_BY:
            how = "does not grow" if self.GROWS_BY is None else f"grows by {self.GROWS_BY}"
            raise wrong(f"the core value of such a card {how} (SB-505)", ("grow",))
        return self


class StarterEntry(CardEntry):
    """A character or companion."""

    GROWS_BY = "glory"

    pair: Annotated[str, word("I", "II", "III", "IV", "V", "VI")]
    ability: Ability


class CharacterEntry(StarterEntry):
    """A character."""

    IDS = ids("CH", 6)


class CompanionEntry(StarterEntry):
    """A companion."""

    IDS = ids("CO", 6)


class DeckEntry(CardEntry):
    """A card of the deck."""

    num: Annotated[int, whole(1, 90)]


class ItemEntry(DeckEntry):
    """An item."""

    IDS = ids("I", 25, 2)

    value: Annotated[int, whole(0, 20)]
    instant: Ability | None = None
    ongoing: Lasting | None = None

    @model_validator(mode="after")
    def _some(self) -> Self:
        if self.instant is None and self.ongoing is None:
            raise wrong("an item has 'instant', 'ongoing' or both")
        return self


class MeteoriteEntry(DeckEntry):
    """A meteorite."""

    IDS = ids("M", 25, 2)
    GROWS_BY = "melded"

    ability: Ability
    bonus: Bonus


class QuestEntry(DeckEntry):
    """A quest; ``location`` is the id of one."""

    IDS = ids("Q", 40, 2)

    location: str
    ability: Ability
    cost: QuestCost
    benefit: Benefit


class MechEntry(Named):
    """A mech (SB-804 to SB-808)."""

    IDS = ("tatanka", "marsh_strider", "odins_wrath", "lumberjack", "highlander")

    effect: MechAbility

    @override
    @classmethod
    def ids_in_words(cls) -> str:
        return listed(cls.IDS)


Act: TypeAlias = Literal["none", "explore", "vanquish", "heart"]


class OrdersEntry(Strict):
    """What one of the automa's mechs does (SB-1107 to SB-1110)."""

    WHAT = "what a mech does"

    sweep: Flag
    act: Annotated[Act, word(*get_args(Act))]
    n: Annotated[int, whole(1, 9)] | None = None
    need: Annotated[int, whole(0, 8)]
    reach: Annotated[int, whole(0, 6)]
    steps: Annotated[int, whole(1, 5)]  # with its own and the player's, 7 locations leave 5

    @model_validator(mode="after")
    def _fitting(self) -> Self:
        if (self.act == "vanquish") != (self.n is not None):
            raise wrong("'n' tokens belong to the act vanquish, and to no other (SB-1108)")
        if (self.act == "none") != (self.reach == 0):
            raise wrong("'reach' is 0 for the act none, and for no other (SB-1108)", ("reach",))
        return self


class AutomaEntry(Entry):
    """A decision card of the automa."""

    IDS = ids("A", 14, 2)

    progress: Flag
    north: OrdersEntry
    central: OrdersEntry


def _stars(value: Any) -> tuple[int, ...]:
    return tuple(star.number(1, 99) for star in Raw(value).parts("'stars'", 1, 8))


class LevelEntry(Told):
    """A level of the automa, and what its things are worth (SB-1101, SB-1115)."""

    IDS = ids("L", 5)

    track: Annotated[int, whole(1, 99)]
    stars: Annotated[tuple[int, ...], PlainValidator(_stars)]
    glory: Annotated[int, whole(0, 20)]
    map: Annotated[int, whole(0, 20)]
    corruption: Annotated[int, whole(0, 20)]
    heart: Annotated[int, whole(0, 20)]

    @model_validator(mode="after")
    def _rising(self) -> Self:
        if len(set(self.stars)) < len(self.stars) or max(self.stars) > self.track:
            raise wrong("the stars are on different spaces of the track (SB-1104)", ("stars",))
        return self

"""The state of a game of Explorers, secrets included, and its options."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

from pydantic import Field, field_validator

from engines.core import Chance, Options
from engines.explorers.landscape import Layout, Square
from engines.explorers.sheet import Draft, Sheet, Turn

Scoring: TypeAlias = Literal["temples", "provisions", "villages", "gems"]
Phase: TypeAlias = Literal["layout", "village", "start", "side", "mark", "over"]
Card: TypeAlias = tuple[str, str]
"""The two sides of an exploration card."""


class ExplorersOptions(Options):
    """Options of Explorers (XP-107, XP-201)."""

    expert: tuple[Scoring, ...] = Field(
        default=(), description="Scoring areas played on their expert side"
    )
    achievements: int = Field(
        default=0, ge=0, le=3, description="Number of achievements, drawn for all players"
    )
    first_player: int | None = Field(
        default=None, ge=1, le=4, description="Seat number of the first player; drawn if not named"
    )
    drawn_landscape: bool = Field(
        default=True, description="The landscape is played as drawn; nobody may change it"
    )

    @field_validator("expert")
    @classmethod
    def _once_each(cls, value: tuple[Scoring, ...]) -> tuple[Scoring, ...]:
        order: tuple[Scoring, ...] = ("temples", "provisions", "villages", "gems")
        return tuple(scoring for scoring in order if scoring in value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Streams:
    """The separate streams of chance (XP-906)."""

    layout: Chance
    achievements: Chance
    cards: Chance
    orientations: Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of a game.

    ``first`` is the first player of the running round, ``round`` and ``number`` count rounds and
    the turns in one, from 1; both are 0 until round 1 begins. ``changes`` counts what the first
    player has changed about the layout. ``wanted`` is the number of achievements to be drawn.
    ``pile`` has the next card last, ``aside`` is the eighth one; ``turned`` are the cards of this
    round that were turned before ``card``. ``near`` is the near side of a solo card, ``side`` the
    side that the active player chose. ``sheets`` are as at the start of the turn, ``drafts`` as
    marked since. ``struck`` counts the values struck of the temple in each quadrant,
    ``races_struck`` those of each achievement in play. ``news`` is what each seat did in the turn
    before.
    """

    chance: Streams
    expert: tuple[Scoring, ...]
    wanted: int
    phase: Phase
    first: int
    layout: Layout
    changes: int
    achievements: tuple[str, ...]
    start: Square | None
    round: int
    number: int
    pile: tuple[Card, ...]
    aside: Card | None
    turned: tuple[Card, ...]
    card: Card | None
    near: str | None
    side: str | None
    sheets: tuple[Sheet, ...]
    drafts: tuple[Draft, ...]
    struck: tuple[int, ...]
    races_struck: tuple[int, ...]
    news: tuple[Turn, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.sheets)

    def with_draft(self, seat: int, draft: Draft) -> State:
        """Return the state with another draft of a seat."""
        changed, put = object.__new__(State), object.__setattr__
        for name in _NAMES:  # twice as fast as replace(), and nearly every move comes here
            put(changed, name, getattr(self, name))
        put(changed, "drafts", (*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))
        return changed


_NAMES = tuple(field.name for field in fields(State))

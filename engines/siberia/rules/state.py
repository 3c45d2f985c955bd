"""The state of a game of Expeditions, secrets included, and its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from pydantic import Field

from engines.core import Chance, Options
from engines.siberia.content.model import Cell, Token
from engines.siberia.rules.mats import Mat, News
from engines.siberia.rules.moves import Action
from engines.siberia.rules.stack import TaggedFrame

CopiedT = TypeVar("CopiedT")


class SiberiaOptions(Options):
    """Options of Expeditions (SB-1101)."""

    level: int | None = Field(
        default=None, ge=1, le=5, description="Level of the automa, for one player; 2 if not named"
    )


@dataclass(frozen=True, slots=True)
class Location:
    """A location on the map; ``corruption`` has the top token last."""

    tile: str
    up: bool
    map: bool = False
    corruption: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Automa:
    """The automa: ``shown`` is its last decision card, ``deck`` has the next one last (SB-1101).

    ``north`` and ``central`` are where its mechs are, ``None`` off the map. ``done`` is set once
    the automa triggered the end itself (SB-1114).
    """

    level: int
    deck: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    shown: str | None = None
    marker: int = 0
    glory: int = 0
    maps: int = 0
    corruption: tuple[Token, ...] = ()
    north: Cell | None = None
    central: Cell | None = None


@dataclass(kw_only=True)
class State:
    """The state of a game. It is never changed once it was returned: see :func:`copied`.

    ``locations`` are in the order of the map's cells, ``market`` in that of the holes. ``deck``
    has the next card last. ``swept`` is the sweep pile, ``bag`` the corruption in the bag,
    ``workers`` and ``maps`` the supply, ``trashed`` the cards out of the game.

    ``turn`` counts turns from 0, ``active`` is whose turn it is. ``shifted`` says whether the
    action token was shifted, ``todo`` are the exposed actions not yet taken. ``lent`` are the
    cards whose ongoing part holds until the end of the turn because they were activated (SB-522),
    ``counted`` those whose event of this turn has happened (SB-1027). ``undoable`` says whether a
    step of this turn can be undone (SB-315). ``done`` are the
    addresses of what was resolved in this turn, and the cards activated, in order.

    ``trigger`` is the seat that triggered the end, or ``automa``; ``last`` how many turns are
    still to come then, this one included. ``news`` is of this turn, ``before`` of the one before,
    and ``earlier`` of those before that one, back to the last turn of whose turn it is now.
    """

    chance: Chance
    mats: tuple[Mat, ...]
    locations: tuple[Location, ...]
    market: tuple[str | None, ...]
    deck: tuple[str, ...]
    swept: tuple[str, ...]
    bag: tuple[Token, ...]
    workers: tuple[int, int, int, int, int]
    maps: int
    trashed: tuple[str, ...]
    first: int
    active: int
    turn: int
    shifted: bool
    todo: tuple[Action, ...]
    stack: tuple[TaggedFrame, ...]
    lent: tuple[str, ...]
    counted: tuple[str, ...]
    undoable: bool
    done: tuple[str, ...]
    trigger: int | Literal["automa"] | None
    last: int | None
    over: bool
    automa: Automa | None
    news: News
    before: News | None
    earlier: tuple[News, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.mats)

    @property
    def me(self) -> Mat:
        """The mat of the active player."""
        return self.mats[self.active]


def own_mat(state: State) -> tuple[Mat, ...]:
    """Return the mats, that of the active player as a copy which may be changed."""
    active = state.active
    return (*state.mats[:active], _copy(state.me), *state.mats[active + 1 :])


def copied(state: State) -> State:
    """Return a copy of which the active player's mat may be changed, too."""
    copy = _copy(state)
    copy.mats = own_mat(state)
    return copy


def _copy(thing: CopiedT) -> CopiedT:
    """Return a copy; nothing else in Python copies as fast, and every move does it."""
    copy = object.__new__(type(thing))
    copy.__dict__.update(thing.__dict__)
    return copy

"""What is pending in a turn, as frames of a stack (SB-1011); the last one is resolved first.

Effects are named by the address of their node (:mod:`engines.siberia.content.effects`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.siberia.content.model import Cell
from engines.siberia.content.terms import Colour


@dataclass(frozen=True, slots=True)
class Effect:
    """A node that is to be resolved; ``times`` is how often still, once gains came one by one."""

    at: str
    times: int | None = None
    kind: Literal["effect"] = "effect"


@dataclass(frozen=True, slots=True)
class Parts:
    """Nodes of which each is resolved once.

    ``why`` says what they are: parts of an effect, meld bonuses, or whenevers of the same moment.
    With ``in_order`` nobody is asked for the order.
    """

    left: tuple[str, ...]
    why: Literal["all", "bonuses", "whenevers"]
    in_order: bool = False
    kind: Literal["parts"] = "parts"


@dataclass(frozen=True, slots=True)
class Gathering:
    """A Gather at the location on ``cell``; ``left`` are its benefits not yet chosen (SB-703).

    The covered benefit is among them, although it counts only once it is exposed (SB-705).
    """

    cell: Cell
    left: tuple[str, ...]
    in_order: bool = False
    kind: Literal["gathering"] = "gathering"


@dataclass(frozen=True, slots=True)
class Playing:
    """A card that was played; ``core`` and ``worker`` say what is still open (SB-502).

    ``next`` is the worker that was chosen together with the core value, and comes after it.
    """

    card: str
    core: bool = True
    worker: bool = True
    next: Colour | None = None
    kind: Literal["playing"] = "playing"


@dataclass(frozen=True, slots=True)
class Ability:
    """Below the ability of a card that is being resolved (SB-1031), of a face-up card as well."""

    card: str
    market: bool = False
    kind: Literal["ability"] = "ability"


@dataclass(frozen=True, slots=True)
class Solving:
    """Below the benefit of a quest, which is tucked afterwards (SB-601)."""

    card: str
    kind: Literal["solving"] = "solving"


@dataclass(frozen=True, slots=True)
class Fired:
    """Below the effect of a whenever of a card or mech, which cannot fire itself (SB-1028)."""

    source: str
    kind: Literal["fired"] = "fired"


@dataclass(frozen=True, slots=True)
class Paying:
    """A cost for which cards are still to be chosen, before the effect of node ``at``.

    ``doubt`` is a character or companion of which the player is asked once more (SB-912).
    """

    at: str
    discard: int
    trash: int
    doubt: str | None = None
    kind: Literal["paying"] = "paying"


@dataclass(frozen=True, slots=True)
class Vanquishing:
    """A use of Vanquish: where, how many tokens were taken, and of which colours (SB-608)."""

    at: str
    cell: Cell | None = None
    taken: int = 0
    power: bool = False
    guile: bool = False
    kind: Literal["vanquishing"] = "vanquishing"


@dataclass(frozen=True, slots=True)
class Drafting:
    """Two cards were drawn, one of which is kept (SB-528)."""

    cards: tuple[str, str]
    kind: Literal["drafting"] = "drafting"


@dataclass(frozen=True, slots=True)
class Gaining:
    """A card was gained and may go to hand or row (SB-808)."""

    card: str
    kind: Literal["gaining"] = "gaining"


CardFrame: TypeAlias = Playing | Ability | Solving | Fired | Drafting | Gaining
Frame: TypeAlias = CardFrame | Effect | Parts | Gathering | Paying | Vanquishing
TaggedFrame: TypeAlias = Annotated[Frame, Field(discriminator="kind")]

"""Every move of Expedition (1996): those shared with Famous Explorers, and four of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.routes.moves import SharedMove


@dataclass(frozen=True, slots=True)
class Chip:
    """Place a chip on a mission's place; in variant B on any place (Q96-201, Q96-802)."""

    place: str
    kind: Literal["chip"] = "chip"


@dataclass(frozen=True, slots=True)
class Pass:
    """Place no more chips (Q96-702)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Spend a voucher to put this mission under the deck and draw two (Q96-503)."""

    place: str
    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this mission of the two drawn (Q96-503)."""

    place: str
    kind: Literal["keep"] = "keep"


Move: TypeAlias = SharedMove | Chip | Pass | Exchange | Keep
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]

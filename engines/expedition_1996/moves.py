"""Every move of Expedition (1996): the shared ones, and those of chips and missions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.routes.moves import Exchange as Exchange
from engines.routes.moves import Keep as Keep
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


Move: TypeAlias = SharedMove | Chip | Pass | Exchange | Keep
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]

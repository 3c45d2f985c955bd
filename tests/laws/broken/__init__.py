"""Games that break one law each: Luxor or a toy with one thing wrong.

:data:`BROKEN` lists them with the law broken and what the checks must say of it.
"""

from . import (
    choosing,
    counting,
    dealing,
    moving,
    rivals,
    storing,
    telling,
    together,
    unasked,
    writing,
)
from .base import BROKEN, AlwaysTheSameDeal, FromTurnTwo, made
from .choosing import RefusesWrongly
from .counting import LosesAnAdventurer
from .together import DependsOnTheOrder
from .unasked import SwitchesOtherwise, UnaskedOtherwise

__all__ = [
    "BROKEN",
    "AlwaysTheSameDeal",
    "DependsOnTheOrder",
    "FromTurnTwo",
    "LosesAnAdventurer",
    "RefusesWrongly",
    "SwitchesOtherwise",
    "UnaskedOtherwise",
    "choosing",
    "counting",
    "dealing",
    "made",
    "moving",
    "rivals",
    "storing",
    "telling",
    "together",
    "unasked",
    "writing",
]

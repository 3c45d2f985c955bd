"""Games that break one law each: Luxor or a toy with one thing wrong.

:data:`BROKEN` lists them with the law broken and what the checks must say of it.
"""

from . import (
    choosing,
    counting,
    dealing,
    free_actions,
    moving,
    rivals,
    storing,
    telling,
    together,
    writing,
)
from .base import BROKEN, AlwaysTheSameDeal, FromTurnTwo, made
from .choosing import RefusesWrongly
from .counting import LosesAnAdventurer
from .free_actions import OtherFreeActions, SwitchesOtherwise
from .together import DependsOnTheOrder

__all__ = [
    "BROKEN",
    "AlwaysTheSameDeal",
    "DependsOnTheOrder",
    "FromTurnTwo",
    "LosesAnAdventurer",
    "OtherFreeActions",
    "RefusesWrongly",
    "SwitchesOtherwise",
    "choosing",
    "counting",
    "dealing",
    "free_actions",
    "made",
    "moving",
    "rivals",
    "storing",
    "telling",
    "together",
    "writing",
]

"""Games that break one law each: Luxor or a toy game with one fault.

:data:`BROKEN` lists them with the law they break and the error text that the checks must give.
"""

from . import (
    choosing,
    counting,
    dealing,
    final,
    free_actions,
    moving,
    rivals,
    storing,
    telling,
    together,
    writing,
)
from .base import BROKEN, AlwaysTheSameDeal, FromTurnTwo, instance_of
from .choosing import RefusesWrongly
from .counting import LosesAnAdventurer
from .free_actions import OtherFreeActions, SwitchesOtherwise

__all__ = [
    "BROKEN",
    "AlwaysTheSameDeal",
    "FromTurnTwo",
    "LosesAnAdventurer",
    "OtherFreeActions",
    "RefusesWrongly",
    "SwitchesOtherwise",
    "choosing",
    "counting",
    "dealing",
    "final",
    "free_actions",
    "instance_of",
    "moving",
    "rivals",
    "storing",
    "telling",
    "together",
    "writing",
]

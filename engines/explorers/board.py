"""What is the same for all players of a table: the content and the landscape laid out from it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.explorers import values
from engines.explorers.content import Content
from engines.explorers.landscape import Landscape
from engines.explorers.state import Scoring


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The content of the game and the landscape of one table."""

    content: Content
    land: Landscape


def temple_values(seats: int, expert: tuple[Scoring, ...]) -> tuple[int, ...]:
    """Return what the visitors of a temple get, the first one's first.

    Points (XP-206), or bonus crosses on the expert side (XP-721).
    """
    return (values.TEMPLE_BONUS if "temples" in expert else values.TEMPLE_VALUES)[seats]

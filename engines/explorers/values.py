"""What things are worth: the points that the rulebook prints, normal and expert side."""

from __future__ import annotations

from typing import Final

TEMPLE_VALUES: Final = {1: (12, 10, 8, 6), 2: (12, 8), 3: (12, 8, 6), 4: (12, 10, 8, 6)}
"""The values of a temple by number of players (XP-206)."""

TEMPLE_BONUS: Final = {1: (3, 2, 1, 0), 2: (3, 1), 3: (3, 1, 0), 4: (3, 2, 1, 0)}
"""Expert side: the bonus crosses of a temple by number of players (XP-721)."""

TEMPLE_VISIT: Final = 8
"""Expert side: the points of each visit (XP-721)."""

PROVISION_KINDS: Final = (0, 2, 5, 10)
"""The points of a round for 0 to 3 different provisions (XP-533)."""

PROVISION_COUNT: Final = (0, 1, 4, 9, 16)
"""Expert side: the points of a round for 0 to 4 provisions of the kind of that round (XP-703)."""

PROVISION_OF_ROUND: Final = ("", "a", "c", "f")
"""Expert side: the provisions that rounds 1 to 4 have places for (XP-701)."""

VILLAGES: Final = (0, 3, 5, 7, 10)
"""The points of each village by the number of crosses beside it (XP-561)."""

FEWEST_AROUND_VILLAGE: Final = (0, 12, 18, 26, 40)
"""Expert side: the points by the number of crosses beside the village with the fewest (XP-731)."""

RACE: Final = (10, 8, 6, 4)
"""The values of a race (XP-811)."""

LONG_ROAD: Final = 12
"""XP-803."""

EVERY_AREA: Final = 10
"""XP-807."""

SOLO_RANKS: Final = (80, 90, 100, 110, 120)
"""The highest totals of all solo ranks but the last (XP-905)."""

SOLO_RANK_RAISE: Final = 10
"""By so much every limit rises per achievement in play (XP-905)."""

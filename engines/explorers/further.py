"""What lies further away than beside a sheet's crosses: only the hard computer player looks there.

The paths to it lead over all squares but villages, and over no temple. Which terrains the cards
will allow is not known.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.explorers import values
from engines.explorers.content import PROVISIONS
from engines.explorers.landscape import Landscape, Squares, neighbours
from engines.explorers.sheet import Sheet

KEY = 2.0
"""What a key is worth that lies there."""

KIND = 2.5
"""A provision of a kind that is still missing in the running round."""

FADE = 0.75
"""What is left of something's worth with each cross that it lies further away."""


class Prospects(NamedTuple):
    """What things are worth there, beside the crosses; ``gem`` is one more of them.

    ``temples`` are the squares of temples with what their next visit gives, the best one first.
    ``later`` is a provision of a round to come. ``crosses`` is how many will be placed in the rest
    of the game, ``in_round`` in the rest of the round.
    """

    gem: float
    map: float
    later: float
    temples: tuple[tuple[Squares, float], ...]
    crosses: int
    in_round: int


def worth(
    land: Landscape,
    open_: Squares,
    in_sight: Squares,
    sheet: Sheet,
    basket: tuple[int, ...],
    prospects: Prospects,
    sight: int,
) -> float:
    """Return what can be found within ``sight`` crosses, but for what is ``in_sight`` already.

    A village, a temple and a kind of provisions count once, where they are nearest.
    """
    symbols = land.of_symbol
    wanted = [(ring, float(values.VILLAGES[1]), prospects.crosses) for ring in land.around]
    wanted += [
        (symbols[kind], KIND, prospects.in_round)
        for kind, found in zip(PROVISIONS, basket, strict=True)
        if not found
    ]
    wanted = [each for each in wanted if not each[0] & in_sight]
    keys, provisions = sheet.keys - sheet.keys_used, symbols["a"] | symbols["c"] | symbols["f"]
    total, share, edge = 0.0, 1.0, in_sight & ~symbols["T"]
    for away in range(2, min(sight, prospects.crosses) + 1):
        edge = neighbours(edge) & open_ & ~in_sight
        if not edge:
            break
        in_sight |= edge
        share *= FADE
        found = prospects.gem * (edge & symbols["g"]).bit_count()
        found += prospects.map * (edge & symbols["m"]).bit_count()
        found += prospects.later * (edge & provisions).bit_count()
        found += KEY * (edge & symbols["k"]).bit_count()
        for temple, gives in prospects.temples:
            if keys and temple & edge:
                keys -= 1
                found += gives
        for squares, points, crosses in wanted:
            if squares & edge and away <= crosses:
                found += points
        wanted = [each for each in wanted if not each[0] & edge]
        total += share * found
        edge &= ~symbols["T"]
    return total

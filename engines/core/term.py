"""A part of how well a seat stands, with a name: hints say by it why a move is good."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """What something adds to :meth:`Game.evaluate`.

    ``about`` is what it is about, as :meth:`Game.facts` name it, such as a place; ``number`` what a
    sentence counts, such as the lines to that place (0: it cannot be reached). ``rival`` is the
    seat of another player, or a rival without a seat, whom it concerns. Those of one name differ in
    ``about`` or ``rival``. Without ``is_points`` it says that the game is won or ends, which counts
    besides all points.
    """

    name: str
    value: float
    about: str = ""
    number: int = 0
    rival: int | str | None = None
    is_points: bool = True

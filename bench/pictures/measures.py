"""What can be measured in a finished picture: how it is shown, and what is hidden, cut or astray.

All from the pieces that a picture says were drawn (:class:`render.picture.Piece`).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from itertools import islice, pairwise
from typing import Literal

from render.frame import DESKTOP
from render.picture import Picture, Piece
from render.placing.geometry import Box, covered, middle

TOKENS = frozenset(("badge", "shield", "pin", "number", "sign"))
"""Kinds of pieces that lie upon the map."""

TEXT_AND_SIGN = {"text", "sign"}

TENTH = 0.1
"""A name of which more is hidden counts as hidden."""

EDGED = 0.05
"""So much of a text may be under the box of a sign, which is empty at its edges."""

HALF = 0.5
"""Of the head of an arrow so much may be hidden: by the rest it is seen which way it points."""

TOUCHED = 0.02
"""Pieces that share less of the smaller one count as apart: their corners are round."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How many pieces of a picture stand badly; each of these should be 0."""

    astray: int = 0
    """Badges and shields, without a line, nearer to another point than to their own."""

    overwritten: int = 0
    """Shields that a name touches."""

    hidden: int = 0
    """Names of which more than a tenth is under tokens or other names."""

    overlapping: int = 0
    """Pairs of tokens that overlap."""

    cut: int = 0
    """Texts that are not written whole, or run over the edge of the picture."""

    framed: int = 0
    """Names that touch the edge of the picture."""

    covering: int = 0
    """Pairs of a text and a sign that overlap."""

    headless: int = 0
    """New arrows of whose head more than half is under tokens and names."""

    def __add__(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(astuple(self), astuple(other), strict=True)))

    def __bool__(self) -> bool:
        return any(astuple(self))


def counts(picture: Picture) -> Counts:
    """Return how many pieces of a picture stand badly."""
    pieces = picture.pieces
    width, height = picture.image.size
    tokens = [piece for piece in pieces if piece.kind in TOKENS]
    names = [piece for piece in pieces if piece.kind == "name"]
    texts = [piece for piece in pieces if piece.kind == "text"]
    sharing = [(one, other, _share(one.box, other.box)) for one, other in _meeting(tokens + texts)]
    return Counts(
        astray=len(astray(pieces)),
        overwritten=sum(
            any(covered(shield.box, name.box) > TOUCHED for name in names)
            for shield in tokens
            if shield.kind == "shield"
        ),
        hidden=sum(
            _hidden(name.box, [other.box for other in [*tokens, *names] if other is not name])
            > TENTH
            for name in names
        ),
        overlapping=sum(
            share > TOUCHED
            for one, other, share in sharing
            if TOKENS.issuperset(_kinds(one, other))
        ),
        cut=sum(
            piece.cut or (piece.kind == "text" and _leaves(piece.box, width, height, 0))
            for piece in pieces
        ),
        framed=sum(_leaves(name.box, width, height, 1) for name in names),
        covering=sum(
            share > EDGED for one, other, share in sharing if _kinds(one, other) == TEXT_AND_SIGN
        ),
        headless=len(headless(pieces, "head")),
    )


def astray(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the badges and shields, without a line, nearer to another point than to their own.

    Those whose point is not in the picture are not judged.
    """
    points: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for piece in pieces:
        if piece.kind == "point":
            points[piece.of].append(middle(piece.box))
    found = []
    for piece in pieces:
        if piece.kind in ("badge", "shield") and piece.of in points and not piece.leader:
            here = middle(piece.box)
            away = {
                id_: min(math.dist(here, there) for there in places)
                for id_, places in points.items()
            }
            if min(away.values()) < away[piece.of]:
                found.append(piece)
    return found


def headless(pieces: Sequence[Piece], kind: Literal["head", "old-head"]) -> list[Piece]:
    """Return the heads of arrows of which more than half is under tokens and names."""
    above = [piece.box for piece in pieces if piece.kind in TOKENS or piece.kind == "name"]
    return [piece for piece in pieces if piece.kind == kind and _hidden(piece.box, above) > HALF]


def shown(size: tuple[int, int], frame: tuple[int, int] = DESKTOP) -> tuple[int, int]:
    """Return the size in points at which a picture of that many pixels is fitted into a frame."""
    scale = min(frame[0] / size[0], frame[1] / size[1])
    return round(size[0] * scale), round(size[1] * scale)


def _meeting(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Piece]]:
    """Yield the pairs of pieces that share anything: thousands of others need no look."""
    from_left = sorted(pieces, key=lambda piece: piece.box[0])
    for number, one in enumerate(from_left, start=1):
        _left, top, right, bottom = one.box
        for other in islice(from_left, number, None):
            if other.box[0] >= right:
                break
            if other.box[1] < bottom and top < other.box[3]:
                yield one, other


def _kinds(one: Piece, other: Piece) -> set[str]:
    return {one.kind, other.kind}


def _share(first: Box, second: Box) -> float:
    """Return how much two boxes share, as a part of the smaller one."""
    return max(covered(first, second), covered(second, first))


def _hidden(box: Box, others: Iterable[Box]) -> float:
    """Return how much of a box is under others; what two of them cover counts once."""
    boxes = [other for other in others if covered(box, other)]
    xs = sorted({x for left, _t, right, _b in [box, *boxes] for x in (left, right)})
    area = 0.0
    for left, right in pairwise(xs):
        if left < box[0] or right > box[2]:
            continue
        down = box[1]
        for _left, top, _right, bottom in sorted(
            (other for other in boxes if other[0] <= left and other[2] >= right),
            key=lambda other: other[1],
        ):
            top, bottom = max(top, down), min(bottom, box[3])
            area += (right - left) * max(0.0, bottom - top)
            down = max(down, bottom)
    return area / ((box[2] - box[0]) * (box[3] - box[1]))


def _leaves(box: Box, width: int, height: int, margin: int) -> bool:
    """Whether a box reaches nearer to the picture's edge than the margin, or beyond it."""
    left, top, right, bottom = box
    return left < margin or top < margin or right > width - margin or bottom > height - margin

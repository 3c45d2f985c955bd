"""The law of formats: how high a picture may be, and how small what must be read in it."""

from __future__ import annotations

from collections import Counter

from render.frame import HIGH, WIDE, letter
from render.picture import Picture, Piece

ZOOMED = "whole_map"
"""The only kind whose small names need not keep the least size: it is made for zooming."""

HEADS = frozenset(("head", "old-head"))
"""Heads of arrows are neither letters nor signs: that they are seen is counted."""

SHAPES = HEADS | {"point"}

DOT = 2 / 3
"""The least width of a dot on the map, as a part of a letter's height: it is found, not read."""


def is_square(game: str, kind: str) -> bool:
    """Whether pictures of a kind may be as high as wide."""
    boards = (("luxor", "board"), ("explorers", "board"))
    return kind in ("hand", "player_picture") or (game, kind) in boards


def broken(game: str, kind: str, picture: Picture) -> list[str]:
    """Return what breaks the law in a picture, one line for each."""
    wide, high = picture.image.size
    most = wide if is_square(game, kind) else wide * HIGH // WIDE
    found = [] if high <= most else [f"{wide} x {high}: at most {most} high"]
    if not picture.pieces:
        found.append("nothing in it can be measured")
    if kind != ZOOMED:
        small = Counter(
            (piece.kind, round(piece.size, 1), least(piece, wide))
            for piece in picture.pieces
            if piece.kind not in HEADS and piece.size < least(piece, wide)
        )
        found += [
            f"{count} x {what} of {size:g}: at least {needed:g}"
            for (what, size, needed), count in small.items()
        ]
    return found


def least(piece: Piece, wide: int) -> float:
    """Return the least size of a piece in a picture that is so many pixels wide."""
    return letter(wide) * DOT if piece.kind == "point" else letter(wide)


def smallest(picture: Picture) -> float:
    """Return the height of what is smallest of all that must be read, per width of the picture."""
    sizes = [piece.size for piece in picture.pieces if piece.kind not in SHAPES]
    return min(sizes, default=float("inf")) / picture.image.width

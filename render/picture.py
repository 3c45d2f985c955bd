"""A finished picture: the image and its alt text, and how images become small PNG files."""

from __future__ import annotations

import heapq
import struct
from bisect import bisect_left, insort
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Literal, TypeAlias, cast

from PIL import Image, ImageChops
from zlib_ng.zlib_ng import compress, crc32

from render.theme import Colour

Rgb: TypeAlias = tuple[int, int, int]

ALT_LIMIT = 1000
"""Characters of an alt text; Discord takes 1024."""


Kind: TypeAlias = Literal[
    "text", "name", "number", "badge", "shield", "pin", "point", "sign", "head", "old-head"
]
"""Heads are those of new arrows, and of older ones."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in a picture that must be seen whole.

    ``box`` is left, top, right and bottom in pixels, ``size`` the height of its letters or of the
    sign. ``of`` names the point of the map that it stands for. ``cut``: text is missing for want of
    room. ``leader``: a line leads from it to its point.
    """

    kind: Kind
    box: tuple[float, float, float, float]
    size: float
    of: str = ""
    cut: bool = False
    leader: bool = False


@dataclass(frozen=True, eq=False)
class Picture:
    """An image (RGB, or with a palette) and an alt text that says the same.

    ``pieces`` is what can be measured.
    """

    image: Image.Image
    alt: str
    pieces: tuple[Piece, ...] = ()


LEVELS, LARGE, SAVED = (5, 6, 7), 118 * 1024, 0.12
"""How thoroughly pictures are compressed, the bytes above which it is done more thoroughly, and
how much smaller a file becomes so at most: what is larger by more is left as it is.

The second level takes twice as long as the first for eight parts in a hundred.
"""

QUICK = 2
"""The level for what one person sees for a moment: half the time, a fifth more bytes."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"

APART, FAR_APART = 750, 14000
"""The least distance between the shades of edges: in a finished picture, in :func:`plain`."""

STEP = 4
"""A picture's colours are sampled from every fourth pixel of every fourth row."""

LIKELY = 200
"""How many of the commonest colours are considered; rarer ones are shades of edges."""

FLAT, CLOSER = 12, 12
"""A colour with FLAT pixels in flat areas needs only 1/CLOSER of that distance to others."""


def encode(image: Image.Image, palette: Image.Image | None = None, *, quick: bool = False) -> bytes:
    """Return the image as a PNG of at most 256 colours, which is small, or made quickly.

    They are those of a picture that has a ``palette``, or are found: flat areas keep their exact
    colours then, and shades at their edges that are close to another one are dropped, because
    shades are what makes files large. An image that has a palette keeps it.
    """
    small = image if image.mode == "P" else with_palette(image, palette or palette_of(image))
    # Every row begins with a byte that says that it is stored as it is, here that after the last.
    rows = b"\0" + small.tobytes("raw", "P", small.width + 1)[:-1]
    for level in (QUICK,) if quick else LEVELS:
        packed = compress(rows, level)
        if not LARGE < len(packed) < LARGE / (1 - SAVED):
            break
    head = struct.pack(">IIBBBBB", *small.size, 8, 3, 0, 0, 0)
    chosen = bytes(small.getpalette() or ())
    chunks = (b"IHDR", head), (b"PLTE", chosen), (b"IDAT", packed), (b"IEND", b"")
    return SIGNATURE + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    """Return a part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))


def plain(image: Image.Image, kept: Sequence[Colour]) -> Image.Image:
    """Return the image with a palette, and with fewer shades at the edges of its areas.

    This makes the map's part of a file smaller without a visible difference. The colours ``kept``
    stay, however few pixels have them.
    """
    return with_palette(image, plain_palette(image, kept))


def plain_palette(image: Image.Image, kept: Sequence[Colour]) -> Image.Image:
    """Return a picture with the palette that :func:`plain` would give the image."""
    return _palette(image, FAR_APART, kept)


def with_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return the image with a palette that another picture has."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def palette_of(image: Image.Image, kept: Sequence[Colour] = ()) -> Image.Image:
    """Return a picture with the palette that :func:`encode` finds for the image.

    The colours ``kept`` are in it, however few pixels have them.
    """
    return _palette(image, APART, kept)


def _palette(image: Image.Image, least: int, kept: Sequence[Colour]) -> Image.Image:
    palette = Image.new("P", (1, 1))
    colours = *colours_of(image, least)[: 256 - len(kept)], *kept
    palette.putpalette([part for colour in colours for part in colour[:3]])
    return palette


def colours_of(image: Image.Image, least: int = APART) -> list[Rgb]:
    """Return the colours of an image that are ``least`` apart: those of areas first, then of edges.

    Those of areas may be closer (:data:`CLOSER`).
    """
    wide, high = max(1, (image.width - 1) // STEP), max(1, (image.height - 1) // STEP)

    def every(first: int) -> Image.Image:
        right = min(first + wide * STEP, image.width)
        box = (first, first, right, min(first + high * STEP, image.height))
        return image.resize((wide, high), Image.Resampling.NEAREST, box)

    sample, beside = every(0), every(1)
    counted = _counted(sample)
    # A pixel like its neighbour is part of an area, one unlike it is at an edge.
    edges = (
        ImageChops.difference(sample, beside).convert("L").point(lambda value: 255 * (value > 0))
    )
    sample.paste(counted[0][1], mask=edges)
    flat = {colour for count, colour in _counted(sample) if count >= FLAT}
    common = [colour for _count, colour in heapq.nlargest(LIKELY, counted)]
    common.sort(key=lambda colour: colour not in flat)
    return apart(common, least, closer=flat)


def apart(
    colours: Iterable[Rgb], least: float, most: int = 256, *, closer: Collection[Rgb] = ()
) -> list[Rgb]:
    """Return at most so many of the colours, in order, without those too close to one before.

    The ``least`` distance is 1/:data:`CLOSER` of that for the ``closer`` ones.
    """
    chosen, by_green = list[Rgb](), list[Rgb]()
    for colour in colours:
        red, green, blue = colour
        bound = least / CLOSER if colour in closer else least
        far = isqrt(int(bound / 4)) + 1
        begin, end = (
            bisect_left(by_green, (green - far,)),
            bisect_left(by_green, (green + far + 1,)),
        )
        for g, r, b in by_green[begin:end]:
            # The squared distance, weighted by how well the eye sees each colour's differences.
            if 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2 < bound:
                break
        else:
            chosen.append(colour)
            insort(by_green, (green, red, blue))
            if len(chosen) == most:
                break
    return chosen


def _counted(image: Image.Image) -> list[tuple[int, Rgb]]:
    """Return how many pixels have each colour."""
    return cast("list[tuple[int, Rgb]]", image.getcolors(image.width * image.height))

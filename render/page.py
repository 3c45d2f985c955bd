"""A page: the picture on which sprites and lines of text are placed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Literal

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas
from render.fonts import HALF, Weight, fitted, font, lettering, size_for, width_of
from render.frame import letter
from render.laying import fill as fill_in
from render.laying import lay
from render.picture import Picture, Piece
from render.theme import GOLD, INK, NIGHT, Colour

Anchor = Literal["l", "m", "r"]


class Page:
    """A picture that is being drawn; not shared between calls."""

    def __init__(self, width: int, height: int, ground: Colour = NIGHT) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.draw = ImageDraw.Draw(self.image)
        self.pieces: list[Piece] = []

    @classmethod
    def over(cls, image: Image.Image, pieces: Iterable[Piece] = ()) -> Page:
        """Return a page that begins as a copy of a picture, in which these pieces are."""
        page = cls.__new__(cls)
        page.image, page.pieces = image.copy(), [*pieces]
        page.draw = ImageDraw.Draw(page.image)
        return page

    def picture(self, alt: str) -> Picture:
        """Return the finished picture with its alt text."""
        return Picture(self.image, alt, tuple(self.pieces))

    def lay(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sprite with its left upper corner on a point."""
        lay(self.image, sprite, round(x), round(y))

    def sign(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sign, which must be seen whole, with its left upper corner on a point."""
        self.lay(sprite, x, y)
        box = (x, y, x + sprite.width, y + sprite.height)
        self.pieces.append(Piece("sign", box, min(sprite.size)))

    def write(
        self,
        x: float,
        middle: float,
        text: str,
        size: int,
        fill: Colour,
        anchor: Anchor = "l",
        weight: Weight = "Heavy",
        stroke: float = 0,
    ) -> None:
        """Write a line of text, its capitals centred vertically on ``middle``.

        ``stroke`` makes it thicker by so many pixels on each side.
        """
        mask, left, top = lettering(text, size, weight, stroke)
        wide = 0 if anchor == "l" else width_of(text, font(size, weight))
        start = x - (wide / 2 if anchor == "m" else wide)
        place = round(start) + left, round(middle + size * HALF[weight]) + top
        box = (*place, place[0] + mask.width, place[1] + mask.height)
        fill_in(self.image, fill, mask, *place)
        self.pieces.append(Piece("text", box, size, cut=text.endswith("…")))

    def fit(
        self,
        x: float,
        middle: float,
        text: str,
        largest: int,
        room: int,
        fill: Colour,
        anchor: Anchor = "l",
        weight: Weight = "Heavy",
    ) -> None:
        """Write a line of text as large as there is room for it, and cut what is too long."""
        size = size_for(text, largest, letter(self.image.width), room, weight)
        self.write(x, middle, fitted(text, size, room, weight), size, fill, anchor, weight)

    def plate(
        self, left: int, top: int, right: int, bottom: int, fill: Colour, ground: Colour = NIGHT
    ) -> None:
        """Draw a plate with rounded corners."""
        radius = min(18, (bottom - top) // 2)
        self.image.paste(fill, (left, top, right, bottom))
        places = product((left, right - radius), (top, bottom - radius))
        for place, corner in zip(places, _corners(radius, fill, ground), strict=True):
            self.image.paste(corner, place)


@cached
def _corners(radius: int, fill: Colour, ground: Colour) -> tuple[Image.Image, ...]:
    """Return the corners of a plate: the left ones, then the right ones, upper ones first."""
    canvas = Canvas(2 * radius, units=2 * radius, ground=ground)
    canvas.ellipse(radius, radius, radius, fill=fill)
    disc = canvas.done()
    return tuple(
        disc.crop((x, y, x + radius, y + radius)) for x, y in product((0, radius), (0, radius))
    )


@cached
def pointer(size: int) -> Image.Image:
    """Return the mark of the player to move."""
    canvas = Canvas(size)
    canvas.polygon([(22, 12), (84, 50), (22, 88)], GOLD, GOLD, 8)
    return canvas.done()


@cached
def crown(size: int) -> Image.Image:
    """Return the mark of a winner."""
    canvas = Canvas(size)
    peaks = [(10, 28), (32, 52), (50, 16), (68, 52), (90, 28), (82, 82), (18, 82)]
    canvas.polygon(peaks, GOLD, INK, 5)
    for x, y in ((10, 25), (50, 13), (90, 25)):
        canvas.ellipse(x, y, 8, fill=GOLD, edge=INK, width=4)
    return canvas.done()

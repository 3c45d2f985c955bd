"""The key of Luxor's signs: what its pictures show besides tiles and action tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render.canvas import Canvas
from render.explained import Sign
from render.explained import key as explained
from render.faces import LAPIS
from render.luxor import board_picture, marks, tiles, tokens
from render.picture import Picture
from render.symbols import stack
from render.words import Words

OWN, OTHER = 0, 1


def key(words: Words) -> Picture:
    """Draw every sign of the game with its meaning."""
    return explained(LAPIS, words("luxor-board-title"), "luxor", SIGNS, words)


def _cut(sprite: Image.Image) -> Image.Image:
    """Return a sprite without its transparent border."""
    return sprite.crop(sprite.getbbox())


def _marked(code: str, draw: Callable[[int], Image.Image], size: int) -> Image.Image:
    """Return a tile with a mark over it, which may reach beyond it."""
    inner = round(size / (1 + 2 * marks.BEYOND / 100))
    sprite = draw(inner)
    picture = Image.new("RGBA", sprite.size)
    shift = (sprite.width - inner) // 2
    picture.paste(tiles.tile(code, inner, shown="none"), (shift, shift))
    picture.alpha_composite(sprite.convert("RGBA"))
    return picture


def _framed(frame: Callable[[int], Image.Image], size: int) -> Image.Image:
    """Return a tile in the frame around it, as in a hand."""
    picture = Image.new("RGBA", (size, size))
    picture.paste(tiles.tile("Td", size - 10, shown="none"), (5, 5))
    picture.alpha_composite(frame(size))
    return picture


def _wall(size: int) -> Image.Image:
    """Return a piece of the bar at the edge of the field."""
    canvas = Canvas(size // 4, size, units=25)
    canvas.polygon([(0, 0), (25, 0), (25, 100), (0, 100)], LAPIS.frame)
    return canvas.done()


def _on_way(size: int) -> Image.Image:
    """Return the number of a step, and the arrow that leads there."""
    number, arrow = _cut(marks.way(1, 2 * size - 30)), marks.arrow("east", size - 16)
    picture = Image.new("RGBA", (arrow.width + number.width, max(arrow.height, number.height)))
    picture.alpha_composite(arrow, (0, (picture.height - arrow.height) // 2))
    picture.alpha_composite(number, (arrow.width, (picture.height - number.height) // 2))
    return picture


SIGNS = (
    Sign("points", lambda size: _cut(tiles.numbers("Td", 2 * size, "points"))),
    Sign("stay", lambda size: _cut(tiles.numbers("M", 2 * size))),
    Sign("stack", lambda size: stack((OTHER, OWN), 2 * size - 20)),
    Sign("back", partial(tiles.back, 3)),
    Sign("boat", partial(tokens.boat, OWN)),
    Sign("snakes", partial(tokens.snakes, OTHER)),
    Sign("captive", partial(tokens.captive, OTHER)),
    Sign("wall", _wall),
    Sign("empty", lambda _size: board_picture.dot(board_picture.DOT)),
    Sign("recent", partial(_marked, "Ed", marks.recent)),
    Sign("tab", lambda size: _cut(marks.tab(OWN, 2 * size))),
    Sign("step", lambda size: _cut(marks.step(OWN, 1, 2 * size))),
    Sign("free", lambda size: marks.free(size, size, "F6", 36)),
    Sign("target", partial(_marked, "M", lambda size: marks.target(size, "F6"))),
    Sign("choosable", partial(_framed, marks.choosable)),
    Sign("kept", partial(_framed, marks.kept)),
    Sign("given", partial(_marked, "Td", marks.given)),
    Sign("way", _on_way),
    Sign("planned", partial(_marked, "To", marks.planned)),
    Sign("walkers", lambda size: marks.walkers(OWN, 2, "east", 2 * size)),
    Sign("leaving", lambda size: _cut(marks.leaving(2 * size))),
)

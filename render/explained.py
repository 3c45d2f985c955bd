"""Pictures that explain a game: *In one minute*, in four scenes, and the key of its signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.faces import RULE, Face, header
from render.fonts import font, width_of, wrapped
from render.frame import HIGH, WIDE, letter
from render.page import Page
from render.picture import ALT_LIMIT, Picture
from render.theme import CREAM
from render.words import Words, within

LEAST = letter(WIDE)
HEADER, EDGE, GAP, INSIDE = 84, 16, 14, 18
TITLE, NOTE, LARGE, WORTH = 56, 36, 38, 44
"""The height of a scene's title and of a line below it, and the sizes of titles and of points."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels of the page."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of *In one minute*: its title, what ``draw`` draws into a box, and a note below it."""

    title: str
    draw: Callable[[Page, Box], None]
    note: str = ""


def minute(face: Face, title: str, scenes: Sequence[Scene], words: Words, said: str) -> Picture:
    """Return the picture of four scenes under the game's title; its alt text is what is ``said``.

    The scenes lie two by two in the order in which they are read.
    """
    page = _page(face, title, words("minute-title"))
    wide = (WIDE - 2 * EDGE - GAP) // 2
    high = (HIGH - HEADER - 3 * GAP) // 2
    for number, scene in enumerate(scenes):
        row, column = divmod(number, 2)
        left, top = EDGE + column * (wide + GAP), HEADER + GAP + row * (high + GAP)
        _scene(page, face, (left, top, left + wide, top + high), number + 1, scene)
    return page.picture(within((f"{title}:", *said.replace("**", "").split("\n")), ALT_LIMIT, "…"))


def _page(face: Face, title: str, about: str) -> Page:
    page = Page(WIDE, HIGH, face.ground)
    end = header(page, face, HEADER, title, WIDE - 420)
    room = WIDE - EDGE - end - 40
    middle = (HEADER - RULE) / 2
    page.fit(WIDE - EDGE - 8, middle, about, 40, room, face.muted, "r", "Medium")
    return page


def _scene(page: Page, face: Face, box: Box, number: int, scene: Scene) -> None:
    left, top, right, bottom = box
    page.plate(left, top, right, bottom, face.band, face.ground)
    x, middle, room = left + INSIDE, top + TITLE // 2 + 4, right - left - 2 * INSIDE - 44
    page.write(x, middle, str(number), LARGE, face.frame)
    page.fit(x + 44, middle, scene.title, LARGE, room, CREAM)
    inside = right - left - 2 * INSIDE
    lines = _balanced(scene.note, inside)
    low = bottom - (NOTE * len(lines) + 10 if lines else INSIDE)
    for line, text in enumerate(lines):
        y = low + NOTE * (line + 0.5)
        page.write(x, y, text, LEAST, face.muted, weight="Medium")
    scene.draw(page, (x, top + TITLE + 6, right - INSIDE, low - 6))


def _balanced(text: str, room: int) -> tuple[str, ...]:
    """Return a text in at most two lines that are about equally long; none if it is empty."""
    lines = wrapped(text, LEAST, room, 2, "Medium") if text else ()
    while len(lines) == 2:
        room -= 20
        closer = wrapped(text, LEAST, room, 3, "Medium")
        if len(closer) > 2 or any(width_of(line, font(LEAST, "Medium")) > room for line in closer):
            break
        lines = closer
    return lines


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a scene: sprites, what they mean, and at the right end what they are worth."""

    sprites: tuple[Image.Image, ...]
    text: str
    worth: str = ""


def rows(page: Page, box: Box, *lines: Row) -> None:
    """Draw lines that fill a box, their texts under each other."""
    left, top, right, bottom = box
    step = (bottom - top) / len(lines)
    column = max(sum(each.width + 8 for each in row.sprites) for row in lines)
    for number, row in enumerate(lines):
        middle, x = top + step * (number + 0.5), float(left)
        for sprite in row.sprites:
            page.lay(sprite, x, middle - sprite.height / 2)
            x += sprite.width + 8
        end = right - 8
        if row.worth:
            page.write(end, middle, row.worth, WORTH, CREAM, "r")
            end -= width_of(row.worth, font(WORTH)) + 16
        start = left + column + 12
        page.fit(start, middle, row.text, 36, end - start, CREAM, weight="Medium")


# --- the key -------------------------------------------------------------------------------------

ACROSS, SIGN, TALLEST, NEAR, BETWEEN = 3, 84, 118, 33, 8
"""Columns of the key, the width of its signs, and the heights of a line and of letters in it."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A line of the key: the name of its text, and what draws the sign so high at most."""

    name: str
    draw: Callable[[int], Image.Image]


def key(face: Face, title: str, game_id: str, signs: Sequence[Sign], words: Words) -> Picture:
    """Return the picture of a game's signs, each with what it means; the alt text says the same."""
    page = _page(face, title, words("key-title"))
    lines = -(-len(signs) // ACROSS)
    wide = (WIDE - 2 * EDGE - (ACROSS - 1) * GAP) // ACROSS
    high = min(TALLEST, (HIGH - HEADER - 2 * GAP + BETWEEN) // lines)
    said = list[str]()
    for number, sign in enumerate(signs):
        column, line = divmod(number, lines)
        left, top = EDGE + column * (wide + GAP), HEADER + GAP + line * high
        text = words(f"{game_id}-key-{sign.name}")
        said.append(f"{text};")
        _meaning(page, face, (left, top, left + wide, top + high - BETWEEN), sign, text)
    page = _cropped(page, HEADER + GAP + lines * high - BETWEEN + GAP)
    return page.picture(within((f"{title}, {words('key-title')}:", *said), ALT_LIMIT, "…"))


def _meaning(page: Page, face: Face, box: Box, sign: Sign, text: str) -> None:
    """Draw a sign on a plate, and beside it what it means."""
    left, top, right, bottom = box
    page.plate(left, top, right, bottom, face.band, face.ground)
    size = min(SIGN, bottom - top - 8)
    sprite, middle = _within(sign.draw(size), SIGN, size), (top + bottom) / 2
    page.lay(sprite, left + 10 + (SIGN - sprite.width) / 2, middle - sprite.height / 2)
    start = left + SIGN + 22
    lines = wrapped(text, LEAST, right - 10 - start, (bottom - top) // NEAR, "Medium")
    for number, line in enumerate(lines):
        y = middle + NEAR * (number - (len(lines) - 1) / 2)
        page.write(start, y, line, LEAST, CREAM, weight="Medium")


def _within(sprite: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a sprite that is at most so wide and high."""
    scale = min(1, wide / sprite.width, high / sprite.height)
    shrunk = round(sprite.width * scale), round(sprite.height * scale)
    return sprite if scale == 1 else sprite.resize(shrunk, Image.Resampling.HAMMING)


def _cropped(page: Page, height: int) -> Page:
    page.image = page.image.crop((0, 0, page.image.width, height))
    return page

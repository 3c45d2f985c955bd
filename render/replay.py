"""Animations of games: one picture of the board after another, each with what happened before it.

They are WebP files: Discord plays these in every client, but shows an animated PNG as a still one.
A frame is the picture of the board, made smaller, with a caption below it: when it was and what
seats got, and in one line who did what. It is shown as long as people need to read that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image
from zlib_ng import zlib_ng as zlib

from render.faces import FACES, STEEL, Face
from render.fonts import fitted, font, width_of
from render.frame import letter
from render.page import Page
from render.picture import Picture, palette_of
from render.symbols import disc
from render.theme import GOLD, SEATS, Colour

MOST = 42
"""Frames of an animation, at most."""

WIDEST = 900
"""The width of a frame, in pixels; of boards that are narrower, theirs."""

LARGEST = 1_000_000
"""Bytes of an animation; of one that would be larger every second frame is left out."""

SAMPLES = 6
"""Frames from which the palette is taken that all share."""

QUALITY, METHOD = 10, 1
"""How hard WebP tries, without loss: a third of the bytes of the least, in the same time."""

FIRST, EACH, LAST = 3000, 2000, 5000
"""How long the first frame, each of the others and the last one are shown, in milliseconds.

All together that is less than 90 seconds. Six words and a name are read in two.
"""

GAP = 8
"""Between a sign and what stands beside it, in pixels."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment: what was to be seen, and the caption.

    ``title`` says when it was, ``told`` what happened then, in few words. If a ``seat`` did it, its
    sign and a ``name`` stand before that. ``earned`` is what stands at the signs of seats.
    """

    view: Any
    title: str
    told: str = ""
    seat: int | None = None
    name: str = ""
    earned: tuple[tuple[int, str], ...] = ()


Board = Callable[[Any], Picture]
"""Draws the board of a view."""


def animation(game_id: str, scenes: Sequence[Scene], board: Board) -> tuple[bytes, str]:
    """Return a WebP file with a frame for each scene, and the alt text of the last board.

    The first scene is what is seen where nothing moves. A game without a face has captions in grey.
    """
    face, alt = FACES.get(game_id, STEEL), ""
    boards = [_smaller(board(scene.view).image) for scene in _samples(scenes)]
    palette = _palette(
        boards, (GOLD, *_signs(scenes), face.ground, face.band, face.trim, *_shades(face))
    )
    del boards
    frames = list[_Packed]()
    for scene in scenes:
        picture = board(scene.view)
        alt = picture.alt
        frames.append(_Packed(_smaller(picture.image), palette))
    # Boards may grow during a game.
    size = max(frame.size[0] for frame in frames), max(frame.size[1] for frame in frames)
    for number, scene in enumerate(scenes):
        captioned = _captioned(face, scene, frames[number].convert("RGB"), size)
        frames[number] = _Packed(captioned, palette)
    data = _encoded(frames)
    while len(data) > LARGEST and len(frames) > 2:
        frames = [frames[0], *frames[:0:-1][::2][::-1]]
        data = _encoded(frames)
    return data, alt


class _Packed:
    """A frame compressed to a tenth, as sixty would fill the memory of a small machine.

    It has what Pillow asks of a frame when it saves an animation. All have the same palette, so
    that shades which are equal stay so: only what has changed is stored in the file.
    """

    mode, n_frames, has_transparency_data = "P", 1, False

    def __init__(self, image: Image.Image, palette: Image.Image) -> None:
        self.size = image.size
        self._palette = palette
        shown = image.quantize(palette=palette, dither=Image.Dither.NONE)
        self._data = zlib.compress(shown.tobytes(), 1)

    def seek(self, frame: int) -> None:
        """Do nothing: there is one frame."""

    def convert(self, mode: str) -> Image.Image:
        """Return the frame as an image of a mode."""
        image = Image.frombytes("P", self.size, zlib.decompress(self._data))
        image.putpalette(self._palette.getpalette() or [])
        return image.convert(mode)


def _samples(scenes: Sequence[Scene]) -> list[Scene]:
    places = {number * (len(scenes) - 1) // (SAMPLES - 1) for number in range(SAMPLES)}
    return [scenes[place] for place in sorted(places)]


def _smaller(board: Image.Image) -> Image.Image:
    """Return a board no wider than :data:`WIDEST`."""
    image = board.convert("RGB")
    if image.width <= WIDEST:
        return image
    high = round(image.height * WIDEST / image.width)
    return image.resize((WIDEST, high), Image.Resampling.BOX)


def caption_high(wide: int) -> int:
    """Return how high the caption below a board of that width is, in pixels."""
    return 2 * _line(wide) + _line(wide) // 2


def _line(wide: int) -> int:
    return letter(wide) + 8


def _captioned(face: Face, scene: Scene, board: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Put a board into the middle of a frame, and the caption below it."""
    wide, high = size
    page = Page(wide, high + caption_high(wide), face.ground)
    page.lay(board, (wide - board.width) // 2, (high - board.height) // 2)
    page.draw.rectangle((0, high, wide, page.image.height), face.band)
    page.draw.rectangle((0, high, wide, high + 2), face.trim)
    least, line = letter(wide), _line(wide)
    x, y, right = line // 2, high + line * 3 // 4 + 2, wide - line // 2
    weight = font(least)
    for seat, points in reversed(scene.earned):
        page.write(right, y, points, least, face.ink, "r")
        right -= width_of(points, weight) + GAP + least
        page.lay(disc(seat, least), right, y - least // 2)
        right -= 2 * GAP
    page.write(x, y, fitted(scene.title, least, right - x), least, face.muted)
    y += line
    if scene.seat is not None:
        page.lay(disc(scene.seat, least), x, y - least // 2)
        x += least + GAP
    if scene.name:
        name = fitted(scene.name, least, wide - line - x - width_of(f" {scene.told}", weight))
        page.write(x, y, name, least, face.muted)
        x += width_of(f"{name} ", weight)
    page.write(x, y, scene.told, least, face.ink)
    return page.image


def _signs(scenes: Sequence[Scene]) -> set[Colour]:
    """Return the colours of the signs of all seats that captions name."""
    seats = {seat for scene in scenes for seat, _points in scene.earned}
    seats |= {scene.seat for scene in scenes if scene.seat is not None}
    return {colour for seat in seats for colour in (SEATS[seat].disc, SEATS[seat].mark)}


def _shades(face: Face) -> list[Colour]:
    """Return the colours of letters in a caption, and those at their edges."""
    return [
        _between(face.band, ink, part, 4) for ink in (face.ink, face.muted) for part in range(1, 5)
    ]


def _between(one: Colour, other: Colour, part: int, parts: int) -> Colour:
    red, green, blue = (
        a + (b - a) * part // parts for a, b in zip(one[:3], other[:3], strict=True)
    )
    return red, green, blue


def _palette(boards: Sequence[Image.Image], kept: Sequence[Colour]) -> Image.Image:
    """Return the palette of the colours in all these boards."""
    wide, high = max(each.width for each in boards), max(each.height for each in boards)
    together = Image.new("RGB", (wide, high * len(boards)))
    for number, each in enumerate(boards):
        together.paste(each, (0, high * number))
    return palette_of(together, kept)


def _encoded(frames: Sequence[_Packed]) -> bytes:
    file, first = BytesIO(), frames[0].convert("RGB")
    how: dict[str, Any] = {"lossless": True, "quality": QUALITY, "method": METHOD}
    if len(frames) > 1:
        how |= {
            "save_all": True,
            "append_images": frames[1:],
            "duration": [FIRST, *[EACH] * (len(frames) - 2), LAST],
            "loop": 0,
        }
    first.save(file, "WEBP", **how)
    return file.getvalue()

"""The key of the signs that both route games share: points, arrows, badges, marks of choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.explained import LEAST, Sign
from render.explained import key as explained
from render.faces import FACES
from render.picture import Picture
from render.routes import arrows, tags, tokens
from render.routes.say import Say
from render.worldmap import Look, marker
from render.worldmap.looks import EUROPE
from render.worldmap.markers import half_marker

OWN, OTHER = 0, 1


def key(look: Look, say: Say, more: Sequence[Sign] = ()) -> Picture:
    """Draw every sign of a route game with its meaning; ``more`` are those of the game's own."""
    signs = (*_signs(look, say), *more)
    return explained(FACES[look.name], say("board-title"), say.game, signs, say.words)


def _edge(size: int) -> Image.Image:
    """Return both halves of an edge dot."""
    halves = half_marker("L", 4, 1.0), half_marker("R", 4, 1.0)
    picture = Image.new("RGBA", (2 * halves[0].width + 14, halves[0].height))
    picture.alpha_composite(halves[0], (0, 0))
    picture.alpha_composite(halves[1], (picture.width - halves[1].width, 0))
    return picture if picture.width <= size else picture.reduce(2)


def _pin(begun: bool, size: int) -> Image.Image:
    """Return a pin whose point is below its head."""
    picture = Image.new("RGBA", (size, size))
    head = round(size * 0.62)
    left = (size - head) // 2
    tokens.lay_pin(picture, "red", (size / 2, size - 3), (left, 2, left + head, 2 + head), begun)
    return picture


def _numbered(size: int) -> Image.Image:
    """Return a shield and the order number of an arrow, joined as on the map."""
    shield, high = tokens.shield(OTHER, 44), 42
    wide = 44 + high
    picture = Image.new("RGBA", (wide, 46))
    plate = tokens.plate(wide, high, "red")
    disc = tokens.order(1, high, "red")
    for sprite, x, y in ((plate, 0, 2), (shield, 0, 1), (disc, 44, 2)):
        picture.alpha_composite(sprite, (x, y))
    return picture if wide <= size else picture.resize((size, 46 * size // wide))


def _led(size: int) -> Image.Image:
    """Return a badge at some distance from the point that it stands for."""
    picture = Image.new("RGBA", (size, size))
    tokens.lead(picture, (size * 0.3, size * 0.3), (size * 0.82, size * 0.86))
    badge = tokens.row_badge("A", LEAST).sprite
    picture.alpha_composite(badge, (0, 0))
    return picture


def _signs(look: Look, say: Say) -> tuple[Sign, ...]:
    """Return the signs that both games have."""
    tint, red = look.of(EUROPE).point, arrows.INKS["red"]
    letters = tuple(say(f"letter-{colour}") for colour in ("red", "blue"))
    choice = tokens.choice_badge(tags.arrow("red", 1, say), 36, red).sprite
    shared = tokens.shared_badge((*letters, "1"), ("red", "blue"), LEAST).sprite
    return (
        Sign("place", lambda _size: marker("place", 40, tint)),
        Sign("red", lambda size: marker("red", size - 16)),
        Sign("edge", _edge),
        Sign("pin", partial(_pin, True)),
        Sign("hollow", partial(_pin, False)),
        Sign("old", partial(arrows.sample, "old", "red")),
        Sign("new", partial(arrows.sample, "new", "red")),
        Sign("gone", partial(arrows.sample, "gone", "red")),
        Sign("order", _numbered),
        Sign("halo", lambda size: tokens.halo(size - 20)),
        Sign("free", partial(arrows.sample, "free", "red")),
        Sign("choice", lambda _size: choice),
        Sign("shared", lambda _size: shared),
        Sign("loop", lambda size: tokens.loop(size - 24)),
        Sign("own", lambda _size: tokens.own_badge(1, 40).sprite),
        Sign("row", lambda _size: tokens.row_badge("A", 40).sprite),
        Sign("mark", lambda size: tokens.shield(OWN, size - 28)),
        Sign("fresh", lambda size: tokens.mark(OWN, size - 38, fresh=True).sprite),
        Sign("ring", lambda size: tokens.focus(size - 20)),
        Sign("lead", _led),
    )

"""At the smallest size everything still looks different, even without colours."""

from __future__ import annotations

import math
from itertools import combinations, product

from PIL import Image, ImageChops, ImageStat

from engines.luxor.board import CODES
from render.faces import LAPIS
from render.luxor import marks, tokens
from render.luxor.grid import LEAST
from render.luxor.tiles import back, tile
from render.routes.arrows import INKS, emblem
from render.routes.tokens import shield
from render.symbols import disc, stack
from render.theme import SEATS
from render.worldmap.markers import GREEN, RED, SIZES, marker

PHONE = 34
"""A cell of a full display on a telephone, 400 pixels wide."""


def on_phone(sprite: Image.Image) -> Image.Image:
    """Return the sprite as a telephone shows it, on the field's colour."""
    ground = Image.new("RGB", sprite.size, LAPIS.band)
    ground.paste(sprite, (0, 0), sprite if sprite.mode == "RGBA" else None)
    height = round(PHONE * sprite.height / sprite.width)
    return ground.resize((PHONE, height), Image.Resampling.LANCZOS)


def distance(first: Image.Image, second: Image.Image) -> float:
    """Return the root mean square difference of two pictures, of 255."""
    values = ImageStat.Stat(ImageChops.difference(first, second)).rms
    return float(sum(values) / len(values))


def all_differ(sprites: dict[str, Image.Image], least: float) -> None:
    for (name, first), (other_name, second) in combinations(sprites.items(), 2):
        assert distance(first, second) > least, f"{name} looks like {other_name}"


def test_tiles_differ() -> None:
    for occupied in (False, True):
        small = {code: on_phone(tile(code, LEAST, occupied=occupied)) for code in CODES}
        all_differ(small, 20)
        all_differ({code: sprite.convert("L") for code, sprite in small.items()}, 12)


def test_seats_differ_also_without_colours() -> None:
    discs = {seat.name: on_phone(disc(n, 60)) for n, seat in enumerate(SEATS)}
    all_differ(discs, 40)
    all_differ({name: sprite.convert("L") for name, sprite in discs.items()}, 25)


def test_players_look_unlike_expeditions_and_dots_also_without_colours() -> None:
    shields = {seat.name: on_phone(shield(n, 60)) for n, seat in enumerate(SEATS)}
    all_differ(shields, 40)
    all_differ({name: sprite.convert("L") for name, sprite in shields.items()}, 35)
    others = {f"the {colour} expedition": on_phone(emblem(colour, 60)) for colour in INKS}
    others |= {f"a {kind} point": on_phone(marker(kind, 60)) for kind in SIZES}
    for (name, first), (other_name, second) in product(shields.items(), others.items()):
        assert distance(first, second) > 85, f"{name} looks like {other_name}"
        assert distance(first.convert("L"), second.convert("L")) > 75, (
            f"{name} looks like {other_name}"
        )
    for seat, colour in product(SEATS, (*INKS.values(), RED, GREEN)):
        assert math.dist(seat.disc[:3], colour[:3]) > 45, f"{seat.name} is like {colour}"


def test_signs_of_seats_are_all_different() -> None:
    assert len({seat.sign for seat in SEATS}) == len(SEATS)


def test_stacks_show_their_order_and_number() -> None:
    size = LEAST
    owners = [(0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 0, 2), (2, 2, 2), (1, 1, 2)]
    all_differ({str(own): stack(own, size).convert("RGB") for own in owners}, 15)
    heights = [stack((0,) * count, size).height for count in range(1, 5)]
    assert heights == sorted(set(heights))
    assert stack((0,) * 5, size).height == heights[-1] <= size


def test_action_tiles_boats_and_snakes_differ() -> None:
    kinds = ("boat", "snakes", "sandstorm", "caravan")
    all_differ({kind: on_phone(tokens.action(kind, 92)) for kind in kinds}, 30)
    all_differ({str(seat): on_phone(tokens.boat(seat, 84)) for seat in range(4)}, 20)
    all_differ({str(seat): on_phone(tokens.snakes(seat, 84)) for seat in range(4)}, 12)


def test_marks_and_backs_differ() -> None:
    frames = {
        "recent": marks.recent(LEAST),
        "plan": marks.planned(LEAST),
        "free": marks.free(LEAST, LEAST, "F6", 40),
        "target": marks.target(LEAST, "F6"),
    }
    all_differ({name: on_phone(mark) for name, mark in frames.items()}, 20)
    all_differ({str(number): back(number, 84) for number in range(1, 6)}, 3)

"""Luxor's own signs in texts: its tiles and its action tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from engines.luxor.board import CODES
from render.luxor import tiles, tokens
from render.signs import Sign, add

TILES: Mapping[str, str] = {
    "Cd": "⛺", "Co": "🏕️", "Td": "🏛️", "To": "🛕", "Pd": "🔼",
    "Po": "🌴", "Ed": "🏜️", "M": "⛰️", "L": "💧",
}  # fmt: skip
ACTIONS: Mapping[str, str] = {"boat": "⛵", "snakes": "🐍", "sandstorm": "🌪️", "caravan": "🐫"}
"""What stands in for the signs."""


def signs() -> tuple[Sign, ...]:
    """Return all signs of the game."""
    drawn = (Sign(tile_sign(code), TILES[code], partial(_tile, code)) for code in CODES)
    acted = (
        Sign(action_sign(kind), stand_in, partial(tokens.action, kind))
        for kind, stand_in in ACTIONS.items()
    )
    return *drawn, *acted


def tile_sign(code: str) -> str:
    """Return the name of a tile's sign."""
    return f"luxor-tile-{code.lower()}"


def action_sign(kind: str) -> str:
    """Return the name of an action tile's sign."""
    return f"luxor-action-{kind}"


def _tile(code: str, size: int) -> Image.Image:
    """Return a tile without numbers, transparent outside its rounded corners."""
    return tiles.cut_out(code, size)


add(*signs())

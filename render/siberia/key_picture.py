"""The key of the signs of Expeditions that are no icons of benefits: map, tags of cards, mats."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.siberia.content.terms import COLOURS
from render.explained import LEAST, SIGN, Sign
from render.explained import key as explained
from render.faces import STEEL
from render.page import Page
from render.picture import Picture
from render.siberia import card_sprites, corners, effects, hexes, mapping, mat_parts, tokens
from render.siberia.content import content
from render.siberia.effects import Glyph
from render.siberia.icons import icon
from render.symbols import disc
from render.words import Words

OWN = 0
HEX = 90, 62
"""The size of a hex in the key."""

CHIP, ICON = 64, 60


def key(words: Words) -> Picture:
    """Draw every sign of the game with its meaning."""
    return explained(STEEL, words("siberia-board-title"), "siberia", SIGNS, words)


def _beside(*sprites: Image.Image, gap: int = 6) -> Image.Image:
    """Return sprites beside each other on the ground of a plate."""
    wide = sum(sprite.width + gap for sprite in sprites) - gap
    page, x = Page(wide, max(sprite.height for sprite in sprites), STEEL.band), 0
    for sprite in sprites:
        page.lay(sprite, x, (page.image.height - sprite.height) / 2)
        x += sprite.width + gap
    return page.image


def _row(*row: Glyph) -> Callable[[int], Image.Image]:
    """Return what draws icons of an effect in a row."""

    def drawn(_size: int) -> Image.Image:
        high = effects.fitting(row, SIGN, 50, 20, 2)
        page = Page(round(effects.width(row, high, 2)), high, STEEL.band)
        effects.draw(page, row, 0, high / 2, high, 2, min(LEAST, high // 2))
        return page.image

    return drawn


def _hex(*, up: bool, mark: str = "") -> Callable[[int], Image.Image]:
    """Return what draws a location, with a frame or face down with a map."""

    def drawn(_size: int) -> Image.Image:
        wide, high = HEX
        picture = hexes.ground("C", wide, high, up=up).convert("RGBA")
        if mark:
            picture.alpha_composite(hexes.frame(wide, high, mark))
        else:
            picture.alpha_composite(icon("map", 36), ((wide - 36) // 2, (high - 36) // 2))
        return picture

    return drawn


def _base(_size: int) -> Image.Image:
    """Return Basecamp."""
    wide, high = HEX
    picture = hexes.camp(wide, high).copy()
    picture.alpha_composite(hexes.tent(46), ((wide - 46) // 2, (high - 46) // 2))
    return picture


def _hole(_size: int) -> Image.Image:
    """Return a face-up card in its hole."""
    wide, high = HEX
    picture = hexes.hole(wide, high).copy()
    card = card_sprites.open_card(next(iter(content().cards)), LEAST)
    small = card.resize((70, round(70 * card.height / card.width)), Image.Resampling.HAMMING)
    picture.alpha_composite(small, ((wide - small.width) // 2, (high - small.height) // 2))
    return picture


def _covered(_size: int) -> Image.Image:
    """Return a benefit under corruption."""
    picture = mapping.plate(CHIP, CHIP).copy()
    edge = (CHIP - 52) // 2
    picture.alpha_composite(icon("boast", 52), (edge, edge))
    return picture


def _corruption(top: str, under: str = "") -> Callable[[int], Image.Image]:
    """Return what draws a token of corruption, and one under another."""

    def drawn(_size: int) -> Image.Image:
        first = tokens.corruption(top, CHIP - 18 if under else CHIP, LEAST)
        if not under:
            return first
        return _beside(first, tokens.corruption(under, CHIP - 24, LEAST, top=False), gap=-4)

    return drawn


def _token(_size: int) -> Image.Image:
    """Return the action token on a spot."""
    return _beside(icon("play", 46), disc(OWN, 36), gap=2)


def _glory(_size: int) -> Image.Image:
    """Return glory that is placed, and a place for glory."""
    return _beside(tokens.glory(40, STEEL.frame), tokens.glory(40, None))


def _colours(_size: int) -> Image.Image:
    """Return a colour of cards and the worker of the same colour."""
    return _beside(icon(f"card-{COLOURS[0]}", 40), icon(f"worker-{COLOURS[0]}", 40))


def _track(_size: int) -> Image.Image:
    """Return spaces of the Automa's track: passed, its marker, and a star."""
    spaces = ((False, True, False), (False, True, True), (True, False, False))
    return _beside(*(corners.space(30, *space) for space in spaces), gap=0)


SIGNS = (
    Sign("power", _corruption("P3")),
    Sign("guile", _corruption("G4", "G2")),
    Sign("heart", _corruption("H20")),
    Sign("covered", _covered),
    Sign("down", _hex(up=False)),
    Sign("hole", _hole),
    Sign("base", _base),
    Sign("way", lambda _size: mapping.arrow(OWN, 100, 0)),
    Sign("new", _hex(up=True, mark="new")),
    Sign("now", _hex(up=True, mark="now")),
    Sign("turn", lambda size: tokens.mech(OWN, size - 12, now=True)),
    Sign("quest", lambda size: mapping.scroll(size - 16)),
    Sign("token", _token),
    Sign("glory", _glory),
    Sign("met", lambda size: mat_parts.ring(size, size - 26)),
    Sign("adjacent", lambda _size: icon("take", CHIP, adjacent=True)),
    Sign("take", lambda _size: icon("take-item", ICON)),
    Sign("or", _row(Glyph("power", "2"), effects.OR, Glyph("guile", "2"))),
    Sign("then", _row(Glyph("power", "2"), effects.THEN, Glyph("upgrade"))),
    Sign("holds", _row(Glyph("quest", "2+", tag=True))),
    Sign("each", _row(Glyph("map", "\N{MULTIPLICATION SIGN}", tag=True))),
    Sign("whenever", _row(Glyph("map", "!", tag=True))),
    Sign("change", _row(Glyph("move", "+1", tag=True))),
    Sign("hand", lambda _size: icon("hand", ICON)),
    Sign("explore", lambda _size: icon("explore", ICON)),
    Sign("colour", _colours),
    Sign("solo", _track),
)

"""*In one minute*: the action token, a move, a card that is played, and points."""

from __future__ import annotations

from engines.siberia.content.terms import Region
from render.explained import LEAST, Box, Row, Scene, rows
from render.explained import minute as explained
from render.faces import STEEL
from render.page import Page
from render.picture import Picture
from render.siberia import card_sprites, effects, hexes, mapping, tokens
from render.siberia.content import content
from render.siberia.effects import Glyph
from render.siberia.icons import icon
from render.symbols import disc
from render.words import Words

OWN = 0
SPOTS = ("move", "play", "gather", "refresh")
COVERED = "play"
"""The spots of the action token that are shown, and the one on which it lies."""

SIGN = 54


def minute(words: Words) -> Picture:
    """Draw what the game is about: four scenes with its token, map, cards and glory."""
    scenes = (
        Scene(words("siberia-minute-token"), _token, words("siberia-minute-token-note")),
        Scene(words("siberia-minute-explore"), _explore, words("siberia-minute-explore-note")),
        Scene(words("siberia-minute-play"), _play, words("siberia-minute-play-note")),
        Scene(words("siberia-minute-points"), lambda page, box: _points(page, box, words)),
    )
    title = words("siberia-board-title")
    return explained(STEEL, title, scenes, words, words("siberia-minute"))


def _token(page: Page, box: Box) -> None:
    """Draw the spots of the action token; it covers one of them."""
    left, top, right, bottom = box
    gap, high = 12, min(bottom - top, 188)
    wide = (right - left - gap * (len(SPOTS) - 1)) // len(SPOTS)
    y = top + (bottom - top - high) // 2
    for number, spot in enumerate(SPOTS):
        x = left + number * (wide + gap)
        page.plate(x, y, x + wide, y + high, STEEL.ground, STEEL.band)
        middle = x + wide / 2
        page.lay(icon(spot, 84), middle - 42, y + 14)
        if spot == COVERED:
            page.lay(disc(OWN, 66), middle - 33, y + high - 80)
        else:
            ring = (middle - 25, y + high - 72, middle + 25, y + high - 22)
            page.draw.ellipse(ring, STEEL.band)


def _explore(page: Page, box: Box) -> None:
    """Draw a mech that goes from a location to one face down, and what lies there then."""
    left, top, right, bottom = box
    wide = (right - left) // 3 + 26
    high = min(bottom - top, 176)
    step = (right - left - wide) / 2
    y = top + (bottom - top) / 2
    regions: tuple[tuple[Region, bool], ...] = (("S", True), ("C", False), ("C", True))
    for number, (region, up) in enumerate(regions):
        x = left + wide / 2 + step * number
        page.lay(hexes.ground(region, wide, high, up=up), x - wide / 2, y - high / 2)
        match number:
            case 0:
                page.lay(tokens.mech(OWN, 84), x - 42, y - 76)
                row = (Glyph("worker-red"), Glyph("power", "2"))
                effects.draw(page, row, x - 52, y + 38, 50, 6, LEAST)
            case 1:
                page.lay(effects.sprite(Glyph("map"), 76, LEAST), x - 38, y - 38)
            case _:
                page.lay(tokens.mech(OWN, 64), x - 32, y - 84)
                effects.draw(page, (Glyph("guile", "2"),), x - 62, y + 8, 50, 6, LEAST)
                page.lay(mapping.plate(60, 56), x + 4, y - 20)
                page.lay(icon("boast", 46), x + 11, y - 15)
                page.lay(tokens.corruption("G4", 44, LEAST, top=False), x - 6, y + 38)
                page.lay(tokens.corruption("P3", 50, LEAST), x - 46, y + 35)
    for number in range(2):
        arrow = mapping.arrow(OWN, 100, 0)
        x = left + wide / 2 + step * (number + 0.5)
        page.lay(arrow, x - arrow.width / 2, y - arrow.height / 2)


def _play(page: Page, box: Box) -> None:
    """Draw a card with a worker on it, and what it brings."""
    left, top, right, bottom = box
    cards = (card for card in content().cards.values() if card.ability is not None)
    printed = next((card for card in cards if card.type == "item" and any(card.core)), None)
    if printed is None or printed.ability is None:  # there may be other cards
        return
    wide, high = card_sprites.SIZES["brief"]
    y = top + (bottom - top - high) // 2
    card_sprites.draw(page, printed.id, "", "brief", (left, y), printed.colour, LEAST)
    x = left + wide + 20
    start = x + 62
    for line, (sign, row) in enumerate(
        (
            ("play", card_sprites.core(printed)),
            (f"worker-{printed.colour}", effects.glyphs(printed.ability)),
        )
    ):
        middle = (top + bottom) / 2 + 96 * (line - 0.5)
        page.plate(x, round(middle - 40), right, round(middle + 40), STEEL.trim, STEEL.band)
        page.lay(icon(sign, SIGN), x + 8, middle - SIGN / 2)
        size = effects.fitting(row, right - start - 64, SIGN, LEAST, 4)
        arrow = icon("then", 40)
        page.lay(arrow, start, middle - 20)
        effects.draw(page, row, start + 46, middle, size, 4, LEAST)


def _points(page: Page, box: Box, words: Words) -> None:
    """Draw what brings points."""
    values = [card.value for card in content().cards.values() if card.value]
    rows(
        page,
        box,
        Row((icon("coin", SIGN),), words("siberia-minute-coins"), "1"),
        Row((tokens.glory(SIGN, STEEL.frame),), words("siberia-minute-glory"), "5–10"),
        Row(
            (icon("upgrade", SIGN),),
            words("siberia-minute-items"),
            f"{min(values)}–{max(values)}",
        ),
        Row((icon("corruption", SIGN),), words("siberia-minute-corruption"), "2"),
    )

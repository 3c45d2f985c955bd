"""The hand's picture: the reader's tiles, as large as possible, and other possessions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.luxor.board import MINIMUM, VALUE
from engines.luxor.tiles import back, face
from engines.luxor.view import View
from render.fonts import Weight, fitted, font, size_for, width_of, wrapped
from render.luxor import tiles, tokens
from render.luxor.alt import hand_alt
from render.luxor.panel import EDGE, HEADER, SMALL, WIDTH, drawn_names
from render.page import Page
from render.picture import Picture
from render.symbols import disc
from render.theme import CREAM, FREE, GOLD, MUTED, PANEL, PANEL_LIGHT, Colour
from render.words import Words

TILE = 280
LINE = 41
CHIP = 43
ACTION = 176


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's tiles with names, supply, pile, action tiles, captives and gifts."""
    assert view.seat is not None, "only a player has a hand"
    choosing = view.turn == 0
    size = 216 if choosing else TILE
    lines = max(map(len, _captions(view, words)), default=0)
    bands = [("tiles", 20 + size + 16 + LINE * lines + 14 if view.hand else 120)]
    if choosing:
        bands.insert(0, ("question", 64))
    bands.append(("stock", 232))
    if view.adventures:
        bands.append(("actions", _actions_height(view, words)))
        if any(view.captives[view.seat]):
            bands.append(("captives", 70 + CHIP + 30))
    height = HEADER + sum(tall + 16 for _, tall in bands) + 4
    page = Page(WIDTH, height)
    _title(page, view, words, names)
    top = HEADER
    for name, tall in bands:
        if name != "question":
            page.plate(EDGE, top, WIDTH - EDGE, top + tall, PANEL)
        match name:
            case "question":
                _question(page, top + tall // 2, view, words)
            case "tiles":
                _tiles(page, top, size, view, words)
            case "stock":
                _stock(page, top, view, words)
            case "actions":
                _actions(page, top, view, words)
            case "captives":
                _captives(page, top, view, words)
        top += tall + 16
    return Picture(page.image, hand_alt(view, words, names))


def _title(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    assert view.seat is not None
    middle, title = HEADER // 2, words("luxor-hand-title")
    page.write(EDGE + 4, middle, title, 42, GOLD)
    room = WIDTH - 2 * EDGE - width_of(title, font(42)) - 130
    name = drawn_names(view, words, names)[view.seat]
    size = size_for(name, 37, SMALL, room)
    name = fitted(name, size, room)
    wide = width_of(name, font(size)) + 98
    page.plate(WIDTH - EDGE - wide, 12, WIDTH - EDGE, HEADER - 12, PANEL_LIGHT)
    page.lay(disc(view.seat, 48), WIDTH - EDGE - wide + 14, middle - 24)
    page.write(WIDTH - EDGE - 24, middle, name, size, CREAM, "r")


def _question(page: Page, middle: int, view: View, words: Words) -> None:
    text = words("luxor-board-chosen-wait" if view.gifts else "luxor-hand-keep")
    size = size_for(text, 39, SMALL, WIDTH - 2 * EDGE - 20)
    page.write(WIDTH / 2, middle, fitted(text, size, WIDTH - 2 * EDGE), size, CREAM, "m")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text below a tile."""

    text: str
    size: int
    fill: Colour
    weight: Weight = "Medium"


def _captions(view: View, words: Words) -> list[list[Line]]:
    """Return the lines below each tile in hand."""
    share = _share(view) - 20
    many, gifts, captions = len(view.hand) > 2, list(view.gifts), []
    for held in view.hand:
        code = face(held)
        name = words(f"luxor-tile-{code}")
        large = 33 if many else size_for(name, 40, 33, share)
        lines = [Line(text, large, CREAM, "Heavy") for text in wrapped(name, large, share, 2)]
        if view.turn:
            facts = [words("luxor-hand-set", number=back(held)),
                     words("luxor-hand-worth", points=VALUE[code])]  # fmt: skip
            note, colour = " · ".join(filter(None, facts)), MUTED
        elif code[0] == "C" or (gifts and code not in gifts):
            note, colour = words("luxor-hand-keep-always"), GOLD
        elif gifts:
            gifts.remove(code)
            note, colour = words("luxor-hand-gifts"), MUTED
        else:
            note, colour = words("luxor-hand-keep-choice"), FREE
        lines.append(Line(note, size_for(note, 32, SMALL, share), colour))
        if view.turn:
            minimum = words("luxor-hand-minimum", count=MINIMUM.get(code, 0))
            lines += [Line(text, SMALL, MUTED) for text in wrapped(minimum, SMALL, share, 2,
                                                                   "Medium")]  # fmt: skip
        captions.append(lines)
    return captions


def _share(view: View) -> int:
    """Return the width in pixels for each tile in hand."""
    return (WIDTH - 2 * EDGE) // max(len(view.hand), 2)


def _tiles(page: Page, top: int, size: int, view: View, words: Words) -> None:
    """Draw the tiles in a row; while starting tiles are chosen, mark those that may be chosen."""
    if not view.hand:
        page.write(WIDTH / 2, top + 60, words("luxor-hand-none"), 40, CREAM, "m")
        return
    share = _share(view)
    for number, (held, lines) in enumerate(zip(view.hand, _captions(view, words), strict=True)):
        code, middle = face(held), EDGE + share * number + share // 2
        page.lay(tiles.tile(code, size, ground=PANEL), middle - size // 2, top + 20)
        if view.turn == 0 and not view.gifts and code[0] != "C":
            page.lay(tokens.choosable(size + 20), middle - size // 2 - 10, top + 10)
        y = top + 20 + size + 30
        for line in lines:
            text = fitted(line.text, line.size, share - 20, line.weight)
            page.write(middle, y, text, line.size, line.fill, "m", line.weight)
            y += LINE


def _stock(page: Page, top: int, view: View, words: Words) -> None:
    """Draw the supply, disc by disc, and the draw pile."""
    assert view.seat is not None
    count, left = view.supplies[view.seat], EDGE + 24
    page.write(left, top + 38, words("luxor-hand-supply", count=count), 36, GOLD)
    for number in range(count):
        x, y = left + number % 10 * 50, top + 64 + number // 10 * 50
        page.lay(disc(view.seat, CHIP), x, y)
    left = EDGE + 24 + 10 * 50 + 36
    pile = view.piles[view.seat]
    title = words("luxor-hand-pile", count=pile)
    room = WIDTH - EDGE - 20 - left
    size = size_for(title, 36, SMALL, room)
    page.write(left, top + 38, fitted(title, size, room), size, GOLD)
    if pile:
        for layer in range(min(pile, 4) - 1, -1, -1):
            sprite = tiles.back(view.pile_tops[view.seat], 112, PANEL)
            page.lay(sprite, left + 7 * layer, top + 72 + 7 * layer)
    note = words("luxor-hand-next", number=view.pile_tops[view.seat])
    lines = wrapped(note if pile else words("luxor-hand-empty"), SMALL, room - 170, 3, "Medium")
    x, y = (left + 164, top + 140) if pile else (left, top + 96)
    for number, line in enumerate(lines):
        page.write(x, y + 40 * (number - (len(lines) - 1) / 2), line, SMALL, MUTED,
                   weight="Medium")  # fmt: skip


def _action_names(view: View, words: Words) -> list[tuple[str, ...]]:
    room = (WIDTH - 2 * EDGE) // 3 - 20
    return [wrapped(words(f"luxor-action-{kind}"), 33, room, 2) for kind in view.actions]


def _actions_height(view: View, words: Words) -> int:
    lines = max(map(len, _action_names(view, words)), default=0)
    return 70 + ACTION + 14 + 38 * lines + 10 if view.actions else 130


def _actions(page: Page, top: int, view: View, words: Words) -> None:
    """Draw the action tiles in hand, and say how many are left in the pile."""
    assert view.seat is not None
    page.write(EDGE + 24, top + 38, words("luxor-hand-actions"), 36, GOLD)
    more = words("luxor-hand-actions-left", count=view.action_piles[view.seat])
    page.write(WIDTH - EDGE - 24, top + 38, more, SMALL, MUTED, "r", "Medium")
    if not view.actions:
        page.write(EDGE + 24, top + 94, words("luxor-hand-no-actions"), 36, CREAM)
    share = (WIDTH - 2 * EDGE) // 3
    for number, (kind, name) in enumerate(
        zip(view.actions, _action_names(view, words), strict=True)
    ):
        middle = EDGE + share * number + share // 2
        page.lay(tokens.action(kind, ACTION), middle - ACTION // 2, top + 70)
        for line, text in enumerate(name):
            page.write(middle, top + 70 + ACTION + 28 + 38 * line, text, 33, CREAM, "m")


def _captives(page: Page, top: int, view: View, words: Words) -> None:
    assert view.seat is not None
    page.write(EDGE + 24, top + 38, words("luxor-hand-captives"), 36, GOLD)
    owners = [owner for owner, count in enumerate(view.captives[view.seat]) for _ in range(count)]
    step = min(50, (WIDTH - 2 * EDGE - 90) // max(len(owners), 1))
    for number, owner in enumerate(owners):
        page.lay(tokens.captive(owner, CHIP), EDGE + 24 + number * step, top + 72)

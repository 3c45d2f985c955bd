"""Three approved pictures: a change of how things look must be reviewed."""

from __future__ import annotations

from PIL import Image

from bot.texts import words_in
from engines.luxor.board import CODES
from render.luxor import board, hand, tiles
from render.symbols import disc, stack
from tests.render.conftest import Approve
from tests.render.samples import NAMES, held, laid_out


def test_tiles_and_stacks_look_as_approved(approve: Approve) -> None:
    size = 84
    sheet = Image.new("RGB", (9 * size, 3 * size))
    for number, code in enumerate(CODES):
        sheet.paste(tiles.tile(code, size), (number * size, 0))
        sheet.paste(tiles.tile(code, size, occupied=True), (number * size, size))
        pile = stack(tuple((number + n) % 6 for n in range(1 + number % 5)), size)
        sheet.paste(pile, (number * size + 40, 2 * size - pile.height), pile)
        sign = disc(number % 6, 50)
        sheet.paste(sign, (number * size, 2 * size), sign)
    approve("luxor-tiles", sheet)


def test_board_looks_as_approved(approve: Approve) -> None:
    approve("luxor-board", board(laid_out(), words_in("en"), NAMES).image.reduce(2))


def test_hand_looks_as_approved(approve: Approve) -> None:
    approve("luxor-hand", hand(held(laid_out()), words_in("de"), NAMES).image.reduce(2))

"""Approved pictures of Explorers: a change of how things look must be reviewed."""

from __future__ import annotations

from PIL import Image

from bot.texts import words_in
from render.explorers import board, hand, hand_view
from render.explorers.squares import square
from tests.render.conftest import Approve
from tests.render.landscapes import FULL, GAME, NAMES, asked, played
from tests.render.test_landscapes import MARKS


def test_squares_look_as_approved(approve: Approve) -> None:
    size, kinds = 66, (".", *"kmhacfgT")
    sheet = Image.new("RGB", (len(kinds) * size, len(MARKS) * size))
    for row, (mark, label) in enumerate(MARKS):
        for column, kind in enumerate(kinds):
            terrain = "PWDM"[(row + column) % 4]
            sprite = square(terrain, kind, size, mark, label, "B12" if kind == "T" else "")
            sheet.paste(sprite, (column * size, row * size))
    approve("explorers-squares", sheet)


def test_the_own_map_looks_as_approved(approve: Approve) -> None:
    view = asked("cross", 3, 0.6, expert=("gems",))
    approve("explorers-own", board(view, words_in("en"), NAMES).image.reduce(2))


def test_the_maps_of_all_look_as_approved(approve: Approve) -> None:
    state = played(4)[300]
    picture = board(GAME.view(state, None), words_in("de"), NAMES)
    approve("explorers-maps", picture.image.reduce(2))


def test_the_score_sheet_looks_as_approved(approve: Approve) -> None:
    view = hand_view(GAME.view(played(2, FULL)[150], 1))
    approve("explorers-hand", hand(view, words_in("fr"), NAMES).image.reduce(2))

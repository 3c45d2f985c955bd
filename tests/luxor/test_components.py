"""Section 1 of the catalogue: seats, tiles, adventurers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engines.core import BadContent, BadOptions
from engines.luxor import load
from engines.luxor.board import CODES, MINIMUM, VALUE
from engines.luxor.content import FILE
from engines.luxor.tiles import face

from .games import states_of
from .positions import GAME, at, offered, play, points, position, row, stack, started

OWN_TILES = Counter(Cd=6, Co=2, Td=3, To=3, Pd=3, Po=1, Ed=3, M=2, L=1)


def changed_content(folder: Path, change: tuple[str, str]) -> Path:
    """Return a content folder whose tile file differs from ours by one replacement."""
    old, new = change
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    (folder / "luxor").mkdir()
    (folder / "luxor" / FILE.name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.rule("LX-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="needs 2 to 4 players"):
        GAME.start(seats, GAME.options({}), "seed")


@pytest.mark.rule("LX-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert GAME.start(seats, GAME.options({}), "seed").seats == seats
    assert seats in GAME.seats


@pytest.mark.rule("LX-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_owns_24_tiles_and_30_adventurers_and_nothing_else(seats: int) -> None:
    state = started(seats)
    owned = [(*hand, *pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    assert [len(tiles) for tiles in owned] == [24] * seats
    assert state.supplies == (30,) * seats
    assert (state.board, state.stacks) == ({}, {})
    assert set(state.action_hands + state.action_piles) == {()}


@pytest.mark.rule("LX-103")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_24_tiles_of_everybody(seats: int) -> None:
    state = started(seats)
    for hand, pile in zip(state.hands, state.piles, strict=True):
        assert Counter(map(face, (*hand, *pile))) == OWN_TILES


@pytest.mark.rule("LX-104")
def test_a_tile_has_one_terrain_and_at_most_one_structure() -> None:
    terrain = {"Cd": "desert", "Td": "desert", "Pd": "desert", "Ed": "desert"}
    terrain |= {"Co": "oasis", "To": "oasis", "Po": "oasis", "M": "mountain", "L": "lake"}
    entry = {"desert": 1, "oasis": 2, "mountain": 3}
    assert set(CODES) == set(terrain)
    assert {code: entry[terrain[code]] for code in CODES if code != "L"} == MINIMUM
    # Every oasis has a structure; mountains, lakes and the empty desert have none.
    assert {code for code in CODES if not VALUE[code]} == {"Ed", "M", "L"}


@pytest.mark.rule("LX-104")
def test_a_tile_of_another_kind_is_no_content(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"tiles\.json:3: sets\.0\.2"):
        load(changed_content(tmp_path, ('"Ed"', '"Eo"')))


@pytest.mark.rule("LX-105")
def test_sets_have_4_5_5_5_5_tiles_and_set_1_one_camp() -> None:
    sets = GAME.content.sets
    assert [len(tiles) for tiles in sets] == [4, 5, 5, 5, 5]
    assert sum(tile.startswith("C") for tile in sets[0]) == 1


@pytest.mark.rule("LX-105")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"Ed", "M"', '"M"'), "set 1 holds 3 tiles, not 4"),
        (('["L", ', '["L", "L", '), "set 2 holds 6 tiles, not 5"),
        (('["Cd", "Td"', '["Cd", "Cd"'), "set 1 holds 2 camps, not one"),
        (('["Cd", "Td"', '["To", "Td"'), "set 1 holds 0 camps, not one"),
    ],
)
def test_other_sets_are_no_content(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        load(changed_content(tmp_path, change))


@pytest.mark.rule("LX-106")
def test_the_sets_are_those_of_the_table() -> None:
    table = ["Cd Td Ed M", "L Cd Td To Pd", "Ed Cd Co Td Po", "M Cd Cd To Pd", "Ed Cd Co To Pd"]
    assert [" ".join(tiles) for tiles in GAME.content.sets] == table
    assert json.loads(FILE.read_text(encoding="utf-8"))["sets"] == [line.split() for line in table]


@pytest.mark.rule("LX-107")
def test_nothing_replaces_adventurers_that_have_run_out() -> None:
    state = position(
        board=row("F6", "Ed Ed"), hand=("Cd2", "Cd2"), pile=("Cd3", "Cd3"), supplies=(3, 30)
    )
    state = play(state, "Cd E6")
    assert offered(state) == ["deploy 1", "deploy 2", "deploy 3"]
    state = play(state, "2 stay ok Cd F5 1 ok")
    assert state.supplies == (0, 30)
    state = play(state, "Cd G5")
    assert offered(state) == ["ok end"]
    state = play(state, "ok")
    assert state.supplies == (0, 30)
    assert stack(state, "G5") == ""


@pytest.mark.rule("LX-107")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_has_more_than_30(seats: int) -> None:
    for state in states_of(seats, adventures=False, seed="thirty"):
        for seat in range(seats):
            standing = sum(on.count(seat) for on in state.stacks.values())
            assert standing + state.supplies[seat] == 30


@pytest.mark.rule("LX-108")
def test_a_placed_tile_belongs_to_nobody() -> None:
    state = position(board=row("F6", "Ed Ed"), hand=("Cd2", "Ed2"), others=("Cd2", "Ed2"))
    state = play(state, "Cd E6 1 ok end")
    assert points(state) == [1, 0]
    # The other seat walks onto the camp, and has its point; nothing says who placed the tile.
    state = play(state, "Cd D6 2 east 1 1 ok end")
    assert stack(state, "E6") == "01"
    assert points(state) == [0, 2]
    assert state.board[at("E6")] == state.board[at("D6")] == "Cd"

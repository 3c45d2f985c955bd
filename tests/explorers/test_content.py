"""The content model: what the rules rely on is refused with file, line and field."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from engines.core import BadContent
from engines.core.content import load_content
from engines.explorers.content import FILE, KINDS, AchievementId, Content
from engines.explorers.landscape import Landscape, Placed, landscape
from tests.changing import Change, putting

CONTENT, HASH = load_content(Content, FILE, "explorers", None, Content.in_order)


def loaded(folder: Path, change: Change) -> tuple[Content, str]:
    """Load a pack that differs from the packaged content by a change."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    change(data)
    (folder / "explorers").mkdir(exist_ok=True)
    pack = folder / "explorers" / FILE.name
    pack.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return load_content(Content, FILE, "explorers", folder, Content.in_order)


def writing(board: str, row: int, letters: str) -> Change:
    """Return a change of a row of tile 1, counted from 1."""
    return putting("tiles", 0, board, row - 1, value=letters)


def without(*ids: str) -> Change:
    def change(data: Any) -> None:
        data["achievements"] = [tile for tile in data["achievements"] if tile["id"] not in ids]

    return change


@pytest.mark.rule("XP-102", "XP-103", "XP-104")
def test_eight_tiles_of_our_own() -> None:
    assert [tile.number for tile in CONTENT.tiles] == list(range(1, 9))
    for tile in CONTENT.tiles:
        letters = Counter("".join(tile.terrain))
        assert sum(letters[terrain] for terrain in "PWDM") == 63
        assert letters["*"] == 1
        assert sum(symbol != "." for row in tile.symbols for symbol in row) == 13


@pytest.mark.rule("XP-105")
def test_six_plain_cards_and_two_jokers() -> None:
    assert CONTENT.cards == (
        ("P", "W"),
        ("P", "D"),
        ("P", "M"),
        ("W", "D"),
        ("W", "M"),
        ("D", "M"),
        ("PD", "WM"),
        ("PM", "WD"),
    )


@pytest.mark.rule("XP-106", "XP-711")
def test_tracks_have_as_many_places_as_a_map_has_objects() -> None:
    on = landscape(CONTENT.tiles, (Placed(1, 0), Placed(2, 0), Placed(3, 0), Placed(4, 0)))
    assert CONTENT.key_places == on.of_symbol["k"].bit_count() == 4
    assert CONTENT.map_places == on.of_symbol["m"].bit_count() == 4
    assert CONTENT.gem_places == on.of_symbol["g"].bit_count() == 8
    assert CONTENT.gem_line == (-3, -2, -1, 1, 2, 3, 4, 5)


@pytest.mark.rule("XP-207", "XP-805", "XP-821")
def test_eighteen_achievements_and_what_is_ours_of_their_points() -> None:
    assert tuple(tile.id for tile in CONTENT.achievements) == get_args(AchievementId)
    assert set(KINDS) == set(get_args(AchievementId))
    assert {tile.id: tile.points for tile in CONTENT.achievements if tile.points} == {
        "untouched-maps": (6,),
        "untouched-horses": (8,),
        "untouched-gems": (16,),
        "full-baskets": (2, 4, 7, 10),
        "village-rings": (2, 4, 7, 10),
        "temple-guard": (3, 6, 10, 15),
        "lands-end": (5, 10, 15, 20),
    }
    assert CONTENT.achievement("pilgrim").kind == "race"
    with pytest.raises(KeyError):
        CONTENT.achievement("bridge")


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        (putting("tiles", 1, "number", value=1), "tiles", "the tiles are numbered 1 to 8 (XP-102)"),
        (putting("tiles", 1, "number", value="2"), "tiles.1.number", "valid integer"),
        (putting("tiles", 1, "number", value=9), "tiles.1.number", "less than or equal to 8"),
        (putting("tiles", 1, "name", value="Carrow"), "tiles", "two tiles are called Carrow"),
        (putting("tiles", 0, "terrain", value=["P" * 8] * 7), "tiles.0.terrain", "at least 8"),
        (writing("terrain", 1, "WWPPPPM"), "tiles.0.terrain.0", "match pattern"),
        (writing("terrain", 1, "WWPPPPMMM"), "tiles.0.terrain.0", "match pattern"),
        (writing("terrain", 1, "WWPPPPMM\n"), "tiles.0.terrain.0", "match pattern"),
        (writing("terrain", 1, "WWPPPPMX"), "tiles.0.terrain.0", "match pattern"),
        (writing("terrain", 3, "WWPWWWWM"), "tiles.0.terrain", "one village, not 0 (XP-102)"),
        (writing("terrain", 1, "WWPPPPM*"), "tiles.0.terrain", "one village, not 2 (XP-102)"),
        (writing("symbols", 4, "....g..."), "tiles.0.symbols", "one temple, not 0 (XP-103)"),
        (writing("symbols", 8, "....T..."), "tiles.0.symbols", "one temple, not 2 (XP-103)"),
        (writing("symbols", 4, "....g.T*"), "tiles.0.symbols.3", "match pattern"),
        (
            writing("symbols", 3, ".g....ch"),
            "tiles.0.symbols",
            "row 3, column 2: no symbol on a village (XP-103)",
        ),
        (
            writing("symbols", 8, "....g..."),
            "tiles",
            "tile 2 has 2 of 'g', tile 1 has 3: all have the same (XP-103)",
        ),
        (writing("symbols", 1, "........"), "tiles", "tile 2 has 1 of 'm', tile 1 has 0"),
        (putting("cards", 0, value=["P", "P"]), "cards", "P/P: a card has two terrains"),
        (putting("cards", 0, value=["P", "WD"]), "cards", "P/WD: a card has two terrains"),
        (putting("cards", 0, value=["P", "PW"]), "cards", "P/PW: a card has two terrains"),
        (putting("cards", 6, value=["PM", "PD"]), "cards", "PM/PD: a card has two terrains"),
        (putting("cards", 0, value=["P", "D"]), "cards", "6 different plain cards and 2 jokers"),
        (putting("cards", 0, value=["PW", "DM"]), "cards", "6 different plain cards and 2 jokers"),
        (putting("cards", 6, value=["P", "D"]), "cards", "6 different plain cards and 2 jokers"),
        (putting("cards", 0, 1, value="MP"), "cards.0.1", "Input should be 'P'"),
        (putting("gem_line", value=[-1, 2, -3]), "gem_line", "first all negative"),
        (putting("gem_line", value=[-1, 0, 3]), "gem_line", "first all negative"),
        (putting("key_places", value=0), "key_places", "greater than or equal to 1"),
        (putting("achievements", 0, "id", value="great-square"), "achievements", "there twice"),
        (putting("achievements", 0, "id", value="bridge"), "achievements.0.id", "Input should be"),
        (putting("achievements", 0, "points", value=[9]), "achievements.0.points", "the rules say"),
        (putting("achievements", 3, "points", value=[6, 8]), "achievements.3.points", "one value"),
        (putting("achievements", 3, value={"id": "untouched-maps"}), "achievements.3", "one value"),
        (putting("achievements", 14, "points", value=[2, 1]), "achievements.14.points", "rising"),
        (putting("achievements", 14, value={"id": "full-baskets"}), "achievements.14", "rising"),
        (
            without(*(set(KINDS) - {"untouched-gems", "pilgrim", "lands-end"})),
            "achievements",
            "at least 3 are needed besides untouched-gems (XP-207)",
        ),
        (putting("colour", value="red"), "colour", "Extra inputs"),
    ],
)
@pytest.mark.rule("XP-102", "XP-103", "XP-105", "XP-711", "XP-207")
def test_a_wrong_pack_is_refused(tmp_path: Path, change: Change, field: str, message: str) -> None:
    with pytest.raises(BadContent) as refusal:
        loaded(tmp_path, change)
    said = re.fullmatch(r"(.*)explorers\.json:(\d+): (\S+): (.*)", str(refusal.value), re.DOTALL)
    assert said is not None, refusal.value
    assert said[3] == field or said[3].startswith(f"{field}.")
    assert message in said[4]


def test_the_line_of_a_wrong_row_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refusal:
        loaded(tmp_path, writing("terrain", 3, "WXPWWWWM"))
    line = int(str(refusal.value).split(":")[1])
    pack = tmp_path / "explorers" / FILE.name
    assert "WXPWWWWM" in pack.read_text(encoding="utf-8").splitlines()[line - 1]


def test_tiles_that_are_only_less_fair_than_ours_load(tmp_path: Path) -> None:
    """Tiles of a printed game must load whatever they look like."""

    def change(data: Any) -> None:
        for tile in data["tiles"]:
            tile["terrain"] = ["*PPPPPPP", *["PPPPPPPP"] * 7]
            tile["symbols"] = [".aTa....", *["........"] * 7]
        data["gem_line"] = [-1, 4]

    content, content_hash = loaded(tmp_path, change)
    assert content_hash != HASH
    on = landscape(content.tiles, (Placed(1, 0), Placed(2, 90), Placed(3, 180), Placed(4, 270)))
    assert isinstance(on, Landscape)
    assert on.of_terrain["P"].bit_count() == 252


def test_the_order_of_tiles_cards_and_achievements_means_nothing(tmp_path: Path) -> None:
    def change(data: Any) -> None:
        for key in ("tiles", "cards", "achievements"):
            data[key].reverse()
        data["cards"] = [card[::-1] for card in data["cards"]]

    assert loaded(tmp_path, change) == (CONTENT, HASH)

"""Content files: errors name the file, the line and the field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, ConfigDict, Field

from engines.core import BadContent
from engines.core.content import as_written, load_content, load_forms
from engines.luxor.content import FILE, TileSets
from engines.registry import games

OWN = FILE.read_text(encoding="utf-8")


class Place(BaseModel):
    """A place of a map."""

    model_config = ConfigDict(extra="forbid")

    name: str
    near: tuple[int, ...] = ()


class Map(BaseModel):
    """A map with something nested."""

    model_config = ConfigDict(extra="forbid")

    title: str
    places: Annotated[tuple[Place, ...], Field(min_length=2)]
    by_letter: dict[str, Place] = {}


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    file = folder / "map.json"
    file.write_bytes(text.encode(encoding))
    return file


def refused(file: Path, model: type[BaseModel] = Map) -> str:
    """Return the error text for a file, without its path."""
    with pytest.raises(BadContent) as caught:
        load_content(model, file, "game", None)
    text = str(caught.value)
    assert text.startswith(f"{file}:")
    assert "\n" not in text
    return text.removeprefix(f"{file}:")


MAP = """{
  "title": "World",
  "places": [
    {"name": "Here", "near": [1]},
    {
      "name": "There",
      "near": [
        0,
        2
      ]
    }
  ],
  "by_letter": {
    "\\u00e9 \\" [": {"name": "Elsewhere"},
    "x": {"name": "Exit",
          "near": []}
  }
}
"""


def test_a_good_file_is_loaded(tmp_path: Path) -> None:
    loaded, content_hash = load_content(Map, written(tmp_path, MAP), "game", None)
    assert loaded.places[1].near == (0, 2)
    assert loaded.by_letter['é " ['].name == "Elsewhere"
    assert len(content_hash) == 16
    assert int(content_hash, 16) >= 0


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('"World"', "7", "2: title: Input should be a valid string"),
        ('"World",', '"World"', "3: not JSON: Expecting ',' delimiter"),
        ("0,", "0 0,", "8: not JSON: Expecting ',' delimiter"),
        ('"Here", "near": [1]', '"Here", "near": 1', "4: places.0.near: "),
        ('"Here", "near": [1]', '"{,\\"]:", "near": 1', "4: places.0.near: "),
        ("        2", '        "two"', "9: places.1.near.1: Input should be a valid integer"),
        ('"name": "There",', "", "5: places.1.name: Field required"),
        ('"Here",', '"Here", "far": 1,', "4: places.0.far: Extra inputs are not permitted"),
        ('{"name": "Elsewhere"}', "[]", "14: by_letter.é "),
        ('"near": []', '"near": [null]', "16: by_letter.x.near.0: Input should be a valid integer"),
        ('"title": "World",', "", "1: title: Field required"),
        ("World", "W\norld", "2: not JSON: Invalid control character"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_field(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    assert MAP.count(right) == 1
    assert refused(written(tmp_path, MAP.replace(right, wrong))).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1: not JSON: Expecting value"),
        ("\n\n", "3: not JSON: Expecting value"),
        ("\n[]", "2: the whole file: Input should be a valid dictionary"),
        ("null", "1: the whole file: "),
        ('{"title": "T", "places": []}', "1: places: Tuple should have at least 2 items"),
    ],
)
def test_a_file_that_is_something_else(tmp_path: Path, text: str, message: str) -> None:
    assert refused(written(tmp_path, text)).startswith(message)


def test_encodings(tmp_path: Path) -> None:
    _loaded, plain = load_content(Map, written(tmp_path, MAP), "game", None)
    _loaded, marked = load_content(Map, written(tmp_path, MAP, "utf-8-sig"), "game", None)
    assert marked == plain
    latin = MAP.replace("World", "Größe")
    assert refused(written(tmp_path, latin, "latin-1")).startswith(" not UTF-8: ")


def test_the_hash_is_of_what_is_said_not_how(tmp_path: Path) -> None:
    def hash_of(text: str) -> str:
        return load_content(Map, written(tmp_path, text), "game", None)[1]

    plain = hash_of(MAP)
    assert hash_of(" ".join(MAP.split())) == plain
    assert hash_of(MAP.replace('"title": "World",', "")[:-2] + ',"title":"World"}') == plain
    assert hash_of(MAP.replace("World", "Worlds")) != plain
    assert hash_of(MAP.replace("0,\n        2", "2,\n        0")) != plain


def test_lists_without_order_are_put_in_order(tmp_path: Path) -> None:
    def in_order(data: Any) -> Any:
        return data | {"places": sorted(data["places"], key=lambda place: place["name"])}

    def read(text: str) -> tuple[Map, str]:
        return load_content(Map, written(tmp_path, text), "game", None, in_order)

    places = [{"name": "There"}, {"name": "Here"}]
    one, other = (
        read(json.dumps({"title": "World", "places": given})) for given in (places, places[::-1])
    )
    assert one == other
    assert [place.name for place in one[0].places] == ["Here", "There"]


# --- the tiles of Luxor --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('"Ed", "M"]', '"Ed", "Xx"]', "3: sets.0.3: Input should be 'Cd'"),
        ('["M", "Cd", "Cd",', '["M", "Cd", 5,', "6: sets.3.2: Input should be 'Cd'"),
        ('["L", "Cd",', '["L", "Cd", "Cd",', "2: sets: set 2 holds 6 tiles, not 5"),
        ('["Cd", "Td", "Ed", "M"]', '["Cd", "Cd", "Ed", "M"]', "2: sets: set 1 holds"),
        ('"boat", "boat", "snakes"', '"boat", "snakes", "snakes"', "9: actions: two"),
        ('"actions"', '"axtions"', "1: actions: Field required"),
        ('"caravan", "caravan"', '"caravan"', "9: actions: Tuple should have at least 8 items"),
        ('"sets": [', '"sets": ', "4: not JSON: Expecting property name"),
    ],
)
def test_wrong_tiles(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    assert OWN.count(right) == 1
    text = refused(written(tmp_path, OWN.replace(right, wrong)), TileSets)
    assert text.startswith(message)


# --- packs ---------------------------------------------------------------------------------


def test_a_pack_replaces_the_content_of_the_games_it_names(tmp_path: Path) -> None:
    own = games()["luxor"]
    assert games(tmp_path)["luxor"].content_hash == own.content_hash
    pack = tmp_path / "pack"
    (pack / "luxor").mkdir(parents=True)
    changed = OWN.replace('["Cd", "Td", "Ed", "M"]', '["Cd", "Td", "Ed", "L"]')
    (pack / "luxor" / FILE.name).write_text(changed, encoding="utf-8")
    replaced = games(pack)["luxor"]
    assert replaced.content_hash != own.content_hash
    state = replaced.start(2, replaced.options({}), "seed")
    assert [replaced.format(move) for move in replaced.decisions(state)[0].moves] == [
        "keep Td",
        "keep Ed",
        "keep L",
    ]
    assert games()["luxor"] is own


def test_a_wrong_pack_is_named(tmp_path: Path) -> None:
    (tmp_path / "luxor").mkdir()
    file = tmp_path / "luxor" / FILE.name
    file.write_text(OWN.replace('"Ed", "M"]', '"Ed", "Moon"]'), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        games(tmp_path)
    assert str(caught.value).startswith(f"{file}:3: sets.0.3: ")


def test_each_form_of_a_file_is_content_of_its_own(tmp_path: Path) -> None:
    def renamed(data: Any) -> Any:
        return data | {"title": "Formerly"}

    own = written(tmp_path, MAP)
    today, former = load_forms(Map, own, "game", None, as_written, renamed)
    assert (today[0].title, former[0].title) == ("World", "Formerly")
    assert today == load_content(Map, own, "game", None)
    assert former == load_content(Map, own, "game", None, renamed)
    assert today[1] != former[1]

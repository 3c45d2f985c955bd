"""More of what files are refused for: wrong words, keys, types and numbers at all depths.

Each line of ``damaged.json`` has the places that are changed with the values put there (or without
one, where something is taken out), and what is said.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.siberia.packs import loaded, parts, putting, refusal, taking, to, together

CASES = json.loads(Path(__file__).with_name("damaged.json").read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize(("changes", "message"), CASES, ids=[said[:70] for _, said in CASES])
@pytest.mark.rule("SB-1095", "SB-1001", "SB-1002", "SB-1021", "SB-1033")
def test_what_is_said_of_damage(tmp_path: Path, changes: list[Any], message: str) -> None:
    """Of two mistakes the first is told, but an unknown key before others of its entry."""
    damage = [
        putting(*place, value=value[0]) if value else taking(*place) for place, *value in changes
    ]
    assert refusal(tmp_path, together(*damage))[1] == message


def test_null_is_as_good_as_a_key_left_out(tmp_path: Path) -> None:
    orders = {"sweep": True, "act": "explore", "need": 0, "reach": 1, "steps": 1}
    left_out = together(
        to("I05", de=None, instant={"coin": 1}, ongoing=None),
        to("M01", grow={"by": "melded", "second": {"power": 1}}),
        to("A05", north=orders),
    )
    null = together(
        left_out,
        putting("items", 4, "de", value=None),
        putting("items", 4, "ongoing", value=None),
        putting("items", 4, "grow", value=None),
        putting("tiles", 0, "level", value=None),
        putting("tiles", 0, "covered", value=None),
        putting("meteorites", 0, "grow", "first", value=None),
        putting("solo", "cards", 4, "north", value=orders | {"n": None}),
    )
    assert parts(loaded(tmp_path, null)[0]) == parts(loaded(tmp_path, left_out)[0])

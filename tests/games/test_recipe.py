"""``docs/adding-a-game.md`` explains every part of the contract and names only files that exist."""

from __future__ import annotations

import re

import pytest

from engines.core import Game
from tests.bot.sources import ROOT

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", RECIPE))

PARTS = sorted(
    {name for name in vars(Game) if not name.startswith("_")}
    | {name for name in Game.__annotations__ if not name.startswith("_")}
)


@pytest.mark.parametrize("name", [name for name in PARTS if name != "check_seats"])
def test_every_part_of_the_contract_is_explained(name: str) -> None:
    assert name in NAMED


def test_files_that_are_named_exist() -> None:
    folders = {
        name for name in NAMED if re.fullmatch(r"(engines|render|bot|tests|docs)/[\w./-]+", name)
    }
    assert folders
    assert [name for name in sorted(folders) if not (ROOT / name).exists()] == []

"""``docs/adding-a-game.md`` explains every part of the contract and names only files that exist."""

from __future__ import annotations

import re

import pytest

from tests.bot.sources import ROOT

from .parts import PARTS, members, needed

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", RECIPE))


@pytest.mark.parametrize("name", PARTS)
def test_every_part_of_the_contract_is_explained(name: str) -> None:
    """In the section of its file: first what is needed, then what has a default."""
    section = RECIPE.split(f"`engines/core/game_{name}.py`\n")[1].split("\n#")[0]
    first, rest = section.split("\nWith a default:\n")
    part = PARTS[name]
    explained = {word for word in re.findall(r"`(\w+)`", first) if word in members(part)}
    assert explained == needed(part)
    assert members(part) - needed(part) <= {*re.findall(r"`(\w+)`", rest)}


def test_files_that_are_named_exist() -> None:
    folders = {
        name for name in NAMED if re.fullmatch(r"(engines|render|bot|tests|docs)/[\w./-]+", name)
    }
    assert folders
    assert [name for name in sorted(folders) if not (ROOT / name).exists()] == []

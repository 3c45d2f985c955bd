"""The report on Explorers: all its sections are there, and the same seeds give the same figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.balance.__main__ import main
from bench.balance.explorers import play, solo, with_achievement, with_cards
from engines.explorers import load

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

GAME = load(None)
SECTIONS = [
    "Course",
    "Wins by order of play",
    "One greedy player against random ones",
    "Solo totals",
    "Worth of the tiles",
]


def report(folder: Path, *more: str) -> str:
    call = ["--game", "explorers", "--games", "1", "1", "--seats", "1", "2", "--duels", "1"]
    assert main([*call, "--special", "0", "--folder", str(folder), *more]) == 0
    return (folder / "explorers.md").read_text(encoding="utf-8")


def test_a_report_has_all_its_sections(tmp_path: Path) -> None:
    text = report(tmp_path)
    titles = re.findall(r"(?m)^### (.*)", text)
    assert len(titles) == len(SECTIONS)
    assert all(title.startswith(section) for title, section in zip(titles, SECTIONS, strict=True))
    for table in re.findall(r"(?m)(?:^\|.*\n?)+", text):
        assert len({line.count("|") for line in table.splitlines()}) == 1, table
    assert "| games | 1 | 1 |" in text
    assert report(tmp_path) == text


def test_expert_sides_have_a_section_of_their_own(tmp_path: Path) -> None:
    text = report(tmp_path, "--option", 'expert=["gems"]', "--seats", "1", "--games", "2")
    assert re.findall(r"(?m)^## (.*)", text) == ['expert=["gems"]']


def test_other_cards_come_on_the_same_landscape() -> None:
    state = solo(GAME, {}, 1)
    totals = [play(GAME, ["medium"], with_cards(state, n), "cards") for n in (1, 1, 2)]
    assert totals[0] == totals[1]
    assert totals[0].tiles == totals[2].tiles
    assert totals[0] != totals[2]


def test_an_achievement_is_put_into_a_game() -> None:
    state = with_achievement(solo(GAME, {}, 1), "lands-end")
    seen = play(GAME, ["medium"], state, "corner")
    assert seen.sources["achievements"][0] > 0
    without = play(GAME, ["medium"], with_achievement(state, None), "corner")
    assert without.sources["achievements"] == (0,)


def test_a_player_can_do_without_maps() -> None:
    state = solo(GAME, {}, 1)
    assert play(GAME, ["medium"], state, "maps").found["maps used"][0] > 0
    seen = play(GAME, ["medium"], state, "maps", no_maps=True)
    assert seen.found["maps used"] == (0,)

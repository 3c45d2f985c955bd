"""The report of a few games: all sections are there, and the same seeds give the same report."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.balance.__main__ import main
from bench.balance.playing import jobs_of, played

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

SECTIONS = [
    "Course",
    "Points by source",
    "Wins by order of play",
    "Tickets a game",
    "Loops a game",
    "Hand cards fulfilled",
    "Places reached",
    "Goals of the catalogue",
    "Greedy against chance",
]


FEW = ("--seats", "2", "--games", "1", "--duels", "1")
"""Options for as short a report as there is."""


def report(folder: Path, *options: str) -> str:
    call = ["--game", "expedition_1996", "--seats", "2", "3", "--games", "2", "--duels", "2"]
    assert main([*call, "--folder", str(folder), *options]) == 0
    return (folder / "expedition_1996.md").read_text(encoding="utf-8")


def test_a_report_has_all_its_sections(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = report(tmp_path)
    assert str(tmp_path / "expedition_1996.md") in capsys.readouterr().out
    titles = re.findall(r"(?m)^### (.*)", text)
    assert [title for title in SECTIONS if not any(title in text for text in titles)] == []
    assert len(titles) == len(SECTIONS)
    for table in re.findall(r"(?m)(?:^\|.*\n?)+", text):
        widths = {line.count("|") for line in table.splitlines()}
        assert len(widths) == 1, table
    assert "| games | 2 | 2 |" in text
    assert "| third in order of play |  | " in text
    for clause in ("RT-921", "RT-922", "RT-923", "RT-924", "RT-925", "RT-926"):
        assert f"| {clause} |" in text


@pytest.mark.slow
def test_each_set_of_options_has_its_section_and_only_that_is_renewed(tmp_path: Path) -> None:
    first = report(tmp_path, *FEW)
    both = report(tmp_path, *FEW, "--option", "variant_b=true")
    assert both.startswith(first.rstrip())
    assert re.findall(r"(?m)^## (.*)", both) == ["Defaults", "variant_b=true"]
    assert "Hand cards" not in both.removeprefix(first.rstrip())
    file = tmp_path / "expedition_1996.md"
    file.write_text(both.replace("| games | 1 |", "| games | old |", 1), encoding="utf-8")
    assert file.read_text(encoding="utf-8") != both
    assert report(tmp_path, *FEW) == both


@pytest.mark.slow
def test_processes_change_nothing() -> None:
    jobs = jobs_of("expedition_1996", ["medium", "random"], {}, 4)
    assert [job.players for job in jobs[:2]] == [("medium", "random"), ("random", "medium")]
    assert len({job.seed for job in jobs}) == 4
    assert played(jobs, 2) == played(jobs)


def test_hard_players_have_a_section_of_their_own(tmp_path: Path) -> None:
    """And play on their plans: the same moves come of them as at a table."""
    report(tmp_path, *FEW)
    few = ["--level", "hard", "--positions", "40", "--games", "1", "--seats", "2"]
    text = report(tmp_path, *few)
    title = "Defaults, hard players with 40 positions a turn"
    assert re.findall(r"(?m)^## (.*)", text) == ["Defaults", title]
    assert "Greedy against chance" not in text.partition(title)[2]

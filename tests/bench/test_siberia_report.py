"""The report on Expeditions: all its sections are there, and the same seeds give the same."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bench.balance.__main__ import main
from bench.balance.siberia import Seen, levels, section, watch
from engines.siberia import load

GAME = load(None)
SECTIONS = [
    "Course",
    "Players with glory in a category",
    "Order of play",
    "Worth of a mech",
    "Worth of a pair",
    "Cards played or tucked",
    "Locations visited",
    "One greedy player against random ones",
    "Alone against the automa",
]


def seen(**changes: object) -> Seen:
    game = Seen(
        players=("medium", "medium"),
        first=1,
        moves=300,
        turns=25,
        trigger=1,
        scores=(60, 80),
        winners=(1,),
        rival=0,
        sources=dict.fromkeys(("coins", "glory", "items", "corruption"), (10, 20)),
        mechs=("tatanka", "highlander"),
        pairs=("I", "II"),
        glory=(("cards",), ("cards", "heart", "items", "workers")),
        had={"glory tokens": (1, 4)},
        used=frozenset(("I01", "Q02")),
        visited=frozenset(("1", "12")),
        no_bag=False,
        no_deck=False,
    )
    return replace(game, **changes)  # type: ignore[arg-type]


def row(text: str, title: str) -> list[str]:
    """Return the cells of the first row with this title."""
    (line, *_others) = [line for line in text.splitlines() if line.startswith(f"| {title} |")]
    return [cell.strip() for cell in line.split("|")[2:-1]]


def test_the_figures_of_a_report() -> None:
    games = [seen(), seen(turns=61, first=0), seen(trigger=None, no_bag=True)]
    text = section(GAME, {2: games}, {2: [seen(players=("random", "medium"))]})
    assert row(text, "within 40 own turns (%)") == ["33.3"]
    assert row(text, "within 60 own turns (%)") == ["33.3"]
    assert row(text, "glory tokens") == ["2.5"]
    assert row(text, "bag empty once (%)") == ["33.3"]
    assert row(text, "no card left once (%)") == ["0.0"]
    assert row(text, "cards") == ["100.0"]
    assert row(text, "heart") == ["50.0"]
    assert row(text, "first, wins (%)")[0].startswith("66.7 ±")
    assert row(text, "mech tatanka")[0].startswith("-10.0 ±")
    assert row(text, "pair II")[0].startswith("+10.0 ±")
    assert row(text, "mech tatanka, wins")[0].startswith("-50.0 ±")
    assert row(text, "pair II, wins")[0].startswith("+50.0 ±")
    assert row(text, "12 Bone Field") == ["100.0"]
    assert row(text, "2 Fur Market") == ["0.0"]
    cards = [line for line in text.splitlines() if line.startswith("| 2 players | 88 |")]
    assert len(cards) == 1, "all but two cards of the deck are in none of the games"
    assert "| 2 players | 1 of 1 | 20 |" in text


def test_what_is_won_at_each_level_of_the_automa() -> None:
    lost, won = seen(), seen(winners=(0,))
    text = levels({1: [won] * 4, 2: [won, won, lost, lost], 3: [lost] * 4})
    assert row(text, "L1")[:3] == ["4", "100.0 ± 0.0", ""]
    assert row(text, "L2")[:3] == ["4", "50.0 ± 56.6", "50.0 ± 56.6"]
    assert row(text, "L3")[:3] == ["4", "0.0 ± 0.0", "50.0 ± 56.6"]


def test_what_is_worth_how_much_over_all_numbers_of_players() -> None:
    three = seen(
        players=("medium",) * 3,
        mechs=("tatanka", "highlander", "lumberjack"),
        pairs=("I", "II", "III"),
        scores=(50, 80, 80),
        winners=(1, 2),
        used=frozenset(("I02",)),
    )
    text = section(GAME, {2: [seen()] * 2, 3: [three] * 2}, {})
    assert row(text, "mech tatanka") == ["-10.0 ± 0.0", "-20.0 ± 0.0", "-15.0 ± 5.7"]
    assert row(text, "pair III, wins") == ["", "+16.7 ± 0.0", "+16.7 ± 0.0"]
    assert "| 3 players | 89 |" in text
    assert "| all | 87 |" in text


@pytest.mark.nightly
@pytest.mark.slow
def test_a_report_has_all_its_sections(tmp_path: Path) -> None:
    call = ["--game", "siberia", "--games", "1", "--seats", "2", "--duels", "1", "--special", "1"]
    assert main([*call, "--folder", str(tmp_path)]) == 0
    text = (tmp_path / "siberia.md").read_text(encoding="utf-8")
    titles = re.findall(r"(?m)^### (.*)", text)
    alone = text.partition("## Alone\n")[2].partition("\n## ")[0]
    assert main([*call, "--seats", "1", "--folder", str(tmp_path)]) == 0
    again = (tmp_path / "siberia.md").read_text(encoding="utf-8")
    assert again == text
    assert alone
    assert len(titles) == len(SECTIONS)
    assert all(title.startswith(section) for title, section in zip(titles, SECTIONS, strict=True))
    for table in re.findall(r"(?m)(?:^\|.*\n?)+", text):
        assert len({line.count("|") for line in table.splitlines()}) == 1, table


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (watch(GAME, ["medium", "random"], {}, "same") for _time in range(2))
    assert first == second
    assert first.winners == (0,)
    assert first.used
    assert first.visited


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.rule("SB-1101", "SB-1115")
def test_the_automa_is_harder_to_beat_from_level_to_level() -> None:
    """The figures of many games are in docs/balance/siberia.md."""
    deals = [f"level {number}" for number in range(8)]
    wins, points = [], []
    for level in GAME.content.levels:
        games = [watch(GAME, ["medium"], {"level": level}, deal) for deal in deals]
        wins.append(sum(game.winners == (0,) for game in games))
        points.append(sum(game.rival for game in games))
    assert wins == sorted(wins, reverse=True)
    assert wins[0] == len(deals)
    assert wins[-1] <= len(deals) / 2
    assert points == sorted(points)

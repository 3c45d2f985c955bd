"""The benchmarks of the bot do what they say; how fast it is depends on the machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench import many, memory, servers, steady, turns
from bench.played import playing
from bench.shortest import Answer, presses_of
from engines.registry import games
from render import files
from render.cache import CACHE, DEFAULT_LIMIT
from tests.e2e.sketches import drawn_once

pytestmark = pytest.mark.slow

SET_UP = 10
"""Turns; in some games the first eight are marks."""


@pytest.mark.nightly
def test_a_turn_is_pressed_drawn_and_posted_and_its_parts_are_its_whole() -> None:
    figures = asyncio.run(turns.closed("luxor", 1, "1", before=2))
    assert figures["turns"] == 1
    assert figures["presses"] >= 2, "Play, and an answer"
    parts = {"rules", "views", "texts", "draw", "encode", "discord.py", "store's thread", "rest"}
    assert all(figures[f"{part} ms"] > 0 for part in parts)
    assert sum(figures[f"{part} ms"] for part in parts) == pytest.approx(figures["CPU ms"])
    assert 1 <= figures["requests that count"] <= 2, "the post and the hand"
    assert figures["other requests"] >= 2 * figures["presses"], "acknowledged and answered"
    assert figures["pictures"] >= 2
    assert figures["upload KiB"] > 60


@pytest.mark.nightly
@pytest.mark.parametrize("game", sorted(games()))
async def test_people_press_no_more_than_the_shortest_way_has(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", drawn_once)
    async with playing(game, seats=2, seed="visit") as people:
        for _turn in range(SET_UP):
            await turns.turn(people, 0.0)
        planned = list[int]()
        plan = people.planned
        monkeypatch.setattr(people, "planned", lambda *given: _counted(plan(*given), planned))
        for _turn in range(3):
            pressed = [each.press.verb async for each in people.visit()]
            await people.discord.rest()
            assert pressed[0] == "play"
            assert len(pressed) == 1 + planned[-1]
    assert len(planned) == 3


def _counted(plan: tuple[Answer, ...], planned: list[int]) -> tuple[Answer, ...]:
    planned.append(presses_of(plan))
    return plan


def test_how_long_people_wait_is_measured_at_several_tables() -> None:
    figures = asyncio.run(
        turns.opened("luxor", rate=100, seconds=0.02, places=2, seed="1", before=0)
    )
    assert figures["turns"] == 2
    for name in ("press answered", "turn posted", "loop late"):
        assert 0 <= figures[f"{name} median ms"] <= figures[f"{name} p99 ms"]
    assert figures["turn posted median ms"] > figures["press answered median ms"]


def test_figures_stand_beside_those_of_an_earlier_run() -> None:
    figures = {"CPU ms": 50.0, "turns": 2, turns.CHESS: 1000.0}
    earlier = {"games": {"luxor": {"CPU ms": 100.0}}}
    cpu, counted, _chess = turns.lines({"games": {"luxor": figures}}, earlier)
    assert cpu.split() == ["luxor", "CPU", "ms", "50.0", "50", "chess", "moves", "x", "0.50"]
    assert counted.split() == ["luxor", "turns", "2.0"]


def test_pictures_of_all_games_and_kinds_are_wanted() -> None:
    found = [picture for picture, _n in zip(memory.wanted("1"), range(32), strict=False)]
    assert {picture.game.id for picture in found} == set(games())
    assert {picture.kind for picture in found} == {
        "board", "hand", "targets", "where", "closeups", "whole_map"
    }  # fmt: skip


@pytest.mark.nightly
def test_memory_is_measured_on_the_way() -> None:
    try:
        figures = asyncio.run(memory.measured(6, "1", 3, limit=32))
    finally:
        CACHE.set_limit(DEFAULT_LIMIT)
    steps = ["start", "layers drawn", "3 pictures", "6 pictures", "after upkeep"]
    assert list(figures["memory"]) == steps
    assert all(20 < value < 5000 for value in figures["memory"].values())


def test_a_start_with_many_tables_is_measured_step_by_step(tmp_path: Path) -> None:
    size, steps = many.started(tmp_path, 40, 10)
    assert size > 100_000
    assert len(steps) == 9
    assert all(seconds >= 0 for _step, seconds in steps)


def test_servers_are_heard_of_over_shards() -> None:
    figures = asyncio.run(servers.measured(20))
    assert figures["shards"] == 1
    assert 0.1 < figures["read MB"] < 1
    assert 20 < figures["before MB"] < 5000


def test_turns_of_all_games_are_played_and_memory_measured(tmp_path: Path) -> None:
    path = tmp_path / "steady.sqlite3"
    measured = asyncio.run(_all(steady.measured(path, 30, 10)))
    assert [turns for turns, _megabytes in measured] == [10, 20, 30]
    assert all(20 < megabytes < 5000 for _turns, megabytes in measured)
    assert path.stat().st_size > 100_000


async def _all(lines: AsyncIterator[tuple[int, float]]) -> list[tuple[int, float]]:
    return [line async for line in lines]

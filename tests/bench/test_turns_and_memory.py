"""The benchmarks of the bot do what they say; how fast it is depends on the machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench import many, memory, steady, turns
from engines.registry import games
from render.cache import CACHE, DEFAULT_LIMIT

pytestmark = pytest.mark.slow


def test_turns_are_played_drawn_and_posted() -> None:
    figures = asyncio.run(turns.measured("luxor", rate=100, seconds=0.04, places=2))
    assert figures["turns"] == 4
    assert figures["cards per turn"] >= 1
    assert 0 < figures["hands per turn"] < 3
    assert figures["hands drawn the same %"] == 0
    assert figures["moves per turn"] > 1
    assert figures["uploaded KiB per turn"] > 60
    for name in ("acknowledged", "saved", "posted"):
        assert 0 <= figures[f"{name} median ms"] <= figures[f"{name} p99 ms"]
    assert figures["saved median ms"] <= figures["posted median ms"]


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
    assert list(figures["memory"]) == ["start", "layers drawn", "3 pictures", "6 pictures"]
    assert all(20 < value < 5000 for value in figures["memory"].values())


def test_a_start_with_many_tables_is_measured_step_by_step(tmp_path: Path) -> None:
    size, steps = many.started(tmp_path, 40, 10)
    assert size > 100_000
    assert len(steps) == 5
    assert all(seconds >= 0 for _step, seconds in steps)


def test_turns_of_all_games_are_played_and_memory_measured(tmp_path: Path) -> None:
    path = tmp_path / "steady.sqlite3"
    measured = asyncio.run(_all(steady.measured(path, 30, 10)))
    assert [turns for turns, _megabytes in measured] == [10, 20, 30]
    assert all(20 < megabytes < 5000 for _turns, megabytes in measured)
    assert path.stat().st_size > 100_000


async def _all(lines: AsyncIterator[tuple[int, float]]) -> list[tuple[int, float]]:
    return [line async for line in lines]

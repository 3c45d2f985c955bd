"""The benchmark of saved moves runs, and its report says what was measured."""

from __future__ import annotations

from pathlib import Path

from bench.store import MODES, measure, report


async def test_moves_are_measured_in_turn_in_both_modes(tmp_path: Path) -> None:
    seconds = await measure(tmp_path, moves=3)
    assert {mode: len(taken) for mode, taken in seconds.items()} == dict.fromkeys(MODES, 3)


def test_the_report_names_what_the_wait_for_the_disk_costs() -> None:
    lines = report({"normal": [0.001] * 5, "full": [0.0035] * 5}).splitlines()
    assert "normal" in lines[0]
    assert "1.00 ms" in lines[0]
    assert "full" in lines[1]
    assert "3.50 ms" in lines[1]
    assert "costs 2.50 ms more" in lines[2]

"""``make quick`` leaves out the tests that were measured to be slow, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest, measured
from tests.measured import Measuring

ROOT = Path(__file__).parents[2]
SOURCE = "def test_long(case): ...\n\n\ndef test_short(): ...\n"


def run(measuring: Measuring, nodeid: str) -> None:
    """Let a test pass while it is measured."""
    protocol = measuring.pytest_runtest_protocol(item(nodeid))
    next(protocol)
    with pytest.raises(StopIteration):
        next(protocol)


def item(nodeid: str, *marks: str) -> Any:
    added = list(marks)
    return SimpleNamespace(
        nodeid=nodeid,
        marks=added,
        add_marker=lambda mark: added.append(mark.name),
        get_closest_marker=lambda name: name if name in added else None,
    )


def test_the_slow_tests_are_tests_of_the_project() -> None:
    """One that was renamed is quick until it is measured; but not many are."""
    known = [measured.exists(ROOT, name) for name in measured.slow()]
    assert known.count(True) > known.count(False)


def test_tests_that_take_long_are_written_down_beside_those_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_some.py").write_text(f"{SOURCE}def test_known(): ...\n", "utf-8")
    file = tmp_path / "tests/measured.txt"
    file.write_text("tests/test_some.py::test_gone\ntests/test_some.py::test_known\n", "utf-8")
    measuring, clock = Measuring(file), _seconds(0, 0.06, 0.1, 0.14, 0.2, 0.23)
    monkeypatch.setattr(measured, "spent", lambda: next(clock))
    run(measuring, "tests/test_some.py::test_long[one]")
    run(measuring, "tests/test_some.py::test_short")
    run(measuring, "tests/test_some.py::test_long[two]")
    measuring.pytest_sessionfinish()
    assert measured.slow(file) == {
        "tests/test_some.py::test_known",
        "tests/test_some.py::test_long",
    }


def _seconds(*seconds: float) -> Iterator[float]:
    return iter(seconds)


def test_each_case_of_a_slow_test_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "slow", lambda: frozenset({"tests/test_some.py::test_long"}))
    items = [item(f"tests/test_some.py::{name}") for name in ("test_long[1]", "test_longer")]
    items.append(item("tests/test_some.py::test_long[2]", "quick"))
    conftest.pytest_collection_modifyitems(items)
    assert [each.marks for each in items] == [["slow"], [], ["quick"]]

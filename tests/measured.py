"""Which tests are slow, as measured: ``make quick`` leaves them out.

``make measure`` runs what ``make quick`` runs, in one process, and writes the names of the tests
that take long into ``measured.txt``, beside those that are there already.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("measured.txt")

LIMIT = 0.05
"""Seconds of the processor's time that one case of a test may take, with what it sets up."""


def name_of(item: pytest.Item) -> str:
    """Return the name of a test without its case: a list of cases would be long, and change."""
    return item.nodeid.partition("[")[0]


def slow(file: Path = FILE) -> frozenset[str]:
    """Return the names of the tests that were measured to be slow."""
    return frozenset(file.read_text(encoding="utf-8").split())


def spent() -> float:
    """Return the time that the processor has spent on this process and on those that it ran."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


class Measuring:
    """Measures every test of a run, and writes down the slow ones when it ends."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        self.found = set(slow(file))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure a test."""
        begun = spent()
        done = yield
        if spent() - begun > LIMIT:
            self.found.add(name_of(item))
        return done

    def pytest_sessionfinish(self) -> None:
        """Write down the slow tests, without those that are gone."""
        root = self.file.parents[1]
        names = sorted(name for name in self.found if exists(root, name))
        self.file.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")


def exists(root: Path, name: str) -> bool:
    """Whether there is a test of that name."""
    path, _, function = name.partition("::")
    file = root / path
    return file.is_file() and f"def {function}(" in file.read_text(encoding="utf-8")

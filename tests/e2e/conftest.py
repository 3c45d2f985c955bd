"""What all tests of the whole bot share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.worlds import *  # noqa: F403 - its fixtures


@pytest.fixture(autouse=True)
def _as_usual(as_usual: None) -> None:
    """Also for tests that make a world of their own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the whole bot as slow, except those of presses."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name != "test_presses.py":
            item.add_marker(pytest.mark.slow)

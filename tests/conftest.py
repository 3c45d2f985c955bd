"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="approve pictures and transcripts as they come out now; read the difference",
    )


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Return whether golden files are to be written anew instead of being compared."""
    return bool(request.config.getoption("--update-goldens"))

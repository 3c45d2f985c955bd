"""What all tests share."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

# On a busy machine anything may take long; that is no fault.
settings.register_profile(
    "busy", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("busy")

# Whole games are kept for many tests: looking through them for cycles takes long and finds none.
gc.set_threshold(20_000, 50, 100)


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

"""What tests of the bot share."""

from __future__ import annotations

from pathlib import Path

import pytest

from .hosts import NAMES


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in an empty folder, with none of the settings in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)

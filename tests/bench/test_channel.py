"""The pictures of the README are small; without what makes them that is said in one line."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bench import channel
from render.replay import LARGEST
from tests.bot.sources import ROOT


def test_without_playwright_nothing_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(channel, "import_module", missing)
    with pytest.raises(SystemExit, match="pip install playwright"):
        channel.main(["--out", str(tmp_path)])
    assert not [*tmp_path.iterdir()]


def test_a_picture_with_a_palette_looks_the_same() -> None:
    card = ROOT / "docs" / "channel-card.png"
    before = Image.open(card).convert("RGB")
    file = BytesIO()
    before.save(file, "PNG")
    after = channel.small(file.getvalue())
    assert len(after) < len(file.getvalue())
    assert Image.open(BytesIO(after)).size == before.size


def test_pictures_in_the_readme_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in (ROOT / "docs").glob("channel-*")}
    assert len(sizes) == 3
    assert all(size <= LARGEST for size in sizes.values())
    assert all(size <= 200_000 for name, size in sizes.items() if name.endswith(".png"))

"""Approved pictures, compared with a tolerance; a failure leaves the new picture and a diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from PIL import Image, ImageChops, ImageStat

GOLDENS = Path(__file__).parents[1] / "goldens"
TOLERANCE = 0.5
"""Mean difference per channel, of 255: more than another version of the font library makes."""

Approve: TypeAlias = Callable[[str, Image.Image], None]


@pytest.fixture
def approve(update_goldens: bool) -> Approve:
    """Return a check that a picture looks as it was approved."""

    def check(name: str, image: Image.Image) -> None:
        golden = GOLDENS / f"{name}.png"
        actual, diff = GOLDENS / f"{name}.actual.png", GOLDENS / f"{name}.diff.png"
        if update_goldens:
            GOLDENS.mkdir(exist_ok=True)
            image.save(golden, optimize=True)
        assert golden.exists(), (
            f"no approved picture {golden}: pytest tests/render --update-goldens"
        )
        with Image.open(golden) as stored:
            approved = stored.convert("RGB")
        if image.size == approved.size:
            difference = ImageChops.difference(image, approved)
            means = ImageStat.Stat(difference).mean
            if max(means) <= TOLERANCE:
                actual.unlink(missing_ok=True)
                diff.unlink(missing_ok=True)
                return
            difference.point(lambda value: min(255, value * 4)).save(diff)
            problem = f"differs by {max(means):.2f} of 255 on the mean"
        else:
            problem = f"is {image.size}, approved was {approved.size}"
        image.save(actual)
        pytest.fail(f"{name} {problem}; see {actual} and {diff}")

    return check

"""Names of pictures in Discord."""

from __future__ import annotations

import re


def kind_of(name: str) -> str:
    """Return what a picture shows: its file name without the part that tells its content."""
    return re.sub(r"-[0-9a-f]{16}", "", name)

"""Names in Discord's Markdown."""

from __future__ import annotations

import re

_SPECIAL = re.compile(r"([\\*_~`|>#\[\]()<:-])")


def escaped(name: str) -> str:
    """Return the name so that Discord shows it literally: no bold, no link, no mention."""
    return _SPECIAL.sub(r"\\\1", name).replace("@", "@\N{ZERO WIDTH SPACE}")

"""Whether Discord's own API description is at hand; without it, less is checked."""

from __future__ import annotations

from pathlib import Path

OPENAPI = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
"""Discord's API description; it is not part of this project and need not be there."""

IS_DESCRIBED = OPENAPI.is_file()

NOT_CHECKED = (
    f"NOT CHECKED: Discord's API description is not at {OPENAPI}, so nothing that is sent was"
    " compared with it."
)

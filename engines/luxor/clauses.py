"""Which clauses matter for each kind of question of Luxor, the most important first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "keep": ("LX-202", "LX-203", "LX-204", "LX-504"),
    "turn": ("LX-302", "LX-303", "LX-308", "LX-310", "LX-602", "LX-807"),
    "deploy": ("LX-402", "LX-403", "LX-415", "LX-406"),
    "walk": ("LX-407", "LX-408", "LX-410", "LX-411", "LX-412"),
    "leave": ("LX-412", "LX-413", "LX-414", "LX-415", "LX-417"),
    "target": ("LX-604", "LX-607", "LX-611", "LX-621", "LX-631", "LX-641"),
    "confirm": ("LX-702", "LX-811", "LX-701"),
}

"""Which clauses matter for each kind of question of Explorers, the most important first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "layout": ("XP-203", "XP-204", "XP-962"),
    "village": ("XP-208", "XP-209"),
    "begin": ("XP-210", "XP-211", "XP-209"),
    "side": ("XP-305", "XP-308", "XP-309", "XP-307"),
    "take": ("XP-309", "XP-312", "XP-511", "XP-512"),
    "cross": ("XP-401", "XP-403", "XP-407", "XP-501", "XP-411"),
    "horse": ("XP-521", "XP-522", "XP-523"),
    "bonus": ("XP-722", "XP-723", "XP-724"),
    "bonus-cross": ("XP-723", "XP-722", "XP-724"),
    "commit": ("XP-313", "XP-952", "XP-314"),
}

"""Which clauses matter for each kind of question of Famous Explorers, the most important first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "redraw": ("FE-208", "FE-203", "FE-205"),
    "mark": ("FE-201", "FE-301", "FE-203", "FE-205", "FE-503"),
    "keep": ("FE-402", "FE-403", "FE-404"),
    "turn": ("RT-301", "RT-304", "RT-702", "RT-706", "RT-705"),
    "branch": ("RT-506", "RT-507", "FE-107", "RT-511"),
    "bonus": ("RT-403", "RT-404", "FE-902"),
    "march": ("FE-832", "FE-809", "FE-808"),
    "bridge": ("FE-833", "FE-808"),
    "gossip": ("FE-834", "FE-403"),
    "bearings": ("FE-835", "FE-203", "FE-205"),
    "wind": ("FE-836", "FE-809"),
    "spyglass": ("FE-837",),
    "drop": ("FE-911", "FE-913"),
    "free": ("FE-304", "FE-305", "FE-302", "FE-701"),
}

"""Which clauses matter for each kind of question of Expedition (1996), the most important first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "chip": ("Q96-201", "Q96-402", "Q96-202", "Q96-603", "Q96-702", "Q96-802"),
    "keep": ("Q96-503", "Q96-507", "Q96-403"),
    "turn": ("RT-301", "RT-304", "RT-702", "RT-706", "RT-705"),
    "branch": ("RT-506", "RT-507", "Q96-304", "Q96-705"),
    "bonus": ("RT-403", "RT-404"),
}

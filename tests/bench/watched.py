"""Games as the balance report sees them, written by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bench.balance.watching import Watched


def game(**known: Any) -> Watched:
    """Return a two-seat game that seat 0 began and won, with some fields changed."""
    values: dict[str, Any] = {
        "players": ("medium", "medium"),
        "first": 0,
        "turns": 40,
        "moves": 150,
        "how": "round",
        "scores": (22, 15),
        "winners": (0,),
        "sources": {"missions": (20, 15), "row": (2, 0)},
        "laid": 100,
        "gained": 20,
        "unspent": 1,
        "spent": Counter(lay=10, remove=9),
        "loops": 8,
        "reached": frozenset({"giza", "petra"}),
        "dealt": (("giza", "petra"), ("cuzco",)),
        "fulfilled": (frozenset({"giza", "iona"}), frozenset({"cuzco"})),
        "set_up_draws": 79,
    }
    return Watched(**(values | known))


REGIONS = {"giza": "Africa", "petra": "Asia", "cuzco": "South America", "iona": "Europe"}

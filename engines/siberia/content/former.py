"""The levels of the automa as they were in games begun before they were made to rise."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

FORMER_LEVELS: Final = MappingProxyType(
    {
        "L1": {"track": 32, "stars": [7, 13, 19, 26, 32]}
        | {"glory": 4, "map": 1, "corruption": 1, "heart": 4},
        "L2": {"track": 30, "stars": [7, 13, 19, 25, 30]}
        | {"glory": 5, "map": 1, "corruption": 2, "heart": 5},
        "L3": {"track": 28, "stars": [5, 10, 15, 20, 24, 28]}
        | {"glory": 5, "map": 2, "corruption": 2, "heart": 6},
        "L4": {"track": 26, "stars": [4, 8, 12, 15, 18, 22, 26]}
        | {"glory": 6, "map": 2, "corruption": 2, "heart": 8},
        "L5": {"track": 24, "stars": [3, 6, 9, 12, 15, 18, 21, 24]}
        | {"glory": 6, "map": 2, "corruption": 2, "heart": 10},
    }
)


def with_former_levels(data: Any) -> Any:
    """Return the data of a content file with the former levels."""
    levels = [level | FORMER_LEVELS[level["id"]] for level in data["solo"]["levels"]]
    return data | {"solo": data["solo"] | {"levels": levels}}

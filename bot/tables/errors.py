"""Why the table, not the game's rules, refuses something."""

from __future__ import annotations


class TableRefused(Exception):
    """What was asked for is not possible; players read the sentence ``refused-<code>``."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(f"{code} {facts or ''}".rstrip())
        self.code = code
        self.facts = facts

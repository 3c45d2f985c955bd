"""The error that a broken law raises."""

from __future__ import annotations

from engines.core.record import Record


class LawBroken(Exception):
    """A game broke a law; ``record`` is the game so far, if a whole game was checked."""

    def __init__(self, law: int, text: str) -> None:
        super().__init__(f"law {law}: {text}")
        self.law = law
        self.text = text
        self.record: Record | None = None


def require(law: int, held: bool, text: str) -> None:
    """Raise :class:`LawBroken` unless the law was held."""
    if not held:
        raise LawBroken(law, text)

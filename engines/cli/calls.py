"""The error for a wrong call of ``python -m engines``."""

from __future__ import annotations


class WrongCall(ValueError):
    """The arguments are wrong or name something that does not exist; the text says so in a line."""

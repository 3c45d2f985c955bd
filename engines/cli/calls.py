"""What is wrong with a call, in one line."""

from __future__ import annotations


class WrongCall(ValueError):
    """The call asks for something that does not exist; the text says what does."""

"""The renderers there are, found by game id and loaded when first needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from render.picture import Picture
from render.words import Words


class Renderer(Protocol):
    """What ``render.<game id>`` offers, as functions of the module.

    A view without a seat makes what everybody may see. ``names`` are the players' display names
    by seat. Texts are Markdown of at most 3,500 characters that say everything a picture says.
    """

    def board(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the board, with the reader's draft and choices if the view has them."""

    def hand(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw what the reader holds; the view must have a seat."""

    def board_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put the board into words."""

    def hand_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put what the reader holds into words; the view must have a seat."""


@cache
def renderer(game_id: str) -> Renderer:
    """Return the renderer of a game.

    :raises ModuleNotFoundError: if the game has none.
    """
    return cast(Renderer, import_module(f"render.{game_id}"))

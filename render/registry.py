"""The renderers there are, found by game id and loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

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


@runtime_checkable
class MapRenderer(Renderer, Protocol):
    """What the renderer of a game with a map offers besides.

    ``place`` is the id of one of the game's places (:meth:`engines.core.Game.places`).
    """

    def layers(self) -> Iterator[Callable[[], object]]:
        """Yield what draws the layers that lie under all pictures, one by one.

        They are kept; who draws them beforehand makes the first picture as quick as the others.
        """

    def where(self, view: Any, place: str, words: Words, names: Sequence[str]) -> Picture:
        """Draw the part of the map around a place, the place marked and its neighbours named."""

    def where_text(self, view: Any, place: str, words: Words, names: Sequence[str]) -> str:
        """Say where a place is, what it is known for, and what lies next to it."""

    def targets(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the reader's own targets by how near an expedition is; the view must have a seat."""

    def targets_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put the reader's own targets into words, the nearest first, also if there are none."""


@cache
def renderer(game_id: str) -> Renderer:
    """Return the renderer of a game.

    :raises ModuleNotFoundError: if the game has none.
    """
    return cast(Renderer, import_module(f"render.{game_id}"))


def map_renderer(game_id: str) -> MapRenderer | None:
    """Return the renderer of a game if it draws a map, else ``None``.

    :raises ModuleNotFoundError: if the game has no renderer.
    """
    art = renderer(game_id)
    return art if isinstance(art, MapRenderer) else None

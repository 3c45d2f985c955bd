"""The board's picture: the reader's own map, or for everybody the maps of all side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.explorers.view import View
from render.explorers import maps_picture, own_picture
from render.picture import Picture
from render.words import Words


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's own map; for everybody, the maps of all, or the one that is laid out."""
    if view.seat is not None:
        return own_picture.own_board(view, words, names)
    return maps_picture.maps(view, words, names)


def board_view(view: View) -> View:
    """Return the view without who waits for the others, which the words under it say.

    So the maps of all are not drawn anew whenever somebody commits.
    """
    asked = () if view.phase == "mark" else view.to_act
    return replace(view, committed=(False,) * view.players, to_act=asked)

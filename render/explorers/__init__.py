"""Explorers' pictures and texts: a :class:`render.registry.Renderer`."""

from render.explorers import signs
from render.explorers.board_picture import board
from render.explorers.card import card_text
from render.explorers.hand_picture import hand
from render.explorers.hand_view import hand_view
from render.explorers.key_picture import key
from render.explorers.minute_picture import minute
from render.explorers.posters import curve, end, length, start
from render.explorers.texts import board_text, hand_text, tags

__all__ = [
    "board",
    "board_text",
    "card_text",
    "curve",
    "end",
    "hand",
    "hand_text",
    "hand_view",
    "key",
    "length",
    "minute",
    "signs",
    "start",
    "tags",
]

"""Luxor's pictures and texts: a :class:`render.registry.Renderer`."""

from render.luxor import signs
from render.luxor.board_picture import board
from render.luxor.card import card_text
from render.luxor.hand_picture import hand
from render.luxor.hand_view import hand_view
from render.luxor.key_picture import key
from render.luxor.minute_picture import minute
from render.luxor.posters import curve, end, length, start
from render.luxor.texts import board_text, hand_text, tags

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

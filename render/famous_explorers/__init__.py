"""Famous Explorers' pictures and texts: a :class:`render.registry.MapRenderer`."""

from render.famous_explorers.board_picture import board, layers, whole_map
from render.famous_explorers.card import card_text
from render.famous_explorers.hand_picture import hand
from render.famous_explorers.hand_view import hand_view
from render.famous_explorers.key_picture import key
from render.famous_explorers.looks import closeups, tags, targets, targets_text, where, where_text
from render.famous_explorers.minute_picture import minute
from render.famous_explorers.poster import curve, end, length, start
from render.famous_explorers.texts import board_text, hand_text

__all__ = [
    "board",
    "board_text",
    "card_text",
    "closeups",
    "curve",
    "end",
    "hand",
    "hand_text",
    "hand_view",
    "key",
    "layers",
    "length",
    "minute",
    "start",
    "tags",
    "targets",
    "targets_text",
    "where",
    "where_text",
    "whole_map",
]

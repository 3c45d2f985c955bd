"""Expedition (1996)'s pictures and texts: a :class:`render.registry.MapRenderer`."""

from render.expedition_1996.board_picture import board, layers, whole_map
from render.expedition_1996.card import card_text
from render.expedition_1996.hand_picture import hand
from render.expedition_1996.hand_view import hand_view
from render.expedition_1996.key_picture import key
from render.expedition_1996.looks import closeups, tags, targets, targets_text, where, where_text
from render.expedition_1996.minute_picture import minute
from render.expedition_1996.poster import curve, end, length, start
from render.expedition_1996.texts import board_text, hand_text

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

"""Pictures and texts of Expeditions: a :class:`render.registry.LookupRenderer`."""

from render.siberia import signs
from render.siberia.board_picture import board
from render.siberia.card import card_text
from render.siberia.content import use
from render.siberia.hand_picture import hand, player_picture
from render.siberia.hand_view import hand_view
from render.siberia.key_picture import key
from render.siberia.lookup import card_picture, location_picture
from render.siberia.minute_picture import minute
from render.siberia.posters import curve, end, length, start
from render.siberia.texts import (
    board_text,
    card_details,
    cards,
    hand_text,
    location_details,
    locations,
    player_details,
    tags,
)

__all__ = [
    "board",
    "board_text",
    "card_details",
    "card_picture",
    "card_text",
    "cards",
    "curve",
    "end",
    "hand",
    "hand_text",
    "hand_view",
    "key",
    "length",
    "location_details",
    "location_picture",
    "locations",
    "minute",
    "player_details",
    "player_picture",
    "signs",
    "start",
    "tags",
    "use",
]

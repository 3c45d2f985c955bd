"""Luxor's pictures and texts: a :class:`render.registry.Renderer`."""

from render.luxor import signs as signs
from render.luxor.board_picture import board as board
from render.luxor.card import card_text as card_text
from render.luxor.hand_picture import hand as hand
from render.luxor.hand_picture import hand_view as hand_view
from render.luxor.key_picture import key as key
from render.luxor.minute_picture import minute as minute
from render.luxor.posters import curve as curve
from render.luxor.posters import end as end
from render.luxor.posters import length as length
from render.luxor.posters import start as start
from render.luxor.texts import board_text as board_text
from render.luxor.texts import hand_text as hand_text
from render.luxor.texts import tags as tags

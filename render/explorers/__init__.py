"""Explorers' pictures and texts: a :class:`render.registry.Renderer`."""

from render.explorers import signs as signs
from render.explorers.board_picture import board as board
from render.explorers.board_picture import board_view as board_view
from render.explorers.card import card_text as card_text
from render.explorers.hand_picture import hand as hand
from render.explorers.hand_picture import hand_view as hand_view
from render.explorers.key_picture import key as key
from render.explorers.minute_picture import minute as minute
from render.explorers.posters import curve as curve
from render.explorers.posters import end as end
from render.explorers.posters import length as length
from render.explorers.posters import start as start
from render.explorers.texts import board_text as board_text
from render.explorers.texts import hand_text as hand_text
from render.explorers.texts import tags as tags

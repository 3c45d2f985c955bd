"""Pictures and texts of Expeditions: a :class:`render.registry.LookupRenderer`."""

from render.siberia import signs as signs
from render.siberia.board_picture import board as board
from render.siberia.board_picture import board_view as board_view
from render.siberia.card import card_text as card_text
from render.siberia.card import market_text as market_text
from render.siberia.content import use as use
from render.siberia.hand_picture import hand as hand
from render.siberia.hand_picture import hand_view as hand_view
from render.siberia.hand_picture import player_picture as player_picture
from render.siberia.key_picture import key as key
from render.siberia.lookup import card_picture as card_picture
from render.siberia.lookup import location_picture as location_picture
from render.siberia.minute_picture import minute as minute
from render.siberia.posters import curve as curve
from render.siberia.posters import end as end
from render.siberia.posters import length as length
from render.siberia.posters import start as start
from render.siberia.texts import board_text as board_text
from render.siberia.texts import card_details as card_details
from render.siberia.texts import cards as cards
from render.siberia.texts import hand_text as hand_text
from render.siberia.texts import location_details as location_details
from render.siberia.texts import locations as locations
from render.siberia.texts import player_details as player_details
from render.siberia.texts import tags as tags

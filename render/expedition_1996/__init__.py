"""Expedition (1996)'s pictures and texts."""

from engines.expedition_1996.moves import Keep
from engines.expedition_1996.notation import Notation
from render.expedition_1996 import card, scene, telling
from render.expedition_1996.hand_picture import hand, hand_view
from render.routes.game import RouteGame
from render.routes.renderer import RouteRenderer
from render.worldmap import EXPEDITION_1996

renderer = RouteRenderer(
    RouteGame(
        look=EXPEDITION_1996,
        notation=Notation,
        keep=Keep,
        apart=scene.APART,
        options=("variant_a", "variant_b"),
        scene=scene.scene_of,
        owed=scene.owed,
        own_places=scene.own_places,
        choices=telling.choices,
        standing=telling.standing,
        lying=telling.lying,
        facts=telling.facts,
        cards=telling.cards,
        hand_more=telling.hand_more,
        decided_by=telling.decided_by,
        note=telling.note,
        hand=hand,
        hand_view=hand_view,
        public=card.public,
        private=card.private,
    )
)

__all__ = ["renderer"]

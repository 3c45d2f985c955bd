"""Famous Explorers' pictures and texts."""

from engines.famous_explorers.moves import Keep
from engines.famous_explorers.notation import Notation
from render.famous_explorers import card, scene, table, telling
from render.famous_explorers.hand_picture import hand, hand_view
from render.famous_explorers.signs import SIGNS
from render.routes.game import RouteGame
from render.routes.renderer import RouteRenderer
from render.worldmap import FAMOUS_EXPLORERS

renderer = RouteRenderer(
    RouteGame(
        look=FAMOUS_EXPLORERS,
        notation=Notation,
        keep=Keep,
        apart=scene.APART,
        options=("new_rule_1", "new_rule_2", "explorers_events", "secret_destinations"),
        scene=scene.scene_of,
        owed=scene.owed,
        own_places=scene.own_places,
        title=scene.full,
        choices=telling.choices,
        standing=telling.standing,
        lying=telling.lying,
        facts=table.facts,
        cards=table.cards,
        more=table.effects,
        about=telling.about,
        notes=telling.notes,
        hidden=telling.hidden,
        hand_more=telling.hand_more,
        decided_by=telling.decided_by,
        hand=hand,
        hand_view=hand_view,
        public=card.public,
        private=card.private,
        signs=SIGNS,
    )
)

__all__ = ["renderer"]

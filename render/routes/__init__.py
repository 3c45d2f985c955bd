"""What the pictures of both route games share: the map with routes, places and marks.

A game tells what is its own by a :class:`~render.routes.game.RouteGame`, and its
:class:`~render.routes.renderer.RouteRenderer` draws it. Texts come from
:class:`~render.routes.say.Say`.
"""

from render.routes import signs

__all__ = ["signs"]

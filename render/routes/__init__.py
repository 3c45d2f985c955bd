"""What the pictures of both route games share: the map with routes, places and marks.

A game builds a :class:`~render.routes.scene.Scene` from its view and arranges the parts of its
pictures itself. Texts come from :class:`~render.routes.say.Say`.
"""

from render.routes import signs

__all__ = ["signs"]

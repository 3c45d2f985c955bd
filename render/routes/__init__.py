"""What the pictures of both route games share; it knows no game, only routes, places and marks.

Games build a :class:`~render.routes.scene.Scene` from their view and lay the parts of their
pictures out themselves. Words are asked for through :class:`~render.routes.say.Say`.
"""

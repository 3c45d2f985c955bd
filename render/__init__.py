"""Pictures of games, drawn with Pillow from views; nothing here can see a state.

Begin with :mod:`render.registry`, which says what the renderer of a game offers.
"""

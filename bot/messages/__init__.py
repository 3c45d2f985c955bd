"""Messages: the text, buttons and pictures of posts, panels and private answers, for any game.

Begin with :mod:`cards` for what everybody sees, :mod:`private` for what one player sees, and
:mod:`narrator` for sentences. Nothing here sends anything or asks a table to change.
"""

"""Messages: what a post, a panel or a private answer says and shows, for any registered game.

Begin with :mod:`cards` for what everybody sees, :mod:`private` for what one player sees, and
:mod:`narrator` for sentences. Nothing here sends anything or asks a table to change.
"""

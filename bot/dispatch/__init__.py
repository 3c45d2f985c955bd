"""Presses and commands, answered: acknowledge, ask the table service, show the message.

:class:`Dispatcher` is the way in.
"""

"""Answers presses and commands: acknowledge, call the table service, show the message.

Begin with :class:`~bot.dispatch.dispatcher.Dispatcher`.
"""

"""A local Discord over real sockets, and the bot as a process of its own that can be killed.

:mod:`~tests.discord.world` is what Discord remembers, :mod:`~tests.discord.server` serves it,
:mod:`~tests.discord.people` play at it, :mod:`~tests.discord.audit` says what was lost or doubled,
and ``python -m tests.discord.storm`` does all of it for as long as wanted.
"""

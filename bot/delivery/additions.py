"""What a feature adds to what is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.delivery.drawing import Drawing
from bot.delivery.messenger import Messenger
from bot.delivery.streams import PrivateSending, Sending
from bot.messages.parts import Additions
from bot.tables import TableService


@dataclass(frozen=True, slots=True)
class Means:
    """With what posts are made and sent."""

    messenger: Messenger
    tables: TableService
    drawing: Drawing
    additions: Additions


class DeliveryAdditions:
    """Every part has a default: nothing is added."""

    async def before_posts(self, tables: TableService, table_id: int) -> None:
        """Change a table before anything that waits at it is sent, so that the posts show it."""

    def senders(self, means: Means) -> Mapping[str, Sending]:
        """Return who sends the feature's own kinds of rows in the outbox, each a stream of its own.

        A stream that fails holds up no other.
        """
        return {}

    def private_senders(self, means: Means) -> Mapping[str, PrivateSending]:
        """Return who sends the feature's own kinds of private messages."""
        return {}

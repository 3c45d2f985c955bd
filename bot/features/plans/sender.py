"""What only wakes the delivery: plans are played before it sends anything."""

from __future__ import annotations

from typing import ClassVar

from bot.delivery.streams import Batch


class NoPosts:
    """Sends nothing."""

    is_public: ClassVar[bool] = False

    async def send(self, table_id: int, batch: Batch) -> None:
        """Note that it is done."""
        await batch.done()

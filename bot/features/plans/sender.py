"""What only wakes the delivery: plans are played before it sends anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.delivery.streams import Settle
from bot.store.rows import OutboxRow


class NoPosts:
    """Sends nothing."""

    is_public: ClassVar[bool] = False

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Note that it is done."""
        await settle(rows)

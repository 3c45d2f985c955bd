"""What a feature adds to tables, without Discord."""

from __future__ import annotations


class TableAdditions:
    """Every part has a default: nothing is added."""

    async def look_after(self) -> bool:
        """Do what is to be done from time to time; return whether there is something to announce.

        Called at the start, and every few minutes.
        """
        return False

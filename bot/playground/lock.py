"""A lock that one process holds at a time and that dies with it, however it ends.

So no stale one is ever in the way, as a file that names a process might be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    TAKEN: type[OSError] = PermissionError

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    TAKEN = BlockingIOError

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def holding(path: Path) -> Iterator[bool]:
    """Hold the lock that a file stands for, and give whether it is ours: else another has it.

    The file is made if it is missing, and stays.

    :raises OSError: the file cannot be opened, or its file system knows no locks.
    """
    with path.open("ab") as file:
        try:
            _lock(file)
        except TAKEN:
            yield False
        else:
            yield True

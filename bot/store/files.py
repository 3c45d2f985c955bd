"""The files of the database hold hands and seeds: only their owner may read and write them."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

FOR_OTHERS = 0o077
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside the file while it is in use; it gives them the mode of the file."""


def make_private_folder(folder: Path) -> None:
    """Make *folder* and those above it that are missing, for their owner only.

    :raises OSError: that is not possible here.
    """
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        folder.chmod(0o700)


def make_private_file(path: Path) -> None:
    """Make an empty file for its owner only.

    :raises FileExistsError: it is there already.
    :raises OSError: it cannot be made.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    path.chmod(0o600)  # the umask may have taken even more


def size_of(path: Path) -> int:
    """Return the bytes of a database and of the files beside it; 0 if there are none."""
    size = 0
    for file in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with suppress(FileNotFoundError):
            size += file.stat().st_size
    return size


def make_private(path: Path) -> None:
    """Make the database's file and folder if they are missing, and shut others out of its files.

    :raises OSError: the folder or the file cannot be made.
    """
    if not path.exists():
        make_private_folder(path.parent)
        make_private_file(path)
    elif os.name == "posix":  # elsewhere modes say nothing about who may read
        copies = path.parent.glob(f"{path.name}.before-*.bak")
        files = [path, *(path.with_name(path.name + end) for end in BESIDE), *sorted(copies)]
        _shut_out_others([file for file in files if file.exists()])


def _shut_out_others(files: list[Path]) -> None:
    opened = [file for file in files if file.stat().st_mode & FOR_OTHERS]
    if not opened:
        return
    names = ", ".join(map(str, opened))
    try:
        for file in opened:
            file.chmod(file.stat().st_mode & 0o777 & ~FOR_OTHERS)
    except OSError as error:
        log.warning("Other users of this machine may read %s: %s.", names, error.strerror)
    else:
        log.warning("Other users of this machine could read %s; now only the owner can.", names)

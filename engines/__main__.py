"""``python -m engines``: list, play, fuzz, replay, bench and add games in a terminal."""

from __future__ import annotations

import sys

from engines.cli import main

if __name__ == "__main__":
    sys.exit(main())

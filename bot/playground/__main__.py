"""``make play``: runs the page; errors and Ctrl+C end it with one sentence, not a traceback.

Only the standard library is imported at the top, so that Ctrl+C works from the first moment.
"""

from __future__ import annotations

import os
import signal
import sys

STOPPED = "\nStopped. The table is kept; make play goes on with it."
INCOMPLETE = "make play: the package {package} is not installed. Say make play to install it."


def main() -> int:
    """Run the playground; return the exit code."""
    try:
        from bot.playground import page

        return page.main()
    except ModuleNotFoundError as error:
        print(INCOMPLETE.format(package=error.name), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        print(STOPPED, flush=True)
        # After a second Ctrl+C threads are left that would keep the process alive. The database
        # is consistent at any moment.
        os._exit(0)


if __name__ == "__main__":
    sys.exit(main())

"""``make play``: runs the page; errors and signals end it with one sentence, not a traceback.

Only the standard library is imported at the top, so that Ctrl+C works from the first moment.
"""

from __future__ import annotations

import os
import signal
import sys

STOPPED = "\nStopped. All tables are kept for the next make play."
INCOMPLETE = "make play: the package {package} is not installed. Say make play to install it."


def main() -> int:
    """Run the playground; return the exit code."""
    heed_signals()
    try:
        from bot.playground import page

        code = page.main()
    except ModuleNotFoundError as error:
        print(INCOMPLETE.format(package=error.name), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        code = 0
    if code != 0:
        return code
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print(STOPPED, flush=True)
    # After a second Ctrl+C threads are left that would keep the process alive. The database is
    # consistent at any moment.
    os._exit(0)


def heed_signals() -> None:
    """Let SIGINT and SIGTERM both end the page as Ctrl+C does.

    A shell lets what it starts in the background ignore SIGINT, and Python leaves it at that.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_given: signal.raise_signal(signal.SIGINT))


if __name__ == "__main__":
    sys.exit(main())

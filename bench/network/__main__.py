"""``python -m bench.network``."""

import sys

from bench.network.program import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""``python -m engines.routes.validation``."""

import sys

from engines.routes.validation.program import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

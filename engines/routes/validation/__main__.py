"""``python -m engines.routes.validation``."""

import sys

from engines.routes.validation.program import main

sys.exit(main(sys.argv[1:]))

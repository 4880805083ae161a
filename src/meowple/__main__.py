"""`python -m meowple` is the command `meowple`."""

import sys

from meowple.cli import main

sys.exit(main())

"""`python -m fieldofview` is the command `fov`."""

import sys

from fieldofview.cli import main

if __name__ == "__main__":
    sys.exit(main())

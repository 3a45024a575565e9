#!/usr/bin/env python3
"""Build, serve or test the Napoleon site. `python3 build.py --help` tells how; the steps are modules of site_build/."""

import sys

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    sys.exit("build.py: Python 3.11 or newer is needed, and this is %d.%d.\n  Run it with a newer one, for example: python3.12 build.py" % sys.version_info[:2])

from site_build.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

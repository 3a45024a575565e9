#!/usr/bin/env python3
"""Build, serve or test the Napoleon site. `python3 build.py --help` tells how; the steps are modules of site_build/."""

import sys

if sys.version_info < (3, 11):
    found = ".".join(map(str, sys.version_info[:2]))
    sys.exit(f"build.py: Python 3.11 or newer is needed, and this is {found}.\n  Run it with a newer one, for example: python3.12 build.py")

from site_build.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

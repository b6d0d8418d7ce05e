"""Written by `make package` from pyproject.toml."""

VERSION = "1.1.0"
PAGE = ""  # of the console in a browser

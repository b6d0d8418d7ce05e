"""Written by `make package` from pyproject.toml."""

VERSION = "1.0.0"
PAGE = ""  # of the console in a browser

"""Written by `make package` from pyproject.toml."""

VERSION = "0.1.0"

"""The command `pocket-keltis`."""

import sys


def main() -> int:
    """Do what the command line says."""
    from simulator.__main__ import main

    try:
        return main(sys.argv[1:])
    except KeyboardInterrupt:  # while a command was being imported
        return 130


if __name__ == "__main__":
    sys.exit(main())

"""`make lint` for the page: types by tsc, habits by eslint."""

import os
import subprocess
import sys

from firmware.toolchain import ToolchainMissing
from simulator.web.npm import HERE, packages


def main() -> int:
    """Return 0 if all is well, or if there is no npm to find out."""
    try:
        tools = packages(checkers=True)
    except ToolchainMissing as reason:
        print(f"The page's JavaScript was not checked: {reason}")
        return 0
    where = {**os.environ, "PAGE_PACKAGES": str(tools)}
    failed = False
    for check in ("typescript/bin/tsc", "eslint/bin/eslint.js page"):
        tool, *files = check.split()
        done = subprocess.run(["node", tools / tool, *files], cwd=HERE, env=where)
        failed = failed or done.returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

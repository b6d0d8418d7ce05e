"""`make web`, and with --serve the page in a browser."""

import argparse
import gzip
import sys

from firmware.toolchain import BuildFailed, ToolchainMissing
from firmware.toolchain.workshop import ROOT
from simulator.web.build import build
from simulator.web.serve import PORT, server


def main() -> int:
    parser = argparse.ArgumentParser(prog="make web", description="the console as a web page")
    parser.add_argument("--serve", action="store_true", help="show it on this computer")
    parser.add_argument("--port", type=int, default=PORT, help=f"(default: {PORT})")
    args = parser.parse_args()
    try:
        folder = build()
    except (ToolchainMissing, BuildFailed) as reason:
        print(reason, file=sys.stderr)
        return 1
    sizes = [len(gzip.compress(path.read_bytes())) for path in folder.iterdir()]
    print(f"{folder.relative_to(ROOT)}: {len(sizes)} files, {sum(sizes) // 1024} KB gzipped")
    if args.serve:
        _serve(folder, args.port)
    return 0


def _serve(folder, port: int) -> None:
    try:
        with server(folder, port) as here:
            print(f"Open http://localhost:{here.server_port}/ (Ctrl-C ends it)")
            here.serve_forever()
    except OSError as error:
        print(f"port {port}: {error.strerror}; take another with --port", file=sys.stderr)
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    sys.exit(main())

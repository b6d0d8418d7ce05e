"""Shows build/web on this computer, with the headers that a careful host would send."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PORT = 8000
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# The page has its own policy; this one is for the workers, which take theirs from the server.
_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012

    def end_headers(self) -> None:
        name = self.path.split("?")[0].rsplit("/", 1)[-1]
        if name.startswith(("worker-", "sw.")):
            self.send_header("Content-Security-Policy", _POLICY)
        lasting = "-" in name and not name.startswith("sw")  # such a file is named by its content
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each file."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that has gone before a file was there."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = PORT, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    """Return a server for the folder, which has not begun yet; port 0 takes any that is free."""
    return _Server((host, port), partial(_Handler, directory=str(folder)))

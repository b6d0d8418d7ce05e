"""Small facts that survive switching off: settings, the last choice, statistics.

Each is a file of one line that says what it is and carries its checksum, and a JSON object:

    pocket-keltis settings 1 5d41402a
    {"language": "de", ...}

A file that is damaged is set aside, noted in `damaged`, and taken as missing.
"""

import json
from binascii import crc32

_VERSION = 1

damaged: list = []  # (name, what it is called now) of files set aside and not yet reported
unsaved: list = []  # names of files that could not be written


def read(store, name: str) -> dict:
    """What was written under the name; empty, if nothing was or if it is damaged."""
    data = store.read(name)
    if not data:
        return {}
    try:
        head, _, body = data.partition(b"\n")
        if head == _head(name, body):
            return json.loads(body.decode())
    except (ValueError, UnicodeError):
        pass  # what is wrong with it makes no difference to the player
    damaged.append((name, store.set_aside(name)))
    return {}


def write(store, name: str, facts: dict) -> None:
    """What can't be written is noted in `unsaved`, and the console goes on."""
    body = json.dumps(facts).encode()
    try:
        store.write(name, _head(name, body) + b"\n" + body)
    except OSError:
        if name not in unsaved:
            unsaved.append(name)


def _head(name: str, body: bytes) -> bytes:
    return f"pocket-keltis {name} {_VERSION} {crc32(body):08x}".encode()

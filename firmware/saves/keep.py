"""Small facts that survive switching off: settings, the last choice, statistics.

Each is a file of one line that says what it is and carries its checksum, and a JSON object:

    pocket-keltis settings 1 5d41402a
    {"language": "de", ...}

A file that is damaged is set aside, noted in `damaged`, and taken as missing. It is reported before
anything is written in its place: where nothing has taken the place of a file set aside, power has
failed before the player was told.
"""

import json
from binascii import crc32

from micropython import const

_VERSION = const(1)
_MOST = const(4000)  # bytes: more than the longest of them can have, the results of many people

damaged: list = []  # (name, what it is called now, or "") of files not yet reported
unsaved: list = []  # (name, error) of files that could not be written


def read(store, name: str) -> dict:
    """Return what was written under the name; empty, if nothing was or if it is damaged."""
    data = store.read(name)
    if data is None:
        _look_aside(store, name)
    if not data:
        return {}
    try:
        head, _, body = data.partition(b"\n")
        if len(data) <= _MOST and head == _head(name, body):
            facts = json.loads(body.decode())
            if isinstance(facts, dict):
                return facts
    except (ValueError, RuntimeError, MemoryError):  # no JSON, or too deep for anybody to read
        pass  # what is wrong with it makes no difference to the player
    try:
        damaged.append((name, store.set_aside(name)))
    except OSError:
        damaged.append((name, ""))
    return {}


def write(store, name: str, facts: dict) -> None:
    """Write it; if that fails, note it in `unsaved`, and the console goes on."""
    body = json.dumps(facts).encode()
    try:
        store.write(name, _head(name, body) + b"\n" + body)
    except OSError as error:
        note_unsaved(name, error)


def note_unsaved(name: str, error: OSError) -> None:
    if name not in [noted for noted, _ in unsaved]:
        unsaved.append((name, error))


def _look_aside(store, name: str) -> None:
    aside = [other for other in store.names() if other.startswith(name + ".")]
    if aside and name not in [noted for noted, _ in damaged]:
        damaged.append((name, sorted(aside, key=len)[-1]))  # the newest has the longest number


def report(stage) -> None:
    """Tell the player of the files that could not be read or written, if there are any."""
    if damaged or unsaved:
        from firmware.saves import trouble

        trouble.report(stage)


def listed(value) -> list:
    """Return a value that should be a list; an empty one, if it is not."""
    return value if isinstance(value, list) else []


def one_of(allowed, value, otherwise):
    """Return the allowed value that this equals, or the other one: 80.0 does not stand for 80."""
    for known in allowed:
        if known == value:
            return known
    return otherwise


def _head(name: str, body: bytes) -> bytes:
    return f"pocket-keltis {name} {_VERSION} {crc32(body):08x}".encode()

"""Ways in which a file goes wrong: worn flash, half a copy, another program, a clever child."""

import json
from random import Random
from typing import Any

DEEP = 4000  # brackets: more than any parser's stack takes
LARGE = 200_000  # bytes: more than a Pico's heap


def damaged(luck: Random, data: bytes) -> bytes:
    """Return the bytes with something wrong somewhere, or quite other ones."""
    way = luck.choice((_flipped, _flipped, _cut, _cut, _filled, _shuffled, _doubled, _garbage))
    changed = way(luck, data)
    if luck.random() < 0.02:
        changed += luck.randbytes(64) * (LARGE // 64)
    return changed


def _flipped(luck: Random, data: bytes) -> bytes:
    """Change some bits."""
    changed = bytearray(data)
    for _ in range(luck.choice((1, 1, 1, 2, 8, 64))):
        if changed:
            changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def _cut(luck: Random, data: bytes) -> bytes:
    """Cut off the end, or the beginning."""
    at = luck.randrange(len(data) + 1)
    return data[:at] if luck.random() < 0.8 else data[at:]


def _filled(luck: Random, data: bytes) -> bytes:
    """Overwrite a piece with erased flash, zeros or something else."""
    first, last = sorted(luck.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + bytes((luck.choice((0xFF, 0, 0x20)),)) * (last - first) + data[last:]


def _shuffled(luck: Random, data: bytes) -> bytes:
    """Pieces in another order, some twice."""
    size = luck.choice((1, 7, 32, 256))
    pieces = [data[at : at + size] for at in range(0, len(data), size)] or [b""]
    return b"".join(luck.choices(pieces, k=len(pieces)))


def _doubled(luck: Random, data: bytes) -> bytes:
    return data + luck.choice((data, b"\n", b"\0", data[:10]))


def _garbage(luck: Random, data: bytes) -> bytes:
    return luck.randbytes(luck.choice((1, 4, 40, 400, 4000)))


# ---- what makes no sense, though nothing is wrong with its form


def senseless(luck: Random, value: Any) -> Any:
    """Return a JSON value in which one thing or several are of another kind, missing or too
    much."""
    if luck.random() < 0.04:
        return _anything(luck)
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        value = _changed(luck, value)
    return value


def _changed(luck: Random, value: Any) -> Any:
    """Somewhere in it, the deeper the likelier."""
    if isinstance(value, dict) and value and luck.random() < 0.95:
        key = luck.choice(list(value))
        fate = luck.random()
        if fate < 0.08:
            return {k: v for k, v in value.items() if k != key}
        if fate < 0.16:
            return {**value, luck.choice(("", key + "x", "\ud800", "é" * 40)): _anything(luck)}
        return {**value, key: _changed(luck, value[key])}
    if isinstance(value, (list, tuple)) and value and luck.random() < 0.95:
        items = list(value)
        at = luck.randrange(len(items))
        fate = luck.random()
        if fate < 0.1:
            del items[at]
        elif fate < 0.2:
            items.insert(at, luck.choice(items))
        elif fate < 0.25:
            luck.shuffle(items)
        else:
            items[at] = _changed(luck, items[at])
        return items
    return _anything(luck)


def _anything(luck: Random) -> Any:
    return luck.choice(
        (
            None, True, False, 0, 1, 2, 3, 4, 5, -1, -2, 7, 16, 99, 255, 256, 65_535,
            1 << 30, 1 << 31, -(1 << 63), 10**40, 0.5, 1.0, 2.0, -0.0, 1e308, float("inf"),
            "", "x", "cards", "dice", "en", "xx", "novice", "expert", "4", "\0", "\ud83c", "ő" * 13,
            "W" * 16, "long " * 300, [], [[]], [None], [0], [0, 0], [0] * 4, [1] * 4, [[0]] * 4,
            [["", ""]] * 4, ["novice"] * 4, {}, {"a": 1}, {"game": "dice"}, [{}] * 4, ["", "", ""],
        )
    )  # fmt: skip


def text_of(luck: Random, value: Any) -> bytes:
    """Return a JSON value as bytes; now and then with more brackets, or more of it, than anybody
    reads."""
    text = json.dumps(value)
    chance = luck.random()
    if chance < 0.01:
        text = "[" * DEEP + "]" * DEEP
    elif chance < 0.02:
        text = '{"a":' * DEEP + "1" + "}" * DEEP
    elif chance < 0.03:
        text = text.replace("0", "1" * 5000, 1)
    elif chance < 0.04:
        text += " " * LARGE
    return text.encode()

"""The form of a game record: what has to be there before it can be replayed."""

import json
from collections import Counter
from reprlib import Repr
from typing import Any

FORMAT = 1
Record = dict[str, Any]

KINDS = {
    "game": str,
    "players": int,
    "seed": int,
    "first": int,
    "options": dict,
    "seats": list,
    "setup": dict,
    "moves": list,
    "legal": list,
    "scores": list,
    "winners": list,
}
NOT_NEEDED = ("seats", "legal")
WORDS = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    dict: "an object",
    list: "a list",
}

_briefly = Repr()
_briefly.maxstring = _briefly.maxother = 60
brief = _briefly.repr  # a foreign value may be of any length and depth


class RecordError(Exception):
    """What is wrong with a record, and at which ply."""


def read(line: str | bytes) -> Record:
    """Read one line; the record may still be of any form."""
    try:
        return json.loads(line, object_pairs_hook=_members, parse_constant=_no_number)
    except ValueError as error:
        raise RecordError(f"not JSON: {error}") from None
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        (name, _), *_ = Counter(name for name, _ in pairs).most_common(1)
        raise RecordError(f"{brief(name)} is there twice")
    return members


def _no_number(name: str) -> None:
    raise RecordError(f"not JSON: {name} is no number")


def check_form(rec: Any) -> None:
    """Raise RecordError unless every member is there and of its kind."""
    is_object = isinstance(rec, dict)
    found = rec.get("format") if is_object else rec
    if not is_object or type(found) is not int or found != FORMAT:  # True and 1.0 are equal to 1
        raise RecordError(f"not a record of format {FORMAT}: {brief(found)}")
    if missing := [name for name in KINDS if name not in rec and name not in NOT_NEEDED]:
        raise RecordError(f"the record has no {', '.join(missing)}")
    for name, value in rec.items():
        if name in KINDS:
            _check_kind(name, value, KINDS[name])
        elif name != "format":
            raise RecordError(f"no record has a member {brief(name)}")
    for name, value in rec["options"].items():
        _check_kind(f"options.{name}", value, bool)
    for index, player in enumerate(rec.get("seats", ())):
        _check_kind(f"seats[{index}]", player, str)


def _check_kind(name: str, value: Any, kind: type) -> None:
    if type(value) is not kind:
        raise RecordError(f"{name} is {WORDS[kind]}, not {brief(value)}")

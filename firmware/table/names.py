"""The names of the seats: told apart, however little room there is."""

from display.text import text_width


def told_apart(names: list, font: bytes, room: int) -> list:
    """Return the names, the long ones cut to the room, and no two of them alike."""
    short: list = []
    for seat, name in enumerate(names):
        if text_width(name, font) > room:
            name = _cut(name, name[-1] if name[-2:-1] == " " else "", font, room)
        if name in short or names.count(name) > 1:
            name = _cut(names[seat], str(seat + 1), font, room)
        short.append(name)
    return short


def _cut(name: str, number: str, font: bytes, room: int) -> str:
    """Return as many letters as there is room for, and a number that is to be kept, if any."""
    for end, least in ((". " + number if number else ".", 2), (number or ".", 1)):
        letters = len(name)
        while letters >= least:
            short = name[:letters].rstrip() + end
            if text_width(short, font) <= room:
                return short
            letters -= 1
    return name[:1] + number

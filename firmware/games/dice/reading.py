"""The table of the dice game in words; see firmware/table/reading.py."""

from engine.dice import rules as dice
from engine.dice.moves import dice_rolled, face_rolled
from engine.tiles import VALUES
from firmware.games.dice import telling
from firmware.table.reading import line, sign, text, value_list, with_sign
from firmware.table.telling import digits, tile_name
from firmware.words import say


def middle(s: bytearray) -> list:
    left = [
        colour + " " + digits(dice.tiles_left(s, number))
        for number, colour in enumerate(_colours())
    ]
    lines = [
        line(_text("stones"), str(dice.stones_left(s))),
        line(_text("tiles"), ", ".join(left)),
    ]
    return lines + moment(s)


def rest(s: bytearray) -> list:
    lines = []
    for number, colour in enumerate(_colours()):
        tiles = range(number * VALUES, (number + 1) * VALUES)
        free = [tile for tile in tiles if dice.tile_owner(s, tile) < 0]
        lines.append(line(colour + ", " + say("tiles_free"), value_list(free, dice.SYMBOLS)))
    return lines


def hand(s: bytearray, seat: int, name: str = "") -> list:
    return []


def moment(s: bytearray) -> list:
    """Return the dice and their sums; under another name when they lie for good, so that they are
    new to whoever has rolled the same again."""
    return [line(_text("rolled" if dice.may_roll_again(s) else "dice"), _faces_shown(s)), sums(s)]


def sums(s: bytearray) -> str:
    """Return which sums the dice form, as far as there are such tiles."""
    formed = dice.sums(s)
    return line(_text("sums"), ", ".join([digits(n) for n in range(VALUES) if formed >> n & 1]))


def choice(s: bytearray, move: int) -> str:
    words = telling.action(s, move)
    if move >= dice.ROLL:
        return line(words, _faces(_rolled(move)))
    return with_sign(words, dice.SYMBOLS[move - dice.TAKE]) if move < dice.TAKE_STONES else words


def die(s: bytearray, number: int) -> str:
    """Return which die it is, and what it shows."""
    return line(_text("die").format(number + 1), _faces([dice.die(s, number)]))


def tile(number: int) -> str:
    """Return the name of a tile with its sign."""
    return with_sign(tile_name(number), dice.SYMBOLS[number])


def seen(before: bytearray, after: bytearray, move: int, own: bool) -> str:
    if move >= dice.ROLL:
        return _faces_shown(after)
    if move < dice.TAKE_STONES:
        return sign(dice.SYMBOLS[move - dice.TAKE])
    return _faces_shown(before) if move == dice.KEEP else ""


def _text(key: str) -> str:
    return text(dice.NAME, key)


def _colours() -> list:
    return _text("colours").split()


def _faces_shown(s: bytearray) -> str:
    return _faces([dice.die(s, index) for index in range(3)])


def _rolled(move: int) -> list:
    """Return the faces that are rolled again, in rising order."""
    return [face_rolled(move, number) for number in range(dice_rolled(move) - 1, -1, -1)]


def _faces(faces: list) -> str:
    """Return what dice show, as numbers or digits; 0 is the spiral."""
    return ", ".join([str(face) if int(face) else text("", "spiral") for face in faces])

"""Reading a board file as text, so that every complaint can name its line.

A board file is a text of `NAME = value` lines below a docstring. It is ordinary Python, and the
ones in this folder are frozen and imported; the one a person writes onto the device is read here.
Nothing in it is run: a value is a number, words in quotes, True, False or None, or several of
these with commas between them.
"""

from boards.spelling import nearest

LONGEST = 8000  # bytes of a file: ours have 2,000, and what is read has to fit into the heap
_LAST = 1 << 29  # sorts behind every line
_MOST_COMPLAINTS = 12  # a file of noise has thousands, and nobody reads them
_MOST_SHOWN = 40  # letters of what a person wrote
_MOST_DIGITS = 16
_MOST_DAMAGED = 200  # bytes of a line that is no text: enough for any setting

_WORDS = {"True": True, "False": False, "None": None}
_BLANK = " \t\r"  # said, since CPython strips more than MicroPython does
_DIGITS = "0123456789"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_" + _DIGITS


class Declaration:
    """The names a board file sets, with the line of each, and what could not be understood."""

    def __init__(self, file: str, known: tuple) -> None:
        """Begin empty. known: the names that a board file may set."""
        self.file = file
        self.values: dict = {}
        self.lines: dict = {}  # also of a name whose value was not understood
        self.meant: list = []  # the names that misspelt ones stand for
        self.is_checkable = True  # False: nothing is known of the board but the complaints
        self._known = known
        self._complaints: list = []  # (line, serial number, message)

    def complain(self, line: int, message: str) -> None:
        """Note what is wrong in a line; line 0 is for what concerns the file as a whole."""
        if not self._is_full():
            self._complaints.append((line or _LAST, len(self._complaints), message))

    def problems(self) -> list:
        """Return the complaints as sentences: those on lines in their order, then the others."""
        return [
            f"{self.file}: {message}" if line == _LAST else f"{self.file} line {line}: {message}"
            for line, _, message in sorted(self._complaints)
        ]

    def takes(self, name: str, line: int) -> bool:
        """Note that a line sets this name, or complain that it can't."""
        if name in self.lines:
            first = self.lines[name]
            self.complain(line, f"{name} is set a second time (first on line {first})")
        elif name in self._known:
            self.lines[name] = line
            return True
        elif not self._is_full():
            near = nearest(name.upper(), self._known)
            self.meant.append(near)
            hint = f"did you mean {near}?" if near else "there is no such setting"
            self.complain(line, f"{cut(name)} is not understood; {hint}")
        return False

    def attempts(self, name: str, line: int) -> None:
        """Note that a line was probably meant to set this name: it is wrong rather than missing."""
        if name in self._known and name not in self.lines:
            self.lines[name] = line

    def _is_full(self) -> bool:
        return len(self._complaints) >= _MOST_COMPLAINTS


def from_module(module, file: str) -> Declaration:
    """Return what a frozen or imported board file says. Its lines are not known any more.

    It is one of ours, and the tests have read it as text.
    """
    declared = Declaration(file, ())
    for name, value in module.__dict__.items():  # dir() took MicroPython 68 ms
        if name.isupper() and not name.startswith("_"):
            declared.values[name] = value
    return declared


def from_text(text, file: str, known: tuple) -> Declaration:
    """Return what a board file says: its bytes as they were read, or a text."""
    declared = Declaration(file, known)
    data = text.encode() if isinstance(text, str) else text
    at = 3 if data[:3] == b"\xef\xbb\xbf" else 0  # what some editors put before a text
    number, opened = 0, 0
    quote = ""  # of a docstring that is still open
    while at < len(data):
        number += 1
        end = data.find(b"\n", at)
        if end < 0:
            end = len(data)
            if end > LONGEST:
                break  # in the middle of a line
        line = _plain(declared, number, data[at:end])
        at = end + 1
        if quote:
            if quote in line:
                quote = ""
        elif line[:3] in ('"""', "'''"):
            if line[:3] not in line[3:]:
                quote, opened = line[:3], number
        elif line and not line.startswith("#"):
            _read_line(declared, number, line)
    if len(data) > LONGEST:
        declared.complain(number, f"the file is longer than {LONGEST} bytes; what follows is lost")
    if quote:
        declared.complain(opened, f"the text that begins here has no {quote} at its end")
    return declared


def cut(text: str) -> str:
    """Return what a person wrote, no longer than can be shown."""
    text = text.replace("\t", " ")
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "..."


def spelled(value) -> str:
    """Return a value as a person writes it.

    (MicroPython's repr escapes all letters but English ones.)
    """
    if isinstance(value, tuple):
        return cut("(" + ", ".join([spelled(part) for part in value]) + ")")
    return "'" + cut(value) + "'" if isinstance(value, str) else str(value)


def _plain(declared: Declaration, number: int, line: bytes) -> str:
    """Return the line as text without what is none.

    The rest is read, since it may be the panel's.
    """
    try:
        text = line.decode().strip(_BLANK)
    except UnicodeError:
        text = "\0"
    if all(letter >= " " or letter == "\t" for letter in text):
        return text
    declared.complain(number, "this is not plain text; save the file as UTF-8")
    return "".join([chr(byte) for byte in line[:_MOST_DAMAGED] if 32 <= byte < 127]).strip(_BLANK)


def _read_line(declared: Declaration, number: int, line: str) -> None:
    name, equals, value = line.partition("=")
    name = name.strip(_BLANK)
    if not equals or not _is_name(name) or value.startswith("="):
        declared.complain(number, f"expected NAME = value, found: {cut(line)}")
        declared.attempts(name.split(" ")[0], number)
        return
    if declared.takes(name, number):
        try:
            declared.values[name] = _value(value)
        except ValueError:
            told = cut(value.strip(_BLANK)) or "nothing"
            declared.complain(
                number,
                f"can't understand the value of {name}: {told}; it has to be a number, words in "
                "quotes, True, False or None",
            )


def _is_name(text: str) -> bool:
    return bool(text) and text[0] not in _DIGITS and all(letter in _LETTERS for letter in text)


def _value(text: str):
    """Return the value that is written there: a tuple, if there are commas in it."""
    pieces = _pieces(text)
    if pieces[0].startswith("(") and pieces[-1].endswith(")"):
        pieces[0] = pieces[0][1:]
        pieces[-1] = pieces[-1][:-1]
    if len(pieces) == 1:
        return _single(pieces[0])
    if not pieces[-1]:
        pieces.pop()  # a comma at the end is no mistake
    return tuple([_single(piece) for piece in pieces])


def _pieces(text: str) -> list:
    """Split at the commas, up to a comment. In quotes they are letters like others."""
    pieces = []
    quote, start, end = "", 0, len(text)
    for at, letter in enumerate(text):
        if quote:
            if letter == quote:
                quote = ""
        elif letter in "\"'":
            quote = letter
        elif letter == ",":
            pieces.append(text[start:at].strip(_BLANK))
            start = at + 1
        elif letter == "#":
            end = at
            break
    pieces.append(text[start:end].strip(_BLANK))
    return pieces


def _single(text: str):
    """Return a number, words in quotes, True, False or None."""
    if text in _WORDS:
        return _WORDS[text]
    quote, inside = text[:1], text[1:-1]
    if len(text) > 1 and quote in "\"'" and text[-1] == quote:
        if quote in inside or "\\" in inside:
            raise ValueError
        return inside
    digits = text.replace("_", "")
    if not text or len(text) > _MOST_DIGITS or text[0] == "_" or not _is_number(digits):
        raise ValueError
    return float(digits) if "." in digits else int(digits)


def _is_number(text: str) -> bool:
    """Tell digits, with a minus before or a point between them, from things like 1e99."""
    if text.startswith("-"):
        text = text[1:]
    whole, _, rest = text.partition(".")
    return bool(whole) and all(letter in _DIGITS for letter in whole + rest)

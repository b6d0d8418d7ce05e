"""Reading a board file as text, so that every complaint can name its line.

A board file is a text of `NAME = value` lines below a docstring. It is ordinary Python, and the
ones in this folder are frozen and imported; the one a person writes onto the device is read here.
"""

_LAST = 1 << 29  # sorts behind every line


class Declaration:
    """The names a board file sets, with the line of each, and what could not be understood."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.values: dict = {}
        self.lines: dict = {}
        self.complaints: list = []  # (line, serial number, message)

    def complain(self, line: int, message: str) -> None:
        """Line 0 is for what concerns the file as a whole."""
        self.complaints.append((line or _LAST, len(self.complaints), message))

    def problems(self) -> list:
        """The complaints as sentences, in the order of the lines, then those about the whole."""
        return [
            f"{self.file}: {message}" if line == _LAST else f"{self.file} line {line}: {message}"
            for line, _, message in sorted(self.complaints)
        ]


def from_module(module, file: str) -> Declaration:
    """What a frozen or imported board file says. Its lines are not known any more."""
    declared = Declaration(file)
    for name, value in module.__dict__.items():  # dir() took MicroPython 68 ms
        if name.isupper() and not name.startswith("_"):
            declared.values[name] = value
    return declared


def from_text(text: str, file: str) -> Declaration:
    """What the text of a board file says."""
    declared = Declaration(file)
    quote = ""  # the quotes of a docstring that is still open
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if quote:
            if quote in line:
                quote = ""
        elif line[:3] in ('"""', "'''"):
            if line[:3] not in line[3:]:
                quote = line[:3]
        elif line and not line.startswith("#"):
            _read_line(declared, number, line)
    return declared


def _read_line(declared: Declaration, number: int, line: str) -> None:
    name, equals, value = line.partition("=")
    name = name.strip()
    if not equals or not _is_name(name) or value.startswith("="):
        declared.complain(number, f"expected NAME = value, found: {line}")
        return
    if name in declared.lines:
        first = declared.lines[name]
        declared.complain(number, f"{name} is set a second time (first on line {first})")
        return
    declared.lines[name] = number
    try:
        declared.values[name] = eval(value.strip(), {}, declared.values)
    except Exception as error:
        # SyntaxError, NameError, anything a typing mistake can cause: the line is what helps.
        declared.values[name] = None
        kind = type(error).__name__
        value = value.strip() or "nothing"
        declared.complain(number, f"can't understand the value of {name}: {value} ({kind})")


def _is_name(text: str) -> bool:
    if not text or text[0].isdigit():
        return False
    return all(letter == "_" or letter.isalpha() or letter.isdigit() for letter in text)

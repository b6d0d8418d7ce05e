"""Drawings in plain text, from which the fonts and symbols in `display` are made."""

from pathlib import Path


def read_drawings(path: Path) -> dict[str, dict[str, list[str]]]:
    """Return the drawings of a file by set and name.

    A line `[set]` opens a set, a line `= name` opens a drawing, and its rows follow, one character
    to a pixel. Lines starting with `;` are comments.
    """
    sets: dict[str, dict[str, list[str]]] = {}
    drawing: list[str] | None = None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.rstrip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            current = sets.setdefault(line.strip("[]"), {})
            drawing = None
        elif line.startswith("= "):
            drawing = current[line[2:]] = []
        elif drawing is None:
            raise ValueError(f"{path}:{number}: a row of pixels outside a drawing")
        elif drawing and len(drawing[0]) != len(line):
            raise ValueError(f"{path}:{number}: this row is not as long as the one above")
        else:
            drawing.append(line)
    return sets

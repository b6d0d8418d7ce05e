"""Make the fonts and symbols of `display` from font files and from our own drawings.

    python -m simulator.artwork.fonts DIRECTORY...

The directories are searched for the font files named in FONTS below. These are the X Window
System's Helvetica bitmaps (Debian: packages xfonts-75dpi and xfonts-100dpi), drawn by hand for
these very sizes, which no outline font matches at 12 pixels. Their licence, in
`display/fonts/LICENSE.txt`, lets anybody use, change and pass them on. The few signs they lack are
drawn in `simulator/artwork/letters.txt`. The symbols, which are fonts of their own, are all drawn
in `simulator/artwork/symbols.txt`. How the bytes of a font are laid out, `display/brush.py` says.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from PIL import ImageFont

from simulator.artwork import read_drawings

HOME = Path(__file__).resolve().parents[2]
EXTRA_LETTERS = HOME / "simulator/artwork/letters.txt"
SYMBOLS = HOME / "simulator/artwork/symbols.txt"
FIRST_SYMBOL = 0xE000  # Unicode leaves the codes from here on to everybody's private use

ASCII = "".join(map(chr, range(32, 127)))
LETTERS = {
    "English": "",
    "German": "ÄÖÜäöüßẞ",
    "French": "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ",
    "Dutch": "ÁÄÉËÈÍÏÓÖÚÜĲáäéëèíïóöúüĳ",
    "Hungarian": "ÁÉÍÓÖŐÚÜŰáéíóöőúüű",
}
SIGNS = "‘’‚“”„«»‹›–—…·•×−±÷°½©→←↑↓✓ⒶⒷⓍⓎ\u00a0\u202f"
TEXT = "".join(sorted(set(ASCII + "".join(LETTERS.values()) + SIGNS)))
NUMBERS = "+-0123456789X×−"


@dataclass(frozen=True)
class FontSpec:
    source: str  # the font file
    size: int  # its size in pixels
    characters: str = TEXT
    gap: int | None = None  # space between letters, for a font set tighter than it was drawn


FONTS = {
    "small": FontSpec("75dpi/helvB12.pcf.gz", 12),
    "medium": FontSpec("75dpi/helvB14.pcf.gz", 14),
    "large": FontSpec("75dpi/helvB18.pcf.gz", 18),
    "numbers": FontSpec("75dpi/helvB24.pcf.gz", 24, NUMBERS, gap=2),
    "big_numbers": FontSpec("100dpi/helvB24.pcf.gz", 34, NUMBERS, gap=3),
}


DRAWN = ("narrow_numbers",)  # fonts that are wholly our own


@dataclass(frozen=True)
class Glyph:
    """One letter: its ink as rows of pixels, and where that lies from the pen on the baseline."""

    rows: tuple[str, ...]  # "#" is ink
    left: int
    above: int  # from the baseline up to the upper edge of the first row
    advance: int

    @property
    def width(self) -> int:
        return len(self.rows[0]) if self.rows else 0


def trimmed(rows: list[str], left: int, above: int, advance: int) -> Glyph:
    """Return the glyph without empty rows and columns around its ink."""
    while rows and "#" not in rows[0]:
        rows, above = rows[1:], above - 1
    while rows and "#" not in rows[-1]:
        rows = rows[:-1]
    if not rows:
        return Glyph((), 0, 0, advance)
    first = min(row.index("#") for row in rows if "#" in row)
    after = max(row.rindex("#") for row in rows if "#" in row) + 1
    return Glyph(tuple(row[first:after] for row in rows), left + first, above, advance)


def rendered(font: ImageFont.FreeTypeFont, letter: str) -> Glyph:
    mask, (left, top) = font.getmask2(letter, mode="1", anchor="ls")
    width, height = mask.size
    ink = bytes(mask)  # one byte to a pixel
    rows = [
        "".join("#" if dot else "." for dot in ink[y * width : (y + 1) * width])
        for y in range(height)
    ]
    return trimmed(rows, left, -top, round(font.getlength(letter)))


def drawn_letters(name: str) -> dict[str, Glyph]:
    """Return the glyphs we add to a font, with a column of air on either side."""
    glyphs = {}
    for title, rows in read_drawings(EXTRA_LETTERS).get(name, {}).items():
        letter, _, sunk = title.partition(" ")
        glyphs[letter] = trimmed(rows, 1, len(rows) - int(sunk or 0), len(rows[0]) + 2)
    return glyphs


def symbol_names() -> list[str]:
    """All symbols in the order of their codes, the most used first."""
    names: dict[str, None] = {}
    for drawings in read_drawings(SYMBOLS).values():
        names.update(dict.fromkeys(drawings))
    return list(names)


def symbols_of(size: str) -> dict[str, Glyph]:
    names = symbol_names()
    return {
        chr(FIRST_SYMBOL + names.index(name)): trimmed(rows, 0, len(rows), len(rows[0]))
        for name, rows in read_drawings(SYMBOLS)[size].items()
    }


def glyphs_of(spec: FontSpec, path: Path, drawings: dict[str, Glyph]) -> dict[str, Glyph]:
    """Every glyph that the font file or our own drawings have; a letter in neither is an error."""
    font = ImageFont.truetype(path, spec.size, layout_engine=ImageFont.Layout.BASIC)
    missing = rendered(font, "\uffff")
    glyphs = {}
    for letter in spec.characters:
        if letter in drawings:
            glyphs[letter] = drawings[letter]
            continue
        glyph = rendered(font, letter)
        if glyph == missing and letter not in " \u00a0\u202f":
            sys.exit(f"{path} has no U+{ord(letter):04X} ({letter}); draw it in {EXTRA_LETTERS}")
        if spec.gap is not None:
            glyph = Glyph(glyph.rows, spec.gap // 2, glyph.above, glyph.width + spec.gap)
        glyphs[letter] = glyph
    if "\u202f" in glyphs:
        glyphs["\u202f"] = Glyph((), 0, 0, glyphs[" "].advance // 2)
    return glyphs


def packed(glyphs: dict[str, Glyph]) -> bytes:
    """Return the font as `display/brush.py` reads it."""
    baseline = max(glyph.above for glyph in glyphs.values())
    below = max(len(glyph.rows) - glyph.above for glyph in glyphs.values())
    capital = next((glyphs[c].above for c in "H0" if c in glyphs), baseline)
    box = ("#" * (capital // 2 + 1), *["#" + "." * (capital // 2 - 1) + "#"] * (capital - 2))
    stand_in = Glyph((*box, box[0]), 1, capital, capital // 2 + 3)
    records, index = bytearray(), bytearray()
    everything = [("\0", stand_in), *sorted(glyphs.items())]
    start = 5 + 4 * len(everything)
    for letter, glyph in everything:
        where = start + len(records)
        index += bytes((ord(letter) & 255, ord(letter) >> 8, where & 255, where >> 8))
        top = baseline - glyph.above if glyph.rows else 0
        records += bytes((glyph.advance, glyph.left + 16, top, glyph.width, len(glyph.rows)))
        for row in glyph.rows:
            whole = (len(row) + 7) // 8
            bits = int(row.ljust(8 * whole, ".").replace(".", "0").replace("#", "1"), 2)
            records += bits.to_bytes(whole, "big")
    count = len(everything)
    return bytes((baseline + below, baseline, capital, count & 255, count >> 8)) + index + records


def bytes_literal(data: bytes) -> str:
    """Return a parenthesised bytes literal in lines of at most 100 characters."""
    pieces = [data[i : i + 23] for i in range(0, len(data), 23)]
    lines = ['    b"' + "".join(f"\\x{byte:02x}" for byte in piece) + '"' for piece in pieces]
    return "(\n" + "\n".join(lines) + "\n)"


def font_module(origin: str, data: bytes) -> str:
    return (
        f'"""Made by simulator/artwork/fonts.py from {origin}."""\n\nFONT = {bytes_literal(data)}\n'
    )


def symbols_module() -> str:
    """Return the symbols' names as constants: each is a letter of the fonts SYMBOLS_..."""
    lines = [
        f'{name.upper()} = "\\u{FIRST_SYMBOL + i:04x}"' for i, name in enumerate(symbol_names())
    ]
    return (
        '"""The symbols by name: letters of the fonts made from simulator/artwork/symbols.txt.\n\n'
        "Made by simulator/artwork/fonts.py.\n"
        '"""\n\n' + "\n".join(lines) + "\n"
    )


def modules(directories: list[Path]) -> dict[str, str]:
    """Return what every module made here must hold, by its path in the project."""
    made = {"display/symbols.py": symbols_module()}
    for size in read_drawings(SYMBOLS):
        data = packed(symbols_of(size))
        origin = SYMBOLS.relative_to(HOME).as_posix()
        made[f"display/fonts/symbols_{size}.py"] = font_module(origin, data)
    for name in DRAWN:
        origin = EXTRA_LETTERS.relative_to(HOME).as_posix()
        made[f"display/fonts/{name}.py"] = font_module(origin, packed(drawn_letters(name)))
    for name, spec in FONTS.items():
        path = find(directories, spec.source)
        if path is None:
            sys.exit(f"no {spec.source} below {', '.join(map(str, directories))}")
        data = packed(glyphs_of(spec, path, drawn_letters(name)))
        origin = f"{spec.source}; the licence is in LICENSE.txt"
        made[f"display/fonts/{name}.py"] = font_module(origin, data)
    return made


def find(directories: list[Path], source: str) -> Path | None:
    for directory in directories:
        found = sorted(directory.rglob(source))
        if found:
            return found[0]
    return None


def main(arguments: list[str]) -> None:
    if not arguments:
        sys.exit(__doc__)
    for path, source in modules([Path(argument) for argument in arguments]).items():
        (HOME / path).write_text(source)
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])

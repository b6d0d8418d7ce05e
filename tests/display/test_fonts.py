"""The fonts: every letter of five languages, readable sizes, and made from what they say."""

import importlib
from functools import cache
from pathlib import Path

import pytest
from pictures import colour_at

from display import fonts, symbols
from display.frame import Frame
from display.palette import CHALK, NIGHT
from display.text import text_width
from simulator.artwork import fonts as make_fonts

TEXT_FONTS = {"small": fonts.SMALL, "medium": fonts.MEDIUM, "large": fonts.LARGE}
NUMBER_FONTS = {
    "narrow": fonts.NARROW_NUMBERS,
    "numbers": fonts.NUMBERS,
    "big": fonts.BIG_NUMBERS,
}
SYMBOL_FONTS = {
    "small": fonts.SYMBOLS_SMALL,
    "medium": fonts.SYMBOLS_MEDIUM,
    "large": fonts.SYMBOLS_LARGE,
}

# The alphabets as their languages' spelling rules have them, and the signs of their typesetting.
ALPHABETS = {
    "English": "abcdefghijklmnopqrstuvwxyz",
    "German": "abcdefghijklmnopqrstuvwxyzäöüß",
    "French": "abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûüÿ",
    "Dutch": "abcdefghijklmnopqrstuvwxyzáéíóúàèëïöüĳ",
    "Hungarian": "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
}
SIGNS = "0123456789.,:;!?()[]+-−–—×/%&'\"’‘‚“”„«»…·•→←↑↓✓ⒶⒷⓍⓎ \u00a0\u202f"


@cache
def glyph(font: bytes, letter: str) -> list[str]:
    """Draw a letter as the frame does, ink as "#", in a box with room on both sides."""
    frame = Frame(60, font[0])
    frame.text(10, 0, letter, CHALK, font)
    return [
        "".join(".#"[colour_at(frame, x, y) == CHALK] for x in range(60)) for y in range(font[0])
    ]


def has(font: bytes, letter: str) -> bool:
    return glyph(font, letter) != glyph(font, "\x01")


def rows_of_ink(font: bytes, letter: str) -> list[int]:
    return [y for y, row in enumerate(glyph(font, letter)) if "#" in row]


@pytest.mark.parametrize("font", TEXT_FONTS.values(), ids=TEXT_FONTS)
@pytest.mark.parametrize("language", ALPHABETS)
def test_every_letter_of_the_language_is_there(font, language):
    letters = ALPHABETS[language]
    capitals = letters.upper().replace("SS", "ẞ")
    assert [letter for letter in letters + capitals + SIGNS if not has(font, letter)] == []


@pytest.mark.parametrize("font", TEXT_FONTS.values(), ids=TEXT_FONTS)
def test_no_two_letters_look_the_same(font):
    seen: dict[str, str] = {}
    for letter in sorted(set("".join(ALPHABETS.values()) + "".join(ALPHABETS.values()).upper())):
        drawn = "\n".join(glyph(font, letter))
        assert drawn not in seen, f"{letter} looks like {seen.get(drawn)}"
        seen[drawn] = letter


@pytest.mark.parametrize("font", TEXT_FONTS.values(), ids=TEXT_FONTS)
@pytest.mark.parametrize(("one", "other"), ["őö", "űü", "ŐÖ", "ŰÜ", "íi", "ií"])
def test_the_hungarian_accents_differ_by_more_than_one_pixel(font, one, other):
    pairs = zip("".join(glyph(font, one)), "".join(glyph(font, other)), strict=True)
    assert sum(a != b for a, b in pairs) >= 2


def test_words_are_at_least_12_pixels_tall_and_there_are_larger_ones():
    def tall(font):
        return max(rows_of_ink(font, "g")) + 1 - min(rows_of_ink(font, "H"))

    assert tall(fonts.SMALL) >= 12
    assert tall(fonts.MEDIUM) >= 14
    assert tall(fonts.LARGE) >= 16


@pytest.mark.parametrize("font", NUMBER_FONTS.values(), ids=NUMBER_FONTS)
def test_numbers_for_cards_are_at_least_16_pixels_tall(font):
    assert all(has(font, digit) for digit in "0123456789+-")
    for digit in "0123456789":
        assert len(rows_of_ink(font, digit)) >= 16


def test_no_glyph_is_wider_than_the_brush():
    for font in (*TEXT_FONTS.values(), *NUMBER_FONTS.values(), *SYMBOL_FONTS.values()):
        for entry in range(5, 5 + 4 * (font[3] | font[4] << 8), 4):
            assert font[(font[entry + 2] | font[entry + 3] << 8) + 3] <= 28


def test_the_widest_number_fits_the_narrowest_card_of_its_font():
    assert text_width("10", fonts.NARROW_NUMBERS) <= 18
    assert text_width("10", fonts.NUMBERS) <= 26
    assert text_width("10", fonts.BIG_NUMBERS) <= 40


@pytest.mark.parametrize("font", TEXT_FONTS.values(), ids=TEXT_FONTS)
def test_every_glyph_stays_inside_its_line(font):
    """So two lines a line's height apart never touch, and a frame knows what it damaged."""
    frame = Frame(80, font[0] + 40)
    for letter in make_fonts.TEXT:
        frame.fill(NIGHT)
        frame.text(20, 20, letter, CHALK, font)
        for y in range(frame.height):
            inked = [x for x in range(80) if colour_at(frame, x, y) != NIGHT]
            if inked:
                assert 20 <= y < 20 + font[0]
                assert inked[0] >= 20 - 1
                assert inked[-1] < 20 + text_width(letter, font) + 1


def test_a_letter_that_a_font_lacks_is_drawn_as_a_box():
    assert rows_of_ink(fonts.SMALL, "日") == rows_of_ink(fonts.SMALL, "H")
    assert not has(fonts.NUMBERS, "A")


@pytest.mark.parametrize("size", SYMBOL_FONTS)
def test_symbols_are_drawn_as_the_artwork_shows_them(size):
    drawings = make_fonts.read_drawings(make_fonts.SYMBOLS)[size]
    assert set(drawings) >= {"drop", "leaf", "knot", "heart", "sun", "clover", "stone", "end"}
    for name, rows in drawings.items():
        font = SYMBOL_FONTS[size]
        drawn = glyph(font, getattr(symbols, name.upper()))
        assert [row[10 : 10 + len(rows[0])] for row in drawn] == rows


def test_the_colours_symbols_are_easy_to_tell_apart_even_at_11_pixels():
    five = "drop", "leaf", "knot", "heart", "sun"
    drawn = [make_fonts.read_drawings(make_fonts.SYMBOLS)["small"][name] for name in five]
    for i, one in enumerate(drawn):
        for other in drawn[:i]:
            differ = sum(a != b for a, b in zip("".join(one), "".join(other), strict=True))
            assert differ >= 24  # a fifth of the 121 pixels


def test_a_font_is_one_bytes_object_that_freezes_into_flash():
    for font in (*TEXT_FONTS.values(), *NUMBER_FONTS.values(), *SYMBOL_FONTS.values()):
        assert type(font) is bytes


def test_packing_keeps_every_pixel_place_and_advance():
    glyphs = {
        "A": make_fonts.Glyph(("#.#.#.#.#", ".#.#.#.#."), -3, 7, 11),
        "p": make_fonts.Glyph(("#", "#", "#"), 2, 1, 4),
        " ": make_fonts.Glyph((), 0, 0, 5),
        "ű": make_fonts.Glyph(("#" * 17,), 0, 9, 18),
    }
    font = make_fonts.packed(glyphs)
    assert (font[0], font[1]) == (9 + 2, 9)
    for letter, expected in glyphs.items():
        assert text_width(letter, font) == expected.advance
        drawn = glyph(font, letter)
        for y, row in enumerate(expected.rows):
            start = 10 + expected.left
            assert drawn[font[1] - expected.above + y][start : start + expected.width] == row
        assert "".join(drawn).count("#") == "".join(expected.rows).count("#")


def test_the_tool_says_which_letter_a_font_lacks(tmp_path, monkeypatch):
    monkeypatch.setattr(make_fonts, "rendered", lambda font, letter: make_fonts.Glyph((), 0, 0, 3))
    monkeypatch.setattr(make_fonts.ImageFont, "truetype", lambda *_, **__: None)
    spec = make_fonts.FontSpec("some.pcf", 12, "ab")
    with pytest.raises(SystemExit, match=r"some.pcf has no U\+0061 \(a\)"):
        make_fonts.glyphs_of(spec, Path("some.pcf"), {})


def test_drawings_with_uneven_rows_are_refused_by_line(tmp_path):
    art = tmp_path / "art.txt"
    art.write_text("[set]\n= a\n##\n#\n")
    with pytest.raises(ValueError, match=r"art.txt:4: .*not as long"):
        make_fonts.read_drawings(art)
    art.write_text("[set]\n##\n")
    with pytest.raises(ValueError, match=r"art.txt:2: .*outside a drawing"):
        make_fonts.read_drawings(art)


def committed(path: str) -> str:
    return (make_fonts.HOME / path).read_text()


def test_modules_made_from_our_own_drawings_are_up_to_date():
    assert committed("display/symbols.py") == make_fonts.symbols_module()
    for size in SYMBOL_FONTS:
        module = importlib.import_module(f"display.fonts.symbols_{size}")
        assert make_fonts.packed(make_fonts.symbols_of(size)) == module.FONT
    for name in make_fonts.DRAWN:
        module = importlib.import_module(f"display.fonts.{name}")
        assert make_fonts.packed(make_fonts.drawn_letters(name)) == module.FONT


def test_making_the_fonts_again_gives_the_committed_modules(x11_fonts):
    place = x11_fonts
    for path, source in make_fonts.modules([place]).items():
        assert committed(path) == source, path


def test_the_licence_is_noted_beside_the_fonts():
    licence = committed("display/fonts/LICENSE.txt")
    assert "Adobe" in licence
    assert "Permission to use, copy, modify, distribute" in licence
    for name in make_fonts.FONTS:
        assert f"{name}.py" in licence
        assert "LICENSE.txt" in committed(f"display/fonts/{name}.py").splitlines()[0]

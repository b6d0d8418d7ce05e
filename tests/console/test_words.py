"""The words: complete in five languages, none unused, one language in memory at a time."""

import importlib
import os
import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from display.fonts import MEDIUM, SMALL
from firmware import games, words
from firmware.table.telling import digits, signed

FIRMWARE = Path(words.__file__).parent.parent
FOLDERS = ["", *engine.GAMES]  # of the console itself, and of each game
TAUGHT = [game for game in engine.GAMES if games.about(game).LESSON]
TEXTS = [(kind, game) for kind in ("", "_help") for game in FOLDERS]
TEXTS += [("_lesson", game) for game in TAUGHT]
TEXTS += [("_results", game) for game in FOLDERS]
TEXTS += [("_coach", "")]
SPECIAL = "aZßÿŸŒœűŐ÷×éÀ5-"
OTHERS = [language for language in words.LANGUAGES if language != "en"]


def fields(text: str) -> list[str]:
    """How many values each form of a text takes."""
    return [
        str(sum(field is not None for _, field, _, _ in string.Formatter().parse(form)))
        for form in text.split("|")
    ]


def flat(texts: dict) -> dict[str, str]:
    """Pages have a title and a text."""
    return {key: text if isinstance(text, str) else " | ".join(text) for key, text in texts.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("kind", "game"), TEXTS)
def test_no_language_lacks_a_text_or_has_one_too_many(language: str, kind: str, game: str) -> None:
    assert list(words.texts(language + kind, game)) == list(words.texts("en" + kind, game))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_translation_takes_the_same_values(language: str, game: str) -> None:
    english = words.texts("en", game)
    for key, text in words.texts(language, game).items():
        assert set(fields(text)) == set(fields(english[key])), key


def test_every_game_has_a_title_in_every_language() -> None:
    for name in engine.GAMES:
        assert len(games.about(name).TITLES) == len(words.LANGUAGES)
        assert all(games.about(name).TITLES)


def test_no_game_has_a_word_of_its_own_for_what_the_console_says() -> None:
    for game in engine.GAMES:
        assert not set(words.texts("en", game)) & set(words.texts("en"))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("kind", "game"), TEXTS)
def test_every_letter_is_in_the_fonts(language: str, kind: str, game: str) -> None:
    for font in (MEDIUM, SMALL):
        glyphs = font[3] | font[4] << 8
        known = {chr(font[5 + 4 * n] | font[6 + 4 * n] << 8) for n in range(glyphs)}
        for key, text in flat(words.texts(language + kind, game)).items():
            assert set(text) - {"\n"} <= known, (key, set(text) - known)


def test_no_text_is_unused() -> None:
    code = "\n".join(
        path.read_text()
        for path in FIRMWARE.rglob("*.py")
        if path.parent.name != "words" or path.name == "__init__.py"
    )
    used = set(re.findall(r'"([a-z][a-z0-9_]*)"', code))
    # Keys put together from parts: "set_" + name, f"level_{level}_note".
    made = re.findall(r'f"([a-z]+_[a-z_{}.\[\]]+)"', code)
    patterns = [re.sub(r"\{[^}]*\}", ".+", text) for text in made]
    patterns += [start + ".+" for start in re.findall(r'"([a-z]+_)" \+', code)]
    unused = [
        key
        for game in FOLDERS
        for key in words.texts("en", game)
        if key not in used and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    options = [option for game in engine.GAMES for option in engine.declaration(game).OPTIONS]
    assert set(unused) == {*options, *(option + "_note" for option in options)}


def test_no_text_is_asked_for_that_there_is_not() -> None:
    known = {key for game in FOLDERS for key in words.texts("en", game)}
    for path in (path for path in FIRMWARE.rglob("*.py") if "toolchain" not in path.parts):
        for key in re.findall(r'\b(?:say|count)\("([a-z_]+)"', path.read_text()):
            assert key in known or key.endswith("_"), f"{path.name}: {key}"


def test_only_the_language_in_use_is_in_memory() -> None:
    for language in words.LANGUAGES:
        words.drop(language)  # other tests may have read them all
    for language in words.LANGUAGES:
        words.use(language)
        loaded = [name for name in sys.modules if re.fullmatch(r"firmware\.words\.\w\w", name)]
        assert loaded == [f"firmware.words.{language}"]


def test_only_the_words_of_one_game_are_in_memory() -> None:
    words.use_game("")
    for name in list(sys.modules):
        if re.search(r"games\.\w+\.words\.", name):
            del sys.modules[name]  # other tests may have read them all
    for language in ("de", "hu"):
        words.use(language)
        for game in (*engine.GAMES, *engine.GAMES):
            words.use_game(game)
            loaded = [name for name in sys.modules if re.search(r"games\.\w+\.words\.", name)]
            assert loaded == [f"firmware.games.{game}.words.{language}"]
    words.use_game("")
    words.use("en")


def test_large_and_small_letters_are_python_s() -> None:
    """On MicroPython, `upper` and `lower` know only ASCII: the console has its own."""
    texts = "".join(
        "".join(flat(words.texts(language + kind, game)).values())
        for language in words.LANGUAGES
        for kind, game in TEXTS
    )
    for letter in sorted(set(texts + words.texts("hu")["new_letters"])):
        if letter not in "ßÿ":  # no word begins with one of these
            assert words.large(letter) == letter.upper()
            assert words.small(letter) == letter.lower()
    assert [words.capital(text) for text in ("überlegt", "œuf", "", "5 é")] == [
        "Überlegt",
        "Œuf",
        "",
        "5 é",
    ]


def test_letters_have_the_same_case_on_micropython(micropython: Path) -> None:
    """Also the few that CPython would change otherwise: ß, which has no large letter, and signs."""
    code = (
        "from firmware.words import large, small\n"
        f"for letter in {SPECIAL!r}:\n"
        "    print(letter, large(letter), small(letter))"
    )
    path = {**os.environ, "MICROPYPATH": str(FIRMWARE.parent)}
    done = subprocess.run([micropython, "-c", code], env=path, capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        f"{letter} {words.large(letter)} {words.small(letter)}" for letter in SPECIAL
    ]
    assert words.large("ß") == "ß"
    assert words.large("ÿ") == "Ÿ"
    assert words.large("÷") + words.small("×") == "÷×"


def every_text(language: str) -> dict[str, str]:
    """All that is said in a language, on the console and in the terminal, by where it stands."""
    terminal = importlib.import_module(f"simulator.terminal.words.{language}").TEXTS
    said = {f"terminal {key}": text for key, text in terminal.items()}
    for kind, game in [*TEXTS, *[("_reading", game) for game in FOLDERS]]:
        texts = flat(words.texts(language + kind, game))
        said.update({f"{game}{kind} {key}": text for key, text in texts.items()})
    return said


# Words that the printed rules have other words for, in each language.
NOT_OURS = {
    "de": r"Endkarte|Maschine|Rückschau|nochmal|aufgehoben",
    "fr": r"carte de fin|pierres? à vœux?|\bsuites?\b|\bpiles?\b|sauvegard|machine|\bissue\b",
    "nl": r"eindkaart|\bklaver\b|klavertje|kleurrij|verborgen|pak|machine|\bhaar\b",
    "hu": r"zárólap|pontlap|dobott lapok|rózsa\b|lerak|felfed|[Vv]égy|\d\. kő",
}


@pytest.mark.parametrize("language", NOT_OURS)
def test_every_thing_has_the_name_of_the_printed_rules(language: str) -> None:
    for key, text in every_text(language).items():
        found = re.search(NOT_OURS[language], text)
        assert not found or "eldobott lapok" in text, (key, text)


def test_french_signs_stay_with_the_word_before_them() -> None:
    for key, text in every_text("fr").items():
        assert not re.search(r"[^\u00a0\d:][:;!?»]|«[^\u00a0]| [:;!?»%]", text), (key, text)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_dots_and_percent_stand_as_the_language_has_them(language: str) -> None:
    for key, text in every_text(language).items():
        assert "…" not in text or (" …" in text) == (language == "de"), key
    spaced = words.texts(language)["set_percent"] == "{}\u00a0%"
    assert spaced == (language in ("de", "fr"))


def test_winners_are_named_as_a_sentence_has_them() -> None:
    words.use("en")
    assert [words.listed(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]


def test_a_number_below_zero_has_a_minus() -> None:
    words.use("en")
    assert [words.numeral(number) for number in (-12, 0, 7)] == ["−12", "0", "7"]
    assert words.count("table_points", -12) == "−12 points"


def test_an_unknown_language_is_english() -> None:
    words.use("tlh")
    assert words.language == "en"


def test_numbers_take_the_right_form(monkeypatch: pytest.MonkeyPatch) -> None:
    words.use("en")
    monkeypatch.setattr(words, "_texts", {"cards": "{} card|{} cards", "plain": "{} lap"})
    assert [words.count("cards", n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    monkeypatch.setattr(words, "language", "fr")
    assert words.count("cards", 0) == "0 card"
    assert words.count("plain", 3) == "3 lap"


def test_points_have_a_sign_and_a_minus_as_wide_as_a_plus() -> None:
    for points in range(-150, 151):
        assert signed(points) == f"{points:+}".replace("-", "−").replace("+0", "0")


def test_a_number_is_written_in_digits() -> None:
    assert [digits(number) for number in range(120)] == [str(number) for number in range(120)]

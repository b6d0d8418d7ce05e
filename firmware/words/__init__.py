"""What the console says, in one of five languages; only what is in use is loaded.

A language is some modules here and in the folder `words` of each game: `en` has the words of
menus and tables, `en_help` the pages of help, which are loaded while somebody reads them, and
`en_reading` what is said besides where a table is read out instead of shown. `en_results` has results
and goals, and `en_coach` the coach and the review. Each is a dictionary TEXTS of the same keys in
every language. In an image, most words of menus stay in flash until they are asked for: see
`firmware/toolchain/lean.py`.
"""

import sys

LANGUAGES = ("en", "de", "fr", "nl", "hu")
NAMES = ("English", "Deutsch", "Français", "Nederlands", "Magyar")

language = "en"
_texts: dict = {}
_game = ""  # whose words are loaded besides
_game_texts: dict = {}
_OF_MENUS = ("new_", "set_", "test_", "storage_", "damaged_", "learn_", "stat_", "error_")
_is_part = False  # have those been put away?
_in_flash: tuple = ()  # words that were not asked for yet, in groups


def use(wanted: str) -> None:
    """Speak this language from now on; English, if it is none of ours."""
    global language, _texts, _in_flash, _is_part
    _is_part = False
    game = _game
    use_game("")
    drop(language)
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    _texts = texts(language)
    _in_flash = getattr(sys.modules[_folder("") + "." + language], "IN_FLASH", ())
    use_game(game)


def use_game(game: str) -> None:
    """Know the words of this game from now on, and of no other; "" is for none."""
    global _game, _game_texts
    if game != _game:
        if _game:
            drop(language, _game)
        _game = game
        _game_texts = texts(language, game) if game else {}


def say(key: str, *values) -> str:
    """Return the text of a key, each {} in it filled with a value."""
    if not _texts:
        use(language)
    text = _texts.get(key) or _game_texts.get(key) or _fetched(key)
    return text.format(*values) if values else text


def put_away() -> None:
    """Forget what only menus say, where texts lie in the heap; it is loaded when it is asked for."""
    global _texts, _is_part
    if not _in_flash and not _is_part:
        _is_part = True
        _texts = {
            key: _texts[key]
            for key in _texts
            if not any([key.startswith(start) for start in _OF_MENUS])
        }
        drop(language)


def _fetched(key: str) -> str:
    """Return a text that is in flash, and keep it at hand: looking for it takes 0.1 ms."""
    if _is_part:
        use(language)
        return _texts.get(key) or missing(key)
    if _in_flash:
        keys, found = _in_flash[hash(key) & len(_in_flash) - 1]
        if key in keys:
            text = _texts[key] = found[keys.index(key)]
            return text
    return missing(key)


def count(key: str, number: int) -> str:
    """Return the text of a key for so many things: "{} card|{} cards" has both forms."""
    text = say(key)
    between = text.find("|")
    if between >= 0:
        single = abs(number) == 1 or (number == 0 and language == "fr")
        text = text[:between] if single else text[between + 1 :]
    return text.replace("{}", numeral(number))  # in half the time of `format`


def numeral(number: int) -> str:
    """Return a number in digits, below zero with a minus; a hyphen would be too short for it."""
    return str(number) if number >= 0 else "−" + str(-number)


def listed(names: list) -> str:
    """Return names as a sentence has them: "A", "A and B", "A, B and C"."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + say("score_and") + names[-1]


def capital(text: str) -> str:
    """Return a text that begins with a large letter."""
    return large(text[0]) + text[1:] if text else ""


# MicroPython's `upper` and `lower` know only ASCII, and CPython's make "SS" of a "ß". In our other
# letters the case is one bit.


def large(letter: str) -> str:
    """Return a letter of our languages as a large one; ß stays."""
    code = ord(letter)
    if code < 0x80:
        return letter.upper()
    if code == 0xFF:  # ÿ
        return "Ÿ"
    if 0xE0 <= code < 0xFF and code != 0xF7:  # à to þ, but for ÷
        return chr(code - 32)
    if 0x100 <= code < 0x178:  # ő, ű, œ: the large letter comes before it
        return chr(code & ~1)
    return letter


def small(letter: str) -> str:
    """Return a letter of our languages as a small one."""
    code = ord(letter)
    if code < 0x80:
        return letter.lower()
    if letter == "Ÿ":
        return "ÿ"
    if 0xC0 <= code <= 0xDE and code != 0xD7:  # À to Þ, but for ×
        return chr(code + 32)
    if 0x100 <= code < 0x178:
        return chr(code | 1)
    return letter


def missing(key: str) -> str:
    """Return what is shown for a key without a text: the key. The tests don't allow any."""
    return key


def texts(module: str, game: str = "") -> dict:
    """Return the texts of a module, "de" or "de_help": the console's own, or a game's."""
    name = _folder(game) + "." + module
    __import__(name)
    return sys.modules[name].TEXTS


def extra(kind: str, key: str, *values) -> str:
    """Return a text out of a module besides, such as "coach": it stays until it is dropped."""
    return texts(language + "_" + kind)[key].format(*values)


def drop(module: str, game: str = "") -> None:
    """Forget a module, so that its texts leave the memory."""
    forget(_folder(game) + "." + module)


def forget(name: str) -> None:
    """Take a module out of the memory, if it is there and nobody else holds it."""
    package, _, module = name.rpartition(".")
    sys.modules.pop(name, None)
    if hasattr(sys.modules.get(package), module):
        delattr(sys.modules[package], module)


def _folder(game: str) -> str:
    return f"firmware.games.{game}.words" if game else "firmware.words"

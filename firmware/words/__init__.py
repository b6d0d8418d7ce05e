"""What the console says, in one of five languages; only what is in use is loaded.

A language is three modules here and three in the folder `words` of each game: `en` has the words of
menus and tables, `en_help` the pages of help, which are loaded while somebody reads them, and
`en_reading` what is said besides where a table is read out instead of shown. Each is a dictionary
TEXTS of the same keys in every language.
"""

import sys

LANGUAGES = ("en", "de", "fr", "nl", "hu")
NAMES = ("English", "Deutsch", "Français", "Nederlands", "Magyar")

language = "en"
_texts: dict = {}
_game = ""  # whose words are loaded besides
_game_texts: dict = {}


def use(wanted: str) -> None:
    """Speak this language from now on; English, if it is none of ours."""
    global language, _texts
    game = _game
    use_game("")
    drop(language)
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    _texts = texts(language)
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
    text = _texts.get(key) or _game_texts.get(key)
    if text is None:
        return missing(key)
    return text.format(*values) if values else text


def count(key: str, number: int) -> str:
    """Return the text of a key for so many things: "{} card|{} cards" has both forms."""
    one, _, many = say(key).partition("|")
    single = abs(number) == 1 or (number == 0 and language == "fr")
    return (one if single or not many else many).format(number)


def capital(text: str) -> str:
    """Return a text that begins with a large letter."""
    return large(text[0]) + text[1:] if text else ""


# MicroPython's `upper` and `lower` know only ASCII. In our other letters the case is one bit.


def large(letter: str) -> str:
    """Return a letter of our languages as a large one."""
    code = ord(letter)
    if 0xE0 <= code <= 0xFE:  # à to þ
        return chr(code - 32)
    if 0x100 <= code <= 0x177:  # ő, ű, œ: the large letter comes before it
        return chr(code & ~1)
    return letter.upper()


def small(letter: str) -> str:
    """Return a letter of our languages as a small one."""
    code = ord(letter)
    if 0xC0 <= code <= 0xDE:
        return chr(code + 32)
    if 0x100 <= code <= 0x177:
        return chr(code | 1)
    return letter.lower()


def missing(key: str) -> str:
    """A key nobody has written a text for is shown as it is; the tests don't allow any."""
    return key


def texts(module: str, game: str = "") -> dict:
    """Return the texts of a module, "de" or "de_help": the console's own, or a game's."""
    name = _folder(game) + "." + module
    __import__(name)
    return sys.modules[name].TEXTS


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

"""What the console says, in one of five languages; only the one in use is loaded.

A language is two modules here: `en` has the words of menus and tables, `en_help` the rules, which
are loaded while somebody reads them. Each is a dictionary TEXTS of the same keys.
"""

import sys

LANGUAGES = ("en", "de", "fr", "nl", "hu")
NAMES = ("English", "Deutsch", "Français", "Nederlands", "Magyar")

language = "en"
_texts: dict = {}


def use(wanted: str) -> None:
    """Speak this language from now on; English, if it is none of ours."""
    global language, _texts
    drop(language)
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    _texts = texts(language)


def say(key: str, *values) -> str:
    """The text of a key, each {} in it filled with a value."""
    if not _texts:
        use(language)
    text = _texts.get(key)
    if text is None:
        return missing(key)
    return text.format(*values) if values else text


def count(key: str, number: int) -> str:
    """The text of a key for so many things: "{} card|{} cards" has both forms."""
    one, _, many = say(key).partition("|")
    single = abs(number) == 1 or (number == 0 and language == "fr")
    return (one if single or not many else many).format(number)


def missing(key: str) -> str:
    """A key nobody has written a text for is shown as it is; the tests don't allow any."""
    return key


def texts(module: str) -> dict:
    """The texts of a module of this folder, "de" or "de_help"."""
    return getattr(__import__("firmware.words." + module).words, module).TEXTS


def drop(module: str) -> None:
    """Forget a module, so that its texts leave the memory."""
    name = "firmware.words." + module
    if name in sys.modules:
        del sys.modules[name]
        delattr(sys.modules["firmware.words"], module)

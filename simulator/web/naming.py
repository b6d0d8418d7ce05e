"""Files that are named by what is in them, so that a browser may keep them for ever."""

import hashlib
import re

# How one file of the page names another: a text that begins with "./".
_REFERENCE = re.compile(rb'"\./([\w.-]+)"')
_TEXTS = (".js", ".mjs", ".css", ".html", ".webmanifest")


def named_by_content(files: dict[str, bytes], fixed: tuple[str, ...]) -> dict[str, bytes]:
    """Return the files under new names, with the references in them changed to those.

    fixed: the names that stay, because others know them.
    """
    named: dict[str, str] = {}
    made: dict[str, bytes] = {}

    def make(name: str, above: tuple[str, ...] = ()) -> str:
        if name in above:
            raise ValueError(f"files name each other in a circle: {' > '.join((*above, name))}")
        if name not in named:
            content = files[name]
            if name.endswith(_TEXTS):
                content = _REFERENCE.sub(lambda found: _changed(found, (*above, name)), content)
            stem, dot, ending = name.rpartition(".")
            mark = hashlib.sha256(content).hexdigest()[:12]
            named[name] = name if name in fixed else f"{stem}-{mark}{dot}{ending}"
            made[named[name]] = content
        return named[name]

    def _changed(found: re.Match[bytes], above: tuple[str, ...]) -> bytes:
        name = found[1].decode()
        return b'"./%s"' % make(name, above).encode() if name in files else found[0]

    for name in files:
        make(name)
    return made

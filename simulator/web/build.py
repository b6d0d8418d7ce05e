"""`make web`: fills build/web with the page, a folder that any web server can show."""

import hashlib
import json
import shutil
from importlib import import_module
from pathlib import Path

from firmware import words
from firmware.toolchain.contents import version
from firmware.toolchain.workshop import ROOT
from simulator.web import drawings, icons
from simulator.web.modules import packed
from simulator.web.naming import named_by_content
from simulator.web.npm import HERE, MICROPYTHON, packages

PAGE = HERE / "page"
OUTPUT = ROOT / "build" / "web"
# Others know these names: people, the browser (which asks for a new service worker), a host.
FIXED = ("index.html", "sw.js", ".nojekyll")
ICONS = {"icon.png": 192, "icon-large.png": 512}
LIST = b"const FILES = [];"
SLOW = b'data-words="slow">'


def build(folder: Path = OUTPUT) -> Path:
    """Return the folder with the page in it; what was there before is replaced."""
    files = named_by_content(_files(), FIXED)
    page = f"index-{hashlib.sha256(files['index.html']).hexdigest()[:12]}.html"
    files[page] = files["index.html"]  # the service worker's copy, which is never out of date
    files["sw.js"] = files["sw.js"].replace(LIST, _list(files, page))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def _files() -> dict[str, bytes]:
    """Return everything by its own name."""
    npm = packages() / MICROPYTHON
    files = {name: (npm / name).read_bytes() for name in ("micropython.mjs", "micropython.wasm")}
    for path in sorted(PAGE.iterdir()):
        if not path.name.endswith((".d.ts", ".d.mts")):
            files[path.name] = path.read_bytes()
    files["index.html"] = files["index.html"].replace(SLOW, SLOW + _slow())
    files["modules.bin"] = packed()
    files["data.json"] = _json(_data())
    files["manifest.webmanifest"] = _json(_manifest())
    for name, size in ICONS.items():
        files[name] = icons.icon(size)
    files[".nojekyll"] = b""  # GitHub's Pages take the folder as it is
    return files


def _data() -> dict:
    """Return what the page knows of the boards and the languages: see page/types.d.ts."""
    return {
        "boards": drawings.all_boards(),
        "palette": drawings.palette(),
        "words": {name: _words(name) for name in words.LANGUAGES},
        "version": version(),
    }


def _words(language: str) -> dict[str, str]:
    return import_module(f"simulator.web.words.{language}").TEXTS


def _slow() -> bytes:
    """Return what the page says while it knows nobody's language yet: the same in each of them."""
    texts = {name: _words(name)["slow"] for name in words.LANGUAGES}
    return "".join(f'<p lang="{name}">{text}</p>' for name, text in texts.items()).encode()


def _manifest() -> dict:
    return {
        "name": "Pocket Keltis",
        "short_name": "Keltis",
        "description": "A handheld console for three Keltis games",
        "id": "./",
        "start_url": ".",
        "display": "standalone",
        "background_color": "#14181c",
        "theme_color": "#14181c",
        "categories": ["games"],
        "icons": [
            {"src": f"./{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": kind}
            for name, size in ICONS.items()
            for kind in ("any", "maskable")
        ],
    }


def _list(files: dict[str, bytes], page: str) -> bytes:
    """Return the service worker's list of files, the page itself first."""
    names = sorted(name for name in files if name not in (*FIXED, page))
    return b"const FILES = %s;" % _json([page, *names])


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()

"""The device's modules as they are compiled: without what only readers and checkers need.

A name that a module imports takes 8 bytes of a Pico's heap, and some 2 microseconds each time it is
asked for. So numbers that other modules declare with `const`, and their short texts, are written
out where they are used, and what is imported only for annotations, or for MicroPython's compiler,
is not imported at all. Lines keep their numbers, so that a traceback is right.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from .contents import content, device_files
from .workshop import BUILD, ROOT

FOLDER = BUILD / "lean"
NAMES = "names_in_flash.py"
_WORDS = tuple(f"firmware/words/{language}.py" for language in ("en", "de", "fr", "nl", "hu"))
_AT_A_TABLE = ("hint_", "table_", "card_", "row_", "tiles_")
_GROUPS = 64  # of texts
_SHORT = 10  # letters of a text: MicroPython keeps one copy of it, wherever it is written
_NAMED = (ast.FunctionDef, ast.ClassDef)
_IMPORTS = (ast.ImportFrom, ast.Import)
_ANNOTATED = (ast.arg, ast.FunctionDef, ast.AnnAssign)
_NOTED = {ast.Name, ast.Attribute, ast.Global, ast.JoinedStr, *_NAMED, *_IMPORTS, *_ANNOTATED}
Value = int | str
Change = tuple[int, int, int, int, str]  # from line and column to line and column: another text


def name_of(file: str) -> str:
    """Return what a module is called: `engine.cards`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Modules:
    """All modules of the device, which know what others import from them."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = dict(sources)
        self._trees = {file: ast.parse(text) for file, text in sources.items()}
        # Walked once: there are 170,000, and that took longer than everything else.
        self._nodes = {file: list(ast.walk(tree)) for file, tree in self._trees.items()}
        self._constants = {
            name_of(file): constants(tree, self._nodes[file]) for file, tree in self._trees.items()
        }

    @classmethod
    def of(cls, root: Path = ROOT) -> "Modules":
        return cls({file: content(file, root).decode() for file in device_files(root)})

    @cached_property
    def _imported(self) -> set[str]:
        """Everything that some module takes from another, as in `display.text.LEFT`; or `.LEFT`,
        where it is not known from which."""
        found = set()
        for nodes in self._nodes.values():
            modules: dict[str, str] = {}
            attributes = []
            for node in nodes:
                if isinstance(node, ast.ImportFrom):
                    names = {alias.asname or alias.name: alias.name for alias in node.names}
                    modules |= {own: f"{node.module}.{name}" for own, name in names.items()}
                elif isinstance(node, ast.Attribute):
                    attributes.append(node)
            found |= set(modules.values())
            for node in attributes:
                known = isinstance(node.value, ast.Name) and modules.get(node.value.id, "")
                found.add(f"{known if known in self._constants else ''}.{node.attr}")
        return found

    def __contains__(self, file: str) -> bool:
        return file in self._sources

    def lean(self, file: str, frozen: bool = False) -> str:
        """Return a module's text without what the device does not need.

        frozen: is it for an image? There a tuple stays in flash, where a dictionary could not.
        """
        text = self._sources[file]
        tree = self._trees[file]
        use = Uses(self._nodes[file])
        changes: list[Change] = []
        if frozen and file in _WORDS:
            changes += _into_flash(tree)
        for node in tree.body:
            if isinstance(node, ast.Import) and [a.name for a in node.names] == ["micropython"]:
                if use.only_decorates("micropython"):
                    changes.append(_blank(node))
            elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
                kept = []
                for alias in node.names:
                    name = alias.asname or alias.name
                    full = f"{node.module}.{alias.name}"
                    value = self._constants.get(node.module or "", {}).get(alias.name)
                    if value is not None and use.is_replaceable(name):
                        changes += [_value(found, value) for found in use.loads.get(name, [])]
                    elif full != "micropython.const" and not use.only_annotates(name):
                        written = list(self._attributes(use, name, full))
                        changes += written
                        if len(written) < max(1, len(use.loads.get(name, []))):
                            kept.append(alias)
                            continue
                    if self._is_taken_on(file, name):
                        kept.append(alias)
                if not kept:
                    changes.append(_blank(node))
                elif len(kept) < len(node.names):
                    changes.append(_import(node, kept))
        return _changed(text, changes)

    def _is_taken_on(self, file: str, name: str) -> bool:
        """Tell whether another module may take from this one what it has imported itself."""
        return f"{name_of(file)}.{name}" in self._imported or f".{name}" in self._imported

    def _attributes(self, use: "Uses", name: str, module: str) -> Iterator[Change]:
        """Write out the values of another module, where they are asked for by its name."""
        if module in self._constants and use.is_replaceable(name):
            for node in use.attributes.get(name, []):
                value = self._constants[module].get(node.attr)
                if value is not None:
                    yield _value(node, value)


def constants(tree: ast.Module, nodes: list[ast.AST]) -> dict[str, Value]:
    """Return the numbers that a module declares with `const`, and its short texts in capitals,
    if it changes them nowhere."""
    found: dict[str, Value] = {}
    for node in tree.body:
        if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
            continue
        name, value = node.targets[0].id, node.value
        if (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id == "const"
        ):
            code = compile(ast.Expression(value.args[0]), "const", "eval")
            number = eval(code, {"__builtins__": {}}, dict(found))
            if isinstance(number, int):
                found[name] = number
        elif name.isupper() and isinstance(value, ast.Constant):
            text = value.value
            if isinstance(text, str) and len(text) <= _SHORT:
                found[name] = text
    changed = {name for node in nodes if isinstance(node, ast.Global) for name in node.names}
    return {name: value for name, value in found.items() if name not in changed}


class Uses:
    """Where the names of a module are used, and what for."""

    def __init__(self, nodes: Iterable[ast.AST]) -> None:
        self.loads: dict[str, list[ast.Name]] = {}
        self.attributes: dict[str, list[ast.Attribute]] = {}
        self._annotated: set[ast.AST] = set()
        self._decorating: set[ast.AST] = set()
        self._bound: set[str] = set()
        self._formatted: set[str] = set()  # where a name is inside of a text is not known
        for node in nodes:
            if type(node) in _NOTED:  # a third of all
                self._note(node)

    def is_replaceable(self, name: str) -> bool:
        """Tell whether it means the same wherever it is used."""
        return name not in self._bound and name not in self._formatted

    def only_annotates(self, name: str) -> bool:
        """Tell whether nothing but annotations use it."""
        loads = self.loads.get(name, [])
        used = [node for node in loads if node not in self._annotated]
        return bool(loads) and not used and name not in self._bound | self._formatted

    def only_decorates(self, name: str) -> bool:
        """Tell whether nothing but decorators use it: MicroPython's compiler knows its own."""
        return all(node in self._decorating for node in self.loads.get(name, []))

    def _note(self, node: ast.AST) -> None:
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                self.loads.setdefault(node.id, []).append(node)
            else:
                self._bound.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if isinstance(node.ctx, ast.Load):
                self.attributes.setdefault(node.value.id, []).append(node)
        elif isinstance(node, ast.arg):
            self._bound.add(node.arg)
        elif isinstance(node, _NAMED):
            self._bound.add(node.name)
            for decorator in node.decorator_list:
                self._decorating |= set(ast.walk(decorator))
        elif isinstance(node, ast.Global):
            self._bound |= set(node.names)
        elif isinstance(node, ast.JoinedStr):
            self._formatted |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        elif isinstance(node, _IMPORTS) and node.col_offset:
            self._bound |= {alias.asname or alias.name for alias in node.names}
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if annotation:
                self._annotated |= set(ast.walk(annotation))


def _value(node: ast.Name | ast.Attribute, value: Value) -> Change:
    text = ascii(value)
    return _at(node, f"({text})" if text.startswith("-") else text)


def _into_flash(tree: ast.Module) -> Iterator[Change]:
    """Write most texts of a dictionary as tuples, which stay in flash: in groups, by the hash of
    the key, the keys and the texts. What a table shows stays a dictionary: it is found sooner."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
            texts = ast.literal_eval(node.value)
            groups = []
            for group in range(_GROUPS):
                keys = tuple(key for key in texts if hash_of(key) % _GROUPS == group)
                keys = tuple(key for key in keys if not key.startswith(_AT_A_TABLE))
                groups.append((keys, tuple(texts.pop(key) for key in keys)))
            assert node.end_lineno
            lines = "\n" * (node.end_lineno - node.lineno)
            yield _at(node, f"TEXTS = {texts!a}; IN_FLASH = {tuple(groups)!a}{lines}")


def hash_of(text: str) -> int:
    """Return what MicroPython's `hash` does for a text (qstr_compute_hash in py/qstr.c)."""
    found = 5381
    for byte in text.encode():
        found = (found * 33 ^ byte) & 0xFFFF
    return found or 1


def _blank(node: ast.stmt) -> Change:
    assert node.end_lineno
    return _at(node, "\n" * (node.end_lineno - node.lineno))


def _import(node: ast.ImportFrom, names: list[ast.alias]) -> Change:
    assert node.end_lineno
    words = ", ".join(f"{n.name} as {n.asname}" if n.asname else n.name for n in names)
    return _at(node, f"from {node.module} import {words}" + "\n" * (node.end_lineno - node.lineno))


def _at(node: ast.stmt | ast.expr, text: str) -> Change:
    assert node.end_lineno
    assert node.end_col_offset is not None
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, text


def _changed(text: str, changes: list[Change]) -> str:
    lines = [line.encode() for line in text.split("\n")]
    for first, start, last, end, words in sorted(set(changes), reverse=True):
        before, after = lines[first - 1][:start], lines[last - 1][end:]
        lines[first - 1 : last] = [before + words.encode() + after]
    return b"\n".join(lines).decode()


def write(folder: Path, root: Path = ROOT) -> list[str]:
    """Write all modules of the device that have changed into a folder; return the names of all."""
    modules = Modules.of(root)
    files = device_files(root)
    for file in files:
        target, text = folder / file, modules.lean(file, frozen=True)
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
    return files


def write_names(folder: Path, root: Path = ROOT) -> str:
    """Write a module that names all others, and is never run; return its name.

    MicroPython makes the name of a module that is imported ("firmware.table.layout", "layout") in
    the heap, where it stays for ever, unless the image has that name already.
    """
    names = [name_of(file) for file in device_files(root)]
    lines = [f"import {name} as {name.rpartition('.')[2]}\n" for name in names]
    (folder / NAMES).write_text("".join(lines), "utf-8")
    return NAMES

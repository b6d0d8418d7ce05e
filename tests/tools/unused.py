"""Finds functions and classes that no other code uses, by reading the sources."""

import ast
from collections.abc import Iterable
from pathlib import Path


def unused(root: Path, files: Iterable[str], by_name: tuple[str, ...] = ()) -> list[str]:
    """Return `file: name` for each function and class of a module that none of the files uses.

    Below the folders `by_name`, modules are found by the name of a game or a language, so that any
    attribute of that name may be theirs.
    """
    trees = {file: ast.parse((root / file).read_text()) for file in files}
    modules = {_module(file) for file in trees}
    used: set[tuple[str, str]] = set()  # a module and a name in it
    loose: set[str] = set()  # attributes of who knows what
    for file, tree in trees.items():
        known = _imports(tree, modules, used)
        for statement in tree.body:
            own = getattr(statement, "name", "")  # calling itself makes nothing useful
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and node.id != own:
                    used.add((_module(file), node.id))
                elif isinstance(node, ast.Attribute):
                    holder = _holder(node.value, known, modules)
                    used.add((holder, node.attr))
                    loose |= set() if holder else {node.attr}
    return [
        f"{file}: {node.name}"
        for file, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and (_module(file), node.name) not in used
        and not (file.startswith(by_name) and node.name in loose)
    ]


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imports(tree: ast.Module, modules: set[str], used: set[tuple[str, str]]) -> dict[str, str]:
    """Note the names that a file imports, and return those that are modules of ours."""
    known = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                first = name.name.partition(".")[0]
                known[name.asname or first] = name.name if name.asname else first
        elif isinstance(node, ast.ImportFrom):
            for name in node.names:
                used.add((node.module or "", name.name))
                if f"{node.module}.{name.name}" in modules:
                    known[name.asname or name.name] = f"{node.module}.{name.name}"
    return known


def _holder(node: ast.expr, known: dict[str, str], modules: set[str]) -> str:
    """Return the module that an expression names, or nothing."""
    if isinstance(node, ast.Name):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute):
        inner = f"{_holder(node.value, known, modules)}.{node.attr}"
        return inner if inner in modules else ""
    return ""

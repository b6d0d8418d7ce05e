"""From viper to Cython: the functions of a module as the methods of one extension type.

What viper code consists of is little: whole numbers, pointers to bytes and shorts, constants,
`while` and `range`, and calls of its neighbours or of functions imported by name. Every local name
is a number or a pointer. The module's own bytes and arrays become pointers when one of its
functions is first called.
"""

import ast
from pathlib import Path

from simulator.viper.calls import calling, entrance, kind_of, slot

_POINTERS = {"ptr8": ("Bytes", "8"), "ptr16": ("Shorts", "16")}
_KNOWN = {"range", "len", "ptr8", "ptr16"}


class NotViper(Exception):  # noqa: N818
    """The function uses something that is not translated; the message says what, and where."""


def translate(source: Path) -> str:
    """Return a module's viper functions in Cython; nothing if it has none."""
    text = source.read_text(encoding="utf-8")
    if "@micropython.viper" not in text:
        return ""
    module = ast.parse(text)
    defined = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    functions = [node for node in defined if _is_viper(node)]
    if not functions or "ptr32" in ast.dump(module):  # those are a chip's registers
        return ""
    names = {node.name for node in functions}
    constants, imported = _constants(module), _imported(module)
    translated = [_Function(source.name, node, names, imported, constants) for node in functions]
    outer = sorted({pointer for each in translated for pointer in each.outer})
    calls = sorted({call for each in translated for call in each.calls})
    lines = ["# cython: language_level=3, boundscheck=False, initializedcheck=False", ""]
    lines += ["cimport cython", 'include "pointers.pxi"', "", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in constants.items()] or ["    _NONE"]
    lines += ["", *sorted({kind_of(form) for _, form in calls})]
    lines += ["", "", "@cython.final", "cdef class Functions:"]
    lines += ["    cdef dict namespace", "    cdef list held", "    cdef bint bound"]
    lines += ["    cdef readonly dict places"]
    lines += [f"    cdef readonly Imported {name}_{form}" for name, form in calls]
    lines += [f"    cdef {_POINTERS[kind][0]} {kind}_{name}" for kind, name in outer]
    lines += ["", "    def __init__(self, dict namespace):", "        self.namespace = namespace"]
    lines += ["        self.places = _places"]
    lines += [f"        self.{name}_{form} = Imported()" for name, form in calls]
    lines += ["", "    cdef int bind(self) except -1:", "        self.held = []"]
    for kind, name in outer:
        lines.append(
            f"        {kind}(hold(self.namespace[{name!r}], self.held), &self.{kind}_{name})"
        )
    lines += ["        self.bound = True", "        return 0"]
    for each in translated:
        lines += ["", *each.lines()]
    for call in calls:
        lines += ["", *calling(*call)]
    lines += ["", "", "cdef dict _places = {}"]
    for each in translated:
        lines += entrance(each.node.name, each.form())
    return "\n".join(lines) + "\n"


def _is_viper(function: ast.FunctionDef) -> bool:
    return "micropython.viper" in map(ast.unparse, function.decorator_list)


def _constants(module: ast.Module) -> dict[str, int]:
    """Return the names that are bound to `const(...)`: viper knows no others."""
    found: dict[str, int] = {}
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            target = node.targets[0]
            if isinstance(target, ast.Name) and ast.unparse(node.value.func) == "const":
                found[target.id] = eval(ast.unparse(node.value.args[0]), {}, dict(found))
    return found


def _imported(module: ast.Module) -> set[str]:
    """Return the names from other modules."""
    lines = [node for node in module.body if isinstance(node, ast.ImportFrom)]
    return {name.asname or name.name for line in lines for name in line.names}


class _Function(ast.NodeTransformer):
    """One function; its body is rewritten, and what it needs is gathered on the way."""

    def __init__(
        self, file: str, node: ast.FunctionDef, neighbours: set, imported: set, constants: dict
    ):
        self.file, self.node = file, node
        self.neighbours, self.imported, self.constants = neighbours, imported, constants
        self.outer: set[tuple[str, str]] = set()  # the module's own that it points to
        self.calls: set[tuple[str, str]] = set()  # of imported functions: name and form
        self.unwanted: ast.expr | None = None  # a call whose result nobody looks at
        self.made: list[str] = []  # pointers from arguments, by their kinds
        self.arguments = [argument.arg for argument in node.args.args]
        self.things = {each.arg for each in node.args.args if not _is_number(each)}
        self.pointers = _pointers(node)
        stored = [
            each.id
            for each in ast.walk(node)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
        ]
        self.numbers = sorted(set(stored) - {*self.pointers, *self.arguments})
        self.body = [self.visit(statement) for statement in node.body]

    def lines(self) -> list[str]:
        gives_number = self.node.returns is not None
        arguments = ", ".join(["self", *map(self._argument, self.arguments)])
        kind, errors = ("number ", " except? -1") if gives_number else ("", "")
        lines = [f"    cpdef {kind}{self.node.name}({arguments}){errors}:"]
        lines += [f"        cdef {kind} made_{at}" for at, kind in enumerate(self.made)]
        for name, pointer in self.pointers.items():
            lines.append(f"        cdef {_POINTERS[pointer][0]} to_{name}")
        if self.numbers:
            lines.append(f"        cdef number {', '.join(self.numbers)}")
        if self.outer:
            lines += ["        if not self.bound:", "            self.bind()"]
        for name in self.arguments:
            if name in self.pointers:
                lines.append(f"        {self.pointers[name]}({name}, &to_{name})")
        for statement in self.body:
            lines += [f"        {line}" for line in ast.unparse(statement).splitlines()]
        return lines

    def _argument(self, argument: str) -> str:
        return argument if argument in self.things else f"number {argument}"

    # ---- what is written otherwise

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.pointers:
            return _name(f"to_{node.id}")
        known = (*self.arguments, *self.numbers, *self.constants, *self.neighbours, *_KNOWN)
        if node.id not in known:
            self._refuse(node, f"{node.id} is not a constant of this file")
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = ast.unparse(node.func)
        if name == "int":
            return self.visit(node.args[0])
        if name in _POINTERS and isinstance(node.args[0], ast.Name):
            thing = node.args[0].id
            if thing not in self.arguments:
                self.outer.add((name, thing))
                return _name(f"self.{name}_{thing}")
            self.made.append(_POINTERS[name][0])
            return _name(f"{name}({thing}, &made_{len(self.made) - 1})[0]")
        if node.keywords:
            self._refuse(node, "viper functions take no keywords")
        arguments = [
            # A neighbour makes its own pointers of the things themselves.
            each if isinstance(each, ast.Name) and each.id in self.arguments else self.visit(each)
            for each in node.args
        ]
        if name in self.imported:
            form = "".join(map(self._letter, node.args)) + "r" * (node is not self.unwanted)
            self.calls.add((name, form))
            return _call(f"self.{slot(name, form)}", *arguments)
        if name not in self.neighbours and name not in _KNOWN:
            self._refuse(node, f"{name} is not a viper function of this file")
        return _call(f"self.{name}" if name in self.neighbours else name, *arguments)

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.unwanted = node.value
        return ast.Expr(self.visit(node.value))

    def _letter(self, argument: ast.expr) -> str:
        """Return what an imported function is given: a thing as it came, or a number."""
        return "o" if isinstance(argument, ast.Name) and argument.id in self.things else "n"

    def form(self) -> str:
        letters = ("o" if name in self.things else "n" for name in self.arguments)
        return "".join(letters) + "r" * (self.node.returns is not None)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        return _call(f"load{self._width(node)}", self.visit(node.value), self.visit(node.slice))

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        places = [target for target in node.targets if isinstance(target, ast.Subscript)]
        if not places:
            return ast.Assign([*map(self.visit, node.targets)], self.visit(node.value), lineno=0)
        if len(node.targets) > 1:
            self._refuse(places[0], "nothing else is stored together with a place in memory")
        return self._store(places[0], self.visit(node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        if not isinstance(node.target, ast.Subscript):
            return ast.AugAssign(self.visit(node.target), node.op, self.visit(node.value))
        now = self.visit_Subscript(node.target)
        return self._store(node.target, ast.BinOp(now, node.op, self.visit(node.value)))

    def _store(self, target: ast.Subscript, value: ast.expr) -> ast.stmt:
        place = self.visit(target.value), self.visit(target.slice)
        return ast.Expr(_call(f"store{self._width(target)}", *place, value))

    def _width(self, node: ast.Subscript) -> str:
        kind = _pointer_kind(node.value) or self.pointers.get(ast.unparse(node.value), "")
        if not kind:
            self._refuse(node, f"{ast.unparse(node.value)} is not a pointer")
        return _POINTERS[kind][1]

    def _refuse(self, node: ast.expr, why: str) -> None:
        raise NotViper(f"{self.file}, line {node.lineno}, in {self.node.name}: {why}")


def _pointers(function: ast.FunctionDef) -> dict[str, str]:
    """Return the names that are pointers: arguments that say so, and what is made by casting."""
    found = {}
    for argument in function.args.args:
        kind = ast.unparse(argument.annotation) if argument.annotation else ""
        if kind in _POINTERS:
            found[argument.arg] = kind
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _pointer_kind(node.value):
            for target in node.targets:
                found[ast.unparse(target)] = _pointer_kind(node.value)
    return found


def _is_number(argument: ast.arg) -> bool:
    return argument.annotation is not None and ast.unparse(argument.annotation) == "int"


def _pointer_kind(node: ast.expr) -> str:
    name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
    return name if name in _POINTERS else ""


def _name(name: str) -> ast.expr:
    return ast.Name(name, ast.Load())


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(_name(name), [*arguments], [])

"""Calls from one module's compiled functions to another's, in C.

Called as Python does it, with every number made an object, they took a quarter of a card expert's
time. What is called is looked up each time all the same: a test may have put something else there.

Caller and called agree by a name and a form, such as "fits" and "nnr": a letter for each argument,
n for a number and o for an object, and an r if the result is wanted.
"""

_KINDS = {"n": "number", "o": "object"}


def kind_of(form: str) -> str:
    """Return the line that names the type of a function in C."""
    kinds, _ = _arguments(form)
    return f"ctypedef number (*{_kind(form)})({', '.join(['object', *kinds])}) except? -1"


def _kind(form: str) -> str:
    return f"kind_{form.rstrip('r')}"


def slot(name: str, form: str) -> str:
    """Return the name of the method that calls an imported function."""
    return f"call_{name}_{form}"


def calling(name: str, form: str) -> list[str]:
    """Return this method; beside it lies what it has found, an `Imported` (see pointers.pxi)."""
    kinds, passed = _arguments(form)
    given = "".join(f", {kind} {one}" for kind, one in zip(kinds, passed, strict=True))
    found = f"self.{name}_{form}"
    in_c = f"(<{_kind(form)}> <void*> {found}.place)"
    return [
        f"    cdef number {slot(name, form)}(self{given}) except? -1:",
        f"        function = self.namespace[{name!r}]",
        f"        if function is not {found}.function:",
        f"            {found}.meet(function, {form!r})",
        f"        if {found}.place:",
        f"            return {in_c}({', '.join([f'{found}.owner', *passed])})",
        f"        {'return ' if form.endswith('r') else ''}function({', '.join(passed)})",
        *([] if form.endswith("r") else ["        return 0"]),
    ]


def entrance(name: str, form: str) -> list[str]:
    """Return the function through which others call this one, and where they find it."""
    kinds, passed = _arguments(form)
    given = "".join(f", {kind} {one}" for kind, one in zip(kinds, passed, strict=True))
    called = f"(<Functions> self).{name}({', '.join(passed)})"
    forms = {form, form.rstrip("r")}  # whoever wants no result may leave it
    return [
        "",
        f"cdef number enter_{name}(object self{given}) except? -1:",
        *([f"    return {called}"] if form.endswith("r") else [f"    {called}", "    return 0"]),
        *(f"_places['{name}_{each}'] = <size_t> enter_{name}" for each in sorted(forms)),
    ]


def _arguments(form: str) -> tuple[list[str], list[str]]:
    kinds = [_KINDS[letter] for letter in form.rstrip("r")]
    return kinds, [f"a{place}" for place in range(len(kinds))]

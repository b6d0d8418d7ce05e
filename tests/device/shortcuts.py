"""What the image's shortcuts through MicroPython must not change; CPython says what is right."""

NUMBERS = [0, 1, -1, 2, 3, -7, 11, 15, 17, 29, 30, 31, 32, 255, -256, 32767, 32768, -32768]
NUMBERS += [
    65535,
    99999,
    2**29,
    -(2**29),
    2**30 - 1,
    -(2**30),
    2**30,
    -(2**30) - 1,
    2**31,
    2**40,
    True,
]
OPERATORS = ("+", "-", "*", "//", "%", "&", "|", "^", "<<", ">>")
COMPARISONS = ("<", ">", "==", "<=", ">=", "!=")


def tried(work, *arguments):
    """Return what comes of it, or the name of what is raised."""
    try:
        return work(*arguments)
    except (ArithmeticError, AttributeError, KeyError, NameError, TypeError, ValueError) as error:
        return type(error).__name__


def calculated(sign: str) -> int:
    """Return a sum of all results of an operator, which tells them apart by their place."""
    usual = eval(f"lambda a, b: a {sign} b")
    space: dict = {}
    if sign in OPERATORS:
        exec(f"def change(a, b):\n    a {sign}= b\n    return a", space)
    total = 0
    for a in NUMBERS:
        for b in NUMBERS:
            if sign in ("<<", ">>") and b > 64:
                continue
            for work in (usual, space.get("change", usual)):
                result = tried(work, a, b)
                number = len(result) if isinstance(result, str) else int(result)
                total = (total * 31 + number) % 1_000_003
    return total


def looked_up() -> list:
    # Made anew each time, since they are changed.
    class First:
        kind = "first"

        def __init__(self) -> None:
            self.own = 1

        def method(self):
            return "method of " + self.kind

    class Second(First):
        def other(self):
            return self.method()

    class Third(Second):
        kind = "third"

    found: list = []
    one, two = Third(), Third()
    for thing in (one, two):
        found += [thing.own, thing.kind, thing.method(), thing.other()]
    one.method = lambda: "its own"  # type: ignore[method-assign]
    found += [one.other(), two.other()]
    del one.method
    found += [one.other(), tried(lambda: one.nothing), tried(lambda: nowhere)]  # type: ignore  # noqa: F821
    Second.kind = "second"
    del Third.kind
    found.append(one.method())
    for number in range(300):
        setattr(two, f"name{number}", number)
    found.append([getattr(two, f"name{number}") for number in range(0, 300, 7)])
    for number in range(0, 300, 2):
        delattr(two, f"name{number}")
    found.append([hasattr(two, f"name{number}") for number in range(40)])
    mixed: dict = {"own": 1, 5: 2, "ki" + "nd"[:2]: 3}
    found += [mixed["kind"], mixed[5], mixed.get("none"), mixed.pop("own"), "own" in mixed]
    mixed["own"] = 4
    found.append(sorted(str(key) for key in mixed))
    return found


def three(a, b=2, c=3):
    return [a, b, c]


def some(a, *rest, **named):
    return [a, list(rest), sorted(named.items())]


def more(a, b=2, *rest):
    return [a, b, list(rest)]


def counter(a, b=5):
    def inside(c=7):
        return a + b + c

    yield inside()
    yield inside(0)


def called() -> list:
    found = [three(1), three(1, 4), three(1, 4, 6), three(c=1, a=2), three(*[7, 8], **{"c": 9})]
    found += [tried(three), tried(three, 1, 2, 3, 4), tried(lambda: three(1, d=2))]
    found += [some(1), some(1, 2, 3, x=4), tried(some), list(counter(1)), list(counter(1, 2))]
    found += [more(1), more(1, 5), more(1, 5, 6), tried(more), more(b=1, a=2)]
    found += [(lambda *, x=3: x)(x=5), tried(lambda: (lambda *, x: x)(3))]
    return found


def answers() -> list:
    found: list = [[sign, calculated(sign)] for sign in OPERATORS + COMPARISONS]
    nothing, thing = None, [1]
    found += [looked_up(), called(), nothing is None, thing is None, thing is not None]
    return found

"""A line of the bench: what was measured, and its budget."""

from collections.abc import Iterator

KB = 1024

Row = dict
Rows = Iterator[Row]


def row(what: str, measured: float | None, budget: float, unit: str, least: bool = False) -> Row:
    """least: the budget is the least there must be, not the most there may be."""
    met = None
    if measured is not None:
        met = measured >= budget if least else measured <= budget
        measured = round(measured, {"ms": 2, "KB": 1, "%": 2}.get(unit))
    return {"what": what, "measured": measured, "budget": budget, "unit": unit, "met": met}


def failed(what: str, why: Exception, budget: float, unit: str) -> Row:
    """Return a line that could not be measured because its subject is broken: that is no "not
    yet"."""
    return {**row(f"{what} FAILED: {why}", None, budget, unit), "met": False}

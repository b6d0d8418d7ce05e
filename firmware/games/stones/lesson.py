"""The first lesson of the way of stones; see firmware/table/lesson.py."""

from firmware.table import guide, layout

SEED = 55077
COURSE = (
    ("rows", "rows"),
    ("worth", "worth"),
    ("then", "then"),
    ("next", "turn"),
    "?",
    ("middle", "first"),
    "+B1 ? .",
    ("strip", "others"),
    ("next", "left"),
    "+B2 ? +G6",
    ("row", "rises"),
    ("wishes", "wish"),
    ("next", "again"),
    "?",
    ("middle", "clover"),
    "+B5",
    ("next", "extra"),
    "?",
    ("bonus", "bonus"),
    ("next", "leave"),
    ". ? +N3",
    ("", "later"),
    "( ? . +G4 ? +Y1 +R5 ? +G3 ? +R1 ? +Y5 ? +B7 ? +N8 ? +B9 ? +Y8 ? . ? +Y7 ? . ? +N9 ? . +B4 ? "
    "+Y3 ? . ? +N7 ? +G0 +N6 ? . ? . +B0 ? . ? . +N5 ? . ? +R3 ? . +Y6 ? . ? . ? +G2 ? . +B8 ? . "
    "+G1 ? +Y10 ? . ? . ? . ? . ? +N4 +N10 ? . ? . +Y2 ? . +R4 ? . ? +N2 ? +R2 ? . +N1 ? . +N0 ? "
    ". )",
    ("rows", "grown"),
    ("stack", "end"),
    ("middle", "fitting"),
    ("next", "seven"),
    "+R7 ? .",
    ("", "alone"),
)
END = (
    ("worth", "over"),
    ("side", "beside"),
    ("total", "total"),
)


def _stack(scene, frame) -> tuple:
    """Return the box of the face-down tiles, which can be chosen first."""
    return scene.box_of(frame, scene.targets[0])


def _middle(scene, frame) -> tuple:
    y, h = scene.places["middle"]
    return 4, y, layout.WIDTH - 8, h


PLACES = {
    "rows": guide.rows,
    "worth": guide.worth,
    "then": guide.then,
    "strip": guide.others,
    "side": guide.side,
    "total": guide.total,
    "row": guide.column(0),
    "bonus": guide.column(5),
    "wishes": guide.column(6),
    "stack": _stack,
    "middle": _middle,
}

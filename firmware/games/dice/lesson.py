"""The dice game's first lesson; see firmware/table/lesson.py."""

from firmware.games.dice import guide as dice
from firmware.table import guide

SEED = 330
COURSE = (
    ("rows", "rows"),
    ("worth", "worth"),
    ("then", "then"),
    ("dice", "dice"),
    ("sums", "sums"),
    ("tiles", "tiles"),
    ("next", "keep"),
    ".",
    ("next", "first"),
    "+B1 . +G0",
    ("strip", "others"),
    ("dice", "poor"),
    ("dice", "mark"),
    "!00",
    ("three", "second"),
    "+B3 . +G4",
    ("stones", "stones"),
    ("next", "good"),
    ".",
    ("five", "clover"),
    "+B5 !00 +G6",
    ("row", "paid"),
    ("dice", "spirals"),
    ".",
    ("next", "take"),
    "S . +G9",
    ("bonus", "leprechauns"),
    ("", "later"),
    "( . +R0 . +N6 . S . +R2 . S !222 +N3 . +B6 . +B0 . +B7 . +R7 . +B9 . +Y7 . +R1 !024 +Y3 . "
    "+N2 . +R9 . +B10 . +B4 . S . +Y1 !1 +N5 !4 +N1 )",
    ("rows", "grown"),
    ("sums", "end"),
    ("next", "six"),
    ".",
    ("next", "equal"),
    "+R6 . S",
    ("", "alone"),
)
END = (
    ("worth", "over"),
    ("side", "beside"),
    ("total", "total"),
)


def _sums(scene, frame) -> tuple:
    """Return the box of the sums; where a low panel lacks them, that of the dice."""
    box = dice.BOXES["see_sums" if scene.places["sums"][1] else "see_dice"]
    return box(scene, frame)


def _sum(tile: int):
    """Return a function that returns the box of the dice and the tile with their sum."""

    def box(scene, frame) -> tuple:
        boxes = [scene.die_box(frame, number) for number in range(3)]
        return guide.around(boxes + [scene.box_of(frame, tile)])

    return box


PLACES = {
    "rows": guide.rows,
    "worth": guide.worth,
    "then": guide.then,
    "strip": guide.others,
    "side": guide.side,
    "total": guide.total,
    "row": guide.column(0),
    "bonus": guide.column(5),
    "stones": guide.column(6),
    "dice": dice.BOXES["see_dice"],
    "sums": _sums,
    "tiles": dice.BOXES["see_tiles"],
    "three": _sum(3),  # blue, as the first tiles are
    "five": _sum(5),
}

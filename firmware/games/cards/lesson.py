"""The card game's first lesson; see firmware/table/lesson.py."""

from firmware.games.cards import guide as cards
from firmware.table import guide, tabletop

SEED = 5716
COURSE = (
    ("rows", "rows"),
    ("worth", "worth"),
    ("then", "then"),
    ("hand", "hand"),
    ("next", "first"),
    "+G1",
    ("next", "draw"),
    "* -G3 *",
    ("strip", "others"),
    ("pile", "pile"),
    ("next", "second"),
    "+G2",
    ("next", "take"),
    "*G +N1 *",
    ("stones", "stones"),
    ("next", "pair"),
    "-B1-Y1",
    ("next", "two"),
    "* * +N3 *",
    ("next", "discard"),
    "-R8",
    ("locked", "locked"),
    "* +B3 *",
    ("row", "third"),
    "+G3 * +B5 *",
    ("row", "fourth"),
    "+G4 * +B7 *",
    ("points", "points"),
    ("next", "onto"),
    "+P4>G * +P3 *",
    ("", "later"),
    "( +P1 * -R4-Y4 * * -P9-Y9 * * +G8 * -G5-Y5 * * +B9 * +N4 * +R6 * -B3-G3 * * +P8>G * -B10 * "
    "+Y5 * +P6 *P +P0 * -N3 *R +R0 * +R2 *R -G6-R6 * * +R3 *R +Y3 * +R4 *G +N7 * -N8-R8 * * +G5 "
    "* +G4 *R +N9 * +G6 *N +BX * +G7 * -B0 * +R6 * -R5 * +R8 * -N4 * +R9 *N +NX * )",
    ("rows", "grown"),
    ("stock", "left"),
    ("next", "end_card"),
    "+RX * -Y4 *",
    ("", "alone"),
)
END = (
    ("worth", "over"),
    ("side", "wishes"),
    ("total", "total"),
)


def _pile(number: int):
    return lambda scene, frame: scene.pile_box(frame, number)


PLACES = {
    "rows": guide.rows,
    "worth": guide.worth,
    "then": guide.then,
    "strip": guide.others,
    "side": guide.side,
    "total": guide.total,
    "hand": cards.BOXES["see_hand"],
    "row": guide.column(1),
    "points": guide.column(tabletop.POINT),
    "stones": guide.column(6),
    "pile": _pile(1),
    "locked": _pile(3),
    "stock": _pile(6),
}

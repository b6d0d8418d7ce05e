"""The table of the card game explained; see firmware/table/guide.py."""

from firmware.table import guide, tabletop

SEED = 10
MOVES = (
    "-B6-Y6 * * -B5-N5 * * +B4 * +N10 * -R4-Y4 * * +R5 * +N7 *N +P2 * +Y3 * +N5 * +P6 * +B7 * "
    "+N4 * +P7 * +N2 * +B0 * +P10 * +Y3 * -N6 * +Y0 * +R8 *"
)


def _piles(scene, frame) -> tuple:
    """The piles and the stock lie between the header and the own rows."""
    x, y, w, _ = guide.columns(scene, frame, 0, 6)
    top = tabletop.HEAD + 4
    return x, top, w, y - 5 - top


def _hand(scene, frame) -> tuple:
    return guide.around([scene.box_of(frame, place) for place in range(8)])


BOXES = {
    "see_head": guide.head,
    "see_rows": guide.rows,
    "see_worth": guide.worth,
    "see_side": guide.side,
    "see_piles": _piles,
    "see_hand": _hand,
    "see_message": guide.message,
    "see_strip": guide.strip,
}

"""The table of the card game explained; see firmware/table/guide.py."""

from firmware.table import guide

SEED = 82
MOVES = (
    "-B5-N5 * * +P0 * +G5 * +P2 * -N9 * +R3 * -B4-R4 * * -B3-G3 * * +B2 * +Y10 * -G8-Y8 * * +Y0 "
    "* +R0 *Y -N7-Y7 * * +Y7 * +Y8 *Y +G0 * +R10 * +Y7 * -N2-Y2 * * +B4 * +Y5 * -B1-P1 * * +N3 "
    "*"
)


def _piles(scene, frame) -> tuple:
    x, _, w, _ = guide.columns(scene, frame, 0, 6)
    return (x, scene.places["piles"][0], w, scene.places["piles"][1])


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

"""The table of the way of stones explained; see firmware/table/guide.py."""

from firmware.table import guide, layout

SEED = 51
MOVES = (
    "? +R1 ? . ? +R4 ? +Y9 ? . +Y5 ? . ? +Y0 +R8 ? +Y8 ? . ? +Y1 ? +N1 ? +Y6 ? . +N3 ? . ? . "
    "+G2 ? . ? +R10 ? . +Y3 ? +B3 ? . +Y2 +B4 ? +G10 ? +G1 ? . ? +R9 ? ."
)


def _middle(scene, frame) -> tuple:
    """Return the box between the strip and the message, where the stack and the tiles lie."""
    x, y = scene.box_of(frame, scene.targets[0])[:2]
    return x, y, layout.WIDTH - 2 * x, scene.progress_at - 4 - y


BOXES = {
    "see_head": guide.head,
    "see_rows": guide.rows,
    "see_worth": guide.worth,
    "see_side": guide.side,
    "see_middle": _middle,
    "see_message": guide.message,
    "see_strip": guide.strip,
}

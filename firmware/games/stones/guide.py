"""The table of the way of stones explained; see firmware/table/guide.py."""

from firmware.table import guide

SEED = 67
MOVES = (
    "? +N0 ? +Y3 ? +Y9 ? +B1 ? . ? +B8 ? +G3 ? +G5 ? . ? +B4 ? +B3 ? +B9 ? . +B5 +B7 ? +G0 ? . "
    "? +Y1"
)


def _middle(scene, frame) -> tuple:
    """The stack and the tiles face up fill the room between the strip and the message."""
    x, y = scene.box_of(frame, scene.targets[0])[:2]
    return x, y, frame.width - 2 * x, scene.progress_at - 4 - y


BOXES = {
    "see_head": guide.head,
    "see_rows": guide.rows,
    "see_worth": guide.worth,
    "see_side": guide.side,
    "see_middle": _middle,
    "see_message": guide.message,
    "see_strip": guide.strip,
}

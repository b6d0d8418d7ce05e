"""The table of the dice game explained; see firmware/table/guide.py."""

from firmware.table import guide, layout

SEED = 248
MOVES = (
    ". +N2 . +B8 . +Y8 . +N4 . +B6 !255 +R5 . +N5 . +B4 . +G5 . +N7 !144 +B3 . +Y7 !225 +G0 . "
    "+B2 . +G3"
)


def _dice(scene, frame) -> tuple:
    """Return the box of the dice and the button beside them, which can be chosen first."""
    return guide.around([scene.box_of(frame, target) for target in scene.targets[:4]])


def _tiles(scene, frame) -> tuple:
    return scene.tiles_box(frame)


def _sums(scene, frame) -> tuple:
    """Return the box between the dice and the tiles, where the sums lie."""
    _, y, _, h = _dice(scene, frame)
    top = y + h + 4
    return 2, top, layout.WIDTH - 4, _tiles(scene, frame)[1] - 4 - top


BOXES = {
    "see_head": guide.head,
    "see_rows": guide.rows,
    "see_worth": guide.worth,
    "see_side": guide.side,
    "see_dice": _dice,
    "see_sums": _sums,
    "see_tiles": _tiles,
    "see_message": guide.message,
    "see_strip": guide.strip,
}

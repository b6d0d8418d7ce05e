"""What the table shows, beside the same table drawn afresh."""

from firmware.stage import Stage
from firmware.table.table import Table


def is_at_rest(stage: Stage) -> bool:
    """Tell whether a table is to be seen of which nothing moves and nothing is still to be drawn.

    When the last move has been told, it only waits for the score to take its place.
    """
    top = stage.top()
    if not isinstance(top, Table) or top.session.is_over():
        return False
    return not (top.stale or stage._whole or top.motion)


def out_of_date(stage: Stage) -> list[int]:
    """Draw the whole table; return the rows of the panel that showed something else before."""
    frame = stage.frame
    before, stride = bytes(frame.pixels), frame.width // 2
    stage.top().draw(frame, True)  # type: ignore[union-attr]
    rows = range(0, len(before), stride)
    return [
        at // stride for at in rows if before[at : at + stride] != frame.pixels[at : at + stride]
    ]

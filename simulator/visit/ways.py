"""Which presses lead to a move at the table: found by trying, so they hold for every game."""

from collections.abc import Iterable

from firmware.table.scene import Scene
from input import PRESS


def choices(
    scene: Scene, buttons: Iterable[int], start: int = 0, wanted: int | None = None
) -> dict[int, tuple[int, ...]]:
    """Return each move that some row of presses chooses, with the shortest such row.

    The scene is used up by it: begin again, or take another one. The focus starts at that target.
    wanted: where this move is found, nothing further is tried.
    """
    found: dict[int, tuple[int, ...]] = {}
    seen = set()
    rows: list[tuple[int, ...]] = [()]
    scene.open_rows = lambda: None  # type: ignore[method-assign]  # the strip leads away from here
    while rows and wanted not in found:
        row = rows.pop(0)
        scene.begin()
        scene.at = start
        move = -1
        for button in row:
            assert move < 0, "a press after the choice was made"
            move = scene.handle(PRESS | button)
        if move >= 0:
            found.setdefault(move, row)
            continue
        listed = getattr(scene, "_actions", None)
        where = scene.at, str(listed and (listed.moves, listed._at)), getattr(scene, "_marked", 0)
        if where not in seen:
            seen.add(where)
            rows.extend((*row, button) for button in buttons)
    return found

"""Motion at the table on the emulated Pico: each picture of it is counted, to the cycle."""

from itertools import pairwise
from pathlib import Path

import pytest

import engine
from simulator.bench.device import STILL_MS, TOLD_MS
from simulator.bench.measuring import MARK, at_the_menu
from simulator.bench.programs import program
from simulator.emulator.saves import kept

pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

SLOWEST_MS = 1000 / 30
LONGEST_MS = 300


@pytest.mark.slow
@pytest.mark.parametrize("game", engine.GAMES)
def test_what_moves_holds_thirty_pictures_a_second_and_ends_in_time(
    game: str, firmware_image: Path
) -> None:
    handheld = at_the_menu(firmware_image, {**kept(game, 40), "main.py": program("pictures")})
    handheld.run(1000)
    sent = handheld.watch(MARK)
    handheld.tap("A")
    handheld.run(TOLD_MS)
    motions: list[list[float]] = [[]]
    for earlier, later in pairwise([ms for ms, level in sent if level]):
        if later - earlier < STILL_MS:
            motions[-1].append(later - earlier)
        elif motions[-1]:
            motions.append([])
    told = [motion for motion in motions if len(motion) > 4]
    assert len(told) >= 3
    for motion in told:
        assert sum(motion) < LONGEST_MS
        assert len(motion) >= 9
        assert max(motion) < SLOWEST_MS, motion

"""No press is late or lost while machines think and their moves are saved."""

from pathlib import Path

import pytest

import engine
from simulator.bench.presses import MOST_LATE_MS, Thumbs

pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

TAPS = 8


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_tap_counts_in_its_order_and_in_time(game: str, firmware_image: Path) -> None:
    """Some of them begin and end while a sector is erased: without any interrupt."""
    thumbs = Thumbs(firmware_image.read_bytes(), game, 3, 7)
    assert max(thumbs.taps(TAPS)) < MOST_LATE_MS


def test_contacts_that_bounce_while_a_sector_is_erased_count_once(firmware_image: Path) -> None:
    thumbs = Thumbs(firmware_image.read_bytes(), "dice", 3, 2, bounces=2)
    assert max(thumbs.taps(TAPS)) < MOST_LATE_MS

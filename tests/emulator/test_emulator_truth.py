"""The emulated Pico beside a real one, in the programs by which MicroPython measures itself."""

import pytest

from simulator.bench import truth

# Measured when this was written: thirteen programs from 0.86 to 1.10 of the real Pico's score, and
# bm_hexiom, which depends most on where functions lie, 0.77; the mean 0.97. Without a flash cache
# that was 1.15, with core_import_mpy_multi 1.49 and bm_nqueens 1.41.
EACH, THE_WORST, MEAN = 0.15, {"bm_hexiom": 0.25}, 0.05


@pytest.mark.slow
def test_benchmark_programs_run_about_as_fast_as_on_a_real_pico(stock_image, benchmarks) -> None:
    names = list(truth.REAL_PICO)
    rows = [
        truth.compared(name, truth.score(stock_image, benchmarks / f"{name}.py")) for name in names
    ]
    for row in rows:
        assert row["ratio"] == pytest.approx(1, abs=THE_WORST.get(row["what"], EACH)), row
    assert truth.mean(rows) == pytest.approx(1, abs=MEAN)

"""What is compiled for the desktop, and what is said where it can't be."""

from pathlib import Path

import pytest
import rp2040py

from firmware.toolchain import needs
from simulator import faster


def test_the_tests_run_on_the_emulator_compiled_for_this_python() -> None:
    if not faster.place().exists():
        pytest.skip("not compiled; `make test` does it first, or says why it can't")
    assert Path(rp2040py.__file__).is_relative_to(faster.place())


def test_where_it_can_not_be_compiled_the_wheel_has_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("INSTALL", "no")
    monkeypatch.setattr(faster, "BUILD", tmp_path)
    monkeypatch.setattr(
        needs, "PYTHON_MODULES", [needs.Need("Python.h", "python3-dev", lambda: False)]
    )
    assert faster.emulator() is None
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "stays slower" in said
    assert "apt-get install python3-dev" in said


def test_where_inner_loops_can_not_be_compiled_they_stay_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("INSTALL", "no")
    monkeypatch.delenv("COMPILE", raising=False)
    monkeypatch.setattr(faster, "place_of_loops", lambda source: tmp_path / source.name)
    monkeypatch.setattr(needs, "PYTHON_MODULES", [needs.Need("gcc", "gcc", lambda: False)])
    faster.inner_loops()
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "stay slower" in said
    assert "apt-get install gcc" in said


def test_what_an_older_version_has_compiled_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It named its files otherwise, and the folder is the same."""
    source = faster.ROOT / "engine" / "rng.py"
    target = tmp_path / "same-source" / "engine_rng.so"
    target.parent.mkdir()
    (target.parent / "rng.so").touch()
    monkeypatch.setattr(faster, "place_of_loops", lambda source: target)
    monkeypatch.setattr(faster, "_cython", lambda pyx, includes: pyx.with_suffix(".so").touch())
    faster._build_loops(source, "")
    assert sorted(path.name for path in target.parent.iterdir()) == [
        "engine_rng.pyx",
        "engine_rng.so",
    ]

"""Saves survive whatever happens while they are written."""

import builtins
import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards.store import FlashStore, Store

ROOT = Path(__file__).parents[2]


def test_what_was_written_is_read_back_and_nothing_is_nothing(tmp_path):
    store = Store(str(tmp_path / "saves"))
    assert store.read("game") is None
    assert store.names() == []
    store.write("game", b"one")
    store.write("game", b"two")
    store.write("settings", b"")
    assert store.read("game") == b"two"
    assert store.read("settings") == b""
    assert store.names() == ["game", "settings"]


class PowerCut(BaseException):
    """Not an error anybody could catch by accident."""


@pytest.mark.parametrize("moment", ["open", "write", "close", "rename"])
def test_a_power_cut_leaves_the_old_save(tmp_path, monkeypatch, moment):
    def cut(*_):
        raise PowerCut

    store = Store(str(tmp_path / "saves"), rename=cut if moment == "rename" else os.rename)
    Store(str(tmp_path / "saves")).write("game", b"old")

    class Failing:
        def __init__(self, file):
            self.file = file

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.file.close()
            if moment == "close":
                raise PowerCut

        def write(self, data):
            self.file.write(data[: len(data) // 2] if moment == "write" else data)
            if moment == "write":
                raise PowerCut

        def seek(self, place):
            self.file.seek(place)

    def open_and_fail(path, mode):
        if moment == "open":
            raise PowerCut
        return Failing(real_open(path, mode))

    real_open = builtins.open
    monkeypatch.setattr(builtins, "open", open_and_fail)
    with pytest.raises(PowerCut):
        store.write("game", b"something new")
    monkeypatch.undo()
    after = Store(str(tmp_path / "saves"))
    assert after.read("game") == b"old"
    assert after.names() == ["game"], "half a file is nothing one can read"
    after.write("game", b"new")
    assert after.read("game") == b"new"


@pytest.mark.parametrize("moment", ["write", "rename"])
def test_a_write_that_fails_leaves_nothing_half_written(tmp_path, monkeypatch, moment):
    def fail(*_):
        raise OSError(28)

    class Full:
        def __init__(self, path, mode):
            self.file = real_open(path, mode)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.file.close()

        write = fail

    real_open = builtins.open
    store = Store(str(tmp_path), rename=fail if moment == "rename" else os.rename)
    Store(str(tmp_path)).write("game", b"old")
    if moment == "write":
        monkeypatch.setattr(builtins, "open", Full)
    with pytest.raises(OSError, match="28"):
        store.write("game", b"new")
    monkeypatch.undo()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"game": b"old"}


@pytest.mark.parametrize("steps", range(5))
def test_a_file_that_is_half_written_is_finished_before_the_next(tmp_path, steps):
    store = FlashStore(str(tmp_path))
    store.write("game", b"old")
    writing = store.writing("game", b"new")
    for _ in range(steps):
        next(writing, None)
    assert store.read("game") == (b"new" if steps > 3 else b"old")
    store.write("game", b"newer")
    assert store.read("game") == b"newer"
    assert list(writing) == [], "nothing is left of it"
    assert store.names() == os.listdir(tmp_path) == ["game"]


def test_what_can_t_be_written_in_steps_says_so_and_the_old_stays(tmp_path):
    def fail(*_):
        raise OSError(28)

    FlashStore(str(tmp_path)).write("game", b"old")
    store = FlashStore(str(tmp_path), rename=fail)
    with pytest.raises(OSError, match="28"):
        list(store.writing("game", b"new"))
    next(store.writing("game", b"new"))
    with pytest.raises(OSError, match="28"):
        store.write("game", b"newer")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"game": b"old"}


def test_what_power_cuts_have_left_unfinished_does_not_take_room_for_ever(tmp_path):
    for name in ("game", "errors", "choice"):
        (tmp_path / f"{name}.new").write_bytes(bytes(2000))
    Store(str(tmp_path)).write("settings", b"one")
    assert [path.name for path in tmp_path.iterdir()] == ["settings"]


def test_of_a_file_that_is_much_too_large_only_the_beginning_is_read(tmp_path, micropython):
    (tmp_path / "game").write_bytes(1000 * bytes(range(256)))
    data = Store(str(tmp_path)).read("game")
    assert data == (tmp_path / "game").read_bytes()[: len(data)]
    program = f"from boards.store import Store; print(len(Store({str(tmp_path)!r}).read('game')))"
    done = subprocess.run(
        [micropython, "-X", "heapsize=192k", "-c", program],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert int(done.stdout) == len(data) < 5000


def test_a_damaged_save_set_aside_is_never_overwritten(tmp_path):
    store = Store(str(tmp_path))
    kept = []
    for data in (b"first", b"second", b"third"):
        store.write("game", data)
        kept.append(store.set_aside("game"))
        assert store.read("game") is None
    assert [store.read(name) for name in kept] == [b"first", b"second", b"third"]
    assert store.names() == sorted(kept)


def test_a_store_that_cannot_be_written_says_so(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = Store(str(tmp_path / "file"))
    with pytest.raises(OSError, match="file"):
        store.write("game", b"data")
    assert store.read("game") is None
    assert store.names() == []


@given(st.binary(max_size=300))
def test_any_bytes_can_be_kept(tmp_path_factory, data):
    store = Store(str(tmp_path_factory.mktemp("saves")))
    store.write("game", data)
    assert store.read("game") == data


def test_micropython_keeps_the_same_files(tmp_path, micropython):
    program = (
        "from boards.store import Store\n"
        f"store = Store({str(tmp_path / 'saves')!r})\n"
        "print(store.read('game'), store.names())\n"
        "store.write('game', b'one')\nstore.write('game', b'two')\n"
        "print(store.read('game'), store.names(), store.set_aside('game'))\n"
    )
    done = subprocess.run(
        [micropython, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout == "None []\nb'two' ['game'] game.bad\n"
    assert Store(str(tmp_path / "saves")).read("game.bad") == b"two"


def test_whoever_goes_on_with_a_file_hears_that_it_failed_for_another_files_sake(
    tmp_path: Path,
) -> None:
    """The flash is too full for the one, and not for the other, which finishes it first."""

    def rename(old: str, new: str) -> None:
        if new.endswith("game"):
            raise OSError(28)
        os.replace(old, new)

    store = FlashStore(str(tmp_path), rename)
    steps = store.writing("game", b"a long one")
    next(steps)
    store.write("settings", b"a short one")
    with pytest.raises(OSError, match="28"):
        list(steps)
    assert store.names() == ["settings"]

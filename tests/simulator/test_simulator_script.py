"""Scripts of presses: what they mean, and what a wrong line is told."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from input import A, B, X, Y
from simulator.script import PAUSE_MS, TAP_MS, Moment, ScriptError, parse, read


def test_a_script_becomes_moments():
    text = "# the way in\npress A\n\nwait 200  # a while\nhold b 800\nshot menu-1\npress X Y\n"
    tap, pause = TAP_MS, PAUSE_MS
    hold = tap + pause + 200
    after = hold + 800 + pause
    assert parse(text) == [
        Moment(0, A),
        Moment(tap, 0),
        Moment(hold, B),
        Moment(hold + 800, 0),
        Moment(after, shot="menu-1"),
        Moment(after, X | Y),
        Moment(after + tap, 0),
        Moment(after + tap + pause),
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("pres A", "pres is not known; a line is one of: press BUTTON ..., hold BUTTON"),
        ("press", "expected press BUTTON ..., found: press"),
        ("press C", "there is no button C; there are UP, DOWN, LEFT, RIGHT, A, B, X, Y"),
        ("hold A", "expected hold BUTTON MILLISECONDS, found: hold A"),
        ("hold A long", "long is no number of milliseconds"),
        ("hold 800 A", "there is no button 800"),
        ("wait -5", "-5 is no number of milliseconds"),
        ("wait", "expected wait MILLISECONDS"),
        ("wait 99999999999", "is no number of milliseconds from 1 to 3600000"),
        ("shot", "expected shot NAME"),
        ("shot ../../etc/passwd", "can't be a file's name"),
        ("shot one", "there is a shot one already, on line 2"),
    ],
)
def test_a_wrong_line_is_named(line, message):
    with pytest.raises(ScriptError) as caught:
        parse(f"press A\nshot one\n{line}\n", "demo.txt")
    assert str(caught.value).startswith("demo.txt line 3: ")
    assert message in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(ScriptError, match=r"can't read .*nothing\.txt"):
        read(tmp_path / "nothing.txt")
    (tmp_path / "picture.txt").write_bytes(b"\x89PNG\xff")
    with pytest.raises(ScriptError, match="can't read"):
        read(tmp_path / "picture.txt")


STEPS = st.one_of(
    st.sampled_from(["press A", "press UP", "press X Y", "# nothing"]),
    st.integers(1, 2000).map("wait {}".format),
    st.integers(1, 2000).map("hold B {}".format),
)


@given(st.lists(STEPS))
def test_time_never_runs_backwards_and_all_is_let_go_in_the_end(lines):
    moments = parse("\n".join(lines))
    times = [moment.at for moment in moments]
    assert times == sorted(times)
    assert moments[-1].down == 0
    for before, after in itertools.pairwise(moments):
        if before.down:
            assert after.down == 0, "every press is followed by its own release"
            assert after.at > before.at

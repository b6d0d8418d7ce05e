"""Buttons pressed together, which the window takes for a picture."""

from hypothesis import given
from hypothesis import strategies as st

from input import DOWN, UP, A, X, Y
from simulator.window.chord import Chord


def test_a_chord_sounds_once_and_then_keeps_its_buttons_to_itself():
    chord = Chord(X | Y)
    through = [chord.filter(mask) for mask in (X, X | Y | UP, X | Y, Y, Y | A, 0, Y)]
    assert through == [X, UP, 0, 0, A, 0, Y]
    assert chord.struck == 1
    chord.filter(X | Y)
    assert chord.struck == 2


def test_a_chord_of_nothing_never_sounds():
    chord = Chord(0)
    assert [chord.filter(mask) for mask in (0, 255, 0)] == [0, 255, 0]
    assert chord.struck == 0


@given(st.lists(st.integers(0, 255), max_size=30))
def test_a_chord_leaves_everybody_elses_buttons_alone(masks):
    chord = Chord(UP | DOWN)
    for mask in masks:
        assert chord.filter(mask) & ~(UP | DOWN) == mask & ~(UP | DOWN)

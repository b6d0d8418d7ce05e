"""Press, repeat, hold, release: what a mask over time means."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from input import (
    BUTTON,
    DOWN,
    HOLD,
    KIND,
    LEFT,
    NAMES,
    PRESS,
    RELEASE,
    REPEAT,
    RIGHT,
    UP,
    A,
    B,
    X,
    Y,
)
from input.events import HOLD_MS, REPEAT_FIRST_MS, REPEAT_NEXT_MS, Events

WRAP = 1 << 30


class Held:
    """A board's buttons of which the test says what is down."""

    def __init__(self) -> None:
        self.mask = 0

    def read(self) -> int:
        return self.mask


def drain(events: Events, now: int) -> list[int]:
    return list(iter(lambda: events.poll(now % WRAP), 0))


def expected(history: list[tuple[int, int]], repeats: int) -> list[list[int]]:
    """Tell the same promise the slow way: one list of events for each (time, mask)."""
    answers = []
    presses: list[tuple[int, int]] = []  # (when, button) of all that are down, in order of pressing
    said: list[int] = []  # when the latest one spoke
    before = 0
    for now, mask in history:
        events = []
        for number in range(8):
            bit = 1 << number
            if mask & bit and not before & bit:
                events.append(PRESS | bit)
                presses.append((now, bit))
                said = []
            if before & bit and not mask & bit:
                events.append(RELEASE | bit)
                if presses and presses[-1][1] == bit:
                    presses = []
        if presses:
            when, bit = presses[-1]
            if bit & repeats:
                if said:
                    due = said[-1] + REPEAT_NEXT_MS
                else:
                    due = when + REPEAT_FIRST_MS
                if now >= due:
                    events.append(REPEAT | bit)
                    said.append(now)
            elif not said and now >= when + HOLD_MS:
                events.append(HOLD | bit)
                said.append(now)
        before = mask
        answers.append(events)
    return answers


@given(
    st.sampled_from([0, WRAP - 700]),
    st.lists(st.tuples(st.integers(1, 400), st.integers(0, 255)), max_size=80),
    st.integers(0, 255),
)
def test_events_are_what_the_slow_model_says(start, steps, repeats):
    buttons = Held()
    events = Events(buttons, repeats)
    times = itertools.accumulate((pause for pause, _ in steps), initial=start)
    history = list(zip(itertools.islice(times, 1, None), (mask for _, mask in steps), strict=True))
    seen = []
    for now, mask in history:
        buttons.mask = mask
        seen.append(drain(events, now))
        assert events.down == mask
    assert seen == expected(history, repeats)


@given(st.lists(st.integers(0, 255), max_size=40))
def test_presses_and_releases_always_pair_up(masks):
    buttons = Held()
    events = Events(buttons)
    down = 0
    for now, mask in enumerate([*masks, 0]):
        buttons.mask = mask
        for event in drain(events, now):
            bit = event & BUTTON
            assert bit & (bit - 1) == 0, "one button at a time"
            assert bool(down & bit) == (event & KIND == RELEASE)
            down ^= bit
    assert down == 0


def test_a_direction_repeats_and_a_button_is_held():
    buttons = Held()
    events = Events(buttons)
    for button, kind, moments in (
        (DOWN, REPEAT, [350, 440, 530, 620, 710, 800]),
        (A, HOLD, [600]),
    ):
        buttons.mask = button
        assert drain(events, 0) == [PRESS | button]
        assert [now for now in range(1, 801) if drain(events, now) == [kind | button]] == moments
        buttons.mask = 0
        assert drain(events, 801) == [RELEASE | button]


def test_a_late_poll_brings_one_repeat_and_not_a_burst():
    buttons = Held()
    events = Events(buttons)
    buttons.mask = RIGHT
    drain(events, 0)
    assert drain(events, 2_000) == [REPEAT | RIGHT]
    assert drain(events, 2_001) == []


@given(st.integers(0, 255), st.integers(0, 900))
def test_due_says_exactly_how_long_nothing_will_happen(mask, waited):
    buttons = Held()
    events = Events(buttons)
    buttons.mask = mask
    drain(events, 0)
    drain(events, waited)
    wait = events.due(waited)
    if mask & ~(UP | DOWN | LEFT | RIGHT) and waited >= HOLD_MS:
        assert wait > 10_000_000, "nothing but another press will follow"
    elif mask:
        assert drain(events, waited + wait - 1) == []
        assert len(drain(events, waited + wait)) == 1
    else:
        assert wait > 10_000_000


def test_rest_silences_a_button_until_it_is_pressed_again():
    buttons = Held()
    events = Events(buttons)
    buttons.mask = B
    drain(events, 0)
    events.rest()
    assert drain(events, 5_000) == []
    buttons.mask = 0
    assert drain(events, 5_001) == [RELEASE | B]
    buttons.mask = B
    assert drain(events, 5_002) == [PRESS | B]
    assert drain(events, 5_602) == [HOLD | B]


def test_names_and_bits_agree():
    bits = (UP, DOWN, LEFT, RIGHT, A, B, X, Y)
    assert [1 << NAMES.index(name) for name in NAMES] == list(bits)

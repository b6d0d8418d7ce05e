"""Switches bounce; the mask must not, and must not miss anything either."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boards
from boards.wiring import SETTINGS
from input import UP, A, B, elapsed
from input.bounce import LONGEST_MS, Meter
from input.switches import Switches

WRAP = 1 << 30
# For so long contacts bounce, and so long is the switch not listened to: the worst that people
# measure of good ones, and worn ones with a line in the board file.
BOUNCES = ((6.2, 10), (15, 16), (15, 20), (38, 40))


def wrapped(ms: float) -> int:
    return int(ms) % WRAP


@st.composite
def thumbs(draw, switches: int = 2):
    """Invent what thumbs do: for each switch the changes that are meant, [(time, level)], at least
    twice as far apart as it is not listened to; and the bouncing edges, [(time, switch, level)]."""
    longest, bounce_ms = draw(st.sampled_from(BOUNCES))
    start = draw(st.sampled_from([0, 5_000, WRAP - 400, WRAP - 3]))
    intended: list[list[tuple[float, int]]] = []
    edges: list[tuple[float, int, int]] = []
    for switch in range(switches):
        moment, level, mine = float(start), 0, []
        for gap in draw(st.lists(st.floats(2 * bounce_ms, 300), max_size=8)):
            moment, level = moment + gap, 1 - level
            mine.append((moment, level))
            bounces = draw(st.lists(st.floats(0.01, longest), max_size=30, unique=True))
            edges.append((moment, switch, level))
            for back, again in zip(sorted(bounces)[::2], sorted(bounces)[1::2], strict=False):
                edges.append((moment + back, switch, 1 - level))
                edges.append((moment + again, switch, level))
        intended.append(mine)
    # By time alone: two that rounding has put at the same moment stay in their order.
    return bounce_ms, start, intended, sorted(edges, key=lambda edge: edge[0])


@given(thumbs(), st.lists(st.floats(0.1, 500), max_size=60), st.booleans())
def test_every_press_is_seen_once_however_it_bounces_and_however_rarely_one_looks(
    case, pauses, both_edges_at_once
):
    bounce_ms, start, intended, edges = case
    switches = Switches(bytes([A, B]), bounce_ms)
    reads = [start]
    for pause in pauses:
        reads.append(reads[-1] + pause)
    end = max([reads[-1], *(moment for moment, _, _ in edges)]) + bounce_ms
    reads += [end + bounce_ms * n for n in range(20)]  # enough to show whatever is still queued

    seen: list[list[int]] = [[], []]
    shown = 0
    levels = 0
    pending = list(edges)
    for moment in reads:
        while pending and pending[0][0] <= moment:
            time, switch, level = pending.pop(0)
            levels = levels & ~(1 << switch) | level << switch
            switches.edge(switch, level, wrapped(time))
            if both_edges_at_once:  # one interrupt may report the same edge twice
                switches.edge(switch, level, wrapped(time))
        mask = switches.read(levels, wrapped(moment))
        for switch, bit in enumerate((A, B)):
            if (mask ^ shown) & bit:
                seen[switch].append(int(mask & bit != 0))
        shown = mask
    assert seen == [[level for _, level in mine] for mine in intended]
    assert switches.waiting == 0
    assert switches.muted == 0


@given(st.floats(0, 0.9), st.sampled_from([0, WRAP - 1]))
def test_the_first_edge_counts_at_once(fraction, start):
    switches = Switches(bytes([UP]))
    assert switches.read(0, wrapped(start)) == 0
    switches.edge(0, 1, wrapped(start + fraction))
    assert switches.waiting == 1
    assert switches.read(0, wrapped(start + fraction)) == UP, "even if it bounces open just then"


def test_a_spike_does_not_leave_its_button_down():
    switches = Switches(bytes([UP]))
    switches.edge(0, 1, 100)
    assert [switches.read(0, 100), switches.read(0, 105), switches.read(0, 110)] == [UP, UP, 0]


def test_a_tap_whose_two_edges_reach_us_together_is_still_a_tap():
    """While flash is written no interrupt comes; afterwards both edges are reported at once."""
    switches = Switches(bytes([UP]))
    switches.edges(0, 0, 700)
    assert [switches.read(0, 701), switches.read(0, 712), switches.read(0, 713)] == [UP, 0, 0]


def test_a_second_tap_is_heard_though_nobody_has_looked_since_the_first():
    """Two taps of one button, each within the erasing of a sector: 45 ms without interrupts."""
    switches = Switches(bytes([UP]))
    for end in (745, 835):
        switches.edges(0, 0, end)
    assert [switches.read(0, 850 + n) for n in range(4)] == [UP, 0, UP, 0]


def test_a_release_and_the_next_press_within_one_erasing_are_both_heard():
    switches = Switches(bytes([UP]))
    assert switches.read(1, 0) == UP
    switches.edges(0, 1, 745)  # released, and pressed again
    switches.edge(0, 0, 790)  # released within the next one
    assert [switches.read(0, 800 + n) for n in range(3)] == [0, UP, 0]


@pytest.mark.parametrize("heard", [(), (1,), (1, 2)], ids=["none", "one", "two"])
def test_bounces_while_a_sector_is_erased_are_no_second_press(heard: tuple[int, ...]) -> None:
    """Some of them are heard before it; of the others, only that there were some."""
    switches = Switches(bytes([UP]))
    switches.edge(0, 1, 700)
    for number in heard:
        switches.edge(0, 1 - number % 2, 700 + number)
    if len(heard) % 2:
        switches.edge(0, 1, 747)
    else:
        switches.edges(0, 1, 747)
    assert {switches.read(1, 747 + n) for n in range(90)} == {UP}
    switches.edge(0, 0, 840)
    assert switches.read(0, 841) == 0


@given(st.permutations(range(4)), st.integers(0, 400))
def test_presses_of_different_buttons_are_shown_in_their_order(order, late):
    buttons = bytes([UP, A, B, 128])
    switches = Switches(buttons)
    for turn, switch in enumerate(order):
        switches.edge(switch, 1, 1000 + 20 * turn)
        switches.edge(switch, 0, 1015 + 20 * turn)
    shown = [switches.read(0, 1100 + late + n) for n in range(8)]
    assert shown == [mask for switch in order for mask in (buttons[switch], 0)]


def test_a_new_press_between_two_reads_shows_the_release_first():
    switches = Switches(bytes([UP]))
    assert switches.read(1, 0) == UP
    switches.edge(0, 0, 100)
    switches.edge(0, 1, 200)
    assert [switches.read(1, 300), switches.read(1, 300)] == [0, UP]


def test_two_switches_may_be_one_button():
    switches = Switches(bytes([A, A, B]))
    assert switches.available == A | B
    assert switches.read(0b001, 0) == A
    assert switches.read(0b011, 50) == A
    assert switches.read(0b010, 100) == A
    assert [switches.read(0b100, 150), switches.read(0b100, 150)] == [0, B]


def test_hammering_on_a_stuck_console_never_turns_a_button_round():
    switches = Switches(bytes([UP]))
    for n in range(1_001):
        switches.edge(0, (n + 1) & 1, n * 50)
    now = 1_001 * 50
    shown = [switches.read(1, now + 20 * n) for n in range(600)]
    assert shown[-1] == UP
    assert switches.waiting == 0


@given(st.integers(0, WRAP - 1), st.integers(0, 1 << 28))
def test_time_passes_across_the_wrap(then, ms):
    assert elapsed((then + ms) % WRAP, then) == ms


@given(st.integers(0, WRAP - 1), st.integers(1, 1 << 28))
def test_a_time_that_is_still_to_come_is_less_than_nothing_ago(then, ms):
    assert elapsed(then, (then + ms) % WRAP) == -ms


@given(st.integers(0, WRAP - 1), st.integers(10, WRAP - 1))
def test_a_button_is_heard_however_long_ago_it_was_pressed_last(then, ms):
    switches = Switches(bytes([UP]))
    switches.edge(0, 1, then)
    switches.read(1, then)
    switches.edge(0, 0, (then + ms) % WRAP)
    assert switches.read(0, (then + ms) % WRAP) == 0


# A loose wire, and how bounces are measured


@given(
    st.floats(0.02, 1.5),
    st.sampled_from([5, 10, 20, 40]),
    st.sampled_from([0, WRAP - 100]),
    st.integers(1, 400),
)
def test_a_contact_that_never_rests_is_muted_and_the_others_are_heard(
    pause, bounce_ms, start, every
):
    """However seldom one looks meanwhile."""
    switches = Switches(bytes([A, B]), bounce_ms)
    edges = 0
    while not switches.edge(0, edges & 1, wrapped(start + edges * pause)):
        edges += 1
        assert edges * pause < 40 * bounce_ms, "so long nobody stands it"
        if edges % every == 0:
            switches.read(edges & 1, wrapped(start + edges * pause))
    now = start + edges * pause
    assert switches.muted == 1
    assert edges * pause > 12 * bounce_ms, "no bounce takes so long"
    seen = [switches.read(edges & 1, wrapped(now + 50 * n)) for n in range(3)]
    assert seen[-1] == 0, "it is up, whatever its pin says"
    assert switches.waiting == 0
    assert switches.edge(0, 1, wrapped(now + 150)), "and remains so"
    switches.edge(1, 1, wrapped(now + 200))
    assert [switches.read(3, wrapped(now + 200)), switches.read(1, wrapped(now + 300))] == [B, 0]


@given(st.lists(st.floats(0.01, LONGEST_MS - 1.1), max_size=60, unique=True), st.booleans())
def test_a_meter_finds_the_worst_bounce_of_each_switch(bounces, wraps):
    start = WRAP - 20 if wraps else 500
    meter = Meter(2)
    meter.note(1, wrapped(start))
    for moment in sorted(bounces):
        meter.note(1, wrapped(start + moment))
    meter.note(1, wrapped(start + 1000))  # a clean release takes nothing back
    assert meter.changes == 2
    assert list(meter.most) == [0, len(bounces)]
    assert list(meter.longest) == [0, int(max(bounces, default=0))]


def test_a_thumb_is_no_bounce():
    meter = Meter(1)
    for tap in range(10):
        meter.note(0, tap * LONGEST_MS)
    assert list(meter.longest) == list(meter.most) == [0]


def test_what_can_be_measured_can_be_set():
    allowed = dict((name, values) for name, _, values in SETTINGS)["BOUNCE_MS"]
    assert allowed[1] == LONGEST_MS
    text = 'BOARD = "breadboard_st7789"\nBOUNCE_MS = {}\n'
    assert boards.described(text.format(LONGEST_MS), "board.py")["BOUNCE_MS"] == LONGEST_MS
    assert boards.named("breadboard_st7789")["BOUNCE_MS"] == 10
    assert boards.described(text.format(4), "board.py").problems

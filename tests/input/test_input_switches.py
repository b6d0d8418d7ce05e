"""Switches bounce; the mask must not, and must not miss anything either."""

from hypothesis import given
from hypothesis import strategies as st

from input import UP, A, B, elapsed
from input.switches import Switches

WRAP = 1 << 30
BOUNCE_MS = 6.2  # the worst anybody measured (BOARDS.md)


def wrapped(ms: float) -> int:
    return int(ms) % WRAP


@st.composite
def thumbs(draw, switches: int = 2):
    """What thumbs do: per switch the intended changes [(time, level)], at least 20 ms apart, and
    the bouncing edges [(time, switch, level)] that they make."""
    start = draw(st.sampled_from([0, 5_000, WRAP - 400, WRAP - 3]))
    intended: list[list[tuple[float, int]]] = []
    edges: list[tuple[float, int, int]] = []
    for switch in range(switches):
        moment, level, mine = float(start), 0, []
        for gap in draw(st.lists(st.floats(20, 300), max_size=8)):
            moment, level = moment + gap, 1 - level
            mine.append((moment, level))
            bounces = draw(st.lists(st.floats(0.01, BOUNCE_MS), max_size=3, unique=True))
            edges.append((moment, switch, level))
            for back, again in zip(sorted(bounces)[::2], sorted(bounces)[1::2], strict=False):
                edges.append((moment + back, switch, 1 - level))
                edges.append((moment + again, switch, level))
        intended.append(mine)
    return start, intended, sorted(edges)


@given(thumbs(), st.lists(st.floats(0.1, 500), max_size=60), st.booleans())
def test_every_press_is_seen_once_however_it_bounces_and_however_rarely_one_looks(
    case, pauses, both_edges_at_once
):
    start, intended, edges = case
    switches = Switches(bytes([A, B]))
    reads = [start]
    for pause in pauses:
        reads.append(reads[-1] + pause)
    end = max([reads[-1], *(moment for moment, _, _ in edges)]) + 20
    reads += [end + 20 * n for n in range(20)]  # enough to show whatever is still queued

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
    switches.edge(0, 1, 700)
    switches.edge(0, 0, 700)
    assert [switches.read(0, 701), switches.read(0, 712), switches.read(0, 713)] == [UP, 0, 0]


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
    assert switches.read(0b100, 150) == B


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

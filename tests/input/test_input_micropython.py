"""What the buttons promise on the device: no heap, and the same answers."""

import random
import subprocess
from pathlib import Path

from input import A, B
from input.events import Events
from input.switches import Switches

ROOT = Path(__file__).parents[2]

# Runs on either interpreter: edges and polls from one seed, every event printed.
SCENE = """
class Board:
    def __init__(self):
        self.switches = Switches(bytes([1, 2, 4, 8, 16, 16, 32, 64, 128]))
        self.levels = 0
        self.now = 0
    def read(self):
        return self.switches.read(self.levels, self.now)

def play(board, events, moves):
    at = total = 0
    while at < len(moves):
        board.now = (board.now + moves[at]) & 0x3FFFFFFF
        switch = moves[at + 1]
        if switch < 9:
            board.levels ^= 1 << switch
            board.switches.edge(switch, board.levels >> switch & 1, board.now)
        elif switch < 11:  # while flash was written
            board.switches.edges(switch - 2, board.levels >> switch - 2 & 1, board.now)
        while True:
            event = events.poll(board.now)
            if not event:
                break
            total = (total * 31 + event + events.due(board.now)) & 0xFFFFFF
        at += 2
    return total
"""
_random = random.Random(1)
MOVES = bytes(n for _ in range(3000) for n in (_random.randrange(60), _random.randrange(12)))


def run(micropython: Path, program: str) -> list[str]:
    answer = subprocess.run(
        [micropython, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.split()


def test_polling_and_edges_allocate_nothing_and_say_the_same(micropython):
    program = (
        "import gc\nfrom input.switches import Switches\nfrom input.events import Events\n"
        + SCENE
        + f"moves = {MOVES!r}\n"
        + "board = Board()\nevents = Events(board)\nplay(board, events, moves[:200])\n"
        + "def measure():\n    before = gc.mem_alloc()\n    total = play(board, events, moves)\n"
        + "    return gc.mem_alloc() - before, total\n"
        + "gc.collect()\ngc.disable()\nprint(*measure())\n"
    )
    names: dict = {"Switches": Switches}
    exec(SCENE, names)
    board = names["Board"]()
    events = Events(board)
    names["play"](board, events, MOVES[:200])
    total = names["play"](board, events, MOVES)
    assert run(micropython, program) == ["0", str(total)]


def test_edges_may_come_while_the_heap_is_locked(micropython):
    """As it is inside an interrupt on the Pico."""
    program = (
        "import micropython\nfrom input.switches import Switches\n"
        f"switches = Switches(bytes([{A}, {B}]))\n"
        "micropython.heap_lock()\n"
        "switches.edge(0, 1, 0x3FFFFFFF)\nswitches.edge(1, 1, 0)\nswitches.edge(0, 0, 20)\n"
        "micropython.heap_unlock()\n"
        "print(*[switches.read(2, 30) for _ in range(3)], switches.waiting)\n"
    )
    assert run(micropython, program) == [str(A), str(A | B), str(B), "0"]


def test_a_loose_wire_is_measured_and_muted_while_the_heap_is_locked(micropython):
    program = (
        "import micropython\nfrom input.switches import Switches\nfrom input.bounce import Meter\n"
        f"switches, meter = Switches(bytes([{A}, {B}])), Meter(2)\n"
        "def chatter():\n"
        "    for edge in range(3000):\n"
        "        meter.note(0, edge // 5)\n"
        "        if switches.edge(0, edge & 1, edge // 5):\n            return\n"
        "micropython.heap_lock()\nchatter()\nmicropython.heap_unlock()\n"
        "print(switches.muted, meter.longest[0], meter.most[0])\n"
    )
    assert run(micropython, program) == ["1", "39", "199"]

"""The console on a board of nothing but memory, played again press by press, on any interpreter.

What is played comes from a desktop (`tests/tools/replays.py`): the facts of its board and every
moment of a visit there. Time passes as on that desktop, so every picture has to be the same.
"""

import json
from array import array
from binascii import crc32, unhexlify

from firmware import main
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.screens.title import Title
from firmware.stage import Screen
from firmware.table.table import Table
from input.switches import Switches

SENT_IN_A_MS = 2604  # bytes of a frame; see simulator/headless.py


class Finished(BaseException):
    pass


class Clock:
    """Time passes while the console waits or sends.

    A moment is its time, the buttons that are down then, and the name of a picture to take.
    """

    def __init__(self, board, moments):
        self.board = board
        self.moments = moments
        self._idle = 0

    def ms(self):
        return self._idle + self.board.panel.sent // SENT_IN_A_MS

    def since(self, earlier):
        return self.ms() - earlier

    def wait(self, ms):
        end = self.ms() + ms
        while self.moments:
            at, down, shot = self.moments[0]
            self._pass_until(min(at, end))
            if at > end:
                return
            self.moments.pop(0)
            if shot:
                print(shot, crc32(self.board.panel.shown))
            else:
                self.board.buttons.set_mask(down)
                if self.moments:
                    return
        raise Finished

    def _pass_until(self, time):
        self._idle += max(0, time - self.ms())

    def feed(self):
        pass

    def stop(self):
        pass


class Panel:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.shown = bytearray(width // 2 * height)
        self.sent = 0
        self._window = array("H", (0, 0, 0, 0))

    def show(self, frame):
        """Take what is marked as damaged, and nothing else."""
        stride, window = self.width // 2, self._window
        band = frame.damage.next_window(window, 0)
        while band >= 0:
            column, top, across, rows = window
            for row in range(top, top + rows):
                start = row * stride + column
                self.shown[start : start + across] = frame.pixels[start : start + across]
            self.sent += rows * across
            band = frame.damage.next_window(window, band)
        frame.damage.clear()

    def sleep(self, on):
        pass


class Buttons:
    def __init__(self, clock, bits, labels, bounce_ms):
        self.labels = {bit: label for bit, label in zip(bits, labels)}  # noqa: B905
        self.contacts = labels
        self.switches = Switches(bytes(bits), bounce_ms)
        self.available = self.switches.available
        self._clock = clock
        self._levels = 0

    def set_mask(self, mask):
        for number, bit in enumerate(self.switches.buttons):
            down = 1 if mask & bit else 0
            if down != self._levels >> number & 1:
                self._levels ^= 1 << number
                self.switches.edge(number, down, self._clock.ms())
                if self.switches.meter:
                    self.switches.meter.note(number, self._clock.ms())

    def read(self):
        return self.switches.read(self._levels, self._clock.ms())


class Part:
    """A backlight, a battery or a loudspeaker."""

    def __init__(self, available, percent=None):
        self.available = available
        self._percent = percent

    def set(self, percent):
        pass

    def percent(self):
        return self._percent

    def charging(self):
        return False

    def play(self, *tones):
        pass


class Store:
    def __init__(self, files):
        self.files = files

    def read(self, name):
        return self.files.get(name)

    def write(self, name, data):
        self.files[name] = bytes(data)

    def writing(self, name, data):
        self.write(name, data)
        yield

    def names(self):
        return sorted(self.files)

    def set_aside(self, name):
        self.files[name + ".bad"] = self.files.pop(name)
        return name + ".bad"


class Full(Store):
    """A store that takes no change."""

    def write(self, name, data):
        raise OSError(28)


class Board:
    storage_problem = ""
    today = 0

    def __init__(self, facts, store):
        self.name = facts["name"]
        self.panel = Panel(facts["width"], facts["height"])
        self.clock = Clock(self, facts["moments"])
        self.buttons = Buttons(self.clock, facts["buttons"], facts["labels"], facts["bounce_ms"])
        self.backlight = Part(facts["light"])
        self.battery = Part(True, facts["battery"])
        self.tone = Part(facts["sound"])
        self.store = store
        self.language = facts["language"]
        self._seeds = facts["seeds"]

    def random_seed(self):
        return self._seeds.pop(0)

    def free_memory(self):
        return 0

    def traceback(self, error):
        raise error  # no test expects any


def play(facts):
    """Print the name and checksum of each picture that was taken."""
    keep.damaged.clear()
    keep.unsaved.clear()
    store = Full({}) if facts["full"] else Store({})
    for name, content in facts["files"].items():
        store.files[name] = unhexlify(content)
    try:
        _open(Board(facts, store), facts)
    except Finished:
        print("the end")


def _open(board, facts):
    """Begin at the title, or at the table of a game."""
    stage, session = main.set_up(board), facts["session"]
    stage.still = facts["still"]
    if session:
        stage.open(Screen())
        stage.open(Table(Session.load(Store({"game": unhexlify(session)})), stage))
    else:
        stage.open(Title())
    main.go_on(stage)


def play_all(file):
    """Play everything that a file holds, a line each."""
    for line in open(file):
        facts = json.loads(line)
        print(facts["title"])
        play(facts)

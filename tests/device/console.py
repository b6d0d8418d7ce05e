"""The whole console on a board of nothing but memory, under a script, on any interpreter."""

from binascii import crc32

from firmware import main
from input import DOWN, UP, A, B
from input.switches import Switches


class Finished(BaseException):
    pass


class Clock:
    """Time passes only while the console waits. A moment is (time, buttons down, shot's name)."""

    def __init__(self, board, moments):
        self.board = board
        self.moments = moments
        self.now = 0

    def ms(self):
        return self.now

    def since(self, earlier):
        return self.now - earlier

    def wait(self, ms):
        end = self.now + ms
        while self.moments:
            at, down, shot = self.moments[0]
            if at > end:
                self.now = end
                return
            self.now = max(self.now, at)
            self.moments.pop(0)
            if shot:
                print(shot, crc32(self.board.panel.frame.pixels))
            else:
                self.board.buttons.down = down
                return
        raise Finished

    def feed(self):
        pass

    def stop(self):
        pass


class Panel:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.frame = None

    def show(self, frame):
        self.frame = frame
        frame.damage.clear()

    def sleep(self, on):
        pass


class Buttons:
    def __init__(self):
        self.labels = {UP: "X", DOWN: "Y", A: "A", B: "B"}
        self.available = UP | DOWN | A | B
        self.switches = Switches(bytes((UP, DOWN, A, B)))
        self.down = 0

    def read(self):
        return self.down


class Nothing:
    """A backlight, a battery and a loudspeaker that are not there."""

    available = False

    def set(self, percent):
        pass

    def percent(self):
        return None

    def charging(self):
        return False

    def play(self, hz, ms):
        pass


class Store:
    def __init__(self):
        self.files = {}

    def read(self, name):
        return self.files.get(name)

    def write(self, name, data):
        self.files[name] = bytes(data)

    def names(self):
        return sorted(self.files)

    def set_aside(self, name):
        self.files[name + ".bad"] = self.files.pop(name)
        return name + ".bad"


class Board:
    name = "Memory"
    storage_problem = ""

    def __init__(self, width, height, language, moments):
        self.panel = Panel(width, height)
        self.buttons = Buttons()
        self.backlight = self.battery = self.tone = Nothing()
        self.store = Store()
        self.language = language
        self.clock = Clock(self, moments)
        self.seed = 1

    def random_seed(self):
        self.seed += 1
        return self.seed

    def free_memory(self):
        return 0

    def traceback(self, error):
        raise error  # no test expects any


def play(width, height, language, moments):
    """Print the name and checksum of each picture the script asks for."""
    try:
        main.run(Board(width, height, language, moments))
    except Finished:
        print("the end")

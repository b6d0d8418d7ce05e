"""What the outlooks of the two games with tiles have in common: five rows a seat, colour by colour.

Each game says how to look at a table and at one colour of it (`begin`, `look_at`), and which
entries of its tables make up a seat's worth (`_list_entries`).
"""

from array import array


class TileOutlook:
    def __init__(self, table: bytes):
        self.table = table
        self.seats = 2
        self.phase = 0
        self.lengths = bytearray(20)
        self.shapes = bytearray(20)
        self.rows = array("h", bytes(40))  # the worth of each row
        self.wishes = bytearray(4)
        self.bonus = bytearray(4)

    def look(self, s: bytearray) -> None:
        self.begin(s)
        for colour in range(5):
            self.look_at(s, colour)

    def begin(self, s: bytearray) -> None:
        """Look at the table; the colours follow one by one."""
        raise NotImplementedError

    def look_at(self, s: bytearray, colour: int) -> None:
        raise NotImplementedError

    def entries(self, mover: int, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        own = at = self._list_entries(mover, seat, found, 0)
        for other in range(self.seats):
            if other != seat:
                at = self._list_entries(mover, other, found, at)
        return own, at

    def _list_entries(self, mover: int, seat: int, found: array, at: int) -> int:
        """From place `at` on; where the next ones go."""
        raise NotImplementedError

"""Which game is played by whom: the last choice, remembered."""

import engine
from firmware.saves import keep
from firmware.words import say

_FILE = "choice"
LEVELS = ("novice", "club", "expert")
SITTERS = ("", "novice", "club", "expert")  # "" is a person
MOST_SEATS = 4
LONGEST_NAME = 12
MOST_NAMES = 6
BY_LOT = -1
MATCHES = (0, 3, 30, 60)  # one game alone; so many rounds, if that is below 10; else points


class Choice:
    """`seats` has four pairs of a level ("" is a person) and a name, of which `count` are used."""

    def __init__(self, store) -> None:
        self._store = store
        self.game = engine.GAMES[0]
        self.count = 2
        self.seats = [("", ""), ("novice", ""), ("club", ""), ("expert", "")]
        self.first = BY_LOT
        self.match = MATCHES[0]
        self.options = {game: engine.declaration(game).DEFAULT_OPTIONS for game in engine.GAMES}
        self.names: list = []  # of people who have played before, the last one first
        self.met: list = []  # games that were begun before
        self._read(keep.read(store, _FILE))

    def _read(self, facts: dict) -> None:
        """Take over what makes sense; a file of another version may hold anything."""
        self.game = keep.one_of(engine.GAMES, facts.get("game"), self.game)
        self.count = keep.one_of((2, 3, 4), facts.get("count"), self.count)
        self.first = keep.one_of(range(self.count), facts.get("first"), BY_LOT)
        self.match = keep.one_of(MATCHES, facts.get("match"), self.match)
        seats = keep.listed(facts.get("seats"))
        if len(seats) == MOST_SEATS and all(_is_seat(seat) for seat in seats):
            self.seats = [(level, name) for level, name in seats]
        known = keep.listed(facts.get("names"))
        self.names = [name for name in known if _is_name(name) and name][:MOST_NAMES]
        # Whoever comes from version 1.0.0, which did not note it, is no newcomer.
        met = keep.listed(facts.get("met", list(engine.GAMES) if facts else []))
        self.met = [game for game in engine.GAMES if game in met]
        options = facts.get("options")
        if isinstance(options, dict):
            for game, usual in self.options.items():
                all_bits = range(1 << len(engine.declaration(game).OPTIONS))
                bits = keep.one_of(all_bits, options.get(game), usual)
                self.options[game] = bits

    def save(self) -> None:
        facts = {
            "game": self.game,
            "count": self.count,
            "first": self.first,
            "match": self.match,
            "seats": self.seats,
            "names": self.names,
            "options": self.options,
            "met": self.met,
        }
        keep.write(self._store, _FILE, facts)

    def is_new(self) -> bool:
        """Tell whether the game was never begun before."""
        return self.game not in self.met

    def meet(self) -> None:
        """Note that the game is begun."""
        if self.is_new():
            self.met.append(self.game)

    def sit_down(self, seat: int, level: str, name: str = "") -> None:
        """Who plays at a seat; a person's name is remembered."""
        self.seats[seat] = (level, name)
        if name:
            others = [known for known in self.names if known != name]
            others.insert(0, name)
            self.names = others[:MOST_NAMES]

    def name(self, seat: int) -> str:
        """Return what the seat is called at the table: machines by their level, the others by the
        name typed in; numbered if need be."""
        level, name = self.seats[seat]
        if not level and not name:
            return say("new_player", seat + 1)
        before = self.seats[:seat].count((level, name))
        title = name or say("level_" + level)
        return f"{title} {before + 1}" if before else title

    def unseated(self, seat: int) -> list:
        """Return the names of people who have played before and sit at no other seat."""
        seated = [name for at, (_, name) in enumerate(self.seats[: self.count]) if at != seat]
        return [name for name in self.names if name not in seated]

    def table(self) -> list:
        """Return the seats as a session wants them."""
        return [(self.seats[seat][0], self.name(seat)) for seat in range(self.count)]


def _is_seat(seat) -> bool:
    return len(keep.listed(seat)) == 2 and seat[0] in SITTERS and _is_name(seat[1])


def _is_name(name) -> bool:
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        return False
    return all(32 <= ord(letter) < 0xD800 for letter in name)

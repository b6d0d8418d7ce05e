"""Setting up a game. The last choice stands there, and the first line starts it."""

import engine
from display import symbols
from firmware import games
from firmware.saves import keep, slots
from firmware.saves.choice import BY_LOT, LEVELS, MATCHES, SITTERS, Choice
from firmware.screens.menu import Item, Menu, Selector
from firmware.stage import NEVER, Screen
from firmware.words import say, use_game

_COUNTS = (2, 3, 4)
_PONDER_MS = 150


class SeatLine(Item):
    """A seat: OK opens the list of who may sit there, left and right step through the levels."""

    own_words = True

    def __init__(self, choice: Choice, seat: int, act, changed) -> None:
        super().__init__(self._title, act, "", "new_seat_note", "hint_change")
        self._choice, self._seat = choice, seat
        self._changed = changed  # called when somebody else sits there
        self._show()

    def _title(self) -> str:
        return say("new_seat", self._seat + 1)

    def value(self) -> str:
        return self._choice.name(self._seat)

    def press(self, step: int) -> bool:
        if not step:
            return super().press(step)
        level = self._choice.seats[self._seat][0]
        level = SITTERS[(SITTERS.index(level) + step) % len(SITTERS)]
        names = [] if level else self._choice.unseated(self._seat)
        self._choice.sit_down(self._seat, level, names[0] if names else "")
        self._show()
        self._changed()
        return True

    def _show(self) -> None:
        level = self._choice.seats[self._seat][0]
        self.symbol = symbols.MACHINE if level else symbols.PERSON
        self.note = f"level_{level}_note" if level else "new_seat_note"


class DealLine(Item):
    """The number that the game is dealt from."""

    def __init__(self, value, act) -> None:
        super().__init__("new_deal", act, "", "new_deal_note", "hint_change")
        self._value = value

    def value(self) -> str:
        return self._value()


def match_name(match: int) -> str:
    """Return what a match is called: one of MATCHES."""
    if not match:
        return say("match_single")
    return say("match_rounds" if match < 10 else "match_to", match)


class NewGame(Menu):
    def __init__(self, stage, choice: Choice | None = None) -> None:
        self._choice = choice or Choice(stage.board.store)
        self._shown = ""  # the game that has been chosen for a moment
        self._seed, self._lot = stage.board.random_seed(), stage.board.random_seed()
        self._typed = ""  # the deal that the player wants
        self._table: Screen | None = None  # laid for the choice as it stands
        super().__init__("new_title", self._lines())

    def enter(self, stage) -> None:
        super().enter(stage)
        keep.report(stage)

    def _lines(self) -> list:
        choice = self._choice
        use_game(choice.game)
        titles = [games.title(game) for game in engine.GAMES]
        lines = [
            Item("new_start", self.start, symbols.PLAY, "new_start_note", "hint_start"),
            Selector(
                "new_game",
                titles,
                engine.GAMES.index(choice.game),
                self._set_game,
                note="note",
            ),
            Selector("new_seats", [str(n) for n in _COUNTS], choice.count - 2, self._set_count),
        ]
        for seat in range(choice.count):
            lines.append(SeatLine(choice, seat, self._seat_opener(seat), self._rename))
        self._first_line = Selector("new_first", self._firsts(), choice.first + 1, self._set_first)
        self._first_line.own_words = True
        lines.append(self._first_line)
        for number, option in enumerate(engine.declaration(choice.game).OPTIONS):
            lines.append(self._option_line(number, option))
        matches = [match_name(match) for match in MATCHES]
        at = MATCHES.index(choice.match)
        lines.append(Selector("new_match", matches, at, self._set_match, "", "new_match_note"))
        lines.append(DealLine(self._deal_name, self._ask_deal))
        return lines

    def _set_match(self, at: int) -> None:
        self._choice.match = MATCHES[at]

    def _deal_name(self) -> str:
        return self._typed or str(self._deal_number())

    def _deal_number(self) -> int:
        from firmware.saves.session import DEALS

        return int(self._typed) if self._typed else self._seed % DEALS

    def _ask_deal(self) -> None:
        from firmware.screens.digits import DealPicker

        self.stage.open(DealPicker(self._typed, self._type_deal, self.stage.board.today))

    def _type_deal(self, digits: str) -> None:
        self._typed = digits
        self._refresh()

    def _firsts(self) -> list:
        """Return who may begin."""
        firsts = [self._choice.name(seat) for seat in range(self._choice.count)]
        firsts.insert(0, say("new_by_lot"))
        return firsts

    def _rename(self) -> None:
        """Somebody else sits down: that may also change how others are numbered."""
        self._first_line.labels = self._firsts()
        self.redraw()

    def _option_line(self, number: int, option: str) -> Selector:
        bit = 1 << number
        options, game = self._choice.options, self._choice.game

        def change(at: int) -> None:
            options[game] = options[game] & ~bit | (bit if at else 0)

        at = 1 if options[game] & bit else 0
        labels = (say("no"), say("yes"))
        return Selector(option, labels, at, change, "", option + "_note")

    def _seat_opener(self, seat: int):
        return lambda: self.stage.open(SeatMenu(self._choice, seat, self._refresh))

    def _refresh(self) -> None:
        """Somebody else has sat down, or the game is another: show the lines that belong to it."""
        self.fill(self._lines(), self.chosen)

    def _set_game(self, at: int) -> None:
        self._choice.game = engine.GAMES[at]
        self._refresh()

    def _set_count(self, at: int) -> None:
        self._choice.count = _COUNTS[at]
        self._choice.first = BY_LOT
        self._refresh()

    def _set_first(self, at: int) -> None:
        self._choice.first = at - 1

    def handle(self, event: int) -> None:
        super().handle(event)
        if self.chosen:  # the first line changes nothing
            self._table = None

    def tick(self, now: int) -> int:
        """While the player thinks it over, fetch what the table needs, and deal: 100 ms nobody
        waits for."""
        if self._shown != self._choice.game:
            self._shown = self._choice.game
            return _PONDER_MS  # somebody may be going through the games
        if self.stage.is_short:
            return NEVER  # there is no room for both
        from firmware.table import shelf

        if shelf.fetch(self._choice.game):
            return 0
        if not self._table:
            from firmware.table.table import Table

            self._table = Table(self._deal(), self.stage)
            self._table.is_new = self._is_offered()
        return NEVER

    def back(self) -> None:
        self.stage.later(self._choice.save)
        super().back()

    def start(self) -> None:
        if slots.is_waiting(self.stage.board.store, slots.file_of(self._choice.game)):
            ok, back = ("hint_start", self._play), ("hint_back", self.stage.close)
            from firmware.screens.page import Page

            self.stage.open(Page(say("new_title"), say("new_replaces"), ok, back))
        else:
            self._play()

    def _play(self) -> None:
        stage = self.stage
        table = self._table
        if not table:
            from firmware.table.laying import Laying

            table = Laying(self._deal(), self._is_offered())
        self._choice.meet()
        stage.later(self._choice.save)
        stage.home()
        stage.open(table)

    def _is_offered(self) -> bool:
        """Tell whether the table is offered to be explained."""
        return self._choice.is_new() and games.about(self._choice.game).GUIDE

    def _deal(self):
        from firmware.saves.session import Session

        choice = self._choice
        first = self._lot % choice.count if choice.first == BY_LOT else choice.first
        options = choice.options[choice.game]
        seats, deal = choice.table(), self._deal_number()
        session = Session.new(choice.game, seats, options, first, deal)
        session.match = choice.match
        return session


class SeatMenu(Menu):
    """Who plays at a seat: somebody who has played before, a new name, or the machine."""

    def __init__(self, choice: Choice, seat: int, done) -> None:
        self._choice, self._seat, self._done = choice, seat, done
        items: list = []
        chosen = 0
        for name in choice.unseated(seat):
            if name == choice.seats[seat][1]:
                chosen = len(items)
            items.append(Item(_text(name), self._sitter("", name), symbols.PERSON))
        items.append(Item("new_name", self._ask_name, symbols.PERSON, "new_name_note"))
        for level in LEVELS:
            if level == choice.seats[seat][0]:
                chosen = len(items)
            note = f"level_{level}_note"
            items.append(Item("level_" + level, self._sitter(level), symbols.MACHINE, note))
        super().__init__("", items, chosen)

    def title(self) -> str:
        return say("new_seat", self._seat + 1)

    def _sitter(self, level: str, name: str = ""):
        return lambda: self._sit(level, name)

    def _sit(self, level: str, name: str) -> None:
        self._choice.sit_down(self._seat, level, name)
        self._done()
        self.stage.close()

    def _ask_name(self) -> None:
        from firmware.screens.letters import LetterPicker

        self.stage.open(LetterPicker(self._choice.seats[self._seat][1], self._named))

    def _named(self, name: str) -> None:
        self._sit("", name)


def _text(text: str):
    return lambda: text

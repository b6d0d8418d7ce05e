"""Plays sessions with undo and saving, and tells what they come to; for every interpreter."""

from array import array
from binascii import crc32

from engine import rng
from firmware.saves.session import Session


class Memory:
    """A store without a disk."""

    def __init__(self) -> None:
        self.files: dict = {}

    def read(self, name: str):
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)

    def names(self) -> list:
        return sorted(self.files)

    def set_aside(self, name: str) -> str:
        self.files[name + ".bad"] = self.files.pop(name)
        return name + ".bad"


SEATS = [("", "Anna"), ("club", "Klub"), ("", "Őrs"), ("novice", "Neu")]


def play(name: str, seats: int, seed: int) -> str:
    """Play a whole game; now and then take a move back, or save the game and load it."""
    store = Memory()
    session = Session.new(name, SEATS[:seats], seed % 2 if name != "stones" else 0, 0, seed)
    moves = array("H", bytes(2 * session.game.MOST_MOVES))
    luck = rng.new(seed)
    undone = 0
    while not session.is_over():
        count = session.game.legal_moves(session.state, moves)
        session.play(moves[rng.below(luck, 0, count)])
        if rng.below(luck, 0, 4) == 0:
            undone += session.undo()
        if rng.below(luck, 0, 8) == 0:
            session.save(store)
            session = Session.load(store)
    session.save(store)
    checksum = crc32(store.files["game"][:-4])
    return f"{name} {seats} {seed} {session.moves_made()} {undone} {checksum}"


def play_all(seeds: int) -> None:
    for name in ("cards", "stones", "dice"):
        for seats in (2, 3, 4):
            for seed in range(seeds):
                print(play(name, seats, seed))

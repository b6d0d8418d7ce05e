"""Somebody who plays in the terminal: hears what is said and answers what is asked."""

import re
from collections.abc import Callable

from simulator.terminal.game import play


class Person:
    """Answers every question with the next of these, again and again; or as a function says."""

    def __init__(self, *answers: str | Callable[[str], str]):
        self.answers = answers
        self.asked: list[str] = []
        self.heard: list[str] = []

    def ask(self, question: str) -> str:
        self.asked.append(question)
        self.heard.append(question)
        answer = self.answers[(len(self.asked) - 1) % len(self.answers)]
        return answer if isinstance(answer, str) else answer(question)

    def play(self, name: str = "cards", **more) -> list[str]:
        assert play(name, ask=self.ask, say=self.hear, **more) == 0
        return self.heard

    def hear(self, line: str) -> None:
        """Take in a line; a space at which no line is broken sounds like any other."""
        self.heard.append(line.replace("\u00a0", " "))


def type_and_leave(*answers: str) -> "Person":
    """Types these; then nobody answers any more, as at the end of a file."""
    left = list(answers)

    def next_one(question: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return Person(next_one)


class Clicker:
    """Goes through the moves: the first, the second, the third, whatever the question."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, question: str) -> str:
        self.count += 1
        highest = int(re.findall(r"\d+", question)[-1])
        return str(1 + self.count % highest)

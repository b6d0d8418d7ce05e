"""Processes that play cases. One that hangs or dies is a failure of its case, and is replaced."""

import gc
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import connection, get_context
from pathlib import Path

from simulator.soak.case import Failure, Outcome, play
from simulator.soak.schedule import Schedule, Task

PATIENCE_S = 1800  # for one case, on a machine that is busy otherwise
SPAWN = get_context("spawn")


def run(schedule: Schedule, jobs: int, room: Path, referee: str) -> Iterator[Outcome]:
    """Do what is due in so many processes (1: in this one), and tell of each case that is done."""
    if jobs == 1:
        gc.freeze()
        while task := schedule.next():
            for seed in task.seeds:
                yield play(task.kind, seed, room, referee)
        return
    workers = [Worker(room, referee) for _ in range(jobs)]
    try:
        while True:
            for worker in workers:
                if not worker.task and (task := schedule.next()):
                    worker.give(task)
            busy = [worker for worker in workers if worker.task]
            if not busy:
                return
            connection.wait([worker.pipe for worker in busy], timeout=1)
            for worker in busy:
                yield from worker.outcomes()
    finally:
        for worker in workers:
            worker.dismiss()


class Worker:
    def __init__(self, room: Path, referee: str) -> None:
        self._arguments = room, referee
        self.task: Task | None = None
        self._start()

    def _start(self) -> None:
        self.pipe, other = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(other, *self._arguments), daemon=True)
        self._process.start()
        other.close()

    def dismiss(self) -> None:
        """Let it go by itself when there is nothing to do; in the midst of a case it is ended."""
        self.pipe.close()
        if self.task:
            self._process.kill()
        self._process.join()

    def give(self, task: Task) -> None:
        self.task = task
        self._seeds = list(task.seeds)
        self._began = time.monotonic()
        self.pipe.send((task.kind.name, self._seeds))

    def outcomes(self) -> Iterator[Outcome]:
        """Of the cases that are at their end, one way or another."""
        while self.task:
            if self.pipe.poll():
                try:
                    yield self.pipe.recv()
                except EOFError:
                    yield self._lost("the process died")
                    return
            elif time.monotonic() - self._began > PATIENCE_S:
                yield self._lost(f"no end after {PATIENCE_S} s")
                return
            else:
                return
            self._began = time.monotonic()
            self._seeds.pop(0)
            if not self._seeds:
                self.task = None

    def _lost(self, why: str) -> Outcome:
        """Note that the case that it was at has failed; those behind it in the batch are left
        out."""
        assert self.task
        self.dismiss()
        self._start()
        name, self.task = self.task.kind.name, None
        seconds = time.monotonic() - self._began
        return Outcome(name, Counter(), [Failure(name, self._seeds[0], why)], seconds)


def work(pipe: connection.Connection, room: Path, referee: str) -> None:
    """In a process of its own: play what one is given, to the end. Ctrl-C is the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from simulator.soak.kinds import KINDS

    gc.freeze()  # a table collects garbage when it opens: what is here stays, and is not looked at
    with suppress(EOFError):
        while True:
            name, seeds = pipe.recv()
            for seed in seeds:
                pipe.send(play(KINDS[name], seed, room, referee))

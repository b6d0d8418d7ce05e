"""Tasks done side by side, in processes that are watched from here.

A player of one's own may loop, exit or crash, so it is run in such a process and not in this one.
The process notes in a `Mark`, which is memory that both see, when it asks the player something. If
the process ends, or no answer comes within the time limit, the player is named. Processes are
always spawned, because some systems can't do otherwise.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from tqdm import tqdm

from engine.errors import GameError
from simulator.arena import own_player
from simulator.own_code import OwnCodeError

LOOK = 0.25  # seconds between two looks at the marks
REPLY = 2.0  # seconds in which a process can say where it is, unless it is stuck in C code


def processes(wanted: int) -> int:
    """Return how many processes to use: at most one for every core, which 0 means too."""
    if wanted < 0:
        raise GameError(f"--jobs is a number of processes, or 0 for every core; not {wanted}")
    cores = os.cpu_count() or 1
    if wanted > cores:
        print(f"--jobs {wanted} is more than there are cores; using {cores}", file=sys.stderr)
    return min(wanted or cores, cores)


def shared(
    work: Callable,
    tasks: Sequence,
    jobs: int,
    unit: str,
    limit: float = own_player.LIMIT,
    aside: bool = False,
) -> Iterator:
    """Do tasks in `jobs` processes, with a progress bar; give the results in order.

    One job is done right here, unless it has to be done `aside`.
    """
    with tqdm(total=len(tasks), unit=unit, leave=False, delay=1, disable=None) as bar:
        if jobs > 1 or aside:
            results = _side_by_side(work, tasks, min(jobs, len(tasks)), limit)
        else:
            results = map(work, tasks)
        for result in results:
            yield result
            bar.update()


def _side_by_side(work: Callable, tasks: Sequence, jobs: int, limit: float) -> Iterator:
    with ExitStack() as crew:
        idle = [crew.enter_context(Worker(work, limit)) for _ in range(jobs)]
        busy: dict[Worker, int] = {}
        results: dict[int, Any] = {}
        todo = iter(enumerate(tasks))
        given = 0
        while given < len(tasks):
            for worker, (index, task) in zip(list(idle), todo, strict=False):
                idle.remove(worker)
                busy[worker] = index
                worker.begin(task)
            ready = set(wait([handle for worker in busy for handle in worker.handles], LOOK))
            for worker in list(busy):
                if ready.isdisjoint(worker.handles):
                    worker.look()
                else:
                    results[busy.pop(worker)] = worker.result()
                    idle.append(worker)
            while given in results:
                yield results.pop(given)
                given += 1


class Worker:
    """A process that does one task after the other; leaving its `with` block ends it."""

    def __init__(self, work: Callable, limit: float):
        spawn = get_context("spawn")
        self.limit = limit
        self.mark = spawn.RawValue(own_player.Mark)
        self.seen = (0, 0.0)  # what was asked at the last look, and when it was seen first
        self.tasks, their_tasks = spawn.Pipe()
        self.questions, their_questions = spawn.Pipe()
        self.process = spawn.Process(
            target=_serve, args=(work, their_tasks, their_questions, self.mark), daemon=True
        )
        with _ctrl_c_held():
            self.process.start()
        their_tasks.close()
        their_questions.close()
        self.handles = (self.tasks, self.process.sentinel)

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_) -> None:
        self.process.kill()
        self.process.join()

    def begin(self, task: Any) -> None:
        with suppress(OSError):  # it has ended: `result` will say so
            self.tasks.send(task)

    def do(self, task: Any) -> Any:
        """Begin a task and wait for its result."""
        self.begin(task)
        while not wait(self.handles, LOOK):
            self.look()
        return self.result()

    def result(self) -> Any:
        """Return the result, once one of the handles is ready; or what went wrong."""
        try:
            if not self.tasks.poll():
                raise EOFError
            result = self.tasks.recv()
        except (EOFError, OSError):
            raise self._ended() from None
        if isinstance(result, OwnCodeError):
            raise self._blamed(str(result))
        if isinstance(result, GameError):
            raise result
        return result

    def look(self) -> None:
        """Raise an error if a player has been asked, and has not answered within the limit."""
        asked, now = self.mark.asked, monotonic()
        if asked != self.seen[0]:
            self.seen = (asked, now)
        elif asked % 2 and now - self.seen[1] > self.limit:
            raise self._blamed(f"{self._place()}: no answer within {self.limit:g} s")

    def _ended(self) -> GameError:
        """Say how the process ended, and whose fault it was."""
        self.process.join(REPLY)
        self.process.kill()
        self.process.join()
        code = self.process.exitcode or 0
        how = f"exit status {code}"
        if code < 0:
            with suppress(ValueError):
                how = signal.Signals(-code).name
        file = self._file()
        if not file:
            return GameError(f"a process ended in the middle of a game ({how})")
        return self._blamed(f"{file}: its process ended ({how})")

    def _place(self) -> str:
        """Return the player's file, and the line it is in, if that can be found out."""
        file = self._file()
        with suppress(EOFError, OSError):
            self.questions.send(file)
            if self.questions.poll(REPLY) and (line := self.questions.recv()):
                return f"{file} line {line}"
        return file

    def _file(self) -> str:
        return self.mark.file.decode("utf-8", "surrogateescape")

    def _blamed(self, words: str) -> OwnCodeError:
        return OwnCodeError(words, self.mark.seed, self.mark.shift, self.mark.ply)


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Hear Ctrl-C afterwards; a process started meanwhile never does, and prints no traceback."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = getattr(signal, "pthread_sigmask", None)  # which a new process inherits; not on Windows
    if mask:
        resource_tracker.ensure_running()  # later, it would undo the mask
        mask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        if mask:
            mask(signal.SIG_UNBLOCK, [signal.SIGINT])
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


# ---- in the other process


def _serve(work: Callable, tasks: Connection, questions: Connection, mark: own_player.Mark) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.dup2(2, 1)  # what a player prints must not come between our results
    own_player.mark = mark
    here = threading.get_ident()
    threading.Thread(target=_say_where, args=(questions, here), daemon=True).start()
    with suppress(EOFError, OSError):  # the parent has ended, or the player has closed the pipe
        while True:
            tasks.send(_done(work, tasks.recv()))
    os._exit(1)  # at once, whatever the player has left running


def _done(work: Callable, task: Any) -> Any:
    try:
        return work(task)
    except GameError as error:
        return error


def _say_where(questions: Connection, thread: int) -> None:
    """Tell in which line of its file a player is, when asked; and end when the parent has ended."""
    with suppress(EOFError, OSError):
        while True:
            file = questions.recv()
            frame = sys._current_frames().get(thread)
            while frame and frame.f_code.co_filename != file:
                frame = frame.f_back
            questions.send(frame.f_lineno if frame else 0)
    os._exit(1)

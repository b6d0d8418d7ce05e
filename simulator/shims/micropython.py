"""MicroPython's `micropython` module for CPython: the names exist, and change nothing."""


def const(value: int) -> int:
    return value


def _as_it_is(function):
    return function


native = viper = asm_thumb = _as_it_is


def opt_level(level: int | None = None) -> int:
    return 0


def schedule(function, argument) -> None:
    function(argument)


def alloc_emergency_exception_buf(size: int) -> None:
    pass

"""MicroPython's `micropython` module for CPython: the names exist, and change nothing.

But for viper: its functions may have been compiled (see simulator/viper)."""

import builtins


def const(value: int) -> int:
    return value


def _as_it_is(function):
    return function


native = asm_thumb = _as_it_is
try:
    from simulator.viper import viper
except ImportError:  # these shims alone
    viper = _as_it_is


def opt_level(level: int | None = None) -> int:
    return 0


def schedule(function, argument) -> None:
    function(argument)


def alloc_emergency_exception_buf(size: int) -> None:
    pass


def ptr8(thing):
    """Return what viper sees of an object: its bytes, a string's in UTF-8."""
    return thing.encode() if isinstance(thing, str) else thing


def ptr16(thing):
    """Return it: an array of unsigned shorts is one already."""
    return thing


# Viper knows its pointer types without an import; so must CPython, where they annotate and cast.
builtins.ptr8 = ptr8  # type: ignore[attr-defined]
builtins.ptr16 = ptr16  # type: ignore[attr-defined]

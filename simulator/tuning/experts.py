"""Where the experts of the three games are, for the tools that tune them."""

from importlib import import_module
from types import ModuleType


def expert_room(name: str) -> ModuleType:
    """The module of a game's expert: its TABLES, UNIT, ZERO, and the Expert itself."""
    return import_module(f"engine.players.{name}_expert")


def table_room(name: str) -> ModuleType:
    """The module that holds what was learned."""
    return import_module(f"engine.players.{name}_table")

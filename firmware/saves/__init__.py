"""What survives switching off: the game, settings, the last choice."""

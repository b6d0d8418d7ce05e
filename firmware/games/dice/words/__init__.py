"""What the console says of the dice game: a module for each language, one for its rules."""

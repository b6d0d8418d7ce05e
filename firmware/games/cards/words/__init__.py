"""What the console says of the card game: a module for each language, one for its rules."""

"""What the console says of pebbles: a module for each language, one for its rules."""

"""What the console says of the way of stones: a module for each language, one for its rules."""

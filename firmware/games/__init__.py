"""What the console shows of each game; one folder a game."""

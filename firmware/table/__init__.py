"""The table, and what the scenes of all games share."""

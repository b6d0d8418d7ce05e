"""Players against each other, and who may sit at the table."""

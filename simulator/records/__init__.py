"""Games as JSON: recorded, replayed, checked."""

"""The games with text alone."""

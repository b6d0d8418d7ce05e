"""The way of stones on the console."""

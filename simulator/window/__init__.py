"""The console in a window that looks like its board."""

"""The games with text alone, for headless machines and screen readers; in the console's words."""

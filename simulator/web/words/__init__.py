"""What the page says around the console; one module for each language of the console."""

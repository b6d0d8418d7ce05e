"""The table of the way of stones read out in English."""

TEXTS = {
    "down": "Face down",
    "up": "Face up in the middle",
    "turned": "Turned up",
}

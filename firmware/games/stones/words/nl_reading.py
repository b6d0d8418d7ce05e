"""The table of the way of stones read out in Dutch."""

TEXTS = {
    "down": "Verdekt",
    "up": "Open in het midden",
    "turned": "Omgedraaid",
}

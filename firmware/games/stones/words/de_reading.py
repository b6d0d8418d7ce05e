"""The table of the way of stones read out in German."""

TEXTS = {
    "down": "Verdeckt",
    "up": "Offen in der Mitte",
    "turned": "Aufgedeckt",
}

"""The table of the way of stones read out in Hungarian."""

TEXTS = {
    "down": "Lefordítva",
    "up": "Középen felfordítva",
    "turned": "Most felfordítva",
}

"""Pebbles in French."""

TEXTS = {
    "note": "Prends-en un à trois. Qui aura le dernier ?",
    "long_heap": "Grand tas",
    "long_heap_note": "Vingt cailloux au lieu de douze.",
    "part_pebbles": "cailloux",
    "part_last": "le dernier",
    "pebbles_take": "Prendre {} caillou|Prendre {} cailloux",
    "pebbles_told_take": "prend {} caillou|prend {} cailloux",
    "pebbles_ended": "Le tas est fini.",
}

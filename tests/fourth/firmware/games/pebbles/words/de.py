"""Pebbles in German."""

TEXTS = {
    "note": "Nimm einen bis drei. Wer bekommt den letzten?",
    "long_heap": "Großer Haufen",
    "long_heap_note": "Zwanzig Kiesel statt zwölf.",
    "part_pebbles": "Kiesel",
    "part_last": "der letzte",
    "pebbles_take": "{} Kiesel nehmen",
    "pebbles_told_take": "nimmt {} Kiesel",
    "pebbles_ended": "Der Haufen ist weg.",
}

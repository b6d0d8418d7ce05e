"""Pebbles in Dutch."""

TEXTS = {
    "note": "Pak er een tot drie. Wie krijgt de laatste?",
    "long_heap": "Grote hoop",
    "long_heap_note": "Twintig kiezels in plaats van twaalf.",
    "part_pebbles": "kiezels",
    "part_last": "de laatste",
    "pebbles_take": "Pak {} kiezel|Pak {} kiezels",
    "pebbles_told_take": "pakt {} kiezel|pakt {} kiezels",
    "pebbles_ended": "De hoop is op.",
}

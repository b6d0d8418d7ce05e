"""Pebbles in English."""

TEXTS = {
    "note": "Take one to three. Who gets the last one?",
    "long_heap": "Long heap",
    "long_heap_note": "Twenty pebbles instead of twelve.",
    "part_pebbles": "pebbles",
    "part_last": "last one",
    "pebbles_take": "Take {} pebble|Take {} pebbles",
    "pebbles_told_take": "takes {} pebble|takes {} pebbles",
    "pebbles_ended": "The heap is gone.",
}

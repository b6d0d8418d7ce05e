"""Pebbles in Hungarian."""

TEXTS = {
    "note": "Végy el egyet-hármat. Kié az utolsó?",
    "long_heap": "Nagy halom",
    "long_heap_note": "Húsz kavics tizenkettő helyett.",
    "part_pebbles": "kavicsok",
    "part_last": "az utolsó",
    "pebbles_take": "{} kavics elvétele",
    "pebbles_told_take": "elvesz {} kavicsot",
    "pebbles_ended": "Elfogyott a halom.",
}

"""The table of the way of stones read out in French."""

TEXTS = {
    "down": "Cachées",
    "up": "Visibles au milieu",
    "turned": "Retournée",
}

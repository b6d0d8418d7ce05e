"""The table of the dice game read out in French."""

TEXTS = {
    "dice": "Dés",
    "rolled": "Lancer",
    "die": "Dé {}",
    "sums": "Sommes",
    "stones": "Tuiles pierre restantes",
    "tiles": "Tuiles restantes",
    "colours": "bleu vert brun rose jaune",
    "buried": "tuile pierre",
}

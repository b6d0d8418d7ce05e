"""The terminal in French."""

TEXTS = {
    "keys": "d c a t r",
    "table": "Description de la table",
    "ask": "Coup 1 à {}, ou « ? » pour l’aide : ",
    "help": "Tape le numéro d’un coup, ou le coup comme dans les parties notées. Ou :",
    "wrong": "« {} » n’est aucun des coups 1 à {}. Tape « ? » pour l’aide.",
    "go_on": "{} ? ({} / {}) ",
    "fixed": "Rien ne peut être annulé maintenant.",
    "enter": "Entrée",
    "saved": "La partie est enregistrée.",
    "unsaved": "Cette partie ne peut pas être enregistrée : {} ne vient pas de la console.",
}

"""Results and goals, in German; loaded while somebody looks at them."""

TEXTS = {
    "who": "Wer",
    "everybody": "alle",
    "seats": "Plätze",
    "any": "egal",
    "course": "Serien und Verlauf",
    "goals": "Ziele",
    "reset": "Neu anfangen",
    "reset_ask": "Alle Ergebnisse und Ziele dieses Spiels sind dann weg. Wirklich?",
    "reset_sure": "Das lässt sich nicht rückgängig machen. Alles löschen?",
    "streak": "{} Siege in Folge, max. {}",
    "unaided": "{} Siege ohne Tipp",
    "reached": "Ziel erreicht",
    "reached_by": "{}: {}",
    "goal_win": "Ein Spiel gewinnen",
    "goal_club": "Einen Könner schlagen",
    "goal_expert": "Einen Meister schlagen",
    "goal_four": "Zu viert gewinnen",
    "goal_streak": "Drei Siege in Folge",
    "goal_unaided": "Könner schlagen, ohne Tipp",
}

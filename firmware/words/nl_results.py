"""Results and goals, in Dutch; loaded while somebody looks at them."""

TEXTS = {
    "who": "Wie",
    "everybody": "iedereen",
    "seats": "Plaatsen",
    "any": "alle",
    "course": "Reeksen en verloop",
    "goals": "Doelen",
    "reset": "Opnieuw beginnen",
    "reset_ask": "Alle uitslagen en doelen van dit spel zijn dan weg. Echt waar?",
    "reset_sure": "Dit kan niet ongedaan worden gemaakt. Alles wissen?",
    "streak": "{} keer op rij, max. {}",
    "unaided": "{} gewonnen zonder tip",
    "reached": "Doel bereikt",
    "reached_by": "{}: {}",
    "goal_win": "Win een spel",
    "goal_club": "Versla een kenner",
    "goal_expert": "Versla een meester",
    "goal_four": "Win met vier spelers",
    "goal_streak": "Win drie keer op rij",
    "goal_unaided": "Versla een kenner zonder tip",
}

"""Results and goals, in French; loaded while somebody looks at them."""

TEXTS = {
    "who": "Qui",
    "everybody": "tous",
    "seats": "Places",
    "any": "toutes",
    "course": "Séries et tendance",
    "goals": "Objectifs",
    "reset": "Repartir de zéro",
    "reset_ask": "Tous les résultats et objectifs de ce jeu seront effacés. Vraiment\u00a0?",
    "reset_sure": "On ne peut pas revenir en arrière. Tout effacer\u00a0?",
    "streak": "{} de suite, max. {}",
    "unaided": "{} sans conseil",
    "reached": "Objectif atteint",
    "reached_by": "{}\u00a0: {}",
    "goal_win": "Gagner une partie",
    "goal_club": "Battre un habitué",
    "goal_expert": "Battre un expert",
    "goal_four": "Gagner à quatre",
    "goal_streak": "Gagner trois fois de suite",
    "goal_unaided": "Battre un habitué sans aide",
}

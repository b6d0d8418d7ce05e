"""Results and goals, in Hungarian; loaded while somebody looks at them."""

TEXTS = {
    "who": "Ki",
    "everybody": "mindenki",
    "seats": "Székek",
    "any": "bármennyi",
    "course": "Sorozatok, alakulás",
    "goals": "Célok",
    "reset": "Újrakezdés",
    "reset_ask": "A játék minden eredménye és célja elvész. Biztosan?",
    "reset_sure": "Ezt nem lehet visszavonni. Mindent törölsz?",
    "streak": "{} győzelem sorban, max. {}",
    "unaided": "{} győzelem tipp nélkül",
    "reached": "Cél elérve",
    "reached_by": "{}: {}",
    "goal_win": "Nyerj egy játszmát",
    "goal_club": "Győzz le egy haladót",
    "goal_expert": "Győzz le egy mestert",
    "goal_four": "Nyerj négyszemélyesben",
    "goal_streak": "Nyerj háromszor sorban",
    "goal_unaided": "Haladó ellen, tipp nélkül",
}

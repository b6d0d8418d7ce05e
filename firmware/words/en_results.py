"""Results and goals, in English; loaded while somebody looks at them."""

TEXTS = {
    "who": "Who",
    "everybody": "everybody",
    "seats": "Seats",
    "any": "any",
    "course": "Streaks and course",
    "goals": "Goals",
    "reset": "Start anew",
    "reset_ask": "All results and goals of this game will be gone. Really?",
    "reset_sure": "This can’t be undone. Delete everything?",
    "streak": "{} won in a row, most {}",
    "unaided": "{} won without a hint",
    "reached": "Goal reached",
    "reached_by": "{}: {}",
    "goal_win": "Win a game",
    "goal_club": "Beat a club player",
    "goal_expert": "Beat an expert",
    "goal_four": "Win with four seats",
    "goal_streak": "Win three in a row",
    "goal_unaided": "Beat a club player, no hint",
}

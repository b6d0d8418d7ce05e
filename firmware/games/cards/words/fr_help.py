"""The rules of the card game in French: for each page its title and its text."""

TEXTS = {
    "row": "cartes d’une rangée et leurs points",
    "wish_points": "pierres magiques et leurs points",
    "see_side": (
        "Points et pierres",
        "En blanc : ta rangée de points. À côté, les pierres magiques 1 à 9 : claires, à toi ; "
        "grises, encore là ; sombres, parties.",
    ),
    "see_side_low": (
        "Points et pierres",
        "En blanc : ta rangée de points. Chiffres : les pierres magiques ; claires, à toi ; "
        "sombres, parties.",
    ),
    "see_piles": (
        "Défausses et pioche",
        "Le haut des six défausses. À droite la pioche : combien de cartes restent, et combien de "
        "rangées sur cinq sont fermées.",
    ),
    "see_piles_low": (
        "Défausses et pioche",
        "Le haut des six défausses, et la pioche : combien de cartes restent, et un point clair "
        "par rangée fermée, sur cinq.",
    ),
    "see_hand": (
        "Ta main",
        "Tes huit cartes, triées par couleur. Le cadre blanc montre celle que tu choisis.",
    ),
    "goal": (
        "Le but",
        "Forme une rangée de cartes dans chacune des cinq couleurs. Longue, elle rapporte ; "
        "courte, elle coûte. Qui a le plus de points gagne.",
    ),
    "deck": (
        "Les cartes",
        "Chaque couleur a une fois 0 1 2 8 9 10, deux fois 3 à 7, et deux bornes. Les cartes "
        "Points vont de 0 à 10. À deux joueurs, 30 cartes sortent du jeu sans être vues.",
    ),
    "turn": (
        "Ton tour",
        "Pose une carte, défausses-en une face visible, ou défausses-en deux pour une pierre "
        "magique. Puis pioche pour revenir à huit cartes.",
    ),
    "draw": (
        "Piocher",
        "Prends une carte de la pioche ou le haut d’une défausse, sauf ce que tu viens de "
        "défausser. De deux cartes, choisis la seconde après avoir vu la première.",
    ),
    "rows": (
        "Les rangées",
        "Une rangée monte ou descend ; deux nombres égaux peuvent se suivre. Le premier nombre "
        "différent fixe le sens.",
    ),
    "finish": (
        "Bornes",
        "Une borne va dans sa rangée à tout moment, même vide (une option), et compte comme une "
        "carte. Après elle, seule la seconde borne de la couleur peut suivre.",
    ),
    "points": (
        "Cartes Points",
        "Dans ta rangée de points, chacune vaut 1, quelle que soit sa valeur. Ou pose-la dans une "
        "rangée dont le dernier nombre est le même : elle l’allonge.",
    ),
    "wish": (
        "Pierres magiques",
        "Défausse deux cartes de même valeur, de 1 à 9, de toutes couleurs, cartes Points "
        "comprises. Prends la pierre de ce nombre si elle est là, puis pioche deux cartes.",
    ),
    "end": (
        "La fin",
        "C’est fini dès que cinq rangées de la table ont une borne ; qui ferme la cinquième ne "
        "pioche pas. C’est fini aussi à la dernière carte de la pioche.",
    ),
    "last": (
        "Dernières cartes",
        "Chacun peut alors poser encore jusqu’à deux cartes, sans pierre magique. Si la première "
        "de deux cartes a vidé la pioche, la seconde est perdue : c’est notre règle.",
    ),
    "score": ("Le score", "Rangée de points : 1 par carte."),
}

"""The rules of the card game in French: for each page its title and its text."""

TEXTS = {
    "row": "cartes d’une suite et leurs points",
    "wish_points": "pierres à vœux et leurs points",
    "goal": (
        "Le but",
        "Forme une suite de cartes dans chacune des cinq couleurs. Longue, elle rapporte ; "
        "courte, elle coûte. Le plus de points gagne.",
    ),
    "turn": (
        "Ton tour",
        "Pose une carte, défausse-en une ou prends une pierre à vœu. Puis reviens à huit : "
        "pioche ou haut d’une pile, sauf ce que tu viens de défausser.",
    ),
    "rows": (
        "Les suites",
        "Une suite monte ou descend ; deux nombres égaux peuvent se suivre. Le premier "
        "nombre différent fixe le sens.",
    ),
    "finish": (
        "Cartes de fin",
        "Une carte de fin va dans sa suite à tout moment et compte comme une carte. Après "
        "elle, seule la seconde carte de fin peut suivre.",
    ),
    "points": (
        "Cartes de points",
        "Dans ta suite de points, chacune vaut 1. Ou pose-la dans une suite dont le dernier"
        " nombre est le même : elle l’allonge.",
    ),
    "wish": (
        "Pierres à vœux",
        "Défausse deux cartes de même valeur, de 1 à 9, et prends la pierre de ce nombre si "
        "elle est là. Puis pioche deux cartes.",
    ),
    "end": (
        "La fin",
        "C’est fini quand cinq suites de la table ont une carte de fin, ou à la dernière "
        "carte de la pioche. Chacun peut alors poser deux cartes.",
    ),
    "score": (
        "Le compte",
        "Suite de points : 1 par carte.",
    ),
}

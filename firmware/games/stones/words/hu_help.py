"""The rules of the way of stones in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapkái és pontjai",
    "wish_points": "kívánságkövek és pontjaik",
    "goal": (
        "A cél",
        "Gyűjts lapkákat öt szín soraiba. A hosszú sor pontot hoz, a rövid pontba kerül. A "
        "kívánságkövek is számítanak.",
    ),
    "turn": (
        "A te köröd",
        "Fordíts fel egy lapkát, és tedd magad elé, vagy hagyd középen mindenkinek. Vagy végy"
        " el egy már felfordítottat.",
    ),
    "rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sincs kétszer. A második "
        "lapka dönt. Ami nem illik, nem vehető el.",
    ),
    "tiles": (
        "Jelek",
        "Lóhere: ha leteszed, rögtön újra te jössz. Spirál: kívánságkő. +1 és +3: pontok a végén.",
    ),
    "end": (
        "A játék vége",
        "Aki az utolsó lapkát fordítja fel, befejezi a körét, a lóherékkel együtt. Utána "
        "vége, bármi van középen.",
    ),
    "score": (
        "Az értékelés",
        "És a lapkáid bónuszpontjai.",
    ),
}

"""The rules of the dice game in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapkái és pontjai",
    "wish_points": "kőlapkák és pontjaik",
    "goal": (
        "A cél",
        "Dobj kockákkal, és szerezz lapkákat öt sorba. A hosszú sor pontot hoz, a rövid "
        "pontba kerül. A kő és a manó is számít.",
    ),
    "turn": (
        "A te köröd",
        "Dobj három kockával, aztán egyszer bármelyikkel újra. Végy el egy lapkát, amely egy,"
        " két vagy három kocka összege. A spirál 0.",
    ),
    "stones": (
        "Vagy kövek",
        "Lapka helyett annyi kőlapkát vehetsz el, ahány spirált mutatnak a kockáid. Vagy semmit.",
    ),
    "rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sincs kétszer. A második "
        "lapka dönt.",
    ),
    "tiles": (
        "Jelek",
        "Spirál: jár egy kőlapka is. Lóhere: egy kőlapka hosszabbítja a sort. +1, +3: pontok."
        " Manók: legtöbb +3, legkevesebb −3.",
    ),
    "layout": (
        "Saját kiosztás",
        "Hogy melyik lapkán melyik jel van, a szabályokból nem derül ki. Ebben a konzolban a "
        "kiosztás a miénk.",
    ),
    "end": (
        "A játék vége",
        "Az a kör az utolsó, amelyben egy szín utolsó lapkája vagy az utolsó kőlapka elfogy. "
        "Hosszú játékban csak a kő számít.",
    ),
    "score": (
        "Az értékelés",
        "És a bónuszpontok meg a manók.",
    ),
}

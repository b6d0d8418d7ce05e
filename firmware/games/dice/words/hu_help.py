"""The rules of the dice game in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapkái és pontjai",
    "wish_points": "kőlapkák és pontjaik",
    "see_side": (
        "Ami még számít",
        "Bónuszpontok, aztán a manók és pontjaik. Jobbra a kőlapkáid, pontjaik most és eggyel "
        "többel.",
    ),
    "see_side_low": (
        "Ami még számít",
        "Bónuszpontok, aztán a manók és pontjaik. Jobbra a kőlapkáid és pontjaik.",
    ),
    "see_dice": (
        "A kockák",
        "Jelöld meg, melyik kockát dobod újra egyszer, vagy tartsd meg mindet. A spirál 0-t ér.",
    ),
    "see_sums": (
        "Összegek, és ami maradt",
        "Balra: a kockáid összegei. Jobbra: hány lapka maradt színenként, és a spirálnál hány "
        "kőlapka. 0-nál vége a játéknak.",
    ),
    "see_tiles": (
        "Elvehető lapkák",
        "Azok a lapkák, amelyeket a kockáiddal elvehetsz, és illenek a soraidba. Kicsiben: a "
        "jeleik.",
    ),
    "goal": (
        "A cél",
        "Dobj kockákkal, és szerezz lapkákat öt sorba. A hosszú sor pontot hoz, a rövid pontba "
        "kerül. A kőlapkák és a manók is számítanak. Akinek a legtöbb pontja van, az nyer.",
    ),
    "turn": (
        "A te köröd",
        "A kockákon 1–5 és egy spirál van, amely 0-t ér. Dobj mindhárommal, aztán egyszer "
        "bármelyikkel újra. Vegyél el egy lapkát, amelynek értéke egy, két vagy három kocka "
        "összege.",
    ),
    "stones": (
        "Vagy kőlapkák",
        "Lapka helyett annyi kőlapkát vehetsz el, ahány spirált mutatnak a kockáid; vagy semmit. "
        "Összesen 30 van, két játékosnál 24, háromnál 27.",
    ),
    "rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sem szerepelhet kétszer. A "
        "második lapka dönt.",
    ),
    "tiles": (
        "Jelek",
        "Spirál: jár egy kőlapka is. +1 és +3: bónuszpontok a végén. Lóhere és manó: lásd a "
        "következő oldalakat.",
    ),
    "clover": (
        "Lóhere",
        "Egy kőlapka lefordítva a sorba kerül, és eggyel hosszabbítja. A kőlapkáid közé nem "
        "számít: mi így értjük a szabályt.",
    ),
    "leprechauns": (
        "Manók",
        "A végén mindenki, akinek a legtöbb van, 3 pontot kap, és akinek a legkevesebb, 3-at "
        "veszít. Ha mindenkinek ugyanannyi van, semmi sem történik.",
    ),
    "layout": (
        "Saját kiosztás",
        "Hogy melyik lapkán melyik jel van, a szabályokból nem derül ki. Ebben a konzolban a "
        "kiosztás a miénk.",
    ),
    "end": (
        "A játék vége",
        "Az a kör az utolsó, amelyben egy szín utolsó lapkája vagy az utolsó kőlapka elfogy. "
        "Hosszú játékban csak a kőlapkák számítanak.",
    ),
    "score": ("Pontozás", "És a bónuszpontok meg a manók."),
}

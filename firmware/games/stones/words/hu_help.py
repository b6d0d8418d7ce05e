"""The rules of the way of stones in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapkái és pontjai",
    "wish_points": "kívánságkövek és pontjaik",
    "see_side": (
        "Bónusz, kívánságkő",
        "A lapkáid bónuszpontjai; és a spirál: a kívánságköveid, pontjaik most és eggyel többel.",
    ),
    "see_side_low": (
        "Bónusz, kívánságkő",
        "A lapkáid bónuszpontjai; és a spirál: a kívánságköveid és pontjaik.",
    ),
    "see_middle": (
        "Közép",
        "Balra a lefordított lapkák, és hogy hány van. A többi fel van fordítva: a színesek "
        "illenek a soraidba, a sötétek nem.",
    ),
    "see_middle_low": (
        "Közép",
        "Balra a lefordított lapkák. A többi fel van fordítva: a színes illik a soraidba, a "
        "sötét nem.",
    ),
    "goal": (
        "A cél",
        "Gyűjts lapkákat öt sorba, színenként egybe. A hosszú sor pontot hoz, a rövid pontba "
        "kerül. A kívánságkövek is számítanak. Akinek a legtöbb pontja van, az nyer.",
    ),
    "turn": (
        "A te köröd",
        "Fordíts fel egy lapkát, és tedd magad elé, vagy hagyd középen mindenkinek. Vagy vegyél "
        "el egy már felfordítottat.",
    ),
    "rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sem szerepelhet kétszer. A "
        "második lapka dönt. Ami nem illik, nem vehető el.",
    ),
    "tiles": (
        "Jelek",
        "Lóhere: ha leteszed, rögtön újra te jössz. Spirál: kívánságkő. +1 és +3: bónuszpontok a "
        "végén.",
    ),
    "layout": (
        "A kiosztás",
        "Nem ismerünk olyan szabályt, amely megmondaná, melyik lapkán melyik jel van. Az itteni "
        "kiosztást egy kiadás fényképeiről olvastuk le.",
    ),
    "end": (
        "A játék vége",
        "Aki az utolsó lapkát fordítja fel, befejezi a körét, a lóherékkel együtt. Utána vége, "
        "bármi van középen.",
    ),
    "score": ("Pontozás", "És a lapkáid bónuszpontjai."),
}

"""The rules in Hungarian: for each page its title and its text."""

TEXTS = {
    "cards_row": "a sor lapjai és pontjai",
    "cards_wish_points": "kívánságkövek és pontjaik",
    "stones_row": "a sor lapkái és pontjai",
    "stones_wish_points": "kívánságkövek és pontjaik",
    "dice_row": "a sor lapkái és pontjai",
    "dice_wish_points": "kőlapkák és pontjaik",
    "cards_goal": (
        "A cél",
        "Építs mind az öt színből egy-egy sort. A hosszú sor pontot hoz, a rövid pontba "
        "kerül. A legtöbb pont nyer.",
    ),
    "cards_turn": (
        "A te köröd",
        "Tegyél le egy lapot, dobj el egyet, vagy vegyél kívánságkövet. Aztán húzz nyolc lapig: a"
        " pakliból vagy egy dobott lapot, de nem azt, amit most dobtál.",
    ),
    "cards_rows": (
        "Sorok",
        "Egy sor emelkedik vagy csökken; egyforma számok követhetik egymást. Az első eltérő "
        "szám dönti el az irányt.",
    ),
    "cards_finish": (
        "Zárólapok",
        "A zárólap bármikor a sorába tehető, és lapnak számít. Utána már csak a szín második "
        "zárólapja jöhet.",
    ),
    "cards_points": (
        "Pontlapok",
        "A pontsorodban mindegyik 1 pontot ér. Vagy tedd olyan színsorba, amelynek utolsó "
        "száma ugyanaz: ott a sort hosszabbítja.",
    ),
    "cards_wish": (
        "Kívánságkövek",
        "Dobj el két egyforma értékű lapot 1 és 9 között, és vedd el az ilyen számú követ, ha"
        " még ott van. Utána két lapot húzol.",
    ),
    "cards_end": (
        "A játék vége",
        "Vége, ha az asztalon öt sorban van zárólap, vagy ha elfogyott a pakli. Ekkor még "
        "mindenki letehet legfeljebb két lapot.",
    ),
    "cards_score": (
        "Az értékelés",
        "Pontsor: laponként 1.",
    ),
    "stones_goal": (
        "A cél",
        "Gyűjts lapkákat öt szín soraiba. A hosszú sor pontot hoz, a rövid pontba kerül. A "
        "kívánságkövek is számítanak.",
    ),
    "stones_turn": (
        "A te köröd",
        "Fordíts fel egy lapkát, és tedd magad elé, vagy hagyd középen mindenkinek. Vagy végy"
        " el egy már felfordítottat.",
    ),
    "stones_rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sincs kétszer. A második "
        "lapka dönt. Ami nem illik, nem vehető el.",
    ),
    "stones_tiles": (
        "Jelek",
        "Lóhere: ha leteszed, rögtön újra te jössz. Spirál: kívánságkő. +1 és +3: pontok a végén.",
    ),
    "stones_end": (
        "A játék vége",
        "Aki az utolsó lapkát fordítja fel, befejezi a körét, a lóherékkel együtt. Utána "
        "vége, bármi van középen.",
    ),
    "stones_score": (
        "Az értékelés",
        "És a lapkáid bónuszpontjai.",
    ),
    "dice_goal": (
        "A cél",
        "Dobj kockákkal, és szerezz lapkákat öt sorba. A hosszú sor pontot hoz, a rövid "
        "pontba kerül. A kő és a manó is számít.",
    ),
    "dice_turn": (
        "A te köröd",
        "Dobj három kockával, aztán egyszer bármelyikkel újra. Végy el egy lapkát, amely egy,"
        " két vagy három kocka összege. A spirál 0.",
    ),
    "dice_stones": (
        "Vagy kövek",
        "Lapka helyett annyi kőlapkát vehetsz el, ahány spirált mutatnak a kockáid. Vagy semmit.",
    ),
    "dice_rows": (
        "Sorok",
        "Egy sor csak emelkedhet vagy csak csökkenhet, egy szám sincs kétszer. A második "
        "lapka dönt.",
    ),
    "dice_tiles": (
        "Jelek",
        "Spirál: jár egy kőlapka is. Lóhere: egy kőlapka hosszabbítja a sort. +1, +3: pontok."
        " Manók: legtöbb +3, legkevesebb −3.",
    ),
    "dice_layout": (
        "Saját kiosztás",
        "Hogy melyik lapkán melyik jel van, a szabályokból nem derül ki. Ebben a konzolban a "
        "kiosztás a miénk.",
    ),
    "dice_end": (
        "A játék vége",
        "Az a kör az utolsó, amelyben egy szín utolsó lapkája vagy az utolsó kőlapka elfogy. "
        "Hosszú játékban csak a kő számít.",
    ),
    "dice_score": (
        "Az értékelés",
        "És a bónuszpontok meg a manók.",
    ),
    "console_buttons": (
        "A gombok",
        "Bal: választás. Közép: igen. Jobb: vissza; az asztalnál menüt nyit: visszavonás, "
        "tipp, visszanézés, szabály.",
    ),
    "console_saves": (
        "Kikapcsolás",
        "Bármikor: minden kör után ment, és a menüből folytatod. Ha magára hagyod, a konzol "
        "elalszik.",
    ),
    "console_about": (
        "Névjegy",
        "A Keltis Reiner Knizia játéka, kiadója a Kosmos. A Pocket Keltis egy rajongó műve, "
        "tőlük független szabad szoftver.",
    ),
}

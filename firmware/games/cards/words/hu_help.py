"""The rules of the card game in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapjai és pontjai",
    "wish_points": "kívánságkövek és pontjaik",
    "goal": (
        "A cél",
        "Építs mind az öt színből egy-egy sort. A hosszú sor pontot hoz, a rövid pontba "
        "kerül. A legtöbb pont nyer.",
    ),
    "turn": (
        "A te köröd",
        "Tegyél le egy lapot, dobj el egyet, vagy vegyél kívánságkövet. Aztán húzz nyolc lapig: a"
        " pakliból vagy egy dobott lapot, de nem azt, amit most dobtál.",
    ),
    "rows": (
        "Sorok",
        "Egy sor emelkedik vagy csökken; egyforma számok követhetik egymást. Az első eltérő "
        "szám dönti el az irányt.",
    ),
    "finish": (
        "Zárólapok",
        "A zárólap bármikor a sorába tehető, és lapnak számít. Utána már csak a szín második "
        "zárólapja jöhet.",
    ),
    "points": (
        "Pontlapok",
        "A pontsorodban mindegyik 1 pontot ér. Vagy tedd olyan színsorba, amelynek utolsó "
        "száma ugyanaz: ott a sort hosszabbítja.",
    ),
    "wish": (
        "Kívánságkövek",
        "Dobj el két egyforma értékű lapot 1 és 9 között, és vedd el az ilyen számú követ, ha"
        " még ott van. Utána két lapot húzol.",
    ),
    "end": (
        "A játék vége",
        "Vége, ha az asztalon öt sorban van zárólap, vagy ha elfogyott a pakli. Ekkor még "
        "mindenki letehet legfeljebb két lapot.",
    ),
    "score": (
        "Az értékelés",
        "Pontsor: laponként 1.",
    ),
}

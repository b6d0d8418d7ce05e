"""The rules of the card game in Hungarian: for each page its title and its text."""

TEXTS = {
    "row": "a sor lapjai és pontjai",
    "wish_points": "kívánságkövek és pontjaik",
    "see_side": (
        "Pontok, kívánságkövek",
        "Fehér: a pontsorod. Mellette a kívánságkövek (1–9): a világos a tiéd, a szürke még ott "
        "van, a sötét elkelt.",
    ),
    "see_side_low": (
        "Pontok, kívánságkövek",
        "Fehér: a pontsorod. Számok: a kívánságkövek; a világos a tiéd, a sötét elkelt.",
    ),
    "see_piles": (
        "A paklik",
        "A hat eldobó pakli felső lapja. Jobbra a húzó pakli: hány lap maradt, és az ötből hány "
        "sor van lezárva.",
    ),
    "see_piles_low": (
        "A paklik",
        "A hat eldobó pakli felső lapja és a húzó pakli: hány lap maradt, és az ötből minden "
        "lezárt sorhoz egy világos pont.",
    ),
    "see_hand": (
        "A kezed",
        "A nyolc lapod, színek szerint. A fehér keret mutatja, melyiket választod.",
    ),
    "goal": (
        "A cél",
        "Építs mind az öt színből egy-egy sort. A hosszú sor pontot hoz, a rövid pontba kerül. "
        "Akinek a legtöbb pontja van, az nyer.",
    ),
    "deck": (
        "A kártyák",
        "Minden színből 0 1 2 8 9 10 egyszer, 3–7 kétszer van, és két lezáró kártya. A "
        "pontkártyák száma 0–10. Ha ketten játszotok, 30 lap látatlanul kimarad.",
    ),
    "turn": (
        "A te köröd",
        "Tegyél le egy lapot, dobj el egyet felfordítva, vagy dobj el kettőt egy kívánságkőért. "
        "Aztán húzz, hogy újra nyolc lapod legyen.",
    ),
    "draw": (
        "Húzás",
        "Húzz a pakliból, vagy vedd fel egy eldobó pakli felső lapját, de ne azt, amit most "
        "dobtál el. Két lapnál a másodikról az első után döntesz.",
    ),
    "rows": (
        "Sorok",
        "Egy sor emelkedik vagy csökken; egyforma számok követhetik egymást. Az első eltérő szám "
        "dönti el az irányt.",
    ),
    "finish": (
        "Lezáró kártyák",
        "A lezáró kártya bármikor a sorába tehető (beállítás szerint üresbe is), és lapnak "
        "számít. Utána már csak a szín második lezáró kártyája jöhet.",
    ),
    "points": (
        "Pontkártyák",
        "A pontsorodban mindegyik 1 pontot ér, bármi a száma. Vagy tedd olyan színsorba, amelynek "
        "utolsó száma ugyanaz: ott a sort hosszabbítja.",
    ),
    "wish": (
        "Kívánságkövek",
        "Dobj el két egyforma értékű lapot 1 és 9 között, bármely színből, akár pontkártyát. Vedd "
        "el az ilyen számú kívánságkövet, ha még ott van. Utána két lapot húzol.",
    ),
    "end": (
        "A játék vége",
        "Azonnal vége, ha az asztalon öt sorban van lezáró kártya; aki az ötödiket lezárja, már "
        "nem húz. Akkor is vége, ha elfogy a húzó pakli.",
    ),
    "last": (
        "Az utolsó lapok",
        "Ekkor mindenki letehet még legfeljebb két lapot, kívánságkő nélkül. Ha két húzás közül "
        "az első viszi el az utolsó lapot, a második elmarad: mi így döntöttünk.",
    ),
    "score": ("Pontozás", "Pontsor: laponként 1."),
}

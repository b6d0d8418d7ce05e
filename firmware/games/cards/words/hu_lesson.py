"""The card game's first lesson in Hungarian: for each step its title and its text."""

TEXTS = {
    "rows": ("A soraid", "Üdv! Itt minden színből egy-egy sort építesz. A hosszú sor pontot hoz."),
    "worth": (
        "Pontok",
        "Minden sor alatt a pontjai. Az új sor pontba kerül; négy laptól kezdve pontot hoz. A jobb oldali −4-ről később.",
    ),
    "then": ("Egy lappal több", "A „→ −4” jelentése: egy lappal több, és a sor −4 pontot ér."),
    "hand": (
        "A kezed",
        "Ezek a lapjaid, a számok 0-tól 10-ig tartanak. Vidd a fehér keretet egyikről a másikra.",
    ),
    "first": ("Kezdj egy sort", "Menj a zöld 1-re. A-val kiválasztod, még egy A-val leteszed."),
    "draw": (
        "Húzz egy lapot",
        "Minden lépés után nyolc lapra húzol fel. Itt a húzó pakli: nyomj A-t.",
    ),
    "others": (
        "Az ellenfeled",
        "„Kezdő”, a gép, lépett. Itt látod, milyen hosszúak a sorai, és a pontjait.",
    ),
    "pile": (
        "Eldobó pakli",
        "Eldobta a zöld 3-at. Eldobó pakliból is húzhatsz, de csak a felső lapot.",
    ),
    "second": (
        "A második lap",
        "Tedd le a zöld 2-t. 1 után 2: ez a sor már csak emelkedhet. Más sor csökkenhet is.",
    ),
    "take": ("Húzás eldobóból", "A zöld 3 jól jön neked. Menj rá, és vedd fel A-val."),
    "stones": (
        "Kívánságkövek",
        "Az 1–9 számok kívánságkövek, mindegyikből egy van. Nélkülük 4 pontot vesztesz; háromtól pontot hoznak.",
    ),
    "pair": (
        "Egy pár",
        "Dobj el két egyforma számot, a kék és a sárga 1-et: ez hozza az 1-es követ. Válaszd a kék "
        "1-et, majd a követ.",
    ),
    "two": ("Két lap", "Két lap elment, ezért kettőt húzol, egymás után."),
    "discard": (
        "Eldobás",
        "El is dobhatsz egy lapot, ami nem kell: a rózsaszín 8-at. A gép elveheti.",
    ),
    "locked": ("Lakat", "Amit most dobtál el, azt nem húzhatod vissza. Húzz a pakliból."),
    "third": ("Felfelé", "2 után 3 vagy több jön, vagy még egy 2. Tedd le a zöld 3-at."),
    "fourth": ("Már megéri", "A zöld 4-gyel négy lapos a sor: +1. Kilenc lap 10 pontot hoz."),
    "points": ("Pontkártyák", "A fehér lapok pontkártyák. Ide téve mindegyik 1 pontot ér."),
    "onto": (
        "Vagy egy sorba",
        "A pontkártya olyan sorba is illik, amely épp a számára végződik: itt a 4-es a zöld 4-re. Válaszd ki, majd: „A zöld sorba”.",
    ),
    "later": (
        "Néhány körrel később",
        "Ez volt a java! Hogy gyorsabb legyen, a következő köröket lejátsszuk helyetted.",
    ),
    "grown": (
        "A soraid most",
        "A nyíl mutatja, hogy a sor emelkedik vagy csökken. A kis szám a lapjait számolja.",
    ),
    "left": (
        "Hogyan ér véget?",
        "Ha elfogy a pakli: még 7 lap van. Vagy azonnal, ha az asztalon öt sorban van lezáró kártya: most 2-ben. Utána mindenki letehet még két lapot.",
    ),
    "end_card": (
        "Lezáró kártya",
        "Bármikor a sorába illik, és lapnak számít. Utána csak a szín második lezáró kártyája jöhet. Tedd le a rózsaszínt.",
    ),
    "alone": (
        "Most te jössz",
        "Játssz tovább, ahogy szeretnél. A menüben (B) tippek és a szabályok várnak.",
    ),
    "over": (
        "Vége",
        "Minden sor annyit ér, amennyi alatta áll. Amit el sem kezdtél, nem kerül semmibe.",
    ),
    "wishes": (
        "A sorok mellett",
        "Minden pontkártya 1-et ér. A kívánságkövek annyit, amennyi alattuk áll.",
    ),
    "total": ("A pontjaid", "Minden együtt. Lássuk, ki nyert!"),
}

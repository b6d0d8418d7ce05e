"""The dice game's first lesson in Hungarian: for each step its title and its text."""

TEXTS = {
    "rows": ("A soraid", "Üdv! Itt minden színből egy-egy sort építesz. A hosszú sor pontot hoz."),
    "worth": (
        "Pontok",
        "Minden sor alatt a pontjai. Az új sor pontba kerül; négy lapkától kezdve pontot hoz.",
    ),
    "then": ("Egy lapkával több", "A „→ −4” jelentése: egy lapkával több, és a sor −4 pontot ér."),
    "dice": ("A kockáid", "Három kockával dobtunk neked. Körönként egyszer néhányat újradobhatsz."),
    "sums": (
        "Összegek",
        "Adj össze egy, két vagy három kockát; a spirál 0-t ér. Így 0, 1, 4 és 5 jöhet ki.",
    ),
    "tiles": ("Lapkák", "Ezeken a lapkákon ilyen szám van. Egyet elvehetsz közülük."),
    "keep": ("Maradjon", "Elég jók a kockák. Menj ide: „marad”, és nyomj A-t."),
    "first": (
        "Kezdj egy sort",
        "A kék 1 jó kezdet: sok szám követheti. Menj rá, és vedd el A-val.",
    ),
    "others": (
        "Az ellenfeled",
        "„Kezdő”, a gép, lépett. Itt látod, milyen hosszúak a sorai, és a pontjait.",
    ),
    "poor": ("Gyenge dobás", "A kék sorodba 1-nél több kell. Két spirál és egy 1 nem segít."),
    "mark": (
        "Dobj újra",
        "Jelöld meg mindkét spirált: A mindegyiken. Aztán menj ide: „2 újra”, és nyomj A-t.",
    ),
    "second": (
        "1 + 2 = 3",
        "Vedd el a kék 3-at. Utána a sor csak emelkedhet, egy szám sem szerepelhet kétszer. Más "
        "sor csökkenhet is.",
    ),
    "stones": (
        "Kőlapkák",
        "A kék 3 spirálja egy kőlapkát adott. Nélkülük 7 pontot vesztesz; négytől kezdve pontot "
        "hoznak.",
    ),
    "good": ("1 + 4 = 5", "A kék 5 illik, és lóhere van rajta. Tartsd meg a kockákat."),
    "clover": (
        "Lóhere",
        "Egy kőlapkát tesz lefordítva a sorba, így az kettővel lesz hosszabb. Vedd el a kék 5-öt.",
    ),
    "paid": ("Már megéri", "Három szám és a kőlapka: négy lapka, +1. Kilenc 10 pontot hoz."),
    "spirals": (
        "Két spirál",
        "Lapka helyett kőlapkákat is elvehetsz, spirálonként egyet. Tartsd meg a kockákat.",
    ),
    "take": ("Kőlapkák", "Menj fel ide: „+2”, és vedd el mindkettőt A-val."),
    "leprechauns": (
        "Manók",
        "A gép zöld 0-ján manó van. Akinek a legtöbb van, 3 pontot kap; akinek a legkevesebb, 3-at "
        "veszít.",
    ),
    "later": (
        "Néhány körrel később",
        "Ez volt a java! Hogy gyorsabb legyen, a következő köröket lejátsszuk helyetted.",
    ),
    "grown": (
        "A soraid most",
        "A nyíl mutatja, hogy a sor emelkedik vagy csökken. A kis szám a lapkáit számolja.",
    ),
    "end": (
        "Hogyan ér véget?",
        "Ha elfogy egy szín vagy a kőlapkák, a kör végén vége a játéknak. Maradt: 2 kék, 4 kőlapka.",
    ),
    "six": ("1 + 2 + 3 = 6", "Mindhárom kocka együtt. Tartsd meg őket."),
    "equal": (
        "Egy manó",
        "A rózsaszín 6-on is van. Így annyi manód lesz, mint a gépnek, és nem vesztesz pontot. "
        "Vedd el!",
    ),
    "alone": (
        "Most te jössz",
        "Játssz tovább, ahogy szeretnél. A menüben (B) tippek és a szabályok várnak.",
    ),
    "over": (
        "Vége",
        "Minden sor annyit ér, amennyi alatta áll. Amit el sem kezdtél, nem kerül semmibe.",
    ),
    "beside": (
        "A sorok mellett",
        "A „+1” és „+3” bónuszpontjai, a manók és a kőlapkák is számítanak.",
    ),
    "total": ("A pontjaid", "Minden együtt. Lássuk, ki nyert!"),
}

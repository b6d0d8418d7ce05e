"""The way of stones's first lesson in Hungarian: for each step its title and its text."""

TEXTS = {
    "rows": ("A soraid", "Üdv! Itt minden színből egy-egy sort építesz. A hosszú sor pontot hoz."),
    "worth": (
        "Pontok",
        "Minden sor alatt a pontjai. Az új sor pontba kerül; három lapkától kezdve pontot hoz.",
    ),
    "then": ("Egy lapkával több", "A „→ −4” jelentése: egy lapkával több, és a sor −4 pontot ér."),
    "turn": (
        "Lefordított lapkák",
        "Eleinte mind az 55 lapka le van fordítva. Ha te jössz, felfordíthatsz egyet: nyomj A-t.",
    ),
    "first": ("Leteszed?", "A kék 1 jó kezdet: sok szám követheti. Tedd le A-val."),
    "others": (
        "Az ellenfeled",
        "„Kezdő”, a gép, lépett. Itt látod, milyen hosszúak a sorai, és a pontjait.",
    ),
    "left": (
        "Látható lapkák",
        "Felfordította a kék 2-t, és otthagyta. Felfordítás helyett ilyet is elvehetsz: menj rá, és nyomj A-t.",
    ),
    "rises": (
        "Emelkedik",
        "1 után 2: ez a sor már csak emelkedhet, és egy szám sem szerepelhet kétszer. Más sor "
        "csökkenhet is.",
    ),
    "wish": (
        "Kívánságkövek",
        "A kék 2-n spirál van: kívánságkő. Nélkülük 4 pontot vesztesz; kettőtől kezdve pontot "
        "hoznak.",
    ),
    "again": ("Tovább", "Középen nincs neked való. Fordíts fel még egy lapkát."),
    "clover": (
        "Lóhere",
        "A kék 5 a harmadik lapkád: a sor 2 pontot hoz. A lóhere miatt pedig újra te jössz!",
    ),
    "extra": ("Az új köröd", "Fordíts fel még egy lapkát."),
    "bonus": (
        "Bónuszpontok",
        "A rózsaszín 5-ön „+1” van: egy bónuszpont annak, aki leteszi. Itt számoljuk őket.",
    ),
    "leave": (
        "Inkább ne",
        "De az új sor 4 pontba kerül, és az 5-öt kevés szám követheti. Hagyd középen.",
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
        "Még 4 lapka van lefordítva. Aki az utolsót felfordítja, befejezi a körét, és vége a "
        "játéknak.",
    ),
    "fitting": ("Melyik illik", "A világos lapkák illenek valamelyik sorodba, a sötétek nem."),
    "seven": (
        "Ez jó lesz",
        "A rózsaszín 7-en „+3” van, és a sorod is elég hosszú lesz vele ahhoz, hogy pontot hozzon. "
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
        "Minden bónuszpont 1-et ér. A kívánságkövek annyit, amennyi alattuk áll.",
    ),
    "total": ("A pontjaid", "Minden együtt. Lássuk, ki nyert!"),
}

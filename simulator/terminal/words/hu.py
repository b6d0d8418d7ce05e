"""The terminal in Hungarian."""

TEXTS = {
    "keys": "l t v m j",
    "table": "Az asztal leírása",
    "ask": "Lépés 1-től {}-ig, vagy ? a súgóhoz: ",
    "help": "Írd be egy lépés számát, vagy a lépést úgy, ahogy a játékok jegyzéke írja. Vagy:",
    "wrong": "„{}” nem az 1 és {} közötti lépések egyike. Súgó: ?",
    "go_on": "{}? ({} / {}) ",
    "fixed": "Most semmit sem lehet visszavonni.",
    "enter": "Enter",
    "saved": "A játék el van mentve.",
    "unsaved": "Ezt a játékot nem lehet elmenteni: {} nem a konzol játékosa.",
}

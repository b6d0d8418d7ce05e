"""The terminal in Dutch."""

TEXTS = {
    "keys": "b t n a r",
    "table": "Beschrijving van de tafel",
    "ask": "Zet 1 t/m {}, of ? voor hulp: ",
    "help": "Typ het nummer van een zet, of de zet zoals in spelverslagen. Of:",
    "wrong": "“{}” is geen van de zetten 1 t/m {}. Typ ? voor hulp.",
    "go_on": "{}? ({} / {}) ",
    "fixed": "Er kan nu niets worden teruggenomen.",
    "enter": "Enter",
    "saved": "Het spel is bewaard.",
    "unsaved": "Dit spel kan niet worden bewaard: {} hoort niet bij de console.",
}

"""The terminal in German."""

TEXTS = {
    "keys": "b t z a r",
    "table": "Beschreibung des Tischs",
    "ask": "Zug 1 bis {}, oder ? für Hilfe: ",
    "help": "Tippe die Nummer eines Zugs, oder den Zug wie in Spielaufzeichnungen. Oder:",
    "wrong": "„{}“ ist keiner der Züge 1 bis {}. Mit ? kommt Hilfe.",
    "go_on": "{}? ({} / {}) ",
    "fixed": "Jetzt lässt sich nichts zurücknehmen.",
    "enter": "Enter",
    "saved": "Das Spiel ist gespeichert.",
    "unsaved": "Dieses Spiel lässt sich nicht speichern: {} gehört nicht zur Konsole.",
}

"""The rules in German: for each page its title and its text."""

TEXTS = {
    "cards_row": "Karten einer Reihe und ihre Punkte",
    "cards_wish_points": "Wunschsteine und ihre Punkte",
    "stones_row": "Steine einer Reihe und ihre Punkte",
    "stones_wish_points": "Wunschsteine und ihre Punkte",
    "dice_row": "Plättchen einer Reihe und ihre Punkte",
    "dice_wish_points": "Steinplättchen und ihre Punkte",
    "cards_goal": (
        "Das Ziel",
        "Bau in fünf Farben je eine Reihe aus Karten. Lange Reihen bringen Punkte, kurze "
        "kosten welche. Die meisten Punkte gewinnen.",
    ),
    "cards_turn": (
        "Dein Zug",
        "Leg eine Karte an, wirf eine ab oder hol einen Wunschstein. Dann zieh auf acht nach:"
        " vom Stapel oder von einer Ablage, nur nichts eben Abgeworfenes.",
    ),
    "cards_rows": (
        "Reihen",
        "Eine Reihe steigt oder fällt; gleiche Zahlen dürfen aufeinander folgen. Die erste "
        "andere Zahl legt die Richtung fest.",
    ),
    "cards_finish": (
        "Endkarten",
        "Eine Endkarte passt jederzeit in ihre Reihe und zählt als Karte mit. Nach ihr folgt "
        "höchstens noch die zweite Endkarte der Farbe.",
    ),
    "cards_points": (
        "Punktekarten",
        "In deiner Punktereihe zählt jede 1 Punkt. Oder leg sie in eine Farbreihe, deren "
        "letzte Zahl gleich ist: Dort verlängert sie die Reihe.",
    ),
    "cards_wish": (
        "Wunschsteine",
        "Wirf zwei Karten gleichen Werts von 1 bis 9 ab und nimm den Wunschstein mit dieser "
        "Zahl, solange er da ist. Dann ziehst du zwei Karten.",
    ),
    "cards_end": (
        "Das Ende",
        "Es endet, wenn fünf Reihen am Tisch eine Endkarte haben oder die letzte Karte "
        "gezogen ist. Dann darf jeder noch zwei Karten legen.",
    ),
    "cards_score": (
        "Die Wertung",
        "Punktereihe: 1 je Karte.",
    ),
    "stones_goal": (
        "Das Ziel",
        "Sammle Steine in Reihen aus fünf Farben. Lange Reihen bringen Punkte, kurze kosten "
        "welche. Auch Wunschsteine zählen.",
    ),
    "stones_turn": (
        "Dein Zug",
        "Deck einen Stein auf und leg ihn zu dir, oder lass ihn für alle in der Mitte. Oder "
        "nimm einen Stein, der schon offen liegt.",
    ),
    "stones_rows": (
        "Reihen",
        "Eine Reihe steigt nur oder fällt nur, keine Zahl kommt zweimal. Der zweite Stein "
        "legt es fest. Was nicht passt, bleibt liegen.",
    ),
    "stones_tiles": (
        "Zeichen",
        "Kleeblatt: Wenn du es legst, bist du gleich noch mal dran. Spirale: ein Wunschstein."
        " +1 und +3: Punkte am Ende.",
    ),
    "stones_end": (
        "Das Ende",
        "Wer den letzten Stein aufdeckt, spielt seinen Zug samt Kleeblättern zu Ende. Dann "
        "ist Schluss, was immer in der Mitte liegt.",
    ),
    "stones_score": (
        "Die Wertung",
        "Dazu die Bonuspunkte auf deinen Steinen.",
    ),
    "dice_goal": (
        "Das Ziel",
        "Würfle dir Plättchen für fünf Reihen. Lange Reihen bringen Punkte, kurze kosten "
        "welche. Wunschsteine und Kobolde zählen auch.",
    ),
    "dice_turn": (
        "Dein Zug",
        "Wirf drei Würfel, dann einmal beliebige neu. Nimm ein Plättchen mit der Summe aus "
        "einem, zwei oder drei Würfeln. Die Spirale zählt 0.",
    ),
    "dice_stones": (
        "Oder Steine",
        "Statt eines Plättchens darfst du so viele Steinplättchen nehmen, wie deine Würfel "
        "Spiralen zeigen. Oder gar nichts.",
    ),
    "dice_rows": (
        "Reihen",
        "Eine Reihe steigt nur oder fällt nur, keine Zahl kommt zweimal. Das zweite Plättchen"
        " legt es fest.",
    ),
    "dice_tiles": (
        "Zeichen",
        "Spirale: nimm auch ein Steinplättchen. Kleeblatt: ein Steinplättchen verlängert die "
        "Reihe. +1, +3: Punkte. Kobolde: meiste +3, wenigste −3.",
    ),
    "dice_layout": (
        "Eigene Verteilung",
        "Welches Plättchen welches Zeichen trägt, verraten die Regeln nicht. Die Verteilung "
        "in dieser Konsole ist unsere eigene.",
    ),
    "dice_end": (
        "Das Ende",
        "Mit dem letzten Plättchen einer Farbe oder dem letzten Steinplättchen endet das "
        "Spiel nach dem Zug. Im langen Spiel zählt nur der Stein.",
    ),
    "dice_score": (
        "Die Wertung",
        "Dazu Bonuspunkte und Kobolde.",
    ),
    "console_buttons": (
        "Die Tasten",
        "Links: wählen. Mitte: ja. Rechts: zurück; am Tisch öffnet sie ein Menü mit "
        "Zurücknehmen, Tipp, Rückblick und Regeln.",
    ),
    "console_saves": (
        "Ausschalten",
        "Wann du willst: Nach jedem Zug wird gespeichert, und im Menü geht es weiter. Lässt "
        "du die Konsole liegen, schläft sie ein.",
    ),
    "console_about": (
        "Wer und was",
        "Keltis ist von Reiner Knizia und bei Kosmos erschienen. Pocket Keltis ist das Werk "
        "eines Fans, unabhängig von beiden, und freie Software.",
    ),
}

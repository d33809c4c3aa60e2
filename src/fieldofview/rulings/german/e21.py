"""The rule booklet of Eye vs Eye, 2021, in German."""

TEXTS = {
    "E21.objective": (
        "Ziel des Spiels",
        "Ziel ist es, zuerst mindestens 100 Viewpoints im eigenen Blickfeld zu haben, dorthin gebracht von der Hand.",
    ),
    "E21.setting-up": (
        "Vorbereitung",
        "Nach dem Mischen erhalten alle fünf Karten als Hand, und die nicht ausgeteilten sind der Nachziehstapel.",
    ),
    "E21.turn.1": (
        "Zug, Schritt 1: ziehen",
        "Ziehe zu Beginn eine Karte, oder fahre gleich fort, wenn keine mehr da ist.",
    ),
    "E21.turn.2": (
        "Zug, Schritt 2: spielen",
        "Spiele eine Karte aus deiner Hand; mit leerer Hand ist der Zug zu Ende.",
    ),
    "E21.turn.3": (
        "Zug, Schritt 3: Aktionen",
        "Tu, was die gespielte Karte sagt, und bewege Karten zwischen Händen, Blickfeldern, Viewniverse und Stapeln.",
    ),
    "E21.turn.4": (
        "Zug, Schritt 4: Ende",
        "Zähle dein Blickfeld zusammen: Mit 100 oder mehr gewinnst du, mit weniger geht das Spiel weiter.",
    ),
    "E21.finishing-the-game": (
        "Ende des Spiels",
        "Wer 100 erreicht, beendet das Spiel; sind Nachziehstapel und alle Hände ohne das aufgebraucht, "
        "gewinnt die größte Summe.",
    ),
    "E21.field-of-view": (
        "Blickfeld",
        "Die Karten, die vor einer Person ausgebreitet sind. Alle diese Bereiche zusammen sind das "
        "Viewniverse, und wer spielt, legt eine Karte von der Hand dorthin.",
    ),
    "E21.kw.draw": (
        "ZIEHEN",
        "Hole die oberste Karte des Nachziehstapels auf deine Hand.",
    ),
    "E21.kw.destroy": (
        "ZERSTÖREN",
        "Bewege eine Karte, die in einem beliebigen Blickfeld liegt, auf den Ablagestapel.",
    ),
    "E21.kw.squint": (
        "BLINZELN",
        "Lege eine deiner Handkarten verdeckt oben auf den Nachziehstapel.",
    ),
    "E21.kw.steal": (
        "STEHLEN",
        "Sieh dir die Hand einer anderen Person an und behalte eine Karte davon.",
    ),
    "E21.kw.replace": (
        "ERSETZEN",
        "Bis zur angegebenen Zahl darfst du eigene Karten ZERSTÖREN und spielst für jede eine neue vom "
        "Nachziehstapel, eine nach der anderen, mit ihren Aktionen.",
    ),
    "E21.kw.reveal": (
        "AUFDECKEN",
        "Eine Karte mit diesem Zeichen darf für das gespielt werden, was davor steht, oder in einem "
        "beliebigen Zug für das gezeigt werden, was danach steht; wohin sie dann kommt, sagt ihr Text. Zeigen "
        "ist nicht Spielen.",
    ),
    "E21.kw.cancel": (
        "ANNULLIEREN",
        "Eine Aktion wird aufgehalten, bevor sie geschieht, und niemand führt etwas davon aus; in der Regel "
        "kommen die annullierende und die annullierte Karte beide auf den Ablagestapel.",
    ),
}

"""The rule sheet of Eye vs Eye, 2017, in German."""

TEXTS = {
    "E17.objective": (
        "Ziel des Spiels",
        "Sammle vor allen anderen 100 oder mehr Viewpoints: die Zahlen in den Ecken der Karten in deinem Blickfeld.",
    ),
    "E17.setting-up": (
        "Vorbereitung",
        "Jemand mischt und teilt allen fünf Karten als Hand aus; die übrigen bilden verdeckt den Nachziehstapel.",
    ),
    "E17.turn.1": (
        "Zug, Schritt 1: ziehen",
        "Der Zug beginnt damit, eine Karte zu ziehen, wenn der Nachziehstapel noch welche hat.",
    ),
    "E17.turn.2": (
        "Zug, Schritt 2: spielen",
        "Dann wird eine Karte von der Hand ins Blickfeld gespielt; ohne Handkarte geht der Zug zu seinem Ende.",
    ),
    "E17.turn.3": (
        "Zug, Schritt 3: Aktionen",
        "Es folgen die Aktionen der gespielten Karte; sie bewegen Karten zwischen Händen, Blickfeldern, dem "
        "Viewniverse und den beiden Stapeln.",
    ),
    "E17.turn.4": (
        "Zug, Schritt 4: Ende",
        "Zuletzt wird das Blickfeld zusammengezählt; 100 oder mehr ist ein Sieg, sonst beginnt der nächste Zug.",
    ),
    "E17.hand": (
        "Hand",
        "Die Karten, die eine Person hält, sind ihre Hand.",
    ),
    "E17.field-of-view": (
        "Blickfeld",
        "Die Karten, die vor einer Person ausliegen; wer spielt, legt eine Karte aus der Hand dorthin.",
    ),
    "E17.viewniverse": (
        "Viewniverse",
        "Das Viewniverse sind die Blickfelder aller Personen zusammengenommen.",
    ),
    "E17.draw-pile": (
        "Nachziehstapel",
        "Der Stapel in der Mitte; ziehen heißt, seine oberste Karte auf die Hand zu nehmen.",
    ),
    "E17.discard-pile": (
        "Ablagestapel",
        "Abgeworfene und annullierte Karten liegen hier offen, neben dem Nachziehstapel.",
    ),
    "E17.finishing-the-game": (
        "Ende des Spiels",
        "Mit 100 gewinnen kann nur die Person, deren Zug endet. Ist alles leer, gewinnt die höchste Summe. "
        "Ein aufgebrauchter Nachziehstapel wird nicht aus dem Ablagestapel neu gebildet.",
    ),
    "E17.special-rules-and-actions": (
        "Pflicht und Reihenfolge der Aktionen",
        "Was eine Karte sagt, muss getan werden, soweit es geht, wenn es nicht freigestellt ist. Dauerkarten "
        "wirken in jedem Zug (Second Sight) oder jederzeit (Observatory); mehrere Personen handeln im "
        "Uhrzeigersinn ab der handelnden.",
    ),
    "E17.kw.destroy": (
        "ZERSTÖREN",
        "Lege eine Karte aus einem Blickfeld oder aus dem Viewniverse auf den Ablagestapel.",
    ),
    "E17.kw.squint": (
        "BLINZELN",
        "Lege Karten deiner Hand verdeckt auf den Nachziehstapel, in beliebiger Reihenfolge.",
    ),
    "E17.kw.pass": (
        "WEITERGEBEN",
        "Gib eine deiner Handkarten auf die Hand einer anderen Person.",
    ),
    "E17.kw.steal": (
        "STEHLEN",
        "Sieh die Hand einer anderen Person, wähle dort eine Karte und füge sie deiner eigenen hinzu.",
    ),
    "E17.kw.reveal": (
        "AUFDECKEN",
        "Entweder ein gewöhnliches Spielen für das, was vor dem Wort steht, oder das Zeigen der Karte in "
        "einem beliebigen Zug für das, was danach steht; freies Aufdecken wie bei Peekaboo! ist jederzeit "
        "möglich und kein Spielen.",
    ),
    "E17.kw.cancel": (
        "ANNULLIEREN",
        "Die Karte nennt, was sie aufhält; diese Aktion trifft dann niemanden, und beide Karten enden auf dem "
        "Ablagestapel, wenn nichts anderes gesagt ist.",
    ),
    "E17.kw.replace": (
        "ERSETZEN",
        "Bis zur angegebenen Zahl darfst du eigene Karten ZERSTÖREN, dann spielst du so viele oben vom "
        "Nachziehstapel, jede mit ihren Aktionen. Was ein ZERSTÖREN aufhalten kann, hält auch das auf.",
    ),
}

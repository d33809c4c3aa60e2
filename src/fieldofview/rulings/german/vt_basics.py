"""The basic rules of Viewpoint in German."""

TEXTS = {
    "VT.objective": (
        "Ziel des Spiels",
        "Alle sammeln Viewpoints, indem sie Karten in ihr Blickfeld bringen; wer zuerst 100 oder mehr hat, "
        "gewinnt. Eine Karte ist so viel wert, wie in ihrer Ecke steht.",
    ),
    "VT.setting-up": (
        "Vorbereitung",
        "Eine Person mischt und gibt allen fünf Karten auf die Hand; der Rest liegt verdeckt da und ist der "
        "Nachziehstapel.",
    ),
    "VT.turn.1": (
        "Zug, Schritt 1: ziehen",
        "Ein Zug beginnt mit einer Karte vom Nachziehstapel auf die Hand; ist der Stapel leer, entfällt "
        "dieser Schritt.",
    ),
    "VT.turn.2": (
        "Zug, Schritt 2: spielen",
        "Dann kommt eine Karte von der Hand ins Blickfeld. Wer keine Handkarte hat und sonst nichts tun kann, "
        "ist mit dem Zug fertig.",
    ),
    "VT.turn.3": (
        "Zug, Schritt 3: Aktionen",
        "Die Aktionen der gespielten Karte werden ausgeführt. Auch Dauerkarten auf dem Tisch dürfen benutzt "
        "werden, jederzeit nach dem Ziehen von Schritt 1.",
    ),
    "VT.turn.4": (
        "Zug, Schritt 4: Ende",
        "Zum Schluss des Zuges wird das eigene Blickfeld gezählt: 100 oder mehr gewinnt, bei weniger ist die "
        "nächste Person am Zug.",
    ),
    "VT.finishing-the-game": (
        "Ende des Spiels",
        "Nach Punkten gewinnen kann nur die Person am Zug, und zwar am Ende dieses Zuges. Hat niemand 100 und "
        "sind der Nachziehstapel und alle Hände leer, gewinnt die höchste Summe.",
    ),
    "VT.special-rules-and-actions": (
        "Pflicht und Reihenfolge der Aktionen",
        "Was auf einer Karte steht, muss befolgt werden, soweit es geht, wenn sie nichts anderes sagt; "
        "Unmögliches entfällt. Handeln mehrere Personen, geht es im Uhrzeigersinn ab der handelnden Person.",
    ),
    "VT.hand": (
        "Hand",
        "Jede Person hält Karten, die nur ihr gehören: ihre Hand.",
    ),
    "VT.field-of-view": (
        "Blickfeld",
        "Die Karten, die vor einer Person liegen; wer eine Karte spielt, legt sie von der Hand hierher.",
    ),
    "VT.draw-pile": (
        "Nachziehstapel",
        "Der gemeinsame verdeckte Stapel. Wer zieht, nimmt die oberste Karte auf die Hand und muss sie den "
        "anderen nicht zeigen.",
    ),
    "VT.discard-pile": (
        "Ablagestapel",
        "Der gemeinsame offene Stapel neben dem Nachziehstapel; auf ihn kommen abgeworfene und annullierte Karten.",
    ),
    "VT.kw.draw": (
        "ZIEHEN",
        "Die oberste Karte des Nachziehstapels kommt auf die Hand der Person.",
    ),
    "VT.kw.discard": (
        "ABWERFEN",
        "Eine Handkarte der Person kommt offen auf den Ablagestapel.",
    ),
    "VT.kw.swap": (
        "TAUSCHEN",
        "Eine Karte aus dem eigenen Blickfeld wechselt den Platz mit einer aus dem Blickfeld einer anderen Person.",
    ),
    "VT.kw.pass": (
        "WEITERGEBEN",
        "Eine Karte geht von der eigenen Hand auf die Hand der genannten Person.",
    ),
    "VT.kw.steal": (
        "STEHLEN",
        "Wer stiehlt, sieht die Hand einer anderen Person durch und nimmt eine Karte eigener Wahl auf die eigene Hand.",
    ),
    "VT.kw.reveal": (
        "AUFDECKEN",
        "Eine solche Karte wird im eigenen Zug gespielt und tut, was vor dem Wort steht, oder in einem "
        "beliebigen Zug von der Hand gezeigt und tut, was danach steht. Peekaboo! und Two-Way Mirror dürfen "
        "jederzeit aufgedeckt werden; damit sind sie nicht gespielt.",
    ),
    "VT.kw.cancel": (
        "ANNULLIEREN",
        "Eine annullierte Karte und die Karte, die sie annulliert, kommen beide auf den Ablagestapel, wenn "
        "nichts anderes auf ihnen steht; nichts von der annullierten Aktion geschieht, für niemanden. Jede "
        "solche Karte sagt, was sie aufhalten kann.",
    ),
    "VT.kw.replace": (
        "ERSETZEN",
        "Bis zu der genannten Zahl eigener Karten dürfen aus dem Blickfeld auf den Ablagestapel gelegt "
        "werden; dann werden ebenso viele oben vom Nachziehstapel gespielt, jede ganz abgehandelt vor der "
        "nächsten. Was ein solches Ablegen aufhält, hält auch ein ERSETZEN auf.",
    ),
    "VT.kw.hide": (
        "VERSTECKEN",
        "Eine Karte aus einem beliebigen Blickfeld darf verdeckt unter diese geschoben werden, wo sie weder "
        "zählt noch wirkt. Sie kommt zurück, sobald die versteckende Karte den Tisch verlässt (selbst "
        "versteckt zu werden gilt nicht); ansehen darf sie nur, wer sie versteckt hat.",
    ),
}

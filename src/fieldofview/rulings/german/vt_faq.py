"""The answers to frequently asked questions in German."""

TEXTS = {
    "VT.faq.01": (
        "Mehr als 100",
        "Eine Summe über 100 gewinnt genauso wie 100, für die Person, die sie zuerst erreicht.",
    ),
    "VT.faq.02": (
        "Der Nachziehstapel geht aus",
        "Ohne ihn geht das Spiel weiter, bis jemand 100 hat oder alle Hände leer sind.",
    ),
    "VT.faq.03": (
        "Den Ablagestapel durchsehen",
        "Der Ablagestapel steht allen offen, zum Ansehen und zum Sortieren.",
    ),
    "VT.faq.04": (
        "Keine Grenzen",
        "Eine Hand und ein Blickfeld dürfen beliebig groß werden.",
    ),
    "VT.faq.05": (
        "ABWERFEN heißt: von der Hand",
        "ABWERFEN berührt nie ein Blickfeld; was Karten von dort wegnimmt, sagt das ausdrücklich.",
    ),
    "VT.faq.06": (
        "Gleiche Karten auf dem Tisch",
        "Mehrere Karten desselben Namens dürfen zugleich auf dem Tisch liegen.",
    ),
    "VT.faq.07": (
        "Wer stiehlt, zeigt nichts",
        "Wer stiehlt, zeigt dem Opfer nicht, welche Karten genommen wurden.",
    ),
    "VT.faq.08": (
        "Wann eine Hand gezeigt wird",
        "Außer beim Spielen und Aufdecken werden Handkarten nur einer Person gezeigt, die ein STEHLEN auf sie richtet.",
    ),
    "VT.faq.09": (
        "Mehrere Züge aussetzen",
        "Mehrere Blindsided gegen eine Person kosten sie ebenso viele Züge, einen nach dem anderen.",
    ),
    "VT.faq.10": (
        "Mehrere Züge nacheinander",
        "See Into The Future und Foresight summieren sich; jeder zusätzliche Zug beginnt, wenn im Zug davor "
        "alles Gewollte getan ist.",
    ),
    "VT.faq.11": (
        "Zusätzlicher Zug und Shadow",
        "Ein zusätzlicher Zug wartet, bis der laufende beendet ist, samt der weiteren Karte durch Shadow.",
    ),
    "VT.faq.12": (
        "Wann Visionary zieht",
        "Ihr zusätzliches Ziehen darf zu jedem Zeitpunkt des Zuges nach dem regulären Ziehen kommen, oder "
        "nachdem Visionary in diesem Zug dazukam.",
    ),
    "VT.faq.13": (
        "Cross-eyed mit leerer Hand",
        "Auch eine leere Hand kann getauscht werden: Eine Seite bekommt dann einfach alles.",
    ),
    "VT.faq.14": (
        "Getauschte Karten",
        "Eine Karte, die durch TAUSCHEN herüberkommt, bringt ihre Punkte und ihre dauerhaften Aktionen mit, "
        "führt aber nicht aus, was sie beim Spielen oder nach AUFDECKEN täte.",
    ),
    "VT.faq.15": (
        "TAUSCHEN mit niemandem",
        "Eine Karte mit TAUSCHEN darf gespielt werden, wenn sonst niemand eine Karte auf dem Tisch hat, aber "
        "dann wechselt nichts den Platz.",
    ),
    "VT.faq.16": (
        "Hindsight allein",
        "Eine Hindsight, die als einzige Karte in ihrem Blickfeld liegt, bleibt und nimmt nichts zurück, denn "
        "es müsste eine andere Karte sein.",
    ),
    "VT.faq.17": (
        "Die kopierte Shadow geht",
        "Ein Spiegel wirkt nicht mehr als Shadow oder Visionary, sobald die kopierte Karte in keinem "
        "Blickfeld mehr liegt.",
    ),
    "VT.faq.18": (
        "Nichts als Spiegel",
        "Mirror Image tut nichts, wenn der Tisch leer ist oder nur andere Mirror Images zeigt.",
    ),
    "VT.faq.19": (
        "Wo ein Spiegel liegt",
        "Ein Spiegel liegt im Blickfeld der Person, die ihn gespielt hat, während er kopiert, und sie muss "
        "sich merken, was.",
    ),
    "VT.faq.20": (
        "Kopien können annulliert werden",
        "Was eine Aktion annulliert, annulliert auch einen Spiegel, der sie kopiert: Spectacles hält eine "
        "Mirror Image von Blind Spot auf.",
    ),
    "VT.faq.21": (
        "Für alle annulliert",
        "Eine annullierte Karte trifft niemanden: Wer die eigene Karte vor Skewed View rettet, rettet auch "
        "die der anderen Person, und ebenso ist es mit Spectacles gegen Wild-eyed.",
    ),
    "VT.faq.22": (
        "Eine annullierte Lighthouse",
        "Eine Lighthouse, die geopfert und dann annulliert wurde, bleibt auf dem Ablagestapel.",
    ),
    "VT.faq.23": (
        "Eine Karte weiterreichen",
        "Eine durch Glance erhaltene Karte kann nicht durch dieselbe Glance weitergegeben werden, wohl aber "
        "durch eine spätere.",
    ),
    "VT.faq.24": (
        "Die ersetzende Karte ersetzen",
        "Eye for an Eye, Eye Transplant und Second Sight dürfen jeweils sich selbst als die Karte wählen, die geht.",
    ),
    "VT.faq.25": (
        "Schrumpfen vor dem Monster",
        "Ein Opfer, das durch Aufdecken von Peekaboo! auf weniger Karten kommt, entgeht Green-eyed Monster; "
        "wer sie gespielt hat, darf sich einer anderen Person mit mehr Karten zuwenden.",
    ),
    "VT.faq.26": (
        "Counterspy gegen Counterspy",
        "Wer stiehlt, darf auf Counterspy mit einer eigenen antworten; dann findet der erste Diebstahl statt "
        "und der durch die eigene Counterspy ebenso.",
    ),
    "VT.faq.27": (
        "Leerer Nachziehstapel und ERSETZEN",
        "Two-Way Mirror bringt von einem leeren Stapel nichts ins Spiel. Eye for an Eye und Eye Transplant "
        "dürfen trotzdem eigene Karten ablegen.",
    ),
    "VT.faq.28": (
        "Eine neue Karte nach der anderen",
        "Die erste neue Karte eines ERSETZENS wird mit allem abgehandelt, was sie auslöst, auch einem "
        "weiteren ERSETZEN, bevor die zweite gespielt wird.",
    ),
    "VT.faq.29": (
        "Aufdecken im Zug anderer",
        "Peekaboo! und Two-Way Mirror dürfen auch ins Blickfeld aufgedeckt werden, während eine andere Person "
        "am Zug ist.",
    ),
    "VT.faq.30": (
        "Aufdecken ist nicht Spielen",
        "Wer Peekaboo! oder Two-Way Mirror aufdeckt, verbraucht damit kein Spielen; beide dürfen auch wie "
        "üblich gespielt werden, ohne den Teil nach AUFDECKEN.",
    ),
    "VT.faq.31": (
        "Lighthouse gegen Aufdecken",
        "Lighthouse hält Peekaboo! und Two-Way Mirror nur auf, wenn sie gespielt werden, nie, wenn sie "
        "aufgedeckt werden.",
    ),
    "VT.faq.32": (
        "Lighthouse und die oberste Karte",
        "Die Karte, die Two-Way Mirror vom Nachziehstapel bringt, wird gespielt, also kann Lighthouse sie "
        "annullieren; dann gibt es nichts mehr zu kopieren.",
    ),
    "VT.faq.33": (
        "Counterspy gegen einen kopierten Diebstahl",
        "Counterspy kann eine Two-Way Mirror annullieren, die ein STEHLEN kopiert. Der Spiegel kommt auf den "
        "Ablagestapel, die kopierte Karte bleibt, wo sie gespielt wurde.",
    ),
    "VT.faq.34": (
        "Kaleidoscope kopieren",
        "Ein Spiegel von Kaleidoscope wählt selbst eine der drei Möglichkeiten, gleich was das Original gewählt hat.",
    ),
    "VT.faq.35": (
        "Telescopic View kopieren",
        "Der Spiegel zählt nicht als Telescopic View, denn kopiert werden Aktionen, nicht Namen.",
    ),
    "VT.faq.36": (
        "Lighthouse gegen Hindsight",
        "Lighthouse kann Hindsight nicht annullieren, denn diese kommt nie vom Tisch auf den Ablagestapel.",
    ),
    "VT.faq.37": (
        "Second Sight sofort",
        "Second Sight darf schon in dem Zug benutzt werden, in dem sie ins Blickfeld kommt.",
    ),
    "VT.faq.38": (
        "Refocus mit leerem Stapel",
        "Refocus macht den neuen Nachziehstapel aus allen Karten beider Stapel, auch wenn einer leer ist.",
    ),
    "VT.faq.39": (
        "Zu spät zum Annullieren",
        "Sobald die Aktionen einer Karte ausgeführt werden, kann sie nicht mehr annulliert werden; eine "
        "Counterspy, die erst kommt, wenn die Hand schon angesehen wird, kommt zu spät.",
    ),
    "VT.faq.40": (
        "Karten aus dem Versteck wirken weiter",
        "Eine Karte, die aus dem Versteck kommt, erhält nur ihre dauerhaften Aktionen zurück; was sie beim "
        "Spielen getan hat, geschieht nicht noch einmal.",
    ),
    "VT.faq.41": (
        "Wann Lighthouse benutzt wird",
        "Der Moment für Lighthouse ist gekommen, wenn die Ziele der gespielten Karte genannt sind; früher zu "
        "entscheiden wäre erlaubt, hilft aber selten.",
    ),
    "VT.faq.42": (
        "Evil Eye bleibt bei einer Person",
        "Die zwei Karten von Evil Eye müssen aus ein und demselben Blickfeld kommen.",
    ),
    "VT.faq.43": (
        "Den Spiegel selbst nehmen",
        "Wer durch Two-Way Mirror eine Eye Catching spielen muss, darf diese Two-Way Mirror nehmen und so die "
        "kopierte Eye Catching selbst ausführen.",
    ),
    "VT.faq.44": (
        "Zusätzlicher Zug aus dem Zug anderer",
        "Ein zusätzlicher Zug, den man außerhalb des eigenen Zuges gewinnt, folgt auf den eigenen nächsten "
        "Zug oder auf den letzten, den man aussetzen muss. Das gilt auch für die Person, die Two-Way Mirror "
        "aufgedeckt hat.",
    ),
    "VT.faq.45": (
        "Counterspy stiehlt eine",
        "Eine aufgedeckte Counterspy nimmt eine Karte, gleich wie viele gestohlen werden sollten.",
    ),
    "VT.faq.46": (
        "Hervor unter Eyelets",
        "Eine Karte, die Eyelets nicht mehr versteckt, nimmt nur dauerhafte Aktionen wie die von Shadow oder "
        "Lighthouse wieder auf; zurückzukommen ist kein Spielen.",
    ),
}

"""The numbered tournament rulings in German."""

TEXTS = {
    "VT.1": (
        "Woraus ein Turnierdeck besteht",
        "Ein Turnierdeck ist ein Deck Viewpoint, ein Deck Viewpoint Reflections oder beide zusammen, mit den "
        "Kartenzahlen der Listen.",
    ),
    "VT.2": (
        "Das Viewpoint-Deck",
        "Das Deck Viewpoint ist eine feste Liste: 70 Karten mit 23 Namen.",
    ),
    "VT.3": (
        "Das Reflections-Deck",
        "Das Deck Viewpoint Reflections ist eine feste Liste: 70 Karten mit 23 Namen.",
    ),
    "VT.4": (
        "Preiskarten",
        "Die Turnierleitung darf die Preiskarten hinzunehmen: je drei Eye on the Prize, Eyelets und Lookalikes.",
    ),
    "VT.5": (
        "Decks wechseln",
        "Decks dürfen sich von Spiel zu Spiel und von Tisch zu Tisch unterscheiden, aber nie während eines "
        "Spiels ändern.",
    ),
    "VT.6": (
        "Decks prüfen",
        "Die Decks werden vor ihrem Einsatz im Turnier gezählt, damit keine Karte fehlt oder zu viel ist.",
    ),
    "VT.7": (
        "Ein falsches Deck",
        "Ein Deck, das sich als falsch erweist, wird nach dem laufenden Spiel gegen ein richtiges getauscht; "
        "Spiele, die damit gespielt wurden, behalten ihr Ergebnis.",
    ),
    "VT.8": (
        "Turnierarten",
        "Viele Formen sind möglich, darunter K.-o., Round Robin (alle gegen alle) und 2-Headed Giant.",
    ),
    "VT.9": (
        "Übliche Formate",
        "K.-o. und Round Robin sind die üblichen Formate; wie man sie aufbaut, erklärt der Verlag an anderer Stelle.",
    ),
    "VT.10": (
        "Freie Wahl des Formats",
        "Die Turnierleitung darf jedes Format wählen, das sich an diese Regeln hält.",
    ),
    "VT.11": (
        "Anerkennung und Ranglistenpunkte",
        "Anerkannt wird ein Turnier, indem seine Ergebnisse an den Verlag gehen; dieser vergibt "
        "Ranglistenpunkte nach der Zahl der Personen, der Zahl der Runden und der Stufe.",
    ),
    "VT.12": (
        "Was die Ergebnisse enthalten müssen",
        "Die Ergebnisse nennen mindestens alle Gemeldeten, die Endplatzierung mit Disqualifikationen und "
        "Sperren, Datum und Ort sowie die Turnierleitung mit Kontaktdaten.",
    ),
    "VT.13": (
        "Das kleinste anerkannte Turnier",
        "Zur Anerkennung braucht es vier Personen und drei Spiele, außer der Verlag gewährt eine Ausnahme.",
    ),
    "VT.14": (
        "Dauer einer Runde",
        "Eine Runde soll 30 Minuten dauern; die Turnierleitung darf eine Zeitgrenze von bis zu 45 setzen.",
    ),
    "VT.15": (
        "Wenn die Zeit ausgerufen wird",
        "Der laufende Zug wird beendet, dann haben alle noch einen Zug (ein ausgesetzter zählt mit). Die "
        "höchste Summe gewinnt; solange mehrere sie teilen, geht das Spiel weiter, und nach jedem Zug wird "
        "geprüft.",
    ),
    "VT.16": (
        "Schlussrunden ohne Uhr",
        "Die Schlussrunde und Entscheidungsspiele haben keine Zeitgrenze, außer die Turnierleitung setzt eine.",
    ),
    "VT.17": (
        "Gruppen",
        "Die Gruppen dürfen durch Los oder nach dem Platz auf der weltweiten Rangliste gebildet werden.",
    ),
    "VT.18": (
        "Sitzplätze",
        "Die Plätze werden zu Beginn jedes Spiels ausgelost oder frei gewählt, wie die Turnierleitung es "
        "bestimmt, und bleiben dann für dieses Spiel.",
    ),
    "VT.19": (
        "Mehr zu Gruppen und Plätzen",
        "Weitere Ratschläge für die Turnierleitung stehen in den Unterlagen, die der Verlag für sie bereithält.",
    ),
    "VT.20": (
        "Wer gibt",
        "Wer in einem Spiel gibt, wird unter denen ausgelost, die es spielen.",
    ),
    "VT.21": (
        "Mischen und austeilen",
        "Wer gibt, mischt und teilt dann allen fünf Karten verdeckt aus, links von sich beginnend.",
    ),
    "VT.22": (
        "Der Nachziehstapel entsteht",
        "Die nicht ausgeteilten Karten bilden in der Mitte den Nachziehstapel.",
    ),
    "VT.23": (
        "Erster Zug und Richtung",
        "Wer links neben der gebenden Person sitzt, beginnt; gespielt wird im Uhrzeigersinn.",
    ),
    "VT.24": (
        "Wer in späteren Spielen gibt",
        "Hat eine Begegnung mehrere Spiele, so gibt, wer das vorige Spiel gewonnen hat.",
    ),
    "VT.25": (
        "Schritte eines Zuges",
        "Ein Zug besteht aus dem Ziehen, dem Spielen und Ausführen und dem Ende, in diesem Rahmen.",
    ),
    "VT.25.1": (
        "Erst wird gezogen",
        "Der Zug beginnt mit einer Karte vom Nachziehstapel, und nichts darf davor geschehen, außer der "
        "Stapel ist leer. Jede Visionary und jede Kopie davon lässt danach einmal mehr ziehen, wann die "
        "Person es will.",
    ),
    "VT.25.2": (
        "Eine Karte, und was hinzukommt",
        "Nach dem Ziehen muss eine Karte gespielt und müssen ihre Aktionen ausgeführt werden. Jede Shadow und "
        "jede Kopie davon erlaubt eine Karte mehr, und Dauerkarten wie Second Sight dürfen benutzt werden, "
        "beides an jeder Stelle des Zuges.",
    ),
    "VT.25.3": (
        "Am Ende wird gezählt",
        "Ist die Person fertig, wird ihr Blickfeld gezählt: 100 oder mehr gewinnt das Spiel, bei weniger ist "
        "die nächste Person am Zug.",
    ),
    "VT.26": (
        "Kein Ziehen vom leeren Stapel",
        "Solange der Nachziehstapel leer ist, muss niemand ziehen.",
    ),
    "VT.27": (
        "Kein Spielen ohne Handkarten",
        "Wer keine Handkarte hat, muss keine Karte spielen.",
    ),
    "VT.28": (
        "Der leere Nachziehstapel beendet nichts",
        "Ist die letzte Karte des Nachziehstapels gezogen, geht das Spiel weiter, solange niemand 100 hat.",
    ),
    "VT.29": (
        "Alles ist leer",
        "Sind der Nachziehstapel und alle Hände leer und hat niemand 100, endet das Spiel mit dem laufenden "
        "Zug; alle mit der höchsten Summe gewinnen.",
    ),
    "VT.30": (
        "Hindsight-Schleife",
        "Ist der Nachziehstapel leer und hat niemand 100, kann, wer mit einer Hindsight eine Hindsight "
        "zurücknimmt, aufgefordert werden, die Hand zu zeigen; ist darunter Hindsight oder Mirror Image, "
        "nehmen die eigenen Hindsights für den Rest des Spiels nichts mehr zurück. Dasselbe gilt für so "
        "benutzte Mirror Images.",
    ),
    "VT.31": (
        "Sag, wie viele Karten du hältst",
        "Wer gefragt wird, muss die Zahl der eigenen Handkarten nennen.",
    ),
    "VT.32": (
        "Sag deine Summe",
        "Wer gefragt wird, muss sagen, wie viele Viewpoints im eigenen Blickfeld liegen.",
    ),
    "VT.33": (
        "Die Hand ist geheim",
        "Eine Hand wird nur gezeigt, wo eine Regel wie STEHLEN es verlangt, und wer sie gesehen hat, muss das "
        "Gesehene vor den anderen geheim halten.",
    ),
    "VT.34": (
        "Zeigen und bluffen",
        "Alle hüten ihre eigene Hand, dürfen sie aber zeigen oder darüber lügen, nur nicht über das, was sie "
        "sagen müssen.",
    ),
    "VT.35": (
        "Bündnisse",
        "Zusammenarbeit ist erlaubt, auf eigene Gefahr.",
    ),
    "VT.36": (
        "Ein offenes Blickfeld",
        "Jede Karte eines Blickfelds liegt so, dass alle sie sehen, und auf Nachfrage wird alles über sie gesagt.",
    ),
    "VT.37": (
        "Hände weg vom Nachziehstapel",
        "Ohne eine Regel, die es erlaubt, darf niemand den Nachziehstapel ansehen oder umordnen.",
    ),
    "VT.38": (
        "Der Ablagestapel ist offen",
        "Alle dürfen den Ablagestapel durchsehen und anders ordnen.",
    ),
    "VT.39": (
        "Merke dir, was Spiegel kopieren",
        "Wer eine Mirror Image oder Two-Way Mirror hat, muss im Blick behalten, auf welche Karte sie gerichtet wurde.",
    ),
    "VT.40": (
        "Kein Rat von außen",
        "Wer bei einem Spiel zusieht, ohne mitzuspielen, darf weder etwas dazu sagen noch helfen.",
    ),
    "VT.41": (
        "Im Uhrzeigersinn ab der handelnden Person",
        "Betrifft eine Aktion mehrere Personen, handeln sie nacheinander im Uhrzeigersinn, beginnend mit der "
        "spielenden oder der zuerst getroffenen Person.",
    ),
    "VT.42": (
        "Das Ziehen ist Pflicht",
        "Das erste Ziehen eines Zuges ist Pflicht, solange Karten da sind; die anderen dürfen auf ein "
        "vergessenes hinweisen und es sofort nachholen lassen.",
    ),
    "VT.43": (
        "Das Spielen ist Pflicht",
        "Nach dem Ziehen muss eine Karte gespielt werden, wenn die Hand eine hat; die anderen dürfen darauf "
        "hinweisen, wenn es vergessen wurde.",
    ),
    "VT.44": (
        "Kein Zurücknehmen",
        "Erlaubt Gespieltes bleibt liegen, auch wenn es keine Absicht war; eine Karte, die nicht gespielt "
        "werden durfte, kommt zurück auf die Hand.",
    ),
    "VT.45": (
        "Ein Aufdecken zurücknehmen",
        "Eine aufgedeckte Karte kommt nur in zwei Fällen zurück auf die Hand; sie stehen in den folgenden Teilen.",
    ),
    "VT.45.1": (
        "Aufdecken, das sich erübrigt",
        "Sie kommt zurück, wenn eine andere Person zuerst aufgedeckt hat und nichts zu beantworten bleibt, "
        "wie bei einer zweiten Spectacles gegen dieselbe Wild-eyed.",
    ),
    "VT.45.2": (
        "Aufdecken, das nicht wirken kann",
        "Sie kommt zurück, wenn das, wofür sie gezeigt wurde, unmöglich ist, wie bei Spectacles gegen Mirage.",
    ),
    "VT.46": (
        "Sofort auf dem Tisch",
        "Eine Karte liegt im Blickfeld, sobald sie gespielt ist. Wer sie annulliert, nimmt also eine Karte "
        "aus einem Blickfeld, und darauf kann antworten, was solches Ablegen aufhält.",
    ),
    "VT.47": (
        "Geantwortet wird nach den Zielen",
        "Auf eine gespielte Karte kann erst geantwortet werden, wenn alle Personen und Karten genannt sind, "
        "auf die sie zielt.",
    ),
    "VT.48": (
        "Freies Aufdecken erst nach dem Ziehen",
        "Eine Karte, die jederzeit aufgedeckt werden darf, muss warten, bis die Person am Zug das erste Mal "
        "gezogen hat.",
    ),
    "VT.49": (
        "Dauerkarten erst nach dem Ziehen",
        "Shadow, Visionary, Second Sight, Lighthouse und ähnliche dürfen erst benutzt werden, wenn in diesem "
        "Zug das erste Mal gezogen ist, falls es etwas zu ziehen gibt.",
    ),
    "VT.50": (
        "Zeit zum Antworten",
        "Die anderen bekommen einen angemessenen Augenblick, um auf jedes Ziehen, Spielen oder Aufdecken zu "
        "antworten: in der Regel fünf Sekunden, bis zu dreißig, wenn ein Schiedsrichter es gewährt. Eine zu "
        "früh gespielte Karte kommt zurück auf die Hand.",
    ),
    "VT.51": (
        "Einmal reihum, ohne Umdenken",
        "Ist eine Karte gespielt, entscheidet jede Person der Reihe nach, im Uhrzeigersinn ab der spielenden, "
        "ob sie annulliert oder endgültig verzichtet; verzichten alle, wirkt die Karte.",
    ),
    "VT.52": (
        "Kein Verschleppen",
        "Absichtlich langsames Spiel ist verboten. Was das ist, entscheiden die Schiedsrichter, und wer es "
        "bemerkt, soll sie darauf hinweisen.",
    ),
    "VT.53": (
        "Zu spät kommen",
        "Wer bis zu fünf Minuten zu spät kommt, spielt noch mit und erhält im ersten Spiel der Begegnung eine "
        "Verwarnung; wer später kommt, verliert die Begegnung. Länger als diese fünf Minuten warten die "
        "anderen nicht.",
    ),
    "VT.54": (
        "Nach dem Aufgeben",
        "Wer ein Spiel aufgibt, bleibt im Turnier, außer spätere Spiele hingen davon ab, es zu spielen.",
    ),
    "VT.55": (
        "Wie Aufgeben gewertet wird",
        "Aufgeben ist eine Niederlage mit null Viewpoints oder mit der negativen Summe, die man hat. Die "
        "anderen spielen weiter; wer allein übrig bleibt, gewinnt mit 100 oder mit der eigenen Summe, wenn "
        "sie höher ist.",
    ),
    "VT.56": (
        "Aussteigen",
        "Man darf alle übrigen Spiele aufgeben. Was dann zählt, legt die Turnierleitung fest: in kleinen "
        "Turnieren das bisher Erreichte, in großen nichts und der letzte Platz.",
    ),
    "VT.57": (
        "Kein vereinbartes Unentschieden",
        "Niemand darf verabreden, ein Spiel nicht auszuspielen; geben alle auf diese Weise auf, gelten sie "
        "als ausgestiegen, so streng, wie es die Schiedsrichter für richtig halten.",
    ),
    "VT.58": (
        "Keine Notizen",
        "Während eines Spiels darf nur der Punktestand aufgeschrieben werden, nie gehaltene oder gesehene Karten.",
    ),
    "VT.59": (
        "Schiedsrichter sind nötig",
        "Ein anerkanntes Turnier hat mindestens eine Person als Schiedsrichter; sind es mehrere, hat eine "
        "davon die Leitung.",
    ),
    "VT.60": (
        "Schiedsrichter spielen nicht mit",
        "In einem Turnier darf nicht mitspielen, wer darin Schiedsrichter ist.",
    ),
    "VT.61": (
        "Schiedsrichter haben das letzte Wort",
        "Was ein Schiedsrichter entscheidet, gilt endgültig; sind sie sich uneins, entscheidet die Leitung "
        "der Schiedsrichter.",
    ),
    "VT.62": (
        "Schiedsrichter fragen",
        "Alle dürfen sich die Regeln erklären lassen, und die Schiedsrichter müssen es tun.",
    ),
    "VT.63": (
        "Einspruch",
        "Gegen eine Entscheidung ist Einspruch bei der Leitung der Schiedsrichter möglich; deren Entscheidung "
        "beendet die Sache.",
    ),
    "VT.64": (
        "Jemand führt die Ergebnisse",
        "Ein anerkanntes Turnier hat mindestens eine Person für die Ergebnisse. Spielt sie selbst mit, prüft "
        "ein Schiedsrichter oder eine unbeteiligte Person die Ergebnisse jeder Runde.",
    ),
    "VT.65": (
        "Ergebnisse führen und mitspielen",
        "Wer die Ergebnisse führt, darf mitspielen, solange das Amt des Schiedsrichters nicht hinzukommt.",
    ),
    "VT.66": (
        "Ergebnisse einreichen",
        "Wer die Ergebnisse führt, sorgt dafür, dass der Verlag sie erhält.",
    ),
    "VT.67": (
        "Strafen",
        "In anerkannten Turnieren dürfen die Schiedsrichter Verstöße bestrafen.",
    ),
    "VT.68": (
        "Strafen ansagen und vermerken",
        "Jede Strafe wird der betroffenen Person laut gesagt und bei ihrer Meldung vermerkt.",
    ),
    "VT.69": (
        "In Ordnung bringen",
        "Was falsch gelaufen ist, wird nach Möglichkeit sofort berichtigt, spätestens im Zug der nächsten Person.",
    ),
    "VT.70": (
        "Ermahnung",
        "Der mildeste Hinweis, laut ausgesprochen: Nichts wird abgezogen, der Fehler wird nur berichtigt.",
    ),
    "VT.71": (
        "Verwarnung",
        "Laut ausgesprochen für einen schweren oder wiederholten Fehler in einem Spiel; sie kostet in diesem "
        "Spiel einen Chip von -50 Viewpoints, und die Chips summieren sich.",
    ),
    "VT.72": (
        "Disqualifikation",
        "Für gefährliche, gesetzwidrige oder sehr schwere Verstöße: Die Person scheidet ohne Preis aus dem "
        "Turnier aus, und die Karten ihrer Hand und ihres Blickfelds verlassen das Spiel.",
    ),
    "VT.73": (
        "Sperre",
        "Auf eine Disqualifikation kann eine Sperre von zwei Jahren oder mehr folgen, die der Verlag mit den "
        "Schiedsrichtern festlegt; Ranglistenpunkte und Rang der Person werden gelöscht.",
    ),
    "VT.74": (
        "Eine Disqualifikation melden",
        "Die Leitung der Schiedsrichter, oder wer allein dieses Amt hat, meldet dem Verlag jede Disqualifikation.",
    ),
    "VT.75": (
        "Was eine Ermahnung einbringt",
        "Die folgenden Teile nennen die Fehler, die eine Ermahnung einbringen.",
    ),
    "VT.75.1": (
        "Ermahnung: Ziehen oder Spielen versäumt",
        "Jemand lässt ein Ziehen oder Spielen aus, das Pflicht war, oder spielt eine Karte falsch.",
    ),
    "VT.75.2": (
        "Ermahnung: außer der Reihe",
        "Jemand handelt, bevor die eigene Reihe gekommen ist.",
    ),
    "VT.75.3": (
        "Ermahnung: Notizen",
        "Jemand schreibt mehr auf als den Punktestand.",
    ),
    "VT.75.4": (
        "Ermahnung: Spiegel vergessen",
        "Jemand weiß nicht mehr, was die eigenen Spiegel kopieren.",
    ),
    "VT.75.5": (
        "Ermahnung: Langsamkeit",
        "Jemand braucht zu lange für das, was zu tun ist.",
    ),
    "VT.76": (
        "Was eine Verwarnung einbringt",
        "Die folgenden Teile nennen die Fehler, die eine Verwarnung einbringen.",
    ),
    "VT.76.1": (
        "Verwarnung: Auskunft verweigert",
        "Jemand hält Angaben zurück, die gemacht werden müssen.",
    ),
    "VT.76.2": (
        "Verwarnung: Griff in den Nachziehstapel",
        "Jemand sieht unerlaubt in den Nachziehstapel oder ändert seine Ordnung.",
    ),
    "VT.76.3": (
        "Verwarnung: Verspätung",
        "Jemand kommt zu spät zu einer Begegnung, aber noch innerhalb der fünf Minuten Frist.",
    ),
    "VT.76.4": (
        "Verwarnung: drei Ermahnungen",
        "Jemand sammelt in einem Spiel drei Ermahnungen.",
    ),
    "VT.76.5": (
        "Verwarnung: sechs Ermahnungen",
        "Jemand sammelt im Turnier sechs Ermahnungen.",
    ),
    "VT.76.6": (
        "Verwarnung: schlechtes Benehmen",
        "Jemand benimmt sich in kleinen Dingen schlecht, etwa durch Fluchen.",
    ),
    "VT.77": (
        "Was zur Disqualifikation führt",
        "Die folgenden Teile nennen die Verstöße, mit denen ein Turnier für eine Person endet.",
    ),
    "VT.77.1": (
        "Disqualifiziert: Übergriff",
        "Jemand greift eine andere Person mit Worten oder körperlich an.",
    ),
    "VT.77.2": (
        "Disqualifiziert: grobe Unsportlichkeit",
        "Schwer unsportliches Verhalten wie Diebstahl, Verschleppen oder Streit gegen das letzte Wort der "
        "Leitung der Schiedsrichter.",
    ),
    "VT.77.3": (
        "Disqualifiziert: Bestechung",
        "Jemand versucht, ein Mitglied der Leitung oder andere Beteiligte zu bestechen.",
    ),
    "VT.77.4": (
        "Disqualifiziert: Betrug",
        "Jede andere Art von Betrug, die diese Regeln nicht nennen.",
    ),
}

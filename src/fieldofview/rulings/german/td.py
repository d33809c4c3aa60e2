"""What we decided for tournaments, TD.nn, in German."""

TEXTS = {
    "TD.01": (
        "Die Viewniverse-Ausgabe zählt 20 bis 23 doppelt",
        "Beide Zählungen werden getrennt gehalten: VN.20 bis VN.23 handeln von der Dauer, VN.20b bis VN.23b "
        "vom Austeilen.",
    ),
    "TD.02": (
        "Worauf VT.76.1 verweist",
        "Die Pflicht, das Blickfeld offen auszulegen, kann in beiden Ausgaben bestraft werden, Absprachen in keiner.",
    ),
    "TD.03": (
        "Worauf VT.75.5 verweist",
        "Es wird so verstanden, dass VT.48, VT.50 und VT.52 gemeint sind.",
    ),
    "TD.04": (
        "Regeln ohne genannte Strafe",
        "Bei VT.18 (VN.22), 33, 40, 45 bis 47, 49, 51, 57 und VN.8 wählt der Schiedsrichter frei; vorgegeben "
        "ist eine Ermahnung.",
    ),
    "TD.05": (
        "Langsames Spiel ist eine Ermahnung (75.5), Verschleppen eine Disqualifikation (77.2)",
        "Der Schiedsrichter wählt; ein Text erklärt, dass die Absicht den Unterschied macht.",
    ),
    "TD.06": (
        "Zusätzliche Züge nach Zeitablauf",
        "Sie werden gespielt, über den einen weiteren Zug hinaus (D.42, D.53).",
    ),
    "TD.07": (
        "Nach Zeitablauf einen eigenen Zug mit 100 beenden",
        "Das gewinnt sofort (D.42).",
    ),
    "TD.08": (
        "Gleichstand nach Zeitablauf, und alles ist aufgebraucht",
        "Gemeinsamer Sieg nach 29, wenn niemand 100 oder mehr hat, sonst geht das Spiel weiter (D.13); im "
        "K.-o. folgt ein Entscheidungsspiel ohne Zeitgrenze.",
    ),
    "TD.09": (
        "Die Zeit wird zwischen zwei Zügen ausgerufen",
        "Der beendete Zug gilt als der laufende.",
    ),
    "TD.10": (
        "Ob der Chip für Karten zählt",
        "Nein, nur für die Summen (D.48).",
    ),
    "TD.11": (
        "Dieselbe Ermahnung löst 76.4 und 76.5 aus",
        "Beide Verwarnungen werden gegeben, also zwei Chips, außer das Turnier ist auf einen eingestellt.",
    ),
    "TD.12": (
        "Ermahnung zwischen zwei Spielen",
        "Sie zählt für das Turnier; ein Chip fällt auf das nächste Spiel.",
    ),
    "TD.13": (
        "Verwarnung nach dem Ende eines Spiels",
        "Dann mindert sie nur die eingetragenen Punkte, wie TD.33 sagt.",
    ),
    "TD.14": (
        "„Alle Spiele der Begegnung“, wenn sie nicht zu Ende gespielt ist",
        "Zu zweit: so viele, wie noch nötig waren, w − bisherige Siege; bei fester Länge: die nicht "
        "begonnenen Spiele; zu mehreren: eine Niederlage für jedes tatsächlich gespielte Spiel.",
    ),
    "TD.15": (
        "Letzte Person nach einer Disqualifikation",
        "Gewertet wie nach 55 (D.40).",
    ),
    "TD.16": (
        "Karten einer Person, die aufgibt",
        "Sie verlassen das Spiel wie bei 72 (D.40).",
    ),
    "TD.17": (
        "Was ein „größeres“ Turnier ist",
        "Die Turnierleitung entscheidet; Vorschlag: Stufe club RETAIN, state und darüber ZERO_LAST.",
    ),
    "TD.18": (
        "Gemeinsamer Sieg",
        "Alle erhalten je einen Sieg (wahlweise geteilt: 1/k).",
    ),
    "TD.19": (
        "Welche Spiele für das Minimum von drei zählen",
        "Spiele mit mindestens einem gespielten Zug; Freilose und ganz aufgegebene Spiele zählen nicht.",
    ),
    "TD.20": (
        "Eine Person als Schiedsrichter und für die Ergebnisse",
        "Erlaubt (64); die kleinste Besetzung ist eine Person, die nicht mitspielt.",
    ),
    "TD.21": (
        "Die Turnierleitung spielt mit und ist allein im Amt",
        "Das kann nicht anerkannt werden (es braucht einen Schiedsrichter, der nicht mitspielt).",
    ),
    "TD.22": (
        "Löschung bei der Disqualifikation oder bei der Sperre",
        "Bei der Disqualifikation wird sie vorgemerkt; wirksam wird sie mit der Entscheidung der zuständigen Stelle.",
    ),
    "TD.23": (
        "Mehr als sechs an einem Tisch",
        "Plätze ≤ 6 × Decks in der Mischung (D.7). A: Viewpoint + Reflections hat 12 Plätze und ist nach VT.1 "
        "erlaubt; ein zweites Exemplar desselben Sets ist in einem anerkannten Turnier E_DECK_NOT_LEGAL.",
    ),
    "TD.24": (
        "Gerechter erster Zug oder „wer gibt, wird ausgelost“",
        "Ausgelost; ausgeglichenes Geben nur als angekündigte Hausregel.",
    ),
    "TD.25": (
        "Wer nach einem gemeinsamen Sieg gibt",
        "Zufällig unter denen, die gewonnen haben (Skripte: Lose; Partner: Reihenfolge der Personen).",
    ),
    "TD.26": (
        "Mehrere Begegnungen je Runde",
        "Verspätung wird für jede Begegnung einzeln beurteilt.",
    ),
    "TD.27": (
        "Antwortfenster im Netz",
        "Turniertische beginnen mit 5 s; nur ein Schiedsrichter verlängert, je Tisch, ≤ 30 s, und das wird vermerkt.",
    ),
    "TD.28": (
        "Wertung eines Freiloses (steht nicht in den Regeln)",
        "Ein Sieg und 100 Viewpoints je Spiel (wird bis zu w Siegen gespielt: w Spiele), entsprechend 55; "
        "höchstens eines je Person; nur in einem Schweizer System, das ungerade Tische verbietet. K.-o. an "
        "Zweiertischen: kommt weiter, ohne Wertung.",
    ),
    "TD.29": (
        "Persönliche Angaben im Ergebnispaket",
        "Pflichtangaben gehen nur an den Verlag; öffentliche Seiten zeigen den Anzeigenamen; für "
        "Minderjährige (ab 7 Jahren) muss die Zustimmung der Erziehungsberechtigten vermerkt sein.",
    ),
    "TD.30": (
        "Welche Regeln nicht anerkannte Turniere binden",
        "Alle außer VT.1, 11–14, 31–77 (VN.1, 6, 7, 15–18, 31–77): In anerkannten Turnieren führen diese zur "
        "Ablehnung, sonst zu einem Hinweis; falsche Ergebnisse werden immer abgelehnt.",
    ),
    "TD.31": (
        "„Schlussrunde“ im Schweizer System oder Round Robin ohne Endrunde",
        "Die letzte Runde. Sie behält die übliche Zeitgrenze, als wäre sie von der Turnierleitung gesetzt, "
        "die das zurücknehmen darf; in einer Endrunde ist jede Runde Schlussrunde und hat keine Zeitgrenze, "
        "wenn keine gesetzt wird.",
    ),
    "TD.32": (
        "Mehr als 3 oder 6 Ermahnungen",
        "Jede dritte eines Spiels und jede sechste des Turniers bringt eine Verwarnung; das ergibt sich aus "
        "neuem Zählen (1.8.6).",
    ),
    "TD.33": (
        "Chip für ein beendetes Spiel",
        "Er mindert nur die eingetragenen Punkte (bei Ausgeschiedenen nicht); der Sieg bleibt, außer die "
        "Leitung der Schiedsrichter öffnet das Ergebnis mit Begründung wieder. Folgt kein Spiel mehr, wird "
        "ein Chip nach TD.12 ohne Wirkung vermerkt.",
    ),
    "TD.34": (
        "Schon angesetzte Spiele einer ausgestiegenen Person (Round Robin, Gruppen, bekannt gemachte Runde)",
        "Sie gelten als aufgegeben: Die anderen werden nach VT.55 gewertet.",
    ),
    "TD.35": (
        "Frei gewordener Platz in Endrunde oder Turnierbaum",
        "Bevor die Runde bekannt gemacht ist: an die nächste Person der Rangfolge (K.-o.: an niemanden; die "
        "andere Seite kommt nach 55 weiter); danach: aufgegeben. Wer in der Endrunde aussteigt, behält den "
        "niedrigsten Platz derer, die dieselbe Runde erreicht haben. Ausstieg nach VT.57: kein Preis und "
        "unter keiner der beiden Einstellungen ein Platz in der Endrunde (für den Preis umstellbar).",
    ),
    "TD.36": (
        "Aussteigen ohne restliche Spiele (ausgeschieden, Endrunde verpasst, letzte Runde begonnen)",
        "Nicht möglich; der Rang bleibt (VT.57 gilt trotzdem als Ausstieg).",
    ),
    "TD.37": (
        "Ergebnisse gegen eine disqualifizierte Person",
        "Sie bleiben; die Person wird mit ihren Ergebnissen ohne Platz geführt, und alle darunter rücken auf.",
    ),
    "TD.38": (
        "Freilose und Spiele ohne gespielten Zug",
        "Sie zählen für Siege und Punkte, nicht für Punkteanteil, direkten Vergleich, Siege der Gegner, "
        "Statistik der Zugfolge und Wertungszahl. Siege der Gegner = Mittel über alle Paare (gespieltes "
        "Spiel, Gegner) von Siege ÷ Spiele (2.2).",
    ),
    "TD.39": (
        "Entscheidungsspiel",
        "Es entscheidet nur den Gleichstand: keine Siege, keine Punkte; Wertungszahl nach Wahl.",
    ),
    "TD.40": (
        "Pause bei ungerader Zahl im Round Robin",
        "Wer in einer Runde pausiert, erhält in ihr keine Wertung.",
    ),
    "TD.41": (
        "Überwältigt (D.4)",
        "Niederlage mit min(0, Summe); die Person bleibt im Turnier.",
    ),
    "TD.42": (
        "Wer geben soll, ist nicht da",
        "Ausgelost wird unter denen, die im Spiel sind; fehlt die Person, wird neu gelost; ist die siegreiche "
        "Person fort, wird unter den übrigen gelost.",
    ),
    "TD.43": (
        "Spät Gemeldete (Schweizer System)",
        "Frühere Runden bringen keine Wertung, auch keine Niederlagen, und sind gekennzeichnet; ist die "
        "Hälfte der Runden begonnen, kommt niemand mehr dazu.",
    ),
    "TD.44": (
        "Gleichstände in der Rangfolge",
        "Wo nichts davon abhängt, wird der Rang geteilt. Gelöst wird durch Entscheidungsspiel (Sieg, dann "
        "Punkte, dann Los), in Skripten ohne ein solches durch Lose: auf Rang 1 des Turniers (eine Person ist "
        "Erste, die übrigen teilen 2) und an der Grenze zur Endrunde (die ganze Gruppe wird geordnet). Ein "
        "K.-o.-Tisch braucht sein Entscheidungsspiel. Wo Namen in einer Reihe stehen (Endrunde, Setzliste), "
        "stehen gleiche Ränge in der Folge der Lose. Ein Entscheidungsspiel um Titel oder Endrunde gehört zur "
        "gerade gespielten Runde und bekommt die nächste freie Tischnummer.",
    ),
    "TD.45": (
        "Ungleich große Gruppen",
        "Die Tabelle vor der Endrunde vergleicht Siege und Punkte je Spiel (umstellbar: gleich viele Plätze "
        "je Gruppe).",
    ),
    "TD.46": (
        "Alle Plätze bis auf einen aufgegeben, oder Verzicht unter Personen eines Vereins in den letzten zwei Runden",
        "Ein Hinweis an die Leitung der Schiedsrichter (W_); verhindert wird es nie (35, 54).",
    ),
    "TD.47": (
        "Bots",
        "Keiner sitzt je an einem Turniertisch; für eine abwesende Person gilt 53, oder ein Schiedsrichter "
        "wird gerufen.",
    ),
}

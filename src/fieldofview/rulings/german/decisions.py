"""Our decisions D.n in German."""

TEXTS = {
    "D.1": (
        "Vollständig überlieferte Sets",
        "Viewpoint, Viewpoint Reflections und die drei Preiskarten stehen vollständig in den Dokumenten; hier "
        "sind sie buchstabengetreu.",
    ),
    "D.2": (
        "Sets, von denen nur Regeln bekannt sind",
        "Von den Viewniverse-Sets und den Enigma-Karten sind nur Regeln bekannt. Kartenlisten kommen aus "
        "Set-Dateien; eine erfundene Karte wird nie als offizielle ausgegeben.",
    ),
    "D.3": (
        "Sets mischen",
        "Alle Sets lassen sich mischen, und jede Regel jedes Sets der Mischung gilt für das ganze Spiel. "
        "Karten sind gleichnamig, wenn die gedruckten Namen gleich sind.",
    ),
    "D.4": (
        "Seuchenregel",
        "Wer sieben oder mehr Zombeye-Karten im Blickfeld hat, ist sofort draußen wie durch Aufgeben, eine "
        "Person nach der anderen, im Uhrzeigersinn ab der Person am Zug. Wer zuletzt übrig bleibt, gewinnt.",
    ),
    "D.5": (
        "Enigma-Karten",
        "Höchstens eine je Person, vor dem Austeilen gezeigt; sie beginnt an dem Ort, den sie nennt, und "
        "kommt danach zu der Person zurück, die sie mitgebracht hat. Eine Karte, die sie ins Spiel bringt, "
        "bringt die Regeln ihres Sets mit.",
    ),
    "D.6": (
        "Relikt",
        "Relikt ist ein Zeichen auf einer Karte und hat keine eigene Regel; Karten dürfen danach wählen und zählen.",
    ),
    "D.7": (
        "Plätze und Decks",
        "Von 2 bis 12 Plätzen: Jedes Exemplar eines Sets reicht für sechs. Höchstens 434 Karten; Preis- und "
        "Enigma-Karten bringen keine Plätze hinzu.",
    ),
    "D.10": (
        "Beginn eines Zuges",
        "Die Person am Zug zieht eine Karte, wenn es eine gibt, und nichts kann davor geschehen.",
    ),
    "D.11": (
        "Was die Person am Zug wählen darf",
        "Spielen, mit einer Dauerkarte ziehen oder ersetzen, eine jederzeit aufdeckbare Karte aufdecken oder "
        "den Zug beenden. Das Ende muss warten, solange das reguläre Spielen noch aussteht und die Hand nicht "
        "leer ist; auch eine annullierte Karte ist gespielt.",
    ),
    "D.12": (
        "Daueraktionen zählen je Karte",
        "Jede Shadow, Visionary, Second Sight oder Kopie davon gibt ihre Aktion einmal in jedem Zug der "
        "Person, bei der sie liegt, auch in dem Zug, in dem sie dazukommt; benutzt bleibt für diesen Zug "
        "benutzt.",
    ),
    "D.13": (
        "Prüfung auf Sieg",
        "Am Ende eines Zuges gewinnen 100 oder mehr aus Blickfeld und Chips. Sonst, wenn der Nachziehstapel "
        "und alle Hände leer sind, gewinnen alle mit der höchsten Summe, außer jemand steht bei 100: Dann "
        "geht es weiter, bis diese Person einen Zug damit beendet oder niemand mehr so viel hat.",
    ),
    "D.14": (
        "Zusätzliche Züge",
        "Zusätzliche Züge werden für jede Person gezählt. Nach einem gespielten oder ausgesetzten Zug setzt "
        "sie erst aus, was sie noch aussetzen muss, und bekommt dann erst einen zusätzlichen Zug, mit eigenem "
        "Ziehen.",
    ),
    "D.15": (
        "Ausgesetzte Züge",
        "Auszusetzende Züge werden für jede Person gezählt; jeder nimmt ihr den nächsten Zug in der Sitzfolge.",
    ),
    "D.16": (
        "Offene Momente",
        "Jederzeit aufgedeckt wird, wenn man selbst wählt, was man tut, in Fenstern und in offenen Momenten "
        "nach dem ersten Ziehen und nach jeder abgehandelten Aktion; gefragt wird im Uhrzeigersinn, links von "
        "der Person am Zug beginnend. Nach einem Aufdecken beginnt der offene Moment von dort neu. Das Ende "
        "des Zuges hat keinen.",
    ),
    "D.20": (
        "Ablauf beim Spielen",
        "Die Karte kommt ins Blickfeld, ihre Möglichkeit und ihre Ziele werden gewählt, das Fenster öffnet "
        "sich, die Aktionen geschehen. Was in Händen und Stapeln zu wählen ist, wird während der Aktionen "
        "gewählt und kann nicht beantwortet werden.",
    ),
    "D.21": (
        "Antwortfenster",
        "Gefragt wird im Uhrzeigersinn ab der Person, deren Karte es ist; jede verzichtet endgültig oder "
        "antwortet. Nach einem jederzeit möglichen Aufdecken oder einer annullierten Antwort wird dieselbe "
        "Person noch einmal gefragt; eine erfolgreiche Antwort schließt das Fenster.",
    ),
    "D.22": (
        "Wer worauf antworten darf",
        "Spectacles antwortet auf ein ABWERFEN, See Into The Future auf ein Aussetzen, Persistence of Vision "
        "und Wandering Eyes darauf, dass eine Karte auf den Ablagestapel käme, Counterspy auf ein STEHLEN, "
        "jeweils durch die betroffene Person; Lighthouse antwortet auf jede gespielte Karte, nie auf ein "
        "Aufdecken, eine Kopie durch Two-Way Mirror oder Hindsight.",
    ),
    "D.23": (
        "Mit der letzten Karte antworten",
        "Wer als einzige Karte die Antwort hält, darf trotzdem antworten: Es zählt, dass auf die Person gezielt wird.",
    ),
    "D.24": (
        "Was ein Annullieren bewirkt",
        "Die annullierte und die antwortende Karte kommen auf den Ablagestapel, und nichts von der "
        "annullierten Aktion geschieht. Jede Antwort öffnet ihr eigenes Fenster; eine annullierte Antwort "
        "bewirkt nichts.",
    ),
    "D.25": (
        "Lighthouse benutzen",
        "Lighthouse kommt schon durch das Benutzen auf den Ablagestapel und bleibt dort, wenn sie annulliert "
        "wird. Sie antwortet nie auf Hindsight, die nicht dorthin kommen kann; ein ANNULLIEREN eines späteren "
        "Sets, das die Karte anderswohin schickt, antwortet darauf und auf jede andere Karte, die nicht "
        "zerstört werden kann.",
    ),
    "D.26": (
        "Ketten von Counterspy",
        "Counterspy annulliert den Diebstahl und stiehlt eine Karte von der Person, die stehlen wollte. Eine "
        "Counterspy, die eine Counterspy annulliert hat, lässt den Diebstahl geschehen und stiehlt selbst "
        "eine Karte, wenn die unterste Karte abgehandelt oder annulliert ist.",
    ),
    "D.27": (
        "Ziele, die nicht mehr erlaubt sind",
        "Ein Teil, dessen Ziel nicht mehr erlaubt ist, entfällt. Mit Green-eyed Monster darf eine andere "
        "Person gewählt werden; das öffnet ein neues Fenster.",
    ),
    "D.28": (
        "Karten, die vor ihrer Wirkung gehen",
        "Eine Karte, die den Tisch verlassen hat, ohne annulliert zu sein, wirkt trotzdem; eine Kopie braucht "
        "die kopierte Karte auf dem Tisch.",
    ),
    "D.29": (
        "Müssen und dürfen",
        "„Beliebig“ und „wähle“ sind Pflicht, soweit es geht, „darf“ ist freigestellt. Eine zerstörende Karte "
        "ohne anderes erlaubtes Ziel wählt sich selbst und darf immer auf sich selbst zielen.",
    ),
    "D.30": (
        "Skewed View und Evil Eye",
        "Skewed View wählt zwei Karten, wenn es zwei gibt, sonst eine. Evil Eye wählt eine oder zwei "
        "gleichnamige bei derselben Person. Keine der zerstörenden Karten wählt Hindsight.",
    ),
    "D.31": (
        "Focus Attention ist kein ABWERFEN",
        "Focus Attention bewegt Karten nach dem Willen der Person, die sie spielt; Spectacles antwortet also "
        "nicht darauf.",
    ),
    "D.32": (
        "Alle handeln",
        "Wild-eyed, Shared Perspective und die Glances gehen im Uhrzeigersinn ab der Person, die sie spielt; "
        "bei einer Glance wählen erst alle verdeckt, und die Karten wandern zugleich.",
    ),
    "D.33": (
        "Freigestellt oder nicht",
        "All-Seeing Eye ist freigestellt; Hindsight, Bird's Eye View, Eye Catching, Peripheral Vision und die "
        "Diebstähle sind Pflicht.",
    ),
    "D.34": (
        "Nur Lighthouse antwortet",
        "Auf Peripheral Vision, Cross-eyed, Bird's Eye View und Eye Catching kann nichts antworten als Lighthouse.",
    ),
    "D.35": (
        "Was Mirror Image kopiert",
        "Sie kopiert die Aktionen beim Spielen und die Daueraktionen, als wäre sie jene Karte, wählt ihre "
        "Ziele vor dem Fenster und ist selbst das, was annulliert wird. Name, Punkte, Teile nach AUFDECKEN "
        "und feste Eigenschaften werden nicht kopiert.",
    ),
    "D.36": (
        "Spiegel von Spiegeln und Verbindungen",
        "Einen Spiegel zu wählen heißt, das zu wählen, was er kopiert hat, solange diese Karte in einem "
        "Blickfeld liegt, und nichts, sobald sie fort ist. Eine dauerhafte Verbindung geht zum Original, "
        "hält, solange dieses auf dem Tisch und nicht versteckt ist, wandert mit dem Spiegel und endet, wenn "
        "er geht.",
    ),
    "D.37": (
        "Two-Way Mirror der Reihe nach",
        "Sie kommt ins Blickfeld, eine andere Person spielt die oberste Karte, und dann führt, wer Two-Way "
        "Mirror hat, diese Karte aus, wenn sie noch auf dem Tisch liegt. Auf die Kopie kann alles antworten "
        "außer Lighthouse.",
    ),
    "D.38": (
        "Versteckte Karten",
        "Eine Karte unter Eyelets zählt nicht, tut nichts und kann nicht gewählt werden. Sie wandert mit und "
        "kommt in das Blickfeld zurück, aus dem sie stammt, wenn Eyelets geht. Verstecken ist freigestellt, "
        "und jede Ansicht nennt die Karte.",
    ),
    "D.39": (
        "Eye on the Prize zuerst",
        "Eine Wahl, die auf ein Blickfeld fällt, muss dort zuerst eine unverdeckte Eye on the Prize nehmen, "
        "wenn das erlaubt ist; das gilt auch für die Person, bei der sie liegt.",
    ),
    "D.40": (
        "Das Spiel verlassen",
        "Die Karten der Person, die geht, verlassen das Spiel, ihre Entscheidungen werden übersprungen, und "
        "was auf sie zielt, entfällt. Die letzte Person gewinnt und erhält 100 oder mehr gutgeschrieben; wer "
        "aufgibt, null oder weniger; beides nach dem Stand, bevor eine Karte zurückkam.",
    ),
    "D.41": (
        "Die Hindsight-Schleife in der Praxis",
        "Ist der Nachziehstapel leer und hat niemand 100, zeigt, wer mit Hindsight oder Mirror Image eine "
        "dieser beiden zurücknimmt, allen die Hand, und die Hindsights dieser Person nehmen nichts mehr "
        "zurück.",
    ),
    "D.42": (
        "Zeit ausgerufen",
        "Der Zug wird beendet, dann haben alle noch einen; 100 gewinnt weiterhin sofort, danach die höchste "
        "Summe, und bei Gleichstand wird weitergespielt. Die Einstellung turn_limit ruft die Zeit von selbst "
        "aus.",
    ),
    "D.43": (
        "Eine einzige Quelle des Zufalls",
        "Mischen, Austeilen und die Wahl der gebenden Person kommen aus einer Quelle, sodass ein Spiel aus "
        "Aufbau, Zufall und Entscheidungen folgt: für Simulationen ein schneller Generator mit Startwert, für "
        "Menschen ein kryptografischer Strom über aufgezeichnete Bits.",
    ),
    "D.44": (
        "Wissen",
        "Was jede Person gesehen hat, gehört zum Spiel. Eine Beobachtung enthält genau, was ihre Person "
        "wissen darf, und alles, was der Tisch zeigt.",
    ),
    "D.45": (
        "Karten auf den Nachziehstapel legen",
        "Die Karten werden einzeln obenauf gelegt; die zuletzt gewählte liegt also ganz oben.",
    ),
    "D.46": (
        "Reihenfolge der Wahl",
        "Gewählt wird in der Reihenfolge, in der die Regel es nennt, und jede Wahl ist eine Entscheidung, "
        "auch mit einer einzigen Möglichkeit.",
    ),
    "D.47": (
        "Wer eine gestohlene Karte kennt",
        "Welche Karte gestohlen wurde, wissen die stehlende Person und das Opfer, sonst niemand. Wer eine "
        "Karte weitergibt, weiß, wohin sie ging.",
    ),
    "D.48": (
        "Strafchips",
        "Chips zählen für Summen und die Prüfung auf Sieg, nie für Karten wie Foresight.",
    ),
    "D.49": (
        "Welches Spielen und welche Karte verbraucht wird",
        "Das reguläre Spielen wird vor den Shadows verbraucht, und von gleichen Dauerkarten die, die am "
        "längsten liegt. Der Vermerk „benutzt“ bleibt für den Zug an der einzelnen Karte.",
    ),
    "D.50": (
        "Vom Nachziehstapel gespielt",
        "Eine vom Nachziehstapel gespielte Karte verbraucht kein Spielen und kann in jedem Zug kommen. "
        "Daueraktionen gelten nur in den eigenen Zügen der Person, bei der die Karte liegt.",
    ),
    "D.51": (
        "Was nicht angeboten wird",
        "Eine Wahl, die nichts bewirken kann, wird nicht angeboten. Ein Ersetzen bei leerem Nachziehstapel "
        "wird angeboten, und wer es beginnt, muss eine Karte wählen.",
    ),
    "D.52": (
        "In ausgesetzten Zügen",
        "Ein ausgesetzter Zug hat kein Ziehen, keinen offenen Moment und keine Prüfung auf Sieg. Ein Zug ohne "
        "Karte zum Ziehen hat trotzdem seinen offenen Moment.",
    ),
    "D.53": (
        "Einzelheiten nach Zeitablauf",
        "Der zusätzliche Zug der Person, in deren Zug die Zeit ausgerufen wird, folgt darauf und ist nicht "
        "der eine Zug, den alle noch haben. Auf Ausgeschiedene wird nicht gewartet, leere Stapel und Hände "
        "beenden das Spiel, und ein endloser Gleichstand wird geteilt.",
    ),
    "D.54": (
        "Jederzeit aufdeckbare Karten in Fenstern",
        "Wer Peekaboo! oder Two-Way Mirror hält, wird in jedem Fenster gefragt. Ein Fenster zu einer Antwort "
        "beginnt bei der antwortenden Person. Jedes Fenster geht einmal reihum: Wer an der Reihe nichts zum "
        "Antworten hatte, wird später nicht gefragt.",
    ),
    "D.55": (
        "Wo eine aufgedeckte Antwort ist",
        "Sie liegt nirgends, bis ihr Fenster vorbei ist. Dann kommt zuerst die annullierte Karte auf den "
        "Ablagestapel und die annullierende obenauf; eine benutzte Lighthouse liegt schon dort.",
    ),
    "D.56": (
        "Lighthouse und Lighthouse",
        "Sie antwortet weder darauf, selbst gespielt zu werden, noch auf das Benutzen einer anderen "
        "Lighthouse, wohl aber darauf, dass eine andere gespielt wird. Nach ihr wird einmal gefragt, nach den "
        "Zielen.",
    ),
    "D.57": (
        "Eine annullierte Karte, die gewandert ist",
        "Sie kommt aus dem Blickfeld, in dem sie jetzt liegt, auf den Ablagestapel, und wer sie dort hat, "
        "darf antworten. Liegt sie in keinem, bleibt sie, wo sie ist, und nur ihre Aktionen entfallen.",
    ),
    "D.58": (
        "Versteckt vor der Wirkung",
        "Eine Karte, die versteckt wird, bevor ihre Aktionen geschehen, führt sie nicht aus, und ihr Fenster "
        "schließt sich.",
    ),
    "D.59": (
        "Was später noch erlaubt heißt",
        "Ein Ziel ist weiter erlaubt, wenn die Person im Spiel ist oder die Karte unverdeckt liegt, wo die "
        "wirkende Karte wählen darf. Namen, die Beschränkung auf eine Person und Eye on the Prize werden "
        "nicht noch einmal beurteilt.",
    ),
    "D.60": (
        "Die zweite Wahl von Green-eyed Monster",
        "Sie ist freigestellt. Die Hände werden nach jedem Fenster einmal verglichen, gleich warum sie "
        "geschrumpft sind.",
    ),
    "D.61": (
        "Wählen ohne Wirkung",
        "Eine Person mit leerer Hand darf gewählt werden, außer von Green-eyed Monster, und ebenso jede der "
        "Möglichkeiten von Kaleidoscope.",
    ),
    "D.62": (
        "Was kein STEHLEN ist",
        "Hypnotise und die Glances geben weiter, Bird's Eye View nimmt vom Tisch: Auf nichts davon antwortet "
        "Counterspy. Ein Diebstahl, den Lighthouse aufhält, stiehlt nichts, und niemand stiehlt zurück.",
    ),
    "D.63": (
        "ERSETZEN im Einzelnen",
        "Die Karten, die gehen sollen, sind Ziele und gehen zugleich; für jede gegangene wird eine neue "
        "gespielt. Das ERSETZEN von Second Sight hat sein eigenes Fenster, und wird es annulliert, kommt "
        "Second Sight auf den Ablagestapel.",
    ),
    "D.64": (
        "Wer ausführt, und in welcher Folge",
        "Wer eine Karte gespielt hat, führt sie aus, wo immer sie liegt. Karten werden einzeln gewählt; "
        "Handkarten wandern, sobald sie gewählt sind, Ziele wandern zugleich.",
    ),
    "D.65": (
        "Welche Karte auf dem Tisch sein muss",
        "Für eine Kopie ist es die gewählte Karte, auch ein gewählter Spiegel selbst; für Two-Way Mirror die "
        "gespielte Karte. Der wirkende Spiegel darf im Fenster seiner Kopie gegangen sein und führt sie "
        "dennoch aus, wenn er nicht annulliert oder versteckt ist.",
    ),
    "D.66": (
        "Ende und Ruhe einer Verbindung",
        "Eine Verbindung endet für immer, wenn das Original den Tisch verlässt, und ruht, solange Original "
        "oder Spiegel versteckt ist.",
    ),
    "D.67": (
        "Spiegel von Lighthouse",
        "Er wird benutzt wie eine Lighthouse: Der Spiegel kommt auf den Ablagestapel, das Original bleibt. "
        "Ein Spiegel einer Karte ohne Aktionen beim Spielen und ohne Daueraktionen tut nichts.",
    ),
    "D.68": (
        "Spiegel von Eyelets",
        "Die Karte wird unter dem Spiegel versteckt und bleibt es, wenn die kopierte Eyelets geht. Liegt die "
        "versteckende Karte nicht auf dem Tisch, wird nichts versteckt.",
    ),
    "D.69": (
        "Eine Kopie richtet sich nach der ausführenden Person",
        "Hand, Blickfeld, andere Personen und der zusätzliche Zug gehören zu der Person, von der die Kopie "
        "ausgeführt wird; „andere Karte“ heißt: eine andere als der Spiegel.",
    ),
    "D.70": (
        "Two-Way Mirror: übrige Fälle",
        "Bei leerem Nachziehstapel wird nach keiner Person gefragt. In einem Fenster wird erst alles "
        "abgehandelt, was sie auslöst, und das Fenster der Kopie beginnt bei der Person, die sie ausführt.",
    ),
    "D.71": (
        "Was Eye on the Prize bindet",
        "Sie bindet jede Wahl, die eine Karte bewegt, zerstört oder versteckt. Eine Karte zum Kopieren wird "
        "frei gewählt, und auf eine freigestellte Wahl darf weiter verzichtet werden.",
    ),
    "D.72": (
        "Versteckte Karten von Ausgeschiedenen",
        "Eine Karte, die von einer anderen Person stammt, kommt zu dieser zurück; die eigenen gehen mit der "
        "Person, die ausscheidet. Ihre Karten unter der versteckenden Karte einer anderen Person bleiben "
        "dort.",
    ),
    "D.73": (
        "Ausscheiden wirkt sofort",
        "Die noch nicht abgehandelte Karte der Person endet, ihre ausstehende Antwort entfällt, und in einem "
        "Fenster gilt, dass sie verzichtet hat. War sie am Zug, ist der Zug vorbei, ohne Prüfung auf Sieg "
        "außer der bei leeren Stapeln und Händen.",
    ),
    "D.74": (
        "Aus dem Versteck der Reihe nach",
        "Hat eine Karte aus dem Versteck kein Blickfeld, in das sie zurückkann, und versteckte sie selbst "
        "eine Karte, so kommt auch diese aus dem Versteck.",
    ),
    "D.75": (
        "Karten, die sichtbar auf eine Hand kommen",
        "Eine Karte, die von einem offenen Ort auf eine Hand kommt, ist allen bekannt; eine gezogene denen, "
        "die sie als oberste Karte kannten.",
    ),
    "D.76": (
        "Wann Wissen endet",
        "Wissen ist, was gesehen wurde. Verlassen Karten ungesehen eine Hand, oder werden oberste Karten "
        "ungesehen genommen oder umgeordnet, endet es für diesen Ort; Cross-eyed nimmt es mit, Refocus "
        "beendet es für den Nachziehstapel.",
    ),
    "D.77": (
        "Der Bann der Schleife bleibt",
        "Der Bann der Hindsight-Schleife bleibt, auch wenn Refocus den Nachziehstapel wieder füllt.",
    ),
    "D.78": (
        "Gefragt zu werden ist geheim",
        "Andere Ansichten zeigen nur, dass ein Fenster offen ist, worauf und was es androht; Verzichten "
        "hinterlässt kein Ereignis.",
    ),
    "D.79": (
        "Verdecktes erraten",
        "Bei einer Entscheidung des Platzes, dem die Ansicht gehört, ist jede Karte, deren Ort sie nicht "
        "nennt, an jedem freien Ort gleich wahrscheinlich, und das so ausgeteilte Spiel gibt diesem Platz "
        "dieselbe Ansicht.",
    ),
    "D.80": (
        "Karten eines Namens sind gleich",
        "Ansichten und Ereignisse nennen Karten, nie einzelne Stücke; eine Kennung steht für die Karte, "
        "solange eine Person sie sieht, und von gleichen geht die älteste zuerst. Sieht man eine Karte eines "
        "bekannten Namens eine Hand verlassen, gilt die bekannte als gegangen.",
    ),
    "D.81": (
        "Endlose Texte für jederzeit",
        "Jederzeit aufdeckbare Karten mit eigenem Text könnten einander endlos zurückbringen: Nach dreißig in "
        "einem Zug werden keine mehr angeboten, und eine Ablehnung sagt das.",
    ),
    "D.82": (
        "Regeln von außerhalb",
        "Die Regeln einer Karte von außerhalb, etwa die Seuchenzahl ihres Sets, gelten von dem Augenblick an, "
        "in dem sie ins Spiel kommt, nicht vom Austeilen an.",
    ),
    "D.83": (
        "Aussetzen vor zusätzlichen Zügen",
        "Treffen auszusetzende und zusätzliche Züge im eigenen Zug einer Person zusammen, kommen die "
        "auszusetzenden zuerst.",
    ),
    "D.84": (
        "Öffentliche Fenster",
        "Ob und wem ein Fenster gezeigt wird, folgt aus öffentlich Bekanntem; die Antworten sind versiegelt, "
        "die erste im Uhrzeigersinn zählt und macht die übrigen ungültig. Ein offener Moment dauert, bis die "
        "Person am Zug gewählt hat.",
    ),
    "D.85": (
        "Texte für jederzeit",
        "Ein Text, der jederzeit aus dem Blickfeld wirkt, wird benutzt, wenn jederzeit aufdeckbare Karten "
        "aufgedeckt werden dürfen, auch im Zug einer anderen Person: jede Karte einmal im Zug, und eine "
        "benutzte bleibt in ihm benutzt. Das ist kein Spielen, öffnet kein öffentliches Fenster, und in einem "
        "Fenster wird dieselbe Person noch einmal gefragt.",
    ),
}

"""The rule sheet of Viewpoint Reflections in German."""

TEXTS = {
    "RR.objective": (
        "Ziel des Spiels",
        "Wer zuerst 100 Viewpoints oder mehr im eigenen Blickfeld zusammenbringt, gewinnt; jede Karte zeigt "
        "ihren Wert in einer Ecke.",
    ),
    "RR.setting-up": (
        "Vorbereitung",
        "Eine ausgewählte Person mischt und gibt jeder Person fünf Karten als Hand; was übrig bleibt, wird "
        "zum verdeckten Nachziehstapel.",
    ),
    "RR.turn.1": (
        "Zug, Schritt 1: ziehen",
        "Zuerst kommt eine Karte vom Nachziehstapel auf die Hand; gibt es keine, fällt der Schritt aus.",
    ),
    "RR.turn.2": (
        "Zug, Schritt 2: spielen",
        "Danach wird eine Handkarte ins Blickfeld gelegt; mit leerer Hand geht es gleich zum Ende des Zuges.",
    ),
    "RR.turn.3": (
        "Zug, Schritt 3: Aktionen",
        "Die gerade gespielte Karte tut, was auf ihr steht, und bewegt meist Karten von einem Ort zum anderen.",
    ),
    "RR.turn.4": (
        "Zug, Schritt 4: Ende",
        "Am Ende zählt die Person ihr Blickfeld und gewinnt mit 100 oder mehr; wenn nicht, beginnt die nächste Person.",
    ),
    "RR.hand": (
        "Hand",
        "Die Hand einer Person sind alle Karten, die sie hält.",
    ),
    "RR.field-of-view": (
        "Blickfeld",
        "Was vor einer Person auf dem Tisch liegt; eine Karte wird gespielt, indem man sie von der Hand dorthin legt.",
    ),
    "RR.draw-pile": (
        "Nachziehstapel",
        "Der Stapel in der Mitte, dessen oberste Karte auf die Hand kommt, sooft jemand zieht.",
    ),
    "RR.discard-pile": (
        "Ablagestapel",
        "Der Stapel für abgeworfene und annullierte Karten; er liegt offen neben dem Nachziehstapel.",
    ),
    "RR.finishing-the-game": (
        "Ende des Spiels",
        "Eine Summe von 100 gewinnt erst am Schluss eines eigenen Zuges. Sind der Nachziehstapel und alle "
        "Hände schon vorher leer, gewinnen die meisten Viewpoints.",
    ),
    "RR.special-rules-and-actions": (
        "Pflicht und Reihenfolge der Aktionen",
        "Aktionen sind Pflicht, wenn die Karte nichts anderes sagt, und werden getan, soweit es geht. "
        "Dauerkarten wirken in jedem Zug (Second Sight) oder jederzeit (Lighthouse); gehandelt wird im "
        "Uhrzeigersinn ab der Person, die spielt.",
    ),
    "RR.kw.draw": (
        "ZIEHEN",
        "Nimm die oberste Karte des Nachziehstapels auf deine Hand.",
    ),
    "RR.kw.discard": (
        "ABWERFEN",
        "Lege eine deiner Handkarten offen auf den Ablagestapel.",
    ),
    "RR.kw.pass": (
        "WEITERGEBEN",
        "Gib eine Karte von deiner Hand an die genannte Person.",
    ),
    "RR.kw.steal": (
        "STEHLEN",
        "Sieh dir die Hand einer anderen Person an und nimm eine beliebige Karte davon auf deine eigene.",
    ),
    "RR.kw.reveal": (
        "AUFDECKEN",
        "Eine solche Karte wird entweder im eigenen Zug für ihre gewöhnlichen Aktionen gespielt oder in einem "
        "beliebigen Zug von der Hand gezeigt, für die Aktionen nach dem Wort; Peekaboo! und Two-Way Mirror "
        "dürfen jederzeit gezeigt werden, und das ist kein Spielen.",
    ),
    "RR.kw.cancel": (
        "ANNULLIEREN",
        "Hält auf, was die Karte nennt: Beide Karten kommen auf den Ablagestapel, wenn nichts anderes "
        "angegeben ist, und die aufgehaltenen Aktionen treffen niemanden.",
    ),
    "RR.kw.replace": (
        "ERSETZEN",
        "Bis zur angegebenen Zahl darfst du eigene Karten aus dem Blickfeld auf den Ablagestapel legen; dann "
        "werden ebenso viele oben vom Nachziehstapel gespielt, einzeln und mit ihren Aktionen. Es kann "
        "aufgehalten werden wie jedes solche Ablegen.",
    ),
}

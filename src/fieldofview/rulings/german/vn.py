"""Those Viewniverse rulings that repeat no Viewpoint ruling in German."""

TEXTS = {
    "VN.1": (
        "Woraus ein Turnierdeck besteht",
        "Ein Turnierdeck ist eine beliebige Mischung aus einem oder mehreren Decks der vier Sets, die in den "
        "Teilen stehen.",
    ),
    "VN.1.1": (
        "Erlaubtes Set: Viewpoint Revisioned",
        "Viewpoint Revisioned darf zu einem Turnierdeck gehören.",
    ),
    "VN.1.2": (
        "Erlaubtes Set: Eye vs Eye",
        "Eye vs Eye darf zu einem Turnierdeck gehören.",
    ),
    "VN.1.3": (
        "Erlaubtes Set: Prehistoric Park",
        "Prehistoric Park darf zu einem Turnierdeck gehören.",
    ),
    "VN.1.4": (
        "Erlaubtes Set: The Winking Dead",
        "The Winking Dead darf zu einem Turnierdeck gehören.",
    ),
    "VN.2": (
        "Kartenlisten der Sets",
        "Jedes Deck enthält genau die Karten, in der Anzahl, die sein eigenes Regelheft auflistet.",
    ),
    "VN.6": (
        "Eine Enigma-Karte je Person",
        "Neben den Decks darf jede Person das Spiel mit einer Enigma-Karte beginnen.",
    ),
    "VN.7": (
        "Erlaubte Enigma-Karten",
        "Die Teile nennen die vier Enigma-Karten, die in anerkannten Turnieren zugelassen sind.",
    ),
    "VN.7.1": (
        "Enigma-Karte: Alumneye",
        "Alumneye darf in anerkannten Turnieren benutzt werden.",
    ),
    "VN.7.2": (
        "Enigma-Karte: Guardian of the Galaxeye",
        "Guardian of the Galaxeye darf in anerkannten Turnieren benutzt werden.",
    ),
    "VN.7.3": (
        "Enigma-Karte: Mother Lizardtooth",
        "Mother Lizardtooth darf in anerkannten Turnieren benutzt werden.",
    ),
    "VN.7.4": (
        "Enigma-Karte: Master of the Viewniverse",
        "Master of the Viewniverse darf in anerkannten Turnieren benutzt werden.",
    ),
    "VN.8": (
        "Enigma-Karten werden gezeigt",
        "Bevor das Spiel beginnt, wird jede benutzte Enigma-Karte allen anderen gezeigt.",
    ),
    "VN.9": (
        "Wo eine Enigma-Karte beginnt",
        "Eine Enigma-Karte nennt den Ort, an dem sie beginnt, und tut, was auf ihr steht (D.5).",
    ),
    "VN.10": (
        "Regeln, die mit einer Karte von außerhalb kommen",
        "Bringt eine Enigma-Karte eine Karte von außerhalb ins Spiel, gelten auch die Regeln des Sets dieser "
        "Karte, zum Beispiel die Zombeye-Seuche von The Winking Dead (D.3, D.5).",
    ),
    "VN.11": (
        "Enigma-Karten zurücknehmen",
        "Nach jedem Spiel nehmen alle ihre Enigma-Karte für spätere Spiele wieder an sich.",
    ),
    "VN.25.1": (
        "Erst wird gezogen",
        "Eine Karte vom Nachziehstapel eröffnet den Zug, bevor sonst etwas geschehen kann, außer es gibt "
        "keine. Jede Visionary, jede Kopie davon und jede Karte, die ebenso wirkt, lässt zu einem beliebigen "
        "späteren Zeitpunkt einmal mehr ziehen.",
    ),
    "VN.25.2": (
        "Eine Karte, und was hinzukommt",
        "Nach diesem Ziehen muss eine Karte gespielt und ausgeführt werden. Jede Shadow, jede Kopie davon und "
        "jede Karte, die ebenso wirkt, erlaubt eine Karte mehr, und andere Dauerkarten wie Second Sight "
        "dürfen benutzt werden.",
    ),
    "VN.39": (
        "Merke dir, was Spiegel kopieren",
        "Wer eine Mirror Image hat, oder eine Karte, die ebenso wirkt, muss im Blick behalten, auf welche "
        "Karte sie gerichtet wurde.",
    ),
    "VN.49": (
        "Dauerkarten erst nach dem Ziehen",
        "Shadow, Visionary, Second Sight, Grim Reaper und ähnliche dürfen erst benutzt werden, wenn in diesem "
        "Zug das erste Mal gezogen ist, falls es etwas zu ziehen gibt.",
    ),
}

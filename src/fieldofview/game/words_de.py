"""German for what a check of a set finds in play, and for what is wrong with a record."""

SENTENCES = {
    # laws that were broken in play
    " and ": " und ",
    "{count} players, {sets}": "{count} Personen, {sets}",
    "{count} players, {sets} with Enigma cards": "{count} Personen, {sets} mit Enigma-Karten",
    "{where}: {law}.": "{where}: {law}.",
    "{where}, seed {seed}: {problem}.": "{where}, Startwert {seed}: {problem}.",
    "in game {number} {law}": "in Spiel {number} {law}",
    "in game {number} too many texts were open at once": "in Spiel {number} waren zu viele Texte zugleich offen",
    "an imagined game shows another table at answer {n}": (
        "ein gedachtes Spiel zeigt bei Antwort {n} einen anderen Tisch"
    ),
    "its record replays as another game": "seine Aufzeichnung ergibt ein anderes Spiel",
    "{name} at answer {n}: {error}": "{name} bei Antwort {n}: {error}",
    "a card lay in two places, or in none": "lag eine Karte an zwei Orten oder an keinem",
    "a card lay elsewhere than noted": "lag eine Karte woanders als vermerkt",
    "the Draw Pile held other cards than noted": "lagen auf dem Nachziehstapel andere Karten als vermerkt",
    "Viewpoints were added up wrongly": "waren Viewpoints falsch zusammengezählt",
    "a hand was counted wrongly": "war eine Hand falsch gezählt",
    "a player who left kept cards": "behielt jemand Karten, der gegangen war",
    "a card was hidden under nothing": "lag eine verborgene Karte unter nichts",
    "a card that lies open was noted as a secret": "galt eine offene Karte als geheim",
    "what a seat can respond with was counted wrongly": "war falsch gezählt, womit ein Platz antworten kann",
    "a decision had no option": "gab es bei einer Entscheidung nichts zu wählen",
    "a player who left was asked": "wurde jemand gefragt, der gegangen war",
    "the game did not end": "nahm das Spiel kein Ende",
    "a player overwhelmed by the plague stayed in the game": "blieb jemand im Spiel, den die Seuche überwältigt hatte",
    "{size} cards are too few to deal to {seats} players: it was played with fewer, or mixed.": (
        "{size} Karten sind zu wenige für {seats} Personen: Gespielt wurde mit weniger, oder gemischt mit anderen."
    ),
    "These games are long: {played:,} of {games:,} were played, then it was enough.": (
        "Diese Spiele sind lang: {played} von {games} wurden gespielt, dann war es genug."
    ),
    # records
    "A record is a text, not {kind}.": "Eine Aufzeichnung ist ein Text, nicht {kind}.",
    "This is no record of a game: its first line must be '{first_line}'.": (
        "Das ist keine Aufzeichnung eines Spiels: Ihre erste Zeile muss '{first_line}' sein."
    ),
    "The record is cut short: its head has no end (an empty line).": (
        "Die Aufzeichnung ist abgeschnitten: Ihr Kopf hat kein Ende (eine leere Zeile)."
    ),
    "The record's line '{line}' cannot be read: it should be 'key = value'.": (
        "Die Zeile '{line}' der Aufzeichnung ist nicht lesbar: Sie sollte 'Schlüssel = Wert' sein."
    ),
    "The record is of version {head}; this program reads version {version}.": (
        "Die Aufzeichnung hat die Version {head}; dieses Programm liest Version {version}."
    ),
    "The record is of version {head}, made under other rules; this program reads version {version}.": (
        "Die Aufzeichnung hat die Version {head} und entstand nach anderen Regeln; dieses Programm liest Version "
        "{version}."
    ),
    "The record is cut short: it holds {answers_count} of {head} answers.": (
        "Die Aufzeichnung ist abgeschnitten: Sie enthält {answers_count} von {head} Antworten."
    ),
    "A card to pass on is wanted of {missing} first.": "Zuerst muss {missing} eine Karte weitergeben.",
    "{name} passes a card on already.": "{name} gibt schon eine Karte weiter.",
    "Answer {number} of the record, '{line}', does not fit the game: {error}": (
        "Antwort {number} der Aufzeichnung, '{line}', passt nicht zum Spiel: {error}"
    ),
    "The record is cut short: a card to pass on is wanted of {missing} too.": (
        "Die Aufzeichnung ist abgeschnitten: Auch {missing} muss eine Karte weitergeben."
    ),
    "The record's head has no usable '{key}'.": "Der Kopf der Aufzeichnung hat kein brauchbares '{key}'.",
    "The record's head has no usable 'answers'.": "Der Kopf der Aufzeichnung hat kein brauchbares 'answers'.",
    "The record's head has no usable 'version'.": "Der Kopf der Aufzeichnung hat kein brauchbares 'version'.",
    "The record's head has no usable 'seed'.": "Der Kopf der Aufzeichnung hat kein brauchbares 'seed'.",
    "The record's head has no usable 'commitment'.": "Der Kopf der Aufzeichnung hat kein brauchbares 'commitment'.",
    "The record's head has no usable 'names' or 'sets': they should be lists of texts.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares 'names' oder 'sets': Es sollten Listen von Texten sein."
    ),
    "The record's head has no usable 'dealer': it should be a seat's number, or null.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares 'dealer': Es sollte die Nummer eines Platzes sein, oder null."
    ),
    "The record's head has no usable 'files': it should be a list of {max_sets} texts at most.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares 'files': Es sollte eine Liste von höchstens {max_sets} Texten "
        "sein."
    ),
    "The record's head has no usable 'chance': it is '{seeded}' or '{committed}'.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares 'chance': Es ist '{seeded}' oder '{committed}'."
    ),
    "The record's head has no usable 'secret': it should be {secret_bytes} bytes in hex.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares 'secret': Es sollten {secret_bytes} Bytes in Hex sein."
    ),
    "The record's head has no usable '{key}': it should give cards by seat.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares '{key}': Es sollte Karten nach Platz angeben."
    ),
    "The record's head has no usable '{key}': it names a file, and a record holds its sets itself.": (
        "Der Kopf der Aufzeichnung hat kein brauchbares '{key}': Es nennt eine Datei, und eine Aufzeichnung enthält "
        "ihre Sets selbst."
    ),
    "The record's head makes no game: {error}": "Der Kopf der Aufzeichnung ergibt kein Spiel: {error}",
    "The record's head is not as it should be: {bad}": "Der Kopf der Aufzeichnung ist nicht, wie er sein sollte: {bad}",
    "The record's seed should be digits, not {digits!r}.": (
        "Der Startwert der Aufzeichnung sollte aus Ziffern sein, nicht {digits!r}."
    ),
    "The record was made under other rules (rules {head}); this program has rules {rules}, and would not replay it "
    "exactly.": (
        "Die Aufzeichnung entstand nach anderen Regeln (Regeln {head}); dieses Programm hat Regeln {rules} und würde "
        "sie nicht genau nachspielen."
    ),
    "The record was made with other cards ({head}); this program has cards {made_with}, and would not replay it "
    "exactly.": (
        "Die Aufzeichnung entstand mit anderen Karten ({head}); dieses Programm hat Karten {made_with} und würde sie "
        "nicht genau nachspielen."
    ),
    "The record names {names_count} sets; at most {max_sets} make one game.": (
        "Die Aufzeichnung nennt {names_count} Sets; höchstens {max_sets} ergeben ein Spiel."
    ),
    "The record is sealed: it does not say the seed, and cannot be replayed.": (
        "Die Aufzeichnung ist versiegelt: Sie nennt den Startwert nicht und lässt sich nicht nachspielen."
    ),
    "The record is sealed: it holds the commitment but not the secret, and cannot be replayed.": (
        "Die Aufzeichnung ist versiegelt: Sie enthält die Festlegung, aber nicht das Geheimnis, und lässt sich nicht "
        "nachspielen."
    ),
    "The record's secret does not open its commitment: the game was dealt by another one.": (
        "Das Geheimnis der Aufzeichnung passt nicht zu ihrer Festlegung: Das Spiel wurde mit einem anderen ausgeteilt."
    ),
    "The record opens another commitment than the one that was published.": (
        "Die Aufzeichnung passt zu einer anderen Festlegung als der veröffentlichten."
    ),
    "The record was dealt by a seed, so it opens no commitment.": (
        "Die Karten der Aufzeichnung kamen von einem Startwert, also gehört zu ihr keine Festlegung."
    ),
    "Several people at one keyboard play with public windows (D.84); this game was begun with plain ones.": (
        "Mehrere Personen an einer Tastatur spielen mit öffentlichen Fenstern (D.84); dieses begann mit einfachen."
    ),
    "The record's line 'bots' should be a list of {seats}: a bot's name, or null for a person.": (
        "Die Zeile 'bots' der Aufzeichnung sollte eine Liste von {seats} sein: der Name eines Bots, oder null für eine "
        "Person."
    ),
    # snapshots
    "This is no snapshot of a game.": "Das ist keine Momentaufnahme eines Spiels.",
    "The snapshot is of version {found}; this program reads version {version}.": (
        "Die Momentaufnahme hat die Version {found}; dieses Programm liest Version {version}."
    ),
    "The snapshot has no usable 'setup'.": "Die Momentaufnahme hat kein brauchbares 'setup'.",
    "The snapshot has no usable 'stops'.": "Die Momentaufnahme hat kein brauchbares 'stops'.",
    "The snapshot has no usable 'acts'.": "Die Momentaufnahme hat kein brauchbares 'acts'.",
    "The snapshot's state is no table of this game.": "Der Stand der Momentaufnahme ist kein Tisch dieses Spiels.",
    "The snapshot's state is cut short: it should be {bytes} bytes.": (
        "Der Stand der Momentaufnahme ist abgeschnitten: Es sollten {bytes} Bytes sein."
    ),
    "The snapshot's acts do not lead to its state.": "Die Züge der Momentaufnahme führen nicht zu ihrem Stand.",
    # folders of scenarios
    "There is no folder {named!r} with scenario files.": "Es gibt keinen Ordner {named!r} mit Szenario-Dateien.",
    "{path} cannot be read as scenarios: {error}": "{path} lässt sich nicht als Szenarien lesen: {error}",
}

"""German for what the log refuses, and for formats that cannot be played."""

SENTENCES = {
    # the log
    "Entry {n} was changed after it was written.": "Eintrag {n} wurde nach dem Schreiben geändert.",
    "Entry {n} is missing.": "Eintrag {n} fehlt.",
    "Entry {n} does not stand in its place.": "Eintrag {n} steht nicht an seinem Platz.",
    "The log was cut: entry {n} and what followed is missing.": (
        "Das Protokoll wurde abgeschnitten: Eintrag {n} und was folgte fehlt."
    ),
    "Entry {n} cannot be read.": "Eintrag {n} ist nicht lesbar.",
    "Entry {n} is not the one that was noted: the log was rewritten before it.": (
        "Eintrag {n} ist nicht der vermerkte: Das Protokoll wurde davor umgeschrieben."
    ),
    "Others wrote after entry {n}: {kinds}. Look at what changed, then try again.": (
        "Nach Eintrag {n} haben andere geschrieben: {kinds}. Sieh dir an, was sich geändert hat, dann versuche es neu."
    ),
    "Others wrote after entry {n}: {kinds} and {more} more. Look at what changed, then try again.": (
        "Nach Eintrag {n} haben andere geschrieben: {kinds} und {more} mehr. Sieh dir an, was sich geändert hat, dann "
        "versuche es neu."
    ),
    "Entry {length} is another one here: this is not the log that was worked from.": (
        "Eintrag {length} ist hier ein anderer: Dies ist nicht das Protokoll, von dem du ausgegangen bist."
    ),
    "Only plain JSON goes into the log: {error}.": "Ins Protokoll kommt nur einfaches JSON: {error}.",
    "Only plain JSON goes into the log: the key {key!r} is no text.": (
        "Ins Protokoll kommt nur einfaches JSON: Der Schlüssel {key!r} ist kein Text."
    ),
    "This copy was handed over ({superseded}) and takes no more entries.": (
        "Diese Kopie wurde übergeben ({superseded}) und nimmt keine Einträge mehr an."
    ),
    # formats
    "{some} or {last}": "{some} oder {last}",
    "teams": "Teams",
    "players": "Personen",
    "A format has no key {key!r}; it has {there}.": "Eine Turnierform hat keinen Schlüssel {key!r}; sie hat {there}.",
    "A format needs a kind: {kinds}.": "Eine Turnierform braucht kind: {kinds}.",
    "{key} is {value!r} but must be {known}.": "{key} ist {value!r}, muss aber {known} sein.",
    "{key} is {value!r} but must be a whole number from 1 on.": (
        "{key} ist {value!r}, muss aber eine ganze Zahl ab 1 sein."
    ),
    "{key} is {value!r} but must be a whole number, 0 for none.": (
        "{key} ist {value!r}, muss aber eine ganze Zahl sein, 0 für keine."
    ),
    "odd_tables is {value!r} but must be true or false.": "odd_tables ist {value!r}, muss aber true oder false sein.",
    'final_limit is {value!r} but must be "none" or a time such as "45:00".': (
        'final_limit ist {value!r}, muss aber "none" oder eine Zeit wie "45:00" sein.'
    ),
    "A match has either a fixed number of games or is won by first_to wins; leave one of the two out.": (
        "Eine Begegnung hat entweder eine feste Anzahl von Spielen oder endet nach first_to Siegen; lass eins von "
        "beiden "
        "weg."
    ),
    "A {kind} needs its number of rounds.": "{kind} braucht seine Anzahl von Runden.",
    "Only a two-headed-giant has a base.": "Nur two-headed-giant hat base.",
    "Only a round-robin has pools.": "Nur round-robin hat pools.",
    "A pool has at least {least}, not {pools}.": "Eine Gruppe hat mindestens {least}, nicht {pools}.",
    "A {kind} has no cut: it ends with its own final.": "{kind} hat kein cut: Es endet mit einem eigenen Finale.",
    "A cut leaves two or more, not one.": "Ein cut lässt zwei oder mehr übrig, nicht eins.",
    "Only a swiss can be scored by points.": "Nur swiss lässt sich nach Punkten werten.",
    "Only survival has lives.": "Nur survival hat Leben.",
    "{key} is {size}, but giants sit at tables of 4 or 6 (two or three teams).": (
        "{key} ist {size}, aber bei two-headed-giant sitzen 4 oder 6 an einem Tisch (zwei oder drei Teams)."
    ),
    "{key} is {size}, but a table seats 2 to {most_seats}.": (
        "{key} ist {size}, aber an einem Tisch sitzen 2 bis {most_seats}."
    ),
    "A {kind} is played at tables of three or more.": "{kind} spielt man an Tischen zu dritt oder mehr.",
    "The rounds of a {kind} follow from the number of players.": "Bei {kind} folgen die Runden aus der Teilnehmerzahl.",
    "Only a knock-out, or the stage after a cut, has players who advance.": (
        "Nur bei knock-out oder nach einem cut kommt jemand weiter (advance)."
    ),
    "final_table is the size of tables after a cut; there is no cut.": (
        "final_table ist die Größe der Tische nach einem cut; es gibt keinen."
    ),
    "final_first_to is for a final; there is none.": "final_first_to gilt für ein Finale; es gibt keins.",
    "A {kind} needs {least} or more {teams}, not {units}.": "{kind} braucht mindestens {least} {teams}, nicht {units}.",
    "A cut to {cut} is not possible with {units}.": "Ein cut auf {cut} geht mit {units} nicht.",
    "A knock-out needs two or more, not {n}.": "knock-out braucht zwei oder mehr, nicht {n}.",
    "With 2 advancing from tables of two a knock-out never ends; let one advance.": (
        "Wenn von Zweiertischen 2 weiterkommen, endet knock-out nie; lass eine Person weiterkommen."
    ),
    "With {advance} advancing from each table a round of {n} never ends: its smallest table has {smallest}; let at "
    "most "
    "{most} advance.": (
        "Wenn von jedem Tisch {advance} weiterkommen, endet eine Runde von {n} nie: Ihr kleinster Tisch hat "
        "{smallest}; "
        "lass höchstens {most} weiterkommen."
    ),
    "{n} players cannot be split into tables of {lo} to {hi}; at least {lo} are needed.": (
        "{n} Personen lassen sich nicht auf Tische von {lo} bis {hi} verteilen; mindestens {lo} sind nötig."
    ),
    "The separated pairs cannot all be kept apart by swaps; lift some separations.": (
        "Durch Tauschen lassen sich nicht alle getrennten Paare auseinanderhalten; hebe einige Trennungen auf."
    ),
    "The separated pairs cannot all be kept apart at these tables; lift some separations.": (
        "An diesen Tischen lassen sich nicht alle getrennten Paare auseinanderhalten; hebe einige Trennungen auf."
    ),
}

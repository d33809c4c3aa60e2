"""German for the sentences that refuse a setup, and that say what is wrong with a scenario."""

SENTENCES = {
    # languages
    "There is no card text in language {asked!r}; there is {known}.": (
        "In der Sprache {asked!r} gibt es keinen Kartentext; es gibt {known}."
    ),
    # cards
    "There is no card {asked!r} here. It belongs to the set {home}, which is not in the game.": (
        "Hier gibt es keine Karte {asked!r}. Sie gehört zum Set {home}, das nicht im Spiel ist."
    ),
    "There is no card {asked!r} here. Did you mean {near!r}?": (
        "Hier gibt es keine Karte {asked!r}. Ist {near!r} gemeint?"
    ),
    "There is no card {asked!r} here. `fov cards` lists all names.": (
        "Hier gibt es keine Karte {asked!r}. `fov cards` nennt alle Namen."
    ),
    "{count} cards are called {asked!r} here; say one of {names} (D.3).": (
        "{count} Karten heißen hier {asked!r}; gemeint sein kann: {names} (D.3)."
    ),
    "There is no {what} in these sets, and so no {name!r}.": (
        "In diesen Sets gibt es keine {what}, also auch nicht {name!r}."
    ),
    "There is no {what} {name!r}; there is, for instance, {near}.": (
        "Es gibt keine {what} {name!r}; es gibt zum Beispiel {near}."
    ),
    "{unknown} A card of a set file is named with it: '{title} (my-set.toml)'.": (
        "{unknown} Eine Karte einer Set-Datei wird mit ihr genannt: '{title} (my-set.toml)'."
    ),
    "A card was set aside, but no card of this game brings one in (VN.10): "
    'give a player an Enigma card with "bring-in", or set nothing aside.': (
        "Eine Karte wurde bereitgelegt, aber keine Karte dieses Spiels holt eine ins Spiel (VN.10): "
        'Gib jemandem eine Enigma-Karte mit "bring-in", oder lege nichts bereit.'
    ),
    "card": "Karte",
    "Enigma card": "Enigma-Karte",
    # sets
    "There is no set {asked!r}. Did you mean {near!r}? The sets are: {known}; a set file's name ends in .toml.": (
        "Es gibt kein Set {asked!r}. Ist {near!r} gemeint? Die Sets sind: {known}; der Name einer Set-Datei "
        "endet auf .toml."
    ),
    "There is no set {asked!r}. The sets are: {known}; a set file's name ends in .toml.": (
        "Es gibt kein Set {asked!r}. Die Sets sind: {known}; der Name einer Set-Datei endet auf .toml."
    ),
    "The set file {path!r} cannot be read: {reason}.": "Die Set-Datei {path!r} kann nicht gelesen werden: {reason}.",
    "no file is called so": "keine Datei heißt so",
    "Sets are given as a list of ids, paths of set files or CardSets, not as {given}.": (
        "Sets werden als Liste von Namen, Pfaden von Set-Dateien oder CardSets angegeben, nicht als {given}."
    ),
    "No set was given; a game needs at least one, for instance 'viewpoint'.": (
        "Es wurde kein Set genannt; ein Spiel braucht mindestens eines, zum Beispiel 'viewpoint'."
    ),
    "Every set is aside, so there is nothing to shuffle: name a set to play with.": (
        "Jedes Set liegt nur bereit, es gibt also nichts zu mischen: Nenne ein Set, mit dem gespielt wird."
    ),
    "{count} cards may lie on one another while they are settled, since they have the top card played, interrupt "
    "each other, or answer each other: {cards}.": (
        "{count} Karten können aufeinanderliegen, während sie abgehandelt werden, denn sie lassen die oberste Karte "
        "spielen, unterbrechen einander oder antworten einander: {cards}."
    ),
    "{wrong} At most {most} of one game may: take fewer of these sets.": (
        "{wrong} Höchstens {most} dürfen es in einem Spiel sein: Nimm weniger von diesen Sets."
    ),
    "{count} sets are too many: at most {most} make one game.": (
        "{count} Sets sind zu viele: Höchstens {most} ergeben ein Spiel."
    ),
    "The set {base!r} does not come with the program, and its file is not in the record.": (
        "Das Set {base!r} gehört nicht zum Programm, und seine Datei steht nicht in der Aufzeichnung."
    ),
    "The set {id} has no switch {switch!r}; it has {known}.": (
        "Das Set {id} hat keinen Schalter {switch!r}; es hat {known}."
    ),
    "The set {id} has no switch {switch!r}; it has none.": (
        "Das Set {id} hat keinen Schalter {switch!r}; es hat keinen."
    ),
    "The switch {switch!r} of {id} is named twice; once is enough.": (
        "Der Schalter {switch!r} von {id} ist zweimal genannt; einmal genügt."
    ),
    # how many
    "A game needs 2 players at least, not {players} (D.7).": (
        "Ein Spiel braucht mindestens 2 Personen, nicht {players} (D.7)."
    ),
    "At most {most} players sit at one table, not {players} (D.7).": (
        "An einem Tisch sitzen höchstens {most} Personen, nicht {players} (D.7)."
    ),
    "From 2 to {most} players sit at one table, not {count} (D.7).": (
        "An einem Tisch sitzen 2 bis {most} Personen, nicht {count} (D.7)."
    ),
    "so many": "so viele",
    "The number of players must be a whole number, not {players}.": (
        "Die Anzahl der Personen muss eine ganze Zahl sein, nicht {players}."
    ),
    "{count} cards are too many: at most {most} make one game (D.7).": (
        "{count} Karten sind zu viele: Höchstens {most} ergeben ein Spiel (D.7)."
    ),
    "The set {sets} seats {seats} players, not {players}: each 70-card set seats 6, so add a set, or the same set once "
    "more (D.7).": (
        "Das Set {sets} reicht für {seats} Personen, nicht für {players}: Jedes Set mit 70 Karten reicht für 6; nimm "
        "ein Set dazu oder dasselbe noch einmal (D.7)."
    ),
    "The sets {sets} seat {seats} players, not {players}: each 70-card set seats 6, so add a set, or the same set once "
    "more (D.7).": (
        "Die Sets {sets} reichen für {seats} Personen, nicht für {players}: Jedes Set mit 70 Karten reicht für 6; nimm "
        "ein Set dazu oder dasselbe noch einmal (D.7)."
    ),
    "{count} cards are too few to deal {hand} to each of {players} players (VT.21).": (
        "{count} Karten sind zu wenige, um {players} Personen je {hand} auszuteilen (VT.21)."
    ),
    "{count} different cards are too many: at most {most} go into one game.": (
        "{count} verschiedene Karten sind zu viele: Höchstens {most} gehen in ein Spiel."
    ),
    "{count} cards are too many: at most {most} fit (D.7).": (
        "{count} Karten sind zu viele: Höchstens {most} passen hinein (D.7)."
    ),
    "The cards' texts take {rows} rows of program; at most {most} fit into one game.": (
        "Die Texte der Karten brauchen {rows} Programmzeilen; höchstens {most} passen in ein Spiel."
    ),
    # the rest of a setup
    "There is no option {key!r}; there is 'turn_limit'.": "Es gibt keine Option {key!r}; es gibt 'turn_limit'.",
    "The seed must be a whole number from 0 to 2^62 - 1, not {seed}.": (
        "Der Startwert muss eine ganze Zahl von 0 bis 2^62 - 1 sein, nicht {seed}."
    ),
    "The turn limit must be 0 (never) or up to a million turns, not {limit}.": (
        "Die Zuggrenze muss 0 (nie) oder höchstens eine Million Züge sein, nicht {limit}."
    ),
    "There are no windows {windows!r}; there are {known}.": "Es gibt keine Fenster {windows!r}; es gibt {known}.",
    "Give {what} by player, for instance {{{name!r}: 'its name'}}, not as {given}.": (
        "Gib {what} nach Person an, zum Beispiel {{{name!r}: 'ihr Name'}}, nicht als {given}."
    ),
    "{name} has {what} already; each player has one at most (VN.6, D.5).": (
        "{name} hat schon {what}; jede Person hat höchstens eine (VN.6, D.5)."
    ),
    "Give {what} by its name, not as {given}.": "Nenne {what} beim Namen, nicht als {given}.",
    "an Enigma card": "eine Enigma-Karte",
    "a card set aside": "eine bereitgelegte Karte",
    # players
    "There is no player {who} at this table; there are {names}.": (
        "An diesem Tisch sitzt niemand mit dem Namen {who}; es gibt {names}."
    ),
    "Give the players' names as a list, not as {given}.": "Gib die Namen als Liste an, nicht als {given}.",
    "{count} names were given for {players} players.": "Für {players} Personen wurden {count} Namen angegeben.",
    "Players' names must all differ; '{name}' stands there twice.": (
        "Die Namen müssen sich unterscheiden; '{name}' kommt zweimal vor."
    ),
    "Players' names must all differ; '{name}' and '{other}' read the same.": (
        "Die Namen müssen sich unterscheiden; '{name}' und '{other}' lesen sich gleich."
    ),
    "A player's name is a text, not {given}.": "Ein Name ist ein Text, nicht {given}.",
    "A player's name has at most {most} characters; '{name}' has more.": (
        "Ein Name hat höchstens {most} Zeichen; '{name}' hat mehr."
    ),
    "A player's name must not be empty.": "Ein Name darf nicht leer sein.",
    "'{name}' cannot be a player's name: {why}.": "'{name}' kann kein Name sein: {why}.",
    "it holds {hidden}, which cannot be seen": "er enthält {hidden}, das man nicht sieht",
    "it has {count} characters, and at most {most} can be shown": (
        "er hat {count} Zeichen, und höchstens {most} lassen sich zeigen"
    ),
    "it has more marks than letters can carry, {most} each": (
        "er hat mehr Akzente, als Buchstaben tragen können, je {most}"
    ),
    "it holds a colon, which stands behind the name in a record": (
        "er enthält einen Doppelpunkt, der in Aufzeichnungen hinter dem Namen steht"
    ),
    "it begins with '{sign}', which means something else at the table": (
        "er beginnt mit '{sign}', was am Tisch etwas anderes bedeutet"
    ),
    "it is a number, and numbers choose what can be done at the table": (
        "er ist eine Zahl, und Zahlen wählen am Tisch, was zu tun ist"
    ),
    "this word means something else at the table": "dieses Wort bedeutet am Tisch etwas anderes",
    # back ends
    "There is no back end {name!r}; there are 'plain', 'numba' and 'cuda'.": (
        "Ein Backend {name!r} gibt es nicht; es gibt 'plain', 'numba' und 'cuda'."
    ),
    "The numba back end needs numba and numpy: install them with pip install 'fieldofview[fast]'.": (
        "Das Backend numba braucht numba und numpy: Installiere sie mit pip install 'fieldofview[fast]'."
    ),
    "Searches need numba and numpy: install them with pip install 'fieldofview[fast]'.": (
        "Suchen brauchen numba und numpy: Installiere sie mit pip install 'fieldofview[fast]'."
    ),
    "The cuda back end plays many games at once; for a single one there are plain and numba.": (
        "Das Backend cuda spielt viele Spiele zugleich; für ein einzelnes gibt es plain und numba."
    ),
    "The cuda back end needs an NVIDIA GPU and its driver, and found none.": (
        "Das Backend cuda braucht eine NVIDIA-GPU mit ihrem Treiber und fand keine."
    ),
    "The cuda back end needs numba-cuda: install it with pip install 'fieldofview[cuda]'.": (
        "Das Backend cuda braucht numba-cuda: Installiere es mit pip install 'fieldofview[cuda]'."
    ),
    # files
    "{path} cannot be read: {why}.": "{path} kann nicht gelesen werden: {why}.",
    "it is a folder, not a file": "es ist ein Ordner, keine Datei",
    "it is a pipe, not a file": "es ist eine Pipe, keine Datei",
    "it is a socket, not a file": "es ist ein Socket, keine Datei",
    "it is a device, not a file": "es ist ein Gerät, keine Datei",
    "it is no plain file": "es ist keine gewöhnliche Datei",
    "it is longer than {most} KiB": "die Datei ist länger als {most} KiB",
    "it is not UTF-8 text": "die Datei enthält keinen UTF-8-Text",
    # scenario files
    "{name}, {error}": "{name}, {error}",
    "{where}: {error}": "{where}: {error}",
    "{where}: {what}.": "{where}: {what}.",
    "{name} holds no scenario: it needs one or more [[scenario]] tables and nothing else.": (
        "{name} enthält kein Szenario: Nötig sind eine oder mehrere Tabellen [[scenario]] und sonst nichts."
    ),
    "{name}: scenario must be a list of tables; begin each with [[scenario]].": (
        "{name}: scenario muss eine Liste von Tabellen sein; beginne jede mit [[scenario]]."
    ),
    "{name} holds a character that cannot be seen, {hidden}; leave it out.": (
        "{name} enthält ein Zeichen, das man nicht sieht, {hidden}; lass es weg."
    ),
    "a scenario": "ein Szenario",
    "{folder} holds more than {most} files; name the folder of the scenarios in it.": (
        "{folder} enthält mehr als {most} Dateien; nenne den Ordner mit den Szenarien darin."
    ),
    "{where}: a scenario needs a title.": "{where}: Ein Szenario braucht einen Titel (title).",
    "{where}: players must be from 2 to {most} names (D.7).": (
        "{where}: players müssen 2 bis {most} Namen sein (D.7)."
    ),
    "{where}: script must be a text.": "{where}: script muss ein Text sein.",
    "{where}: 'pause' must be the last line of the script, but '{line}' follows.": (
        "{where}: 'pause' muss die letzte Zeile des Skripts sein, aber '{line}' folgt."
    ),
    "{where}: the line '{line}' should read 'Player: verb object'.": (
        "{where}: Die Zeile '{line}' sollte die Form 'Name: Verb Objekt' haben, wie 'Ann: play Wink'."
    ),
    "{where}: {what} has no key '{key}'; it knows {known}.": (
        "{where}: Für {what} gibt es keinen Schlüssel '{key}'; es gibt {known}."
    ),
    "{where}: {key} must be a table of keys and values.": (
        "{where}: {key} muss eine Tabelle von Schlüsseln und Werten sein."
    ),
    "{where}: {key} must be a list of texts.": "{where}: {key} muss eine Liste von Texten sein.",
    # the table of a scenario
    "at most {most} players sit at one table (D.7)": "an einem Tisch sitzen höchstens {most} Personen (D.7)",
    "{error} The sets are {sets}": "{error} Die Sets sind {sets}",
    "{key} must be a list of card names": "{key} muss eine Liste von Kartennamen sein",
    "there is no player {name!r}; there are {names}": "niemand heißt {name!r}; es gibt {names}",
    "{key} must give each player one card": "{key} muss jeder Person eine Karte geben",
    "{key} must be given by player": "{key} muss nach Person angegeben werden",
    "{key} names {name} twice": "{key} nennt {name} zweimal",
    "{key} must be a list of entries of four texts": "{key} muss eine Liste von Einträgen aus vier Texten sein",
    "{key} must be a whole number": "{key} muss eine ganze Zahl sein",
    "{key} must be from {low} to {high}, not {value}": "{key} muss von {low} bis {high} sein, nicht {value}",
    "{key} must be true or false": "{key} muss true oder false sein",
    "{card} lies on the table more often than players brought it (D.5)": (
        "{card} liegt öfter auf dem Tisch, als es mitgebracht wurde (D.5)"
    ),
    "{count} cards are too many: at most {most} make one game (D.7)": (
        "{count} Karten sind zu viele: Höchstens {most} ergeben ein Spiel (D.7)"
    ),
    "options knows only turn_limit": "options kennt nur turn_limit",
    "hidden: {who} has no {host} in 'fields' to lay {card} under": (
        "hidden: {who} hat keine Karte {host} in 'fields', unter der {card} liegen könnte"
    ),
    "links: {who} has no {card} in 'fields' that could copy": (
        "links: {who} hat keine Karte {card} in 'fields', die kopieren könnte"
    ),
    "links: {who} has no {card} in 'fields' to be copied": (
        "links: {who} hat keine Karte {card} in 'fields', die kopiert werden könnte"
    ),
    "out names every player, so nobody is left to play": "out nennt alle, es bleibt also niemand zum Spielen",
    "used: {who} has no unused {card} in 'fields'": "used: {who} hat keine unbenutzte Karte {card} in 'fields'",
    # the script of a scenario
    "Line '{line}'": "Zeile '{line}'",
    "{file}:{number}: '{line}'": "{file}:{number}: '{line}'",
    "{place}: {error}": "{place}: {error}",
    "{error}": "{error}",
    "cites: no ruling {id!r}; nearest: {near}.": "cites: Eine Regel {id!r} gibt es nicht; ähnlich sind: {near}.",
    "cites: no ruling {id!r}; ids look like VT.47, VT.card.wink.a or D.20.": (
        "cites: Eine Regel {id!r} gibt es nicht; Nummern sehen aus wie VT.47, VT.card.wink.a oder D.20."
    ),
    "{place} cannot be followed: {why} {pending}": "{place} ist nicht möglich: {why} {pending}",
    "{place} cannot be followed: {pending}": "{place} ist nicht möglich: {pending}",
    "{place}: it is legal here. {pending}": "{place}: Das ist hier erlaubt. {pending}",
    "The game is over, nobody has to decide.": "Das Spiel ist aus, niemand hat zu entscheiden.",
    "Pending is {name}'s decision ({question}) with {options}.": ("Zu entscheiden hat {name} ({question}): {options}."),
    # what a scenario expects
    "expect.{key} must be given by player.": "expect.{key} muss nach Person angegeben werden.",
    "expect.{key} must be a list of texts.": "expect.{key} muss eine Liste von Texten sein.",
    "expect.{key} must be a list of cards, or {{any = [...]}}.": (
        "expect.{key} muss eine Liste von Karten sein, oder {{any = [...]}}."
    ),
    "expect.{key} must be a list of entries of four texts.": (
        "expect.{key} muss eine Liste von Einträgen aus vier Texten sein."
    ),
    "{key} should be {wanted}, but is {found}.": "{key} sollte {wanted} sein, ist aber {found}.",
    "next should be {wanted}, but {found} has to decide.": (
        "next sollte {wanted} sein, aber zu entscheiden hat {found}."
    ),
    "nobody": "niemand",
    "legal should be exactly {wanted}, but {left} are legal too.": (
        "legal sollte genau {wanted} sein, aber auch {left} ist erlaubt."
    ),
    "'{line}' should be legal, but legal is {found}.": "'{line}' sollte erlaubt sein, aber erlaubt ist {found}.",
    "'{line}' should not be legal, but it is.": "'{line}' sollte nicht erlaubt sein, ist es aber.",
    "an event '{text}' should have happened, but these did: {did}.": (
        "Ein Ereignis '{text}' hätte geschehen sollen, aber es geschah: {did}."
    ),
    "{ruling} should have been cited, but was not.": "{ruling} hätte angeführt werden sollen, wurde es aber nicht.",
    "{card} does all that {other} does, and more, for as many points. A few points less would be nearer.": (
        "{card} tut alles, was {other} tut, und mehr, für ebenso viele Punkte. Ein paar Punkte weniger lägen näher."
    ),
    "{card} does all that {other} does, and more, and has more points. Fewer would be nearer.": (
        "{card} tut alles, was {other} tut, und mehr, und hat mehr Punkte. Weniger lägen näher."
    ),
    "{size} cards are too few for {seats} players.": "{size} Karten sind zu wenige für {seats} Personen.",
}

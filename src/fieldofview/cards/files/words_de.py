"""German for what is wrong inside a set file, and for the notes of the files that come with the program."""

SENTENCES = {
    "line {line}": "Zeile {line}",
    "line {line}, {card}": "Zeile {line}, {card}",
    "{name} is no set that can be played yet:": "{name} ist noch kein Set, das man spielen kann:",
    "still missing": "noch fehlt",
    "The file cannot be read: {why}.": "Die Datei kann nicht gelesen werden: {why}.",
    "A set is a plain file of UTF-8 text.": "Ein Set ist eine gewöhnliche Datei mit UTF-8-Text.",
    "There are {rest} more problems from here on.": "Von hier an gibt es noch {rest} Fehler.",
    "a huge number": "eine riesige Zahl",
    "a very large number": "eine sehr große Zahl",
    # the set
    "A set": "Ein Set",
    "A [[{table}]]": "Ein [[{table}]]",
    '{what} has no key "{key}".': '{what} hat keinen Schlüssel "{key}".',
    'Did you mean "{near}"?': 'Ist "{near}" gemeint?',
    "Choose from: {known}.": "Zur Wahl stehen: {known}.",
    "It belongs to a card: write it below [[card]] or [[enigma]].": (
        "Er gehört zu einer Karte: Schreibe ihn unter [[card]] oder [[enigma]]."
    ),
    "It belongs to the rules: write it below [rules].": "Er gehört zu den Regeln: Schreibe ihn unter [rules].",
    "Only an [[enigma]] starts somewhere; cards of the deck are shuffled.": (
        "Nur ein [[enigma]] beginnt irgendwo; die Karten des Decks werden gemischt."
    ),
    "Only published cards cite rulings.": "Nur veröffentlichte Karten führen Regeln an.",
    "An Enigma card has no copies: each player brings one at most (D.5).": (
        "Eine Enigma-Karte gibt es nur einmal: Jede Person bringt höchstens eine mit (D.5)."
    ),
    "An Enigma card needs no switch: it is in the game when a player brings it (D.5).": (
        "Eine Enigma-Karte braucht keinen Schalter: Sie ist im Spiel, wenn jemand sie mitbringt (D.5)."
    ),
    "A set needs a name.": "Ein Set braucht einen Namen.",
    'Begin the file with name = "...".': 'Beginne die Datei mit name = "...".',
    "The {key} is not one line.": "{key} ist mehr als eine Zeile.",
    "Write it as one line, without tabs.": "Schreibe es in eine Zeile, ohne Tabulatoren.",
    'The switch "{aside}" is taken.': 'Den Schalter "{aside}" gibt es schon.',
    'Call it otherwise: every set can be put beside the game with "+{aside}".': (
        'Nenne ihn anders: Jedes Set lässt sich mit "+{aside}" neben das Spiel legen.'
    ),
    'The set has no id, and none can be made from the name "{stem}".': (
        'Das Set hat keine id, und aus dem Namen "{stem}" lässt sich keine machen.'
    ),
    'Give it one: id = "my-set".': 'Gib ihm eine: id = "my-set".',
    "rules must be a table.": "rules muss eine Tabelle sein.",
    "Write [rules], and plague = 7 below it.": "Schreibe [rules] und darunter plague = 7.",
    "plague_from must say, for a number of players, how many Zombeyes overwhelm from there on.": (
        "plague_from muss für eine Anzahl von Personen sagen, wie viele Zombeyes von da an überwältigen."
    ),
    "Write plague_from = {{ 5 = 4 }}, with players from {low} to {high}.": (
        "Schreibe plague_from = {{ 5 = 4 }}, mit {low} bis {high} Personen."
    ),
    "{key} must be a list of tables.": "{key} muss eine Liste von Tabellen sein.",
    "Begin each with [[{key}]].": "Beginne jede mit [[{key}]].",
    "The set has only cards behind a switch.": "Das Set hat nur Karten hinter einem Schalter.",
    "The set is empty.": "Das Set ist leer.",
    "It needs a [[card]] without a switch, or an [[enigma]].": (
        "Es braucht eine [[card]] ohne Schalter oder ein [[enigma]]."
    ),
    "The set has {kinds} different cards.": "Das Set hat {kinds} verschiedene Karten.",
    "At most {max_kinds} make one game.": "Höchstens {max_kinds} ergeben ein Spiel.",
    "The set has {size} cards.": "Das Set hat {size} Karten.",
    "At most {max_cards} make one game (D.7).": "Höchstens {max_cards} ergeben ein Spiel (D.7).",
    "At most {max_nested} of one game may: give them fewer copies.": (
        "Höchstens {max_nested} dürfen es in einem Spiel sein: Gib ihnen kleinere copies."
    ),
    "{deep}": "{deep}",
    # a card
    "the card without a name": "die Karte ohne Namen",
    "the enigma without a name": "die Enigma-Karte ohne Namen",
    "A card needs a name.": "Eine Karte braucht einen Namen.",
    'Give it one: name = "...".': 'Gib ihr einen: name = "...".',
    "The name cannot be shown as it is.": "Der Name lässt sich so nicht zeigen.",
    "A name is one line of at most {max_name} letters, without spaces around it.": (
        "Ein Name ist eine Zeile von höchstens {max_name} Zeichen, ohne Leerzeichen darum."
    ),
    "The name holds '#', ':', '(' or ')'.": "Der Name enthält '#', ':', '(' oder ')'.",
    "Leave them out: in lines such as 'Shadow (viewpoint)' or 'Wink #2' they tell cards apart.": (
        "Lass sie weg: In Zeilen wie 'Shadow (viewpoint)' oder 'Wink #2' unterscheiden sie Karten."
    ),
    "The name has no letter in it.": "Im Namen steht kein Buchstabe.",
    "Give it one that can be typed.": "Gib ihm einen, den man tippen kann.",
    "Another card has this name already (line {name}).": "So heißt schon eine andere Karte (Zeile {name}).",
    "One block with its copies serves all cards of one name.": (
        "Ein Block mit copies genügt für alle Karten eines Namens."
    ),
    "{key} must be a list of words.": "{key} muss eine Liste von Wörtern sein.",
    'Write {key} = [ {{ do = "draw" }} ].': 'Schreibe {key} = [ {{ do = "draw" }} ].',
    "{key} is an empty list.": "{key} ist eine leere Liste.",
    "Leave it out.": "Lass es weg.",
    # values
    "{key} holds a character that cannot be seen, {char}.": "{key} enthält ein Zeichen, das man nicht sieht, {char}.",
    "{key} must be a text.": "{key} muss ein Text sein.",
    'Write {key} = "..." with quotation marks.': 'Schreibe {key} = "..." mit Anführungszeichen.',
    '{key} = "{found}" is not lower-case words joined by hyphens.': (
        '{key} = "{found}" besteht nicht aus kleinen Wörtern mit Bindestrichen.'
    ),
    "{key} has more than {most} letters.": "{key} hat mehr als {most} Zeichen.",
    'Write {key} = "{made}".': 'Schreibe {key} = "{made}".',
    "{key} is missing.": "{key} fehlt.",
    "Add {key} = a whole number from {low} to {high}.": "Ergänze {key} = eine ganze Zahl von {low} bis {high}.",
    "{key} must be a whole number.": "{key} muss eine ganze Zahl sein.",
    "Write {key} = {min}.": "Schreibe {key} = {min}.",
    "{key} is {found}.": "{key} ist {found}.",
    "It is from {low} to {high}.": "Möglich ist {low} bis {high}.",
    "{key} = {found} is not known.": "{key} = {found} ist nicht bekannt.",
    "{key} must be a list of texts.": "{key} muss eine Liste von Texten sein.",
    'Write {key} = ["..."].': 'Schreibe {key} = ["..."].',
    '{key} holds "{row}", which is not known.': '{key} enthält "{row}", das nicht bekannt ist.',
    "A picture": "Ein Bild",
    "picture must be a table.": "picture muss eine Tabelle sein.",
    'Write picture = { thing = "moon", iris = "sea" }.': 'Schreibe picture = { thing = "moon", iris = "sea" }.',
    # words
    "{row} is not a word.": "{row} ist kein Wort.",
    'A word is written { do = "draw", count = 2 }.': 'Ein Wort schreibt man { do = "draw", count = 2 }.',
    "A word does not say what to do.": "Ein Wort sagt nicht, was zu tun ist.",
    'Write { do = "draw" }.': 'Schreibe { do = "draw" }.',
    'There is no word "{said}".': 'Es gibt kein Wort "{said}".',
    '"{said}" does not take "{key}".': '"{said}" nimmt kein "{key}".',
    "It takes nothing.": "Es nimmt nichts.",
    '"{said}": {key} = {raw} is not {wanted}.': '"{said}": {key} = {raw} ist {wanted}.',
    "a list": "keine Liste",
    "Write it in [ ].": "Schreibe es in [ ].",
    "a list of texts": "keine Liste von Texten",
    "Write each text in [ ] of its own.": "Schreibe jeden Text in eigene [ ].",
    "true or false": "weder true noch false",
    "Write it without quotation marks.": "Schreibe es ohne Anführungszeichen.",
    "a whole number": "keine ganze Zahl",
    "Write a number such as 2, without quotation marks.": "Schreibe eine Zahl wie 2, ohne Anführungszeichen.",
    "known as {word}": "als {word} nicht bekannt",
    # TOML
    "The file is longer than {most_characters} KiB.": "Die Datei ist länger als {most_characters} KiB.",
    "Make several of it.": "Mach mehrere daraus.",
    "The line has more than {most_dots} dots.": "Die Zeile hat mehr als {most_dots} Punkte.",
    "Make several lines of it.": "Mach mehrere Zeilen daraus.",
    "A key has more than {most_parts} dots.": "Ein Schlüssel hat mehr als {most_parts} Punkte.",
    "Make tables of it.": "Mach Tabellen daraus.",
    "The file is nested too deeply.": "Die Datei ist zu tief verschachtelt.",
    "At most {most_levels} brackets lie within each other.": "Höchstens {most_levels} Klammern liegen ineinander.",
    "This is not valid TOML{column}: {said}.": "Das ist kein gültiges TOML{column}: {said}.",
    " at column {found}": " in Spalte {found}",
    "Mend it; the rest is read after that.": "Behebe das; der Rest wird danach gelesen.",
    "a number with far too many digits": "eine Zahl mit viel zu vielen Ziffern",
    "Illegal character {what}": "das Zeichen {what} ist nicht erlaubt",
    "Found invalid character {what}": "das Zeichen {what} ist nicht erlaubt",
    "Expected {what}": "{what} fehlt",
    "Cannot declare {what} twice": "{what} steht zweimal da",
    "Cannot redefine namespace {what}": "{what} ist schon festgelegt",
    "Cannot mutate immutable namespace {what}": "an {what} ist nichts mehr zu ändern",
    "Duplicate inline table key {what}": "der Schlüssel {what} kommt zweimal vor",
    "{what} (at end of document)": "{what} (am Ende der Datei)",
    "{what} (at line {line}, column {column})": "{what} (Zeile {line}, Spalte {column})",
    "Cannot overwrite a value": "ein Wert steht schon da",
    "Invalid statement": "eine Zeile, die nichts festlegt",
    "Invalid value": "kein Wert",
    "Invalid date or datetime": "kein Datum und keine Uhrzeit",
    "Invalid hex value": "keine Hexadezimalzahl",
    "Invalid initial character for a key part": "so beginnt kein Schlüssel",
    "Unclosed array": "eine Liste ohne Ende",
    "Unclosed inline table": "eine Tabelle ohne Ende",
    "Unterminated string": "ein Text ohne Ende",
    "Unescaped '\\' in a string": "ein einzelner '\\' in einem Text",
    "Escaped character is not a Unicode scalar value": "ein Zeichen, das es nicht gibt",
    "Expected '=' after a key in a key/value pair": "nach einem Schlüssel fehlt '='",
    "Expected ']' at the end of a table declaration": "am Ende einer Tabellenzeile fehlt ']'",
    "Expected ']]' at the end of an array declaration": "am Ende einer Tabellenzeile fehlt ']]'",
    "Expected newline or end of document after a statement": "nach dem Wert steht noch etwas in der Zeile",
    # a set inside a record
    "The set {called!r}": "Das Set {called!r}",
    "A set file": "Eine Set-Datei",
    "{what} is too long: at most {most} KiB.": "{what} ist zu lang: höchstens {most} KiB.",
    "{what} cannot be played: {problem}": "{what} ist nicht spielbar: {problem}",
    "{what} cannot be played: it says that something is still missing.": (
        "{what} ist nicht spielbar: Darin steht, dass noch etwas fehlt."
    ),
    # files that come with the program: their notes, and what they say is missing
    "A starter: the names, and what else is publicly known.": (
        "Eine Vorlage: die Namen, und was sonst öffentlich bekannt ist."
    ),
    "A starter without cards: only what is publicly known.": (
        "Eine Vorlage ohne Karten: nur, was öffentlich bekannt ist."
    ),
    "A starter without cards: the plague, and what else is publicly known.": (
        "Eine Vorlage ohne Karten: die Seuche, und was sonst öffentlich bekannt ist."
    ),
    "Examples that came with the program.": "Beispiele, die zum Programm gehören.",
    "Our own free design, made for Field of View: not an official set, and no card of it is a published one.": (
        "Unser eigener freier Entwurf, gemacht für Field of View: kein offizielles Set, und keine Karte davon ist "
        "eine veröffentlichte."
    ),
    "The points, starting zones and texts of all four cards.": ("Die Punkte, Anfangsorte und Texte aller vier Karten."),
    "The names, points, copies and texts of all cards but the examples below.": (
        "Die Namen, Punkte, Anzahlen und Texte aller Karten außer den Beispielen unten."
    ),
    "The points and copies of the examples, and the rest of their texts.": (
        "Die Punkte und Anzahlen der Beispiele, und der Rest ihrer Texte."
    ),
    "The number of cards that the set's rulebook gives (VN.2).": (
        "Die Anzahl der Karten, die im Regelheft des Sets steht (VN.2)."
    ),
    "Which cards carry the Relic mark.": "Welche Karten das Zeichen Relikt tragen.",
    "The names, points, copies and texts of all cards.": "Die Namen, Punkte, Anzahlen und Texte aller Karten.",
    "Any rule of its own that the set brings: the program knows none.": (
        "Eigene Regeln, die das Set mitbringt: Das Programm kennt keine."
    ),
    'Which cards are Zombeyes: give them marks = ["zombeye"].': (
        'Welche Karten Zombeyes sind: Gib ihnen marks = ["zombeye"].'
    ),
    "The exact rule of the plague in the set's rulebook; the program plays D.4.": (
        "Die genaue Regel der Seuche im Regelheft des Sets; das Programm spielt D.4."
    ),
    "Whether its cards say DISCARD or SQUINT.": "Ob seine Karten DISCARD oder SQUINT sagen.",
}

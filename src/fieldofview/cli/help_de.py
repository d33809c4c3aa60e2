"""German for the help of every command but the desk's, by the English it stands for."""

from . import arena, ask, bench, cards, label, play, review, rules, rulings, scenario, serve, set, sim, train, verify
from .main import OVERVIEW

SENTENCES = {
    OVERVIEW: """\
Field of View: genaue, ausführbare Regeln der Viewpoint-Kartenspiele.

Aufruf: fov BEFEHL ...

{commands}

`fov BEFEHL --help` erklärt einen Befehl, `fov --version` nennt diese Ausgabe.
Neu im Spiel:                     fov rules, fov play --first
Zum Anfangen an den Tisch setzen: fov play
""",
    "To try:": "Zum Ausprobieren:",
    "play in the terminal, against bots or with people at one screen": (
        "im Terminal spielen, gegen Bots oder mit anderen an einem Bildschirm"
    ),
    "the table on the web: play with friends and bots in a browser": (
        "der Tisch im Netz: mit anderen und Bots im Browser spielen"
    ),
    "how to play, on one page": "wie man spielt, auf einer Seite",
    "list, search and show the cards": "die Karten auflisten, durchsuchen und zeigen",
    "your own card sets: new, check, show, deck": "eigene Kartensets: new, check, show, deck",
    "look up the rulings, who enforces them and which scenarios show them": (
        "die Regeln nachschlagen, wer sie durchsetzt und welche Szenarien sie zeigen"
    ),
    "ask what happens: lay a table, type what players do, see why": (
        "fragen, was geschieht: einen Tisch legen, tippen, was alle tun, sehen, warum"
    ),
    "run scenario files and check what they expect": "Szenario-Dateien ausführen und prüfen, was sie erwarten",
    "run a tournament: sign-up, rounds, results, penalties, papers, package": (
        "ein Turnier leiten: Anmeldung, Runden, Ergebnisse, Strafen, Papiere, Paket"
    ),
    "check that a kept game was dealt as promised, and went by the rules": (
        "prüfen, ob ein gespeichertes Spiel wie versprochen ausgeteilt wurde und nach den Regeln lief"
    ),
    "play many games between bots and count": "viele Spiele zwischen Bots spielen und zählen",
    "learn weights for a deck: a bot that knows your cards": (
        "Gewichte für ein Deck lernen: ein Bot, der deine Karten kennt"
    ),
    "judge the choices of many games by a search, for those who learn": (
        "die Entscheidungen vieler Spiele durch eine Suche beurteilen, für alle, die lernen lassen"
    ),
    "measure our speed beside other libraries": "unsere Geschwindigkeit neben anderen Bibliotheken messen",
    # what stands for values
    "NAMES": "NAMEN",
    "KINDS": "ARTEN",
    "SETS": "SETS",
    "[WHO=]CARD": "[WER=]KARTE",
    "N": "N",
    "LANG": "SPRACHE",
    "FILE": "DATEI",
    "WORDS": "WÖRTER",
    "FOLDER": "ORDNER",
    "SIZE": "GRÖSSE",
    "STARTER": "VORLAGE",
    "PLAYER": "PERSON",
    "COMMAND": "BEFEHL",
    "...": "...",
    "RECORD": "AUFZEICHNUNG",
    "HEX": "HEX",
    "BOTS": "BOTS",
    # what several commands have
    "{what}: {known} (default {variable}, else en)": "{what}: {known} (Vorgabe: {variable}, sonst en)",
    "language": "Sprache",
    "language at the table": "Sprache am Tisch",
    "language of what happens": "Sprache dessen, was geschieht",
    "print JSON": "JSON ausgeben",
    "{help}; there are: {known}, or the path of a set file": "{help}; es gibt: {known}, oder der Pfad einer Set-Datei",
    "sets in the deck, with commas (default viewpoint)": "Sets im Deck, mit Kommas (Vorgabe: viewpoint)",
    "only these sets, with commas": "nur diese Sets, mit Kommas",
    "card sets, with commas (default viewpoint)": "Kartensets, mit Kommas (Vorgabe: viewpoint)",
    "an Enigma card, once for each: WHO is {who} (default: the first)": (
        "eine Enigma-Karte, für jede einzeln: WER ist {who} (Vorgabe: die erste Person)"
    ),
    "a player's name, or a seat's number": "ein Name, oder die Nummer eines Platzes",
    "a seat's number, of which 1 begins": "die Nummer eines Platzes, von denen 1 beginnt",
    "a card outside the game, for an Enigma card that brings one in (Pen Pal); once for each": (
        "eine Karte außerhalb des Spiels, für eine Enigma-Karte, die eine hereinholt (Pen Pal); für jede einzeln"
    ),
    "where scenario files lie (default: those of the checkout)": (
        "wo Szenario-Dateien liegen (Vorgabe: die des Checkouts)"
    ),
    # serve
    serve.HELP: ("Den Tisch im Netz bereitstellen: mit anderen und Bots im Browser spielen."),
    serve.NEXT: """\
  fov serve                     auf diesem Rechner; ein Browser öffnet sich, wo es einen gibt
  fov serve --lan               auch für andere in diesem Netz, mit QR-Code
  fov serve --port 9000         an einem eigenen Port
  fov serve --backup DATEI      eine Kopie von allem, auch während er läuft
  fov serve --restore DATEI     alles wieder so, wie es in einer Kopie war
docs/how-to-host.md sagt das Übrige: PostgreSQL, mehrere Prozesse, ein eigener Name.""",
    "the port (default: the first free one from 8470 on)": "der Port (Vorgabe: der erste freie ab 8470)",
    "where to listen (default: this machine alone)": "wo er zu erreichen ist (Vorgabe: nur auf diesem Rechner)",
    "invite others on this network: listens there too, shows a QR code": (
        "andere in diesem Netz einladen: ist auch dort zu erreichen, zeigt einen QR-Code"
    ),
    "where tables are kept (default: your data folder)": "wo Tische gespeichert werden (Vorgabe: dein Datenordner)",
    "open no browser": "keinen Browser öffnen",
    "how the log is written": "wie das Protokoll geschrieben wird",
    "write a copy of all that is kept, and end": "eine Kopie von allem schreiben und enden",
    "keep again what a copy has, and end": "zurückholen, was in einer Kopie steht, und enden",
    "work all ratings out anew from the finished games, and end": (
        "alle Wertungen aus den beendeten Spielen neu berechnen und enden"
    ),
    "ADDRESS": "ADRESSE",
    "join a table on a server, such as http://127.0.0.1:8470/t/GK2Y2": (
        "sich an den Tisch eines Servers setzen, etwa http://127.0.0.1:8470/t/GK2Y2"
    ),
    # play
    play.HELP: ("Spiele im Terminal, gegen Bots oder mit mehreren an einer Tastatur. Ohne Angaben fragt es."),
    play.NEXT: """\
  fov play                                       fragt, wer spielt, und beginnt
  fov play --players Ann,Bob --bots Freizeit     zwei Personen und ein Bot
  fov play --bots Anfänger,Meister               Stärken: Anfänger, Freizeit, Erfahren, Champion, Meister
  fov play --sets viewpoint,reflections,prizes   mit allen klassischen Karten
  fov play --sets open-eyes+plague               unser eigenes Set, mit seinen Zombeyes
  fov play --first                               ein erstes Spiel, das sich selbst erklärt
  fov play --sets open-eyes --enigma "Gast=Pen Pal" --aside Gast=Wink
  fov play --resume                              geht mit dem letzten Spiel weiter
  fov play --join 127.0.0.1:8470 --players Ann   setzt sich an den Tisch eines Servers (fov serve)
Am Tisch nennt `hilfe`, was man tippen kann.""",
    "people at this keyboard, for instance Ann,Bob (default: You)": (
        "Personen an dieser Tastatur, zum Beispiel Ann,Bob (Vorgabe: Gast)"
    ),
    "bots, for instance casual,master or your own as module:Class or FILE.toml "
    "(default for one person: {usual},{usual}); there are: {bots}": (
        "Bots, zum Beispiel casual,master oder eigene als Modul:Klasse oder DATEI.toml "
        "(Vorgabe für eine Person: {usual},{usual}); es gibt: {bots}"
    ),
    "shuffle by this number, for the same deal again (default: by secret bits)": (
        "nach dieser Zahl mischen, damit wieder dieselben Karten kommen (Vorgabe: nach geheimen Bits)"
    ),
    "a first game: each kind of question is explained when it first comes up": (
        "ein erstes Spiel: Jede Art von Frage wird erklärt, wenn sie zum ersten Mal kommt"
    ),
    "what is picked counts at once, without Enter to commit it": (
        "was gewählt ist, gilt sofort, ohne Enter zum Bestätigen"
    ),
    "keep the game in this file (default: one in your data folder)": (
        "das Spiel in dieser Datei speichern (Vorgabe: eine in deinem Datenordner)"
    ),
    "go on with a kept game (without FILE: the one played last)": (
        "mit einem gespeicherten Spiel weitermachen (ohne DATEI: dem zuletzt gespielten)"
    ),
    "no colour; the variable NO_COLOR does the same": "ohne Farbe; die Variable NO_COLOR bewirkt dasselbe",
    "bots answer without a pause": "Bots antworten ohne Pause",
    # rules
    rules.HELP: ("Wie man spielt, auf einer Seite: das Ziel, ein Zug, Antworten und die Wörter auf den Karten."),
    rules.NEXT: """\
  fov rules               die Seite
  fov rules --lang de     auf Deutsch
  fov play --first        ein erstes Spiel, das sich unterwegs selbst erklärt
Weiter: `fov rulings` hat das Gesetz dahinter, Regel für Regel.""",
    "print it as Markdown": "als Markdown ausgeben",
    # cards
    cards.HELP: (
        "Die Karten auflisten und durchsuchen; `fov cards show NAME` zeigt eine mit Programm, Regeln und Szenarien."
    ),
    cards.NEXT: """\
  fov cards                     alle Karten
  fov cards stiehl              Karten, die davon sprechen
  fov cards show Lighthouse     eine Karte: Text, Programm, Regeln, Szenarien
  fov cards picture Lighthouse  lighthouse.svg: die ganze Karte, gezeichnet
  fov cards picture --all bild  alle Karten, in einen Ordner
  fov cards impact              was jede Karte von Viewpoint an den Aussichten auf den Sieg ändert
  fov cards --lang de           auf Deutsch
Weiter: `fov rulings VT.card.lighthouse` zeigt, was die Regeln einer Karte sagen.""",
    "words to find in name, set or text; or: show NAME, picture NAME, impact": (
        "Wörter aus Name, Set oder Text; oder: show NAME, picture NAME, impact"
    ),
    "picture: full (with the text), small or chip (default full)": (
        "picture: full (mit dem Text), small oder chip (Vorgabe: full)"
    ),
    "picture: where to write it (default NAME.svg; - prints it)": ("picture: wohin (Vorgabe: NAME.svg; - gibt es aus)"),
    "picture: write every card into a folder": "picture: alle Karten in einen Ordner schreiben",
    # set
    set.HELP: ("Eigene Kartensets als Dateien: eins schreiben, prüfen, seine Karten ansehen, ein Deck danach zählen."),
    "fov set: your own card sets.": "fov set: eigene Kartensets.",
    set.NEXT: """\
  fov set new my-set.toml                    eine erklärte Datei zum Anfangen
  fov set new --from eye-vs-eye              eye-vs-eye.toml: was von einem veröffentlichten Set bekannt ist
  fov set check my-set.toml                  alles, was falsch ist, dann Spiele, in denen jedes Gesetz hält
  fov set show my-set.toml --lang de         die Karten und ihr Text
  fov set show viewpoint --toml              ein veröffentlichtes Set als Datei, zum Beispiel
  fov set deck my-set.toml                   ein Bogen, um ein Deck danach zu zählen
docs/how-to-own-set.md führt von einer gedruckten Karte bis zur bestandenen Prüfung.""",
    "new [FILE, or - to print], check FILE..., show FILE or deck FILE": (
        "new [DATEI, oder - zum Ausgeben], check DATEI..., show DATEI oder deck DATEI"
    ),
    "new: begin with {starters} or a set": "new: mit {starters} oder einem Set beginnen",
    "new: write over a file that is there": "new: eine Datei überschreiben, die es gibt",
    "check: games to play (default {games}, 0 for none)": "check: Spiele, die laufen (Vorgabe: {games}, 0 für keins)",
    "show: print the set as a set file": "show: das Set als Set-Datei ausgeben",
    "deck: print comma-separated values": "deck: durch Kommas getrennte Werte ausgeben",
    "check, show, deck: print JSON": "check, show, deck: JSON ausgeben",
    # rulings
    rulings.HELP: "Regeln nach Nummer oder Wörtern nachschlagen; eine einzelne Nummer zeigt alles über diese Regel.",
    rulings.NEXT: """\
  fov rulings D.21              eine Regel: was sie sagt, wer sie anführt
  fov rulings hindsight loop    Regeln mit diesen Wörtern
  fov rulings --document D      unsere Entscheidungen
  fov rulings --desk            was eine Turnierleitung leisten muss, Spielregeln darunter
  fov rulings --uncovered       Spielregeln, die kein Szenario zeigt
Weiter: `fov scenario tests/rulings/faq.toml` zeigt Regeln bei der Arbeit.""",
    "ids such as VT.47 or D.20, or words to find": "Nummern wie VT.47 oder D.20, oder gesuchte Wörter",
    "only this kind": "nur diese Art",
    "only this document; D and TD hold our own decisions": (
        "nur dieses Dokument; D und TD enthalten unsere eigenen Entscheidungen"
    ),
    "only what a tournament desk must serve, of any kind": "nur, was eine Turnierleitung leisten muss, jeder Art",
    "only rules of play that no scenario cites": "nur Spielregeln, die kein Szenario anführt",
    # ask
    ask.HELP: (
        "Frage, was geschieht: Lege einen Tisch, tippe, was alle tun, sieh jedes Ereignis mit seinen Regeln, "
        "speichere es."
    ),
    ask.NEXT: """\
  fov ask                        eine Eingabezeile; `hilfe` nennt, was man tippen kann
  fov ask Ann Bob Cy Dee         wer am Tisch sitzt
  fov ask < frage.txt            dieselben Zeilen aus einer Datei
An der Eingabezeile:
  Ann Hand: Blurred Vision, Wink
  Bob Hand: Spectacles
  Ann: Blurred Vision spielen
  Ann: Bob wählen
  warum Cy: Spectacles aufdecken
  speichern frage.toml""",
    "who sits at the table (default Ann Bob Cy)": "wer am Tisch sitzt (Vorgabe: Ann Bob Cy)",
    # scenario
    scenario.HELP: (
        "Szenario-Dateien ausführen: was geschieht, nach welchen Regeln, und ob es ist, was die Dateien erwarten."
    ),
    scenario.NEXT: """\
  fov scenario tests/rulings/faq.toml     Fragen, und was geschieht
  fov scenario --quiet tests/rulings      alle, nur was nicht gilt
  fov scenario --trace DATEI              jede Entscheidung mit dem, was erlaubt ist
  fov scenario --table DATEI              der ganze Tisch am Ende
docs/scenarios.md zeigt, wie man eins schreibt.""",
    "scenario files, or folders of them": "Szenario-Dateien, oder Ordner davon",
    "uncompiled (default) or compiled": "nicht kompiliert (Vorgabe) oder kompiliert",
    "show every decision, its legal options and what was taken": (
        "jede Entscheidung zeigen, was erlaubt war und was gewählt wurde"
    ),
    "show the whole table as it lies at the end": "den ganzen Tisch zeigen, wie er am Ende liegt",
    "tell only what failed, and the summary": "nur sagen, was nicht gilt, und die Zusammenfassung",
    # desk
    "one of those above": "einer von denen oben",
    "what the command takes": "was der Befehl annimmt",
    # verify
    verify.HELP: (
        "Die Aufzeichnung eines Spiels prüfen: ob das Geheimnis zur Festlegung passt, und ob Austeilen, Mischen und "
        "Antworten daraus folgen."
    ),
    verify.NEXT: """\
  fov verify freitag.fov                    prüft ein gespeichertes Spiel
  fov verify freitag.fov --commitment HEX   auch, ob dies vor dem Spiel versprochen war
docs/record.md sagt, was eine Festlegung zeigt.""",
    "the file of a record, or of a kept game": "die Datei einer Aufzeichnung, oder eines gespeicherten Spiels",
    "what was published when the game began": "was veröffentlicht wurde, als das Spiel begann",
    # sim
    sim.HELP: ("Viele Spiele zwischen Bots spielen und zählen: wer gewinnt, wie lange es dauert, was die Karten tun."),
    sim.NEXT: """\
  fov sim                                            greedy gegen greedy
  fov sim --bots greedy,random                       ein Bot gegen einen anderen
  fov sim --bots my_bot:Clever,greedy                ein eigener Bot, aus der Datei my_bot.py
  fov sim --players 4 --sets viewpoint,reflections   vier Plätze, 140 Karten
  fov sim --games 100000 --csv zahlen.csv --plot zahlen.png
  fov sim --games 1000 --rows spiele.csv             eine Zeile je Spiel
Was die Zahlen bedeuten:
  Siegquote           Siege eines Platzes in einem Spiel; ein Sieg zu zweit zählt für beide halb
  95-%-Intervall      die Quote endlos vieler solcher Spiele liegt in 95 von 100 Fällen darin
  allein, geteilt     Spiele, die allein und die mit anderen gewonnen wurden
  überwältigt         Spiele, in denen die Seuche den Platz hinauswarf
  gespielt je Spiel   wie oft die Karte in einem Spiel gespielt wurde, von wem auch immer; aufgedeckt, benutzt: ebenso
  annulliert          der Teil davon, der annulliert wurde
  damit gewonnen      von denen, die die Karte in einem Spiel spielten, aufdeckten oder benutzten, der Teil, der
                      gewann; wo sich Bots unterscheiden, für jeden Bot einzeln, denn ein starker gewinnt mit allem
  bei Siegern         wie oft die Karte am Ende eines Spiels vor denen liegt, die gewonnen haben
docs/how-to-simulate.md sagt mehr.""",
    "how many games (default 10000)": "wie viele Spiele (Vorgabe: 10000)",
    "players at a table (default: one a bot, 2 at least)": (
        "Plätze an einem Tisch (Vorgabe: einer je Bot, mindestens 2)"
    ),
    "bots, with commas, of {bots}, or your own as module:Class or FILE.toml; fewer than players sit at several "
    "seats each "
    "(default greedy)": (
        "Bots, mit Kommas, aus {bots}, oder eigene als Modul:Klasse oder DATEI.toml; sind es weniger als Plätze, "
        "sitzen sie auf mehreren "
        "(Vorgabe: greedy)"
    ),
    "game number g is dealt from N + g (default 1)": "Spiel Nummer g wird mit Startwert N + g ausgeteilt (Vorgabe: 1)",
    "cores to use (default all); changes no result": "Kerne, die spielen (Vorgabe: alle); ändert kein Ergebnis",
    "the same as: impact": "dasselbe wie: impact",
    "impact: deals to try every card on (default {n})": (
        "impact: Austeilungen, auf denen jede Karte probiert wird (Vorgabe: {n})"
    ),
    "impact: players at a table (default 2)": "impact: Personen am Tisch (Vorgabe: 2)",
    "impact: who plays at all seats (default {bot})": "impact: wer an allen Plätzen spielt (Vorgabe: {bot})",
    "impact: another deck to compare with, card sets with commas": (
        "impact: ein anderes Deck zum Vergleich, Kartensets mit Kommas"
    ),
    "impact: deal number d is dealt from N + d (default 1)": "impact: Austeilung d kommt aus N + d (Vorgabe: 1)",
    "play on a Ray cluster: its address, or auto, or local; changes no result": (
        "auf einem Ray-Cluster spielen: seine Adresse, oder auto, oder local; ändert kein Ergebnis"
    ),
    "turns before time is called (default 50 a player, 0 never)": (
        "Züge, bis die Zeit um ist (Vorgabe: 50 je Platz, 0 für nie)"
    ),
    "write every measured value to FILE": "jeden gemessenen Wert in DATEI schreiben",
    "write one row a game to FILE (.csv or .parquet)": "eine Zeile je Spiel in DATEI schreiben (.csv oder .parquet)",
    "draw a picture into FILE (.png, .svg or .pdf)": "ein Bild in DATEI zeichnen (.png, .svg oder .pdf)",
    "compiled or not, or on a GPU (default numba where it is installed)": (
        "kompiliert oder nicht, oder auf einer GPU (Vorgabe: numba, wo es installiert ist)"
    ),
    # review
    "look at a kept game again: what each pick cost, where it turned": (
        "ein gespeichertes Spiel ansehen: was jede Wahl kostete, wo es sich wendete"
    ),
    review.HELP: (
        "Ein gespeichertes Spiel noch einmal ansehen: welche Wahl wie viel der Aussichten kostete, wo es sich wendete."
    ),
    review.NEXT: """\
  fov review freitag.fov                  das Spiel vom letzten Freitag
  fov review freitag.fov --budget 2000    sieht genauer hin und braucht länger
  fov review freitag.fov --budget 200ms   so lange für jede Wahl
Was man wissen konnte, zählt: Ein starker Bot spielt erdachte Spiele weiter, die dazu passen.""",
    "for each pick: rollouts, or a time such as 100ms (default 400)": (
        "für jede Wahl: Probespiele oder eine Zeit wie 100ms (Vorgabe: 400)"
    ),
    # arena
    "bots against bots on the same deals, with ratings": "Bots gegen Bots auf gleichen Karten, mit Wertung",
    arena.HELP: "Bots auf gleichen Karten gegeneinander spielen lassen, in jeder Sitzordnung, und werten.",
    arena.NEXT: """\
  fov arena greedy random                          zwei Bots, bis sicher ist, wer besser ist
  fov arena greedy search:200 tree:200 --deals 50  drei Bots, höchstens 50 Austeilungen je Paar
  fov arena greedy my_bot:Clever --players 4       jeder allein unter dreien vom anderen
  fov arena greedy search --file unsere.jsonl      speichert jede Austeilung und macht dort weiter
  fov arena greedy search --picture arena.svg
Was die Zahlen bedeuten:
  Wertung   auf Elos Skala, 400 Punkte sind Aussichten von zehn zu eins; der Schnitt aller Bots ist 1000
  ±         die Hälfte des 95-%-Intervalls; Spiele mit gleichen Karten zählen darin als ein Wurf
  gewinnt   ein Bot allein unter anderen der anderen Art; gerecht sind 50 % zu zweit, 25 % zu viert
  sicher    nach einem sequenziellen Test (Robbins' Konfidenzfolge): höchstens 5 von 100 solchen Urteilen sind falsch
docs/levels.md sagt mehr.""",
    "a bot by name, search:BUDGET, or your own as module:Class": (
        "ein Bot mit seinem Namen, search:BUDGET, oder ein eigener als Modul:Klasse"
    ),
    "deals of each pair at most (default 200)": "Austeilungen je Paar, höchstens (Vorgabe: 200)",
    "players at a table (default 2)": "Plätze an einem Tisch (Vorgabe: 2)",
    "deal number d is dealt from N + d (default 1)": "Austeilung Nummer d kommt aus N + d (Vorgabe: 1)",
    "keep every deal in FILE, and go on from what is there": (
        "jede Austeilung in DATEI speichern und weitermachen, wo sie aufhört"
    ),
    "play all deals, even when it is certain who is better": (
        "alle Austeilungen spielen, auch wenn sicher ist, wer besser ist"
    ),
    "draw the ratings into FILE (.svg)": "die Wertungen in DATEI zeichnen (.svg)",
    "every deal with every bot at every seat: N deals, and intervals of deals": (
        "jede Austeilung mit jedem Bot auf jedem Platz: N Austeilungen, und Intervalle über Austeilungen"
    ),
    # train
    train.HELP: "Gewichte für ein Deck durch Spielen lernen: ein Bot, der deine Karten kennt, in Minuten.",
    train.NEXT: """\
  fov train viewpoint reflections --seats 4        die klassischen Sets am Tisch zu viert
  fov train mein-set.toml --minutes 5 --out mein.toml  ein eigenes Set
  fov sim --duplicate --sets mein-set.toml --bots mein.toml,greedy
  fov play --sets mein-set.toml --bots mein.toml   gegen das Gelernte spielen
Strg-C beendet es früher und behält das Beste bis dahin. docs/weights.md sagt, was in der Datei steht.""",
    "the card sets of the deck: ids, or set files": "die Sets des Decks: Kennungen, oder Dateien von Sets",
    "players at a table, or several numbers with commas (default 2)": (
        "Plätze an einem Tisch, oder mehrere Zahlen mit Kommas (Vorgabe: 2)"
    ),
    "how long to learn in all (default 3)": "wie lange im Ganzen gelernt wird (Vorgabe: 3)",
    "where the weights go (default trained.toml)": "wohin die Gewichte kommen (Vorgabe: trained.toml)",
    "the seed of the first game (default 1)": "der Startwert des ersten Spiels (Vorgabe: 1)",
    # label
    label.HELP: (
        "Bots spielen lassen und jede ihrer Entscheidungen durch eine Suche beurteilen: Urteile, aus denen sich lernen "
        "lässt."
    ),
    label.NEXT: """\
  fov label urteile.npz --games 200                    Entscheidungen von evolved, aus 1000 Probespielen beurteilt
  fov label urteile.npz --games 400                    macht dort weiter
  fov label tief.npz --search deep:2000 --players 4    mit dem Netz beurteilt, am Tisch zu viert
  fov label urteile.npz --games 10000 --cluster auto   auf einem Ray-Cluster, mit demselben Ergebnis
Strg-C behält die Spiele bis dahin. docs/labels.md sagt, was in der Datei steht, und lernt daraus in zehn Zeilen.""",
    "where the labels go (.npz); labels of the same games are gone on with": (
        "wohin die Urteile kommen (.npz); mit Urteilen derselben Spiele geht es dort weiter"
    ),
    "games in all (default 100)": "Spiele im Ganzen (Vorgabe: 100)",
    "the search that judges (default search:1000)": "die Suche, die urteilt (Vorgabe: search:1000)",
    "who plays, with commas (default evolved)": "wer spielt, mit Kommas (Vorgabe: evolved)",
    # bench
    bench.HELP: (
        "Unsere Geschwindigkeit messen: Spielen, Kopien, neues Austeilen, Starten, Wachstum; und andere Bibliotheken "
        "im "
        "Wechsel mit uns."
    ),
    bench.NEXT: """\
  fov bench --no-peers            nur unsere, etwa eine Minute
  fov bench --backend plain       ohne Kompilieren
  fov bench --backend cuda        viele Spiele zugleich auf einer GPU, allein
  make bench                      installiert zuerst die anderen Bibliotheken
benches/README.md sagt, wie gemessen wird.""",
    "length of one run (default 1)": "Länge eines Laufs (Vorgabe: 1)",
    "runs of which the median counts (default 5)": "Läufe, deren Median zählt (Vorgabe: 5)",
    "plain, numba or both with a comma (default: all installed); or cuda": (
        "plain, numba oder beide mit Komma (Vorgabe: alle installierten); oder cuda"
    ),
    "measure other libraries in turn with us (default), or leave them out": (
        "andere Bibliotheken im Wechsel mit uns messen (Vorgabe), oder weglassen"
    ),
    "also time the first compilation, about half a minute": "auch das erste Kompilieren messen, etwa eine halbe Minute",
    "also write the result to FILE, in Markdown": "das Ergebnis auch in DATEI schreiben, in Markdown",
}

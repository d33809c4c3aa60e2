"""A sentence for every problem that the desk names, in English and German."""

from __future__ import annotations

PROBLEMS: dict[str, tuple[str, str]] = {
    "ALREADY_APPEALED": (
        "{player} has appealed this before; a ruling can be appealed once.",
        "{player} hat dagegen schon Einspruch erhoben; das geht nur einmal.",
    ),
    "ALREADY_ENTERED": ("{player} is entered already.", "{player} ist schon gemeldet."),
    "ALREADY_OUT": (
        "{player} has dropped or is disqualified already.",
        "{player} ist schon ausgestiegen oder disqualifiziert.",
    ),
    "ALREADY_STARTED": ("The event has started already.", "Das Turnier hat schon begonnen."),
    "ALL_BUT_ONE_LEFT": (
        "At table {table} everybody but one left: a note for the head judge.",
        "An Tisch {table} sind alle bis auf eine Person gegangen: ein Hinweis für die Oberschiedsrichter.",
    ),
    "BELOW_MINIMUM": (
        "The plan promises {players} players and {games} games; to be sanctioned it takes 4 and 3.",
        "Der Plan sichert {players} Personen und {games} Spiele zu; für die Anerkennung braucht es 4 und 3.",
    ),
    "BYE_MISSING": (
        "{player} has neither a table nor a bye in round {round}; give the bye first.",
        "{player} hat in Runde {round} weder Tisch noch Freilos; gib zuerst das Freilos.",
    ),
    "CANNOT_REOPEN": (
        "Round {round} cannot be opened again: only the last round can, while it is closed.",
        "Runde {round} kann nicht wieder geöffnet werden: Das geht nur mit der letzten, wenn sie geschlossen ist.",
    ),
    "CANNOT_SEPARATE": (
        "Round {round} cannot keep all separated pairs apart at its tables; undo a separation.",
        "Runde {round} kann nicht alle getrennten Paare auseinanderhalten; nehmen Sie eine Trennung zurück.",
    ),
    "CONFLICTING_RULING": (
        "{person} has ruled on call {call} before; the head judge decides between judges.",
        "{person} hat über Ruf {call} schon entschieden; zwischen Schiedsrichtern entscheidet die Leitung.",
    ),
    "DEALER_ABSENT": (
        "{player} is not there and cannot deal; draw the dealer again among those who are.",
        "{player} ist nicht da und kann nicht geben; lost unter den Anwesenden neu aus.",
    ),
    "DECK_KNOWN": ("There is a deck {deck} already.", "Ein Deck {deck} gibt es schon."),
    "DECK_NOT_LEGAL": (
        "This mix is no legal deck: one Viewpoint deck, one Reflections deck, or one of each; in the "
        "Viewniverse edition "
        "its four sets.",
        "Diese Mischung ist kein erlaubtes Deck: ein Viewpoint-Deck, ein Reflections-Deck oder je eines; in der "
        "Viewniverse-Ausgabe deren vier Sets.",
    ),
    "DECK_RETIRED": (
        "The deck of table {table} in round {round} was wrong; put a checked one there first: `fov desk deck use`.",
        "Das Deck von Tisch {table} in Runde {round} war falsch; lege zuerst ein geprüftes hin: `fov desk deck use`.",
    ),
    "DECK_UNCHECKED": (
        "Not checked in this event: {deck}. Count the cards first: `fov desk deck check`.",
        "In diesem Turnier noch nicht geprüft: {deck}. Zähle zuerst die Karten: `fov desk deck check`.",
    ),
    "DEPENDENTS": (
        "Entry {entry} cannot be undone alone, because these follow from it: {dependents}. Undo them "
        "first, or correct it.",
        "Eintrag {entry} kann nicht allein zurückgenommen werden, denn daraus folgen: {dependents}. Nimm diese zuerst "
        "zurück oder berichtige ihn.",
    ),
    "DISQUALIFIED_SEATED": (
        "{player} is disqualified and gets no table.",
        "{player} ist disqualifiziert und bekommt keinen Tisch.",
    ),
    "DQ_DIFFERS": (
        "For {player} the result and the disqualification do not fit: one is noted and the other is not.",
        "Bei {player} passen Ergebnis und Disqualifikation nicht zusammen: Nur eines von beiden ist vermerkt.",
    ),
    "DQ_REPORT_MISSING": (
        "The head judge's report on the disqualification of {player} is missing.",
        "Der Bericht der Leitung über die Disqualifikation von {player} fehlt.",
    ),
    "DROPPED_SEATED": (
        "{player} has dropped and gets no table.",
        "{player} ist ausgestiegen und bekommt keinen Tisch.",
    ),
    "DROP_DIFFERS": (
        "For {player} the result and the drop do not fit: one is noted and the other is not.",
        "Bei {player} passen Ergebnis und Ausstieg nicht zusammen: Nur eines von beiden ist vermerkt.",
    ),
    "DROP_ROUND": (
        "A drop takes effect after the last round begun, {expected}.",
        "Ein Ausstieg gilt nach der zuletzt begonnenen Runde, {expected}.",
    ),
    "EDITION_MIX": (
        "Sets of the two editions do not go together in a sanctioned event.",
        "Sets der beiden Ausgaben passen in einem anerkannten Turnier nicht zusammen.",
    ),
    "ELIMINATED_SEATED": (
        "{player} is eliminated and gets no table and no bye.",
        "{player} ist ausgeschieden und bekommt weder Tisch noch Freilos.",
    ),
    "ENIGMA_EDITION": (
        "Enigma cards belong to the Viewniverse edition; this event plays the other.",
        "Enigma-Karten gehören zur Viewniverse-Ausgabe; dieses Turnier spielt die andere.",
    ),
    "ENIGMA_NOT_ALLOWED": (
        "{card} is none of the four Enigma cards that are allowed.",
        "{card} ist keine der vier erlaubten Enigma-Karten.",
    ),
    "ENIGMA_ONE": (
        "{player} has an Enigma card in this game; one is all there is.",
        "{player} hat in diesem Spiel schon eine Enigma-Karte; mehr als eine gibt es nicht.",
    ),
    "ENIGMA_TOO_LATE": (
        "The game of {player} has begun; Enigma cards are shown before.",
        "Das Spiel von {player} läuft schon; Enigma-Karten werden vorher gezeigt.",
    ),
    "FIELD_MISSING": (
        "View-points are needed for every seat and for nobody else: {players}.",
        "Punkte braucht es für jeden Platz und für niemanden sonst: {players}.",
    ),
    "FINAL": (
        "The head or sole judge has decided this, and that is final.",
        "Das hat die Leitung entschieden, und das ist endgültig.",
    ),
    "FINISHED": ("The event is finished.", "Das Turnier ist beendet."),
    "FIRST_TURN": (
        "{expected} has the first turn, left of the dealer, not {player}.",
        "{expected} hat links der Geberin oder des Gebers den ersten Zug, nicht {player}.",
    ),
    "FORMAT": ("{sentence}", "Das Format geht so nicht: {sentence}"),
    "GAME_OUT_OF_TURN": (
        "Game {expected} comes next, not game {game}.",
        "Als Nächstes kommt Spiel {expected}, nicht {game}.",
    ),
    "GAME_RUNNING": (
        "A game is running: decks change between games, never during one.",
        "Ein Spiel läuft: Decks wechseln zwischen Spielen, nie mittendrin.",
    ),
    "HAS_NOT_THE_ROLE": ("{person} has not that role ({role}).", "{person} hat diese Rolle nicht ({role})."),
    "HAS_RESULT": (
        "Game {game} of table {table} in round {round} has a result; correct it instead.",
        "Spiel {game} an Tisch {table} in Runde {round} hat schon ein Ergebnis; berichtige es stattdessen.",
    ),
    "HEAD_CONFIRMS": (
        "A disqualification needs the word of the head or sole judge.",
        "Eine Disqualifikation braucht das Wort der Leitung.",
    ),
    "HEAD_EXTENDS": (
        "More than 45 minutes in all is for the head or sole judge to give.",
        "Mehr als 45 Minuten insgesamt gewährt nur die Leitung.",
    ),
    "HEAD_JUDGE_REQUIRED": (
        "With several judges one of them must be the head judge.",
        "Bei mehreren Schiedsrichtern muss eine Person die Leitung haben.",
    ),
    "JUDGE_MAY_NOT_PLAY": (
        "{player} cannot be a judge and play in the same event (if you mean somebody else, write the whole name).",
        "{player} kann nicht hier Schiedsrichter sein und spielen (wer anders gemeint ist, mit ganzem Namen).",
    ),
    "LAST_PLAYER": (
        "With one left the game ends by that, and that one wins; with more it does not. Stayed: {stayed}.",
        "Bleibt genau eine Person, endet das Spiel dadurch und sie gewinnt; bei mehreren nicht. Geblieben: {stayed}.",
    ),
    "LONG_TABLE": (
        "Table {table} would have more than 45 minutes in all.",
        "Tisch {table} hätte insgesamt mehr als 45 Minuten.",
    ),
    "MATCH_DECIDED": (
        "The match at table {table} of round {round} is decided. A wrong result: `fov desk correct {table}`.",
        "Die Begegnung an Tisch {table} in Runde {round} ist entschieden. Ist sie falsch: `fov desk correct {table}`.",
    ),
    "NEVER_ENDS": (
        "With {advancing} going on from each table this knock-out never ends: let fewer go on, or make larger tables.",
        "Wenn an jedem Tisch {advancing} weiterkommen, endet dieses K.-o. nie: Lass weniger weiter.",
    ),
    "NOBODY_LEFT": ("Nobody stayed, so nobody ended the game: its end is none.", "Niemand blieb: Das Ende ist none."),
    "NOBODY_TO_PAIR": (
        "There is nobody to be paired for round {round}: all games are played, or too few are here.",
        "Für Runde {round} ist niemand zu paaren: Alles ist gespielt, oder zu wenige sind da.",
    ),
    "NOTHING_TO_CONFIRM": (
        "Game {game} of table {table} has no result that waits.",
        "Spiel {game} an Tisch {table} hat kein Ergebnis, das wartet.",
    ),
    "NOTHING_TO_CORRECT": (
        "Game {game} of table {table} in round {round} has no result yet.",
        "Spiel {game} an Tisch {table} in Runde {round} hat noch kein Ergebnis.",
    ),
    "NOTHING_TO_DROP": (
        "{player} has no games left and keeps the rank; there is nothing to drop from.",
        "{player} hat keine Spiele mehr und behält den Rang; es gibt nichts auszusteigen.",
    ),
    "NOTHING_TO_UNDO": (
        "There is nothing to undo at entry {entry}.",
        "Bei Eintrag {entry} gibt es nichts zurückzunehmen.",
    ),
    "NOT_AT_HUNDRED": (
        "One player alone wins with a hundred, and must have it with all tokens counted: {winners}.",
        "Mit hundert gewinnt genau eine Person, und sie muss es mit allen Marken haben: {winners}.",
    ),
    "NOT_AT_TABLE": ("{players}: not both sit at table {table}.", "{players}: Nicht beide sitzen an Tisch {table}."),
    "NOT_DISQUALIFIED": ("{player} is not disqualified.", "{player} ist nicht disqualifiziert."),
    "NOT_DRAWN": ("Round {round} is not drawn.", "Runde {round} ist nicht ausgelost."),
    "NOT_DROPPED": ("{player} has not dropped.", "{player} ist nicht ausgestiegen."),
    "NOT_EXHAUSTED": (
        "When everything is empty all who have the most win, and only while nobody has a hundred: {leaders}.",
        "Ist alles leer, gewinnen alle mit den meisten Punkten, und nur, wenn niemand hundert hat: {leaders}.",
    ),
    "NOT_IN_PLAY": ("{player} is not in this game.", "{player} ist nicht in diesem Spiel."),
    "NOT_MULTIPLE_OF_5": (
        "Points at table {table} are no multiple of five, but all cards in play are.",
        "Punkte an Tisch {table} sind kein Vielfaches von fünf, alle Karten im Spiel aber schon.",
    ),
    "NOT_SEATED": (
        "{player} has no table in round {round}.",
        "{player} hat in Runde {round} keinen Tisch.",
    ),
    "NOT_STARTED": ("The event has not started.", "Das Turnier hat noch nicht begonnen."),
    "NOT_STIPULATED": (
        "Round {round} is a final round and has no limit unless the organiser stipulates one.",
        "Runde {round} ist eine Schlussrunde und hat keine Zeitgrenze, außer die Turnierleitung setzt "
        "sie ausdrücklich.",
    ),
    "NOT_SUBMITTED": ("The results were not returned yet.", "Die Ergebnisse sind noch nicht eingereicht."),
    "NOT_THE_HIGHEST": (
        "On time the one who alone has the most wins: {leaders}.",
        "Bei Zeitablauf gewinnt, wer allein am meisten hat: {leaders}.",
    ),
    "NOT_TOLD": (
        "{player} was not told of a penalty yet.",
        "{player} weiß von einer Strafe noch nichts.",
    ),
    "NOT_WAITING": ("{player} is not on the waiting list.", "{player} steht nicht auf der Warteliste."),
    "NO_AGREED_DRAW": (
        "At table {table} nobody agreed not to play: only a game that everybody left can be ruled one.",
        "An Tisch {table} gibt es keine Absprache: Das gilt nur für ein Spiel, das alle verlassen haben.",
    ),
    "NO_APPEAL": ("There is no open appeal about {about}.", "Über {about} ist kein Einspruch offen."),
    "NO_BYES": (
        "This format has no byes; odd tables take everybody.",
        "Dieses Format kennt kein Freilos; ungerade Tische nehmen alle auf.",
    ),
    "NO_CALL": ("There is no open call {call}.", "Einen offenen Ruf {call} gibt es nicht."),
    "NO_CORE_DECK": ("A mix needs at least one deck.", "Eine Mischung braucht mindestens ein Deck."),
    "NO_DECK": ("There is no deck {deck}; register it first.", "Ein Deck {deck} gibt es nicht; melde es zuerst an."),
    "NO_ENTRY": ("{player} is not entered.", "{player} ist nicht gemeldet."),
    "NO_GAME": ("Table {table} has no game {game}.", "Tisch {table} hat kein Spiel {game}."),
    "NO_INFRACTION": (
        "Playing together is allowed, so {code} is no infraction; a favour bought with money or prizes is 77.3.",
        "Absprachen sind erlaubt, {code} ist also kein Verstoß; wer Geld oder Preise bietet, verstößt gegen 77.3.",
    ),
    "NO_JUDGE": ("The event needs a judge.", "Das Turnier braucht eine Schiedsrichterin oder einen Schiedsrichter."),
    "NO_LIMIT": ("Round {round} has no limit.", "Runde {round} hat keine Zeitgrenze."),
    "NO_RIGHT": (
        "{person} may not do this ({what}); docs/desk-rights.md says who may.",
        "{person} darf das nicht ({what}); wer darf, steht in docs/desk-rights.md.",
    ),
    "NO_ROUND": ("There is no round {round} yet.", "Runde {round} gibt es noch nicht."),
    "NO_SCORE_KEEPER": ("The event needs a score keeper.", "Das Turnier braucht eine Person für die Ergebnisse."),
    "NO_SUCH_PENALTY": (
        "{player} has no active penalty {code} that fits.",
        "{player} hat keine gültige Strafe {code}, die passt.",
    ),
    "NO_TABLE": ("Round {round} has no table {table}.", "Runde {round} hat keinen Tisch {table}."),
    "NO_TEAMS": (
        "This event has no teams: {player} enters alone.",
        "Dieses Turnier hat keine Teams: {player} wird einzeln gemeldet.",
    ),
    "NO_WINNER": (
        "Somebody stayed, so somebody won: draws are not agreed.",
        "Jemand blieb, also hat jemand gewonnen: Unentschieden werden nicht vereinbart.",
    ),
    "ONE_HEAD_JUDGE": ("{person} is the head judge; there is one.", "{person} hat die Leitung; es gibt nur eine."),
    "OPEN_JUDGE_CALLS": ("Still waiting for a judge: {players}.", "Warten noch auf eine Entscheidung: {players}."),
    "ORGANISER_STAYS": (
        "The organiser's name and contact belong to the event: `fov desk set` changes them.",
        "Name und Kontakt der Turnierleitung gehören zum Turnier: `fov desk set` ändert sie.",
    ),
    "OTHER_DEALER": (
        "{expected} deals, as the winner of the game before, not {player}.",
        "{expected} gibt, wegen des Siegs im Spiel davor, nicht {player}.",
    ),
    "OTHER_POINTS": (
        "{player} gets {expected} points, not {typed}.",
        "{player} bekommt {expected} Punkte, nicht {typed}.",
    ),
    "OTHER_SEATS": (
        "The seats are others: published was {expected}.",
        "Die Plätze sind andere: Bekannt gemacht war {expected}.",
    ),
    "OVERTIME_DIFFERS": (
        "By the turns after time {winners} won ({end}).",
        "Nach den Zügen seit Zeitablauf hat {winners} gewonnen ({end}).",
    ),
    "OVERTIME_NOT_OVER": (
        "The game goes on after time: {next} is next. The turns since: `fov desk overtime`.",
        "Das Spiel geht nach Zeitablauf weiter: {next} ist dran. Die Züge seither: `fov desk overtime`.",
    ),
    "OWN_TABLE": (
        "{person} sits at this table; somebody else enters its result.",
        "{person} sitzt an diesem Tisch; das Ergebnis trägt jemand anders ein.",
    ),
    "PACKAGE_INCOMPLETE": ("Missing: {missing}.", "Es fehlt: {missing}."),
    "PAIRED_SINCE": (
        "{player} dropped before the last pairing; that stays.",
        "{player} ist vor der letzten Auslosung ausgestiegen; das bleibt.",
    ),
    "PLAY_OFF_ALONE": (
        "A play-off in round {round} needs two or more who are level.",
        "Ein Entscheidungsspiel in Runde {round} braucht zwei oder mehr, die gleichauf liegen.",
    ),
    "PLAY_OFF_MISSING": (
        "Table {table} of round {round} needs its play-off.",
        "Tisch {table} in Runde {round} braucht noch sein Entscheidungsspiel.",
    ),
    "PLAY_OFF_SEATS": (
        "The play-off is between {expected}.",
        "Das Entscheidungsspiel spielen {expected}.",
    ),
    "POLICY_LOCKED": (
        "{key} was fixed when round 1 began.",
        "{key} steht seit Beginn von Runde 1 fest.",
    ),
    "PRACTICE": (
        "This is a practice event; its results are never returned.",
        "Das ist ein Übungsturnier; seine Ergebnisse werden nie eingereicht.",
    ),
    "PRESENCE_DIFFERS": (
        "{player} is noted otherwise: whoever comes more than five minutes late or never is a no-show, others are not.",
        "{player} ist anders vermerkt: Wer mehr als fünf Minuten zu spät oder gar nicht kommt, fehlt; andere nicht.",
    ),
    "PRIZE_CARDS": ("{name}: three copies or none, not {count}.", "{name}: drei Stück oder keines, nicht {count}."),
    "PRIZE_CARDS_EDITION": (
        "{name} belongs to the other edition.",
        "{name} gehört zur anderen Ausgabe.",
    ),
    "RESULT_MISSING": (
        "Table {table} of round {round} has no result yet.",
        "Tisch {table} in Runde {round} hat noch kein Ergebnis.",
    ),
    "ROUND_BEGUN": ("Round {round} has begun and stays.", "Runde {round} läuft schon und bleibt."),
    "ROUND_CLOSED": ("Round {round} is closed.", "Runde {round} ist geschlossen."),
    "ROUND_OPEN": (
        "Round {round} is still open; close it first.",
        "Runde {round} ist noch offen; schließe sie zuerst.",
    ),
    "ROUND_OUT_OF_TURN": (
        "Round {expected} comes next, not {round}.",
        "Als Nächstes kommt Runde {expected}, nicht {round}.",
    ),
    "ROUND_PUBLISHED": ("Round {round} is published.", "Runde {round} ist schon bekannt gemacht."),
    "ROUND_TIME_RANGE": (
        "A round has 30 to 45 minutes.",
        "Eine Runde hat 30 bis 45 Minuten.",
    ),
    "SANCTION_LOCKED": (
        "Whether the event is sanctioned was fixed at its start.",
        "Ob das Turnier anerkannt werden soll, steht seit dem Start fest.",
    ),
    "SANCTION_MINIMUM": (
        "{players} players and {games} games were played; it takes 4 and 3, or a dispensation.",
        "Gespielt haben {players} Personen {games} Spiele; es braucht 4 und 3 oder eine Ausnahmegenehmigung.",
    ),
    "SEATED_AND_BYE": (
        "{player} sits at a table and needs no bye.",
        "{player} sitzt an einem Tisch und braucht kein Freilos.",
    ),
    "SEATS_FROZEN": (
        "The game at table {table} has begun; its seats stay.",
        "Das Spiel an Tisch {table} hat begonnen; die Plätze bleiben.",
    ),
    "SECOND_BYE": ("{player} has had a bye.", "{player} hatte schon ein Freilos."),
    "SUBMITTED": (
        "The results were returned; this is fixed: {key}.",
        "Die Ergebnisse sind eingereicht; fest steht: {key}.",
    ),
    "SUSPENDED_UNTIL": ("{player} is suspended until {until}.", "{player} ist bis {until} gesperrt."),
    "SUSPENSION_MIN_2Y": (
        "A suspension lasts at least two years, to {earliest}.",
        "Eine Sperre dauert mindestens zwei Jahre, bis {earliest}.",
    ),
    "TEAM_APART": (
        "{player} sits at one table as a team: {players} is missing there.",
        "{player} sitzt als Team an einem Tisch: Dort fehlt {players}.",
    ),
    "TEAMS_OF_TWO": (
        "{player} enters as a team of two different people.",
        "{player} wird als Team aus zwei verschiedenen Personen gemeldet.",
    ),
    "TIME_NOT_CALLED": ("Time was not called at table {table}.", "An Tisch {table} ist die Zeit nicht abgelaufen."),
    "TIME_WAS_CALLED": ("Time was called at table {table} before.", "An Tisch {table} war die Zeit schon abgelaufen."),
    "TOO_FEW_PLAYERS": (
        "Two or more must be entered and here; of {entered} entered {players} are checked in.",
        "Zwei oder mehr müssen gemeldet und da sein; von {entered} Gemeldeten sind {players} da.",
    ),
    "TOO_LATE_TO_ENTER": (
        "It is too late for {player} to enter: only a Swiss takes late entrants, in its first half.",
        "Für {player} ist es zu spät: Nur ein Schweizer System nimmt noch auf, in seiner ersten Hälfte.",
    ),
    "TOTAL_MISSING": ("Totals are missing: {players}.", "Es fehlen Punkte: {players}."),
    "TOO_MANY_SEATS": (
        "{seats} players are too many for these decks, which seat {most}; each further deck seats six more.",
        "{seats} Personen sind zu viele: Diese Decks reichen für {most}, jedes weitere für sechs mehr.",
    ),
    "TWO_SEATS": ("{player} has two seats.", "{player} hat zwei Plätze."),
    "UNKNOWN_END": (
        "No game ends by {end}; it is one of: {ends}.",
        "Kein Spiel endet mit {end}; möglich sind: {ends}.",
    ),
    "UNKNOWN_INFRACTION": (
        "There is no infraction {code} to be given by hand; `fov desk penalty --list` shows them.",
        "Einen Verstoß {code}, den man von Hand gibt, kennt die Liste nicht; `fov desk penalty --list` zeigt sie.",
    ),
    "UNKNOWN_LEAVING": ("Nobody leaves by {why}; it is one of: {ways}.", "Niemand geht durch {why}; möglich: {ways}."),
    "UNKNOWN_POLICY": (
        "{policy} is no drop policy: RETAIN or ZERO_LAST.",
        "{policy} gibt es nicht: RETAIN oder ZERO_LAST.",
    ),
    "UNKNOWN_ROLE": (
        "{role} is no role: judge, head, score_keeper or verifier.",
        "{role} gibt es nicht: judge, head, score_keeper oder verifier.",
    ),
    "UNKNOWN_TIER": (
        "{tier} is no tier: club, state, nation or world.",
        "{tier} gibt es nicht: club, state, nation oder world.",
    ),
    "USE_DISQUALIFY": (
        "{code} is a disqualification: `fov desk dq`.",
        "{code} ist eine Disqualifikation: `fov desk dq`.",
    ),
    "VERIFICATION_REQUIRED": (
        "Somebody who plays entered results of round {round}; a judge or an independent person must verify them.",
        "Wer mitspielt, hat Ergebnisse von Runde {round} eingetragen; eine unabhängige Person muss sie prüfen.",
    ),
    "VERIFIER_PLAYS": (
        "{person} plays and cannot verify.",
        "{person} spielt mit und kann nicht prüfen.",
    ),
    "WHOLE_TEAM_WINS": ("A team wins with both members.", "Ein Team gewinnt mit beiden."),
    "WINNER_LEFT": ("Whoever left has not won: {winners}.", "Wer gegangen ist, hat nicht gewonnen: {winners}."),
    "WINNER_TWICE": ("{player} is named twice as winner.", "{player} steht zweimal unter denen, die gewonnen haben."),
    "WITHDRAW_TOO_LATE": (
        "Round 1 has begun: {player} can drop, not withdraw.",
        "Runde 1 hat begonnen: {player} kann aussteigen, sich aber nicht mehr abmelden.",
    ),
    "WRONG_TURN": ("Another turn is owed: {expected}.", "Ein anderer Zug ist dran: {expected}."),
}

# What a package can lack.
ITEMS: dict[str, str] = {
    "date": "Datum",
    "location": "Ort",
    "organiser name": "Name der Turnierleitung",
    "organiser contact": "Kontakt der Turnierleitung",
    "final ranking": "Endrangliste (das Turnier ist noch nicht beendet)",
}

# What somebody may have no right to: the names in rights.py.
RIGHTS: dict[str, str] = {
    "settings": "Einstellungen",
    "registration": "Anmeldung",
    "roles": "Rollen",
    "start": "Beginn",
    "decks": "Decks",
    "rounds": "Runden",
    "limit": "Zeitlimit",
    "seats": "Plätze",
    "dispensation": "Ausnahme",
    "suspension": "Sperre",
    "presence": "Anwesenheit",
    "enigma": "Startkarte",
    "time": "Zeit",
    "drop": "Ausstieg",
    "call": "Ruf",
    "bad deck": "fehlerhaftes Deck",
    "result": "Ergebnis",
    "correct": "Berichtigung",
    "revert": "Rücknahme",
    "close": "Abschluss",
    "submit": "Einreichen",
    "verify": "Prüfung",
    "deck check": "Deckprüfung",
    "extension": "Verlängerung",
    "reference": "Bezugszeit",
    "agreed draw": "vereinbartes Unentschieden",
    "answer": "Antwort",
    "told": "Mitteilung",
    "penalty": "Strafe",
    "draft": "Entwurf",
    "clock": "Uhr",
    "appeal": "Einspruch",
    "report": "Bericht",
    "reopen": "Wiedereröffnung",
}

"""Every word on the papers, in English and German."""

from collections.abc import Mapping

WORDS: Mapping[str, tuple[str, str]] = {
    # ground
    "printed": ("printed", "gedruckt"),
    "page": ("page {page} of {pages}", "Seite {page} von {pages}"),
    "log": ("log", "Protokoll"),
    "practice": ("PRACTICE", "ÜBUNG"),
    "continued": ("continued", "Fortsetzung"),
    # people and places
    "name": ("Name", "Name"),
    "club": ("Club", "Verein"),
    "contact": ("Contact", "Kontakt"),
    "number": ("Player no.", "Spielernr."),
    "table": ("Table", "Tisch"),
    "seat": ("Seat", "Platz"),
    "round": ("Round", "Runde"),
    "game": ("Game", "Spiel"),
    "deck": ("Deck", "Deck"),
    "dealer": ("deals", "gibt"),
    "first": ("starts", "beginnt"),
    "opponents": ("Opponents", "Gegner"),
    # lists
    "pairings_by_table": ("Pairings by table", "Paarungen nach Tischen"),
    "pairings_by_name": ("Pairings by name", "Paarungen nach Namen"),
    "standings": ("Standings", "Rangliste"),
    "rank": ("Rank", "Rang"),
    "players": ("Players", "Teilnehmende"),
    "here": ("Here", "Da"),
    # slips
    "slip": ("Result slip", "Ergebniszettel"),
    "points": ("View-points", "View-Points"),
    "tokens": ("Tokens", "Marken"),
    "place": ("Place", "Rang"),
    "signature": ("Signature", "Unterschrift"),
    "ended": ("Ended by", "Ende durch"),
    "hundred": ("100 reached", "100 erreicht"),
    "time": ("time", "Zeit"),
    "exhausted": ("piles exhausted", "Stapel leer"),
    "forfeit": ("forfeit", "Aufgabe"),
    "judge_initials": ("Judge", "Kürzel"),
    # count sheets
    "count_sheet": ("Count sheet", "Zählblatt"),
    "card": ("Card", "Karte"),
    "expected": ("Expected", "Soll"),
    "counted": ("Counted", "Gezählt"),
    "difference": ("Difference", "Differenz"),
    "all_cards": ("All cards", "Alle Karten"),
    "no_list": (
        "The list of this set is not available: count all cards only.",
        "Die Liste dieser Ausgabe liegt nicht vor: nur die Gesamtzahl zählen.",
    ),
    "complete": ("complete", "vollständig"),
    "not_complete": ("not complete", "nicht vollständig"),
    "counted_by": ("Counted by", "Gezählt von"),
    # forms
    "penalty_form": ("Penalty", "Strafe"),
    "penalty_list": ("Penalties", "Strafen"),
    "dq_form": ("Report on a disqualification", "Bericht über eine Disqualifikation"),
    "appeal_form": ("Appeal", "Einspruch"),
    "statement_form": ("Statement", "Aussage"),
    "player": ("Player", "Spieler/in"),
    "code": ("Code", "Nummer"),
    "infraction": ("Infraction", "Verstoß"),
    "level": ("Penalty", "Strafe"),
    "caution": ("caution", "Ermahnung"),
    "warning": ("warning (−50)", "Verwarnung (−50)"),
    "disqualification": ("disqualification", "Disqualifikation"),
    "what_happened": ("What happened", "Was geschehen ist"),
    "players_word": ("In the player's words", "Mit den Worten der Spielerin oder des Spielers"),
    "witnesses": ("Witnesses", "Zeugen"),
    "ruling": ("Ruling and reason", "Entscheidung und Grund"),
    "ruling_appealed": ("Ruling appealed against", "Angefochtene Entscheidung"),
    "reason": ("Reason", "Grund"),
    "decision": ("Decision", "Entscheidung"),
    "upheld": ("upheld", "bestätigt"),
    "changed": ("changed", "geändert"),
    "told": ("The player was told", "Der Person mitgeteilt"),
    "yes": ("yes", "ja"),
    "no": ("no", "nein"),
    "judge": ("Judge", "Schiedsrichter/in"),
    "head_judge": ("Head judge", "Oberschiedsrichter/in"),
    "date_time": ("Date and time", "Datum und Uhrzeit"),
    "by": ("By", "Von"),
    # blank sheets
    "blank_pairings": ("Round sheet", "Rundenblatt"),
    "blank_players": ("Registration", "Anmeldung"),
    "blank_results": ("Results", "Ergebnisse"),
    "consent": ("Consent", "Einwilligung"),
    "winner": ("Winner", "Sieg"),
    "notes": ("Notes", "Notizen"),
    # signs
    "table_tents": ("Table numbers", "Tischnummern"),
    "badges": ("Name badges", "Namensschilder"),
}
LANGUAGES = ("en", "de")


def word(key: str, language: str, **values: object) -> str:
    """One word or sentence in a language."""
    return WORDS[key][LANGUAGES.index(language)].format(**values)

"""English and German sentences for draws, plans and presets: the one place where formats speak."""

from collections.abc import Mapping
from typing import Any, Literal

Language = Literal["en", "de"]

TEXT: dict[Language, dict[str, str]] = {
    "en": {
        "and": "and",
        # why these sit at a table
        "group": "Score group {score}.",
        "scores": "Scores from {low} to {high}.",
        "group.mixed": "Score group {score}; scores from {low} to {high}.",
        "pulled-up": "{unit} ({score}) is pulled up to the group of {group}, for the first time.",
        "pulled-up.again": "{unit} ({score}) is pulled up to the group of {group}, again ({before} before).",
        "repeat": "{one} and {other} have met in round {rounds}.",
        "repeat.many": "{one} and {other} have met in rounds {rounds}.",
        "all-new": "Nobody here has met before.",
        "odd-table": "A table of {size} instead of {usual}; nobody here has sat at one before.",
        "odd-table.again": "A table of {size} instead of {usual}; at one before: {before}.",
        "snake": "Seeds {seeds}.",
        "timetable": "Round {round} of the timetable.",
        # warnings of a plan
        "W_BELOW_MINIMUM.players": (
            "A sanctioned event needs four players; there are {players} (or ask for a dispensation)."
        ),
        "W_BELOW_MINIMUM.games": (
            "A sanctioned event needs three games; this plan guarantees {games}. Plan three games, first to three, or"
            " another stage."
        ),
        "W_TWO_PLAYER_FINAL": "The final will have two players although tables of {table} were wished.",
        "W_REPEATS": ("With {units} entered some meet again: {free} of {rounds} rounds can be played without that."),
        "W_UNEVEN_MEETINGS": "In this timetable pairs meet {least} to {most} times: no even one is known.",
        "W_FEW_ROUNDS": (
            "After {rounds} rounds several may still be undefeated; {advised} or more are advised for {units}."
        ),
        "W_UNEVEN_POOLS": "The pools have {sizes} players; the table before the cut compares per game.",
        "W_RESTS": "In every round {count} of {units} rest.",
        # where procedures come from
        "source.own-design": "The name is the publisher's, the procedure our own design.",
        "source.own-definition": "Only the name is known; the definition is ours.",
        "source.own": "A format of our own.",
        "source.worlds-2010": "After the announcement of the World Championships 2010; its pools are inferred.",
        # presets
        "preset.club-evening": "Club evening: three rounds at tables of four",
        "preset.day-with-final": "A day with a final: four rounds, the best four play the final",
        "preset.worlds-2010": "Worlds 2010: pools of four, the best nine, tables of three",
        "preset.everybody-meets": "Everybody against everybody, tables of two",
        "preset.knock-out": "Knock-out at tables of four",
        "preset.giants": "2-Headed Giant: three rounds",
        "preset.double-score": "Double Score: three rounds at tables of four",
        "preset.survival": "Survival of the Fittest",
    },
    "de": {
        "and": "und",
        "group": "Punktgruppe {score}.",
        "scores": "Stände von {low} bis {high}.",
        "group.mixed": "Punktgruppe {score}; Stände von {low} bis {high}.",
        "pulled-up": "{unit} ({score}) wird in die Gruppe {group} hochgezogen, zum ersten Mal.",
        "pulled-up.again": "{unit} ({score}) wird wieder in die Gruppe {group} hochgezogen (bisher {before}).",
        "repeat": "{one} und {other} trafen sich in Runde {rounds}.",
        "repeat.many": "{one} und {other} trafen sich in den Runden {rounds}.",
        "all-new": "Hier ist sich noch niemand begegnet.",
        "odd-table": "Ein Tisch mit {size} statt {usual}; hier saß noch niemand an so einem.",
        "odd-table.again": "Ein Tisch mit {size} statt {usual}; schon an so einem: {before}.",
        "snake": "Setzplätze {seeds}.",
        "timetable": "Runde {round} des Spielplans.",
        "W_BELOW_MINIMUM.players": (
            "Ein gewertetes Turnier braucht vier Spielende; es sind {players} (oder eine Ausnahme erbitten)."
        ),
        "W_BELOW_MINIMUM.games": (
            "Ein gewertetes Turnier braucht drei Partien; dieser Plan sichert {games}. Drei Partien, drei Gewinnpartien"
            " oder eine weitere Stufe vorsehen."
        ),
        "W_TWO_PLAYER_FINAL": "Das Finale wird zu zweit gespielt, obwohl Tische zu {table} gewünscht sind.",
        "W_REPEATS": (
            "Bei {units} Gemeldeten trifft man sich wieder: {free} von {rounds} Runden gehen ohne Wiederholung."
        ),
        "W_UNEVEN_MEETINGS": (
            "In diesem Zeitplan trifft man sich {least}- bis {most}-mal: ein gleichmäßiger ist nicht bekannt."
        ),
        "W_FEW_ROUNDS": (
            "Nach {rounds} Runden können mehrere ungeschlagen sein; für {units} sind {advised} oder mehr ratsam."
        ),
        "W_UNEVEN_POOLS": "Die Gruppen haben {sizes} Plätze; die Tabelle vor dem Cut vergleicht je Partie.",
        "W_RESTS": "In jeder Runde setzen {count} von {units} aus.",
        "source.own-design": "Der Name stammt vom Verlag, der Ablauf von uns.",
        "source.own-definition": "Nur der Name ist bekannt; die Festlegung ist unsere.",
        "source.own": "Ein eigenes Format.",
        "source.worlds-2010": "Nach der Ankündigung der Weltmeisterschaft 2010; ihre Gruppen sind erschlossen.",
        "preset.club-evening": "Vereinsabend: drei Runden an Vierertischen",
        "preset.day-with-final": "Ein Tag mit Finale: vier Runden, die besten vier spielen das Finale",
        "preset.worlds-2010": "WM 2010: Vierergruppen, die besten neun, Dreiertische",
        "preset.everybody-meets": "Jede gegen jeden, Zweiertische",
        "preset.knock-out": "K.-o. an Vierertischen",
        "preset.giants": "2-Headed Giant: drei Runden",
        "preset.double-score": "Double Score: drei Runden an Vierertischen",
        "preset.survival": "Survival of the Fittest",
    },
}


def say(key: str, language: Language = "en", **data: object) -> str:
    """A text by its key."""
    return TEXT[language][key].format(**data)


def sentence(
    kind: str, data: Mapping[str, Any], language: Language = "en", names: Mapping[str, str] | None = None
) -> str:
    """One reason of `Drawn.explain` or one warning of a plan; `names` are shown instead of the ids of units."""

    def name(unit: str) -> str:
        return (names or {}).get(unit, unit)

    shown = {key: name(value) if key in ("unit", "one", "other") else _number(value) for key, value in data.items()}
    key = kind
    match kind:
        case "group" if data["high"] != data["low"]:
            key = "group.mixed"
        case "pulled-up" if data["before"]:
            key = "pulled-up.again"
        case "repeat":
            key = "repeat.many" if len(data["rounds"]) > 1 else "repeat"
            shown["rounds"] = _listed([str(number) for number in data["rounds"]], language)
        case "odd-table":
            again = [f"{name(unit)} ({times}×)" for unit, times in data["before"].items() if times]
            key = "odd-table.again" if again else "odd-table"
            shown["before"] = _listed(again, language)
        case "snake":
            shown["seeds"] = _listed([str(seed) for seed in data["seeds"]], language)
        case "W_BELOW_MINIMUM":
            key = f"{kind}.{'players' if data['players'] < 4 else 'games'}"
        case "W_UNEVEN_POOLS":
            shown["sizes"] = _listed([str(size) for size in data["sizes"]], language)
    return say(key, language, **shown)


def _number(value: object) -> object:
    """Whole scores without a point."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _listed(items: list[str], language: Language) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {say('and', language)} {items[-1]}"

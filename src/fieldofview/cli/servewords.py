"""What `fov serve` says, in every language."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "missing": "The server needs {names}; install it with: pip install 'fieldofview[server]'.",
        "port": "A port is a number from 0 to {last}, not {port}.",
        "setting": "{name} cannot be used: {why}.",
        "ready": "The table is open at {address}",
        "running": "A table is open already at {address}",
        "locked": "Another server uses this data folder and is just starting; try again in a moment.",
        "invite": "For others on this network: {address}",
        "no network": "This machine is on no network that others could reach it by.",
        "remote": "From your own machine: {line}\nthen open {address}",
        "end": "Ctrl-C ends it; every table is kept.",
        "stopped": "The server has stopped; every table is kept.",
        "backed up": "Everything is kept in {file}.",
        "restored": "Everything is again as it was in {file}.",
        "recounted": "All ratings are worked out anew; rated games: {games}.",
    },
    "de": {
        "missing": "Dem Server fehlt {names}; installiere es mit: pip install 'fieldofview[server]'.",
        "port": "Ein Port ist eine Zahl von 0 bis {last}, nicht {port}.",
        "setting": "{name} ist so nicht zu gebrauchen: {why}.",
        "ready": "Der Tisch ist offen unter {address}",
        "running": "Ein Tisch ist schon offen unter {address}",
        "locked": "Ein anderer Server benutzt diesen Datenordner und startet gerade; versuche es gleich noch einmal.",
        "invite": "Für andere in diesem Netz: {address}",
        "no network": "Dieser Rechner ist in keinem Netz, in dem ihn andere erreichen könnten.",
        "remote": "Vom eigenen Rechner aus: {line}\ndann {address} öffnen",
        "end": "Strg-C beendet ihn; jeder Tisch bleibt erhalten.",
        "stopped": "Der Server ist beendet; jeder Tisch bleibt erhalten.",
        "backed up": "Alles ist in {file} gesichert.",
        "restored": "Alles ist wieder so, wie es in {file} war.",
        "recounted": "Alle Wertungen sind neu berechnet; gewertete Spiele: {games}.",
    },
}


def say(key: str, language: str, **values: object) -> str:
    return WORDS[language][key].format(**values)

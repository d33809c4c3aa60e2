"""Why the system refuses a file: its own words in English, ours in other languages, by the number of the error."""

from __future__ import annotations

import errno
from typing import Self

GERMAN = {
    errno.ENOENT: "die Datei oder der Ordner fehlt",
    errno.ENOTDIR: "ein Teil des Pfads ist kein Ordner",
    errno.EISDIR: "das ist ein Ordner",
    errno.EACCES: "der Zugriff ist nicht erlaubt",
    errno.EPERM: "das ist nicht erlaubt",
    errno.EROFS: "dort darf nichts geschrieben werden",
    errno.EEXIST: "das gibt es schon",
    errno.ENOTEMPTY: "der Ordner ist nicht leer",
    errno.ENOSPC: "auf dem Datenträger ist kein Platz mehr",
    errno.EDQUOT: "der zugeteilte Platz ist aufgebraucht",
    errno.EFBIG: "die Datei wird zu groß",
    errno.ENAMETOOLONG: "der Name ist zu lang",
    errno.ELOOP: "die Verknüpfungen führen im Kreis",
    errno.EPIPE: "niemand liest mehr mit",
    errno.EIO: "beim Lesen oder Schreiben ging etwas schief",
    errno.EBUSY: "es ist gerade in Gebrauch",
    errno.ETXTBSY: "es ist gerade in Gebrauch",
    errno.EMFILE: "zu viele Dateien sind offen",
    errno.ENFILE: "zu viele Dateien sind offen",
    errno.ENOMEM: "der Speicher reicht nicht",
    errno.EINVAL: "so geht es nicht",
    errno.ENODEV: "das Gerät fehlt",
    errno.ENXIO: "das Gerät fehlt",
    errno.EBADF: "die Ausgabe ist geschlossen",
    errno.ESPIPE: "das ist keine gewöhnliche Datei",
    errno.ETIMEDOUT: "es kam keine Antwort",
    errno.ECONNREFUSED: "dort hört niemand zu",
    errno.ECONNRESET: "die Verbindung brach ab",
    errno.EHOSTUNREACH: "dorthin führt kein Weg",
    errno.ENETUNREACH: "dorthin führt kein Weg",
    errno.ESTALE: "die Datei ist nicht mehr erreichbar",
}


class Reason(str):
    """Why an OSError came, to stand behind a colon: English by itself, and told in other languages."""

    __slots__ = ("number",)
    number: int | None

    def __new__(cls, error: OSError) -> Self:
        made = super().__new__(cls, error.strerror or str(error) or type(error).__name__)
        made.number = error.errno
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[OSError]]:
        return type(self), (OSError(self.number, str(self)),)

    def told(self, language: str = "en") -> str:
        """The reason in a language; a rare one by its number, with what the system calls it."""
        if language != "de" or not self:
            return str(self)
        return GERMAN.get(self.number or 0, f"das System meldet Fehler {self.number} ({self})")

"""A process that writes to an event file and says what was acknowledged; the tests end it at any moment."""

import sys
from pathlib import Path

from fieldofview.desk.log import Draft, Person, Stale
from fieldofview.office.eventfile import EventFile


def write(path: Path, name: str) -> None:
    """Append for ever; a line goes out only after the append came back."""
    with EventFile.open(path) as file:
        print("ready", flush=True)
        number = 0
        while True:
            number += 1
            pack = [Draft("t", name, "Noted", {"number": number, "part": part}) for part in range(1 + number % 4)]
            try:
                head = file.head()
                done = file.append(pack, head, people={f"{name}-{number}": Person({"name": "Ann"}, "salt")})
            except Stale as refusal:
                print("stale", head.length, len(refusal.entries), flush=True)
                continue
            print("done", done[-1].n, done[-1].hash, number, flush=True)


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2])

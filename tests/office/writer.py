"""A process that writes to an event file and says what was acknowledged; the tests end it at any moment."""

import random
import sys
import time
from pathlib import Path

from fieldofview.desk.log import Draft, Person, Stale
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import CannotWrite


def write(path: Path, name: str, rest: float) -> None:
    """Append for ever, with rests for others; a line goes out only after the append came back."""
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
            except CannotWrite:  # SQLite hands its lock to nobody in turn: the unlucky one waits its whole patience
                print("busy", flush=True)
                continue
            print("done", done[-1].n, done[-1].hash, number, flush=True)
            time.sleep(random.random() * rest)


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]))

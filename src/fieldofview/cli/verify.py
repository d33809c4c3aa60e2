"""`fov verify`: was a game dealt as it was promised, and did it go by the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .paths import named
from .streams import complain

if TYPE_CHECKING:
    from fieldofview.game import Game
    from fieldofview.game.verify import Verified

HELP = "Check the record of a game: that its commitment opens, and that deal, shuffles and answers follow from it."

NEXT = """\
  fov verify friday.fov                    checks a game that was kept
  fov verify friday.fov --commitment HEX   also that this was promised before the game
docs/record.md says what a commitment shows."""

OK, FAILED = 0, 1


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a record, or of a kept game")
    parser.add_argument("--commitment", metavar="HEX", help="what was published when the game began")


def run(args: argparse.Namespace) -> int:
    from fieldofview.cards.files.disk import Unreadable, text_of
    from fieldofview.game import BadRecord
    from fieldofview.game.verify import verify

    try:
        found = verify(text_of(named(args.record)), args.commitment)
    except (BadRecord, Unreadable) as error:
        if isinstance(error.__cause__, OSError):
            raise  # there is nothing to check
        return refuse(str(error))
    for sentence in findings(found):
        print(sentence)
    return OK


def findings(found: Verified) -> Iterator[str]:
    """What was checked, a sentence each."""
    game = found.game
    if found.commitment is None:
        yield f"Chance: the game was dealt by the seed {game.setup.seed}; nothing was committed to before it."
    else:
        yield f"Commitment: the secret opens {found.commitment}."
        dealer = f", and so does the dealer, {game.names[found.dealer]}" if found.dealer >= 0 else ""
        yield f"Deal: the order of the cards follows from the secret{dealer}."
        times = "once" if found.reshuffles == 1 else f"{found.reshuffles} times"
        again = f"the pile was shuffled again {times}, each time as the secret says" if found.reshuffles else ""
        yield f"Shuffles: {again or 'the pile was not shuffled again'}."
    yield f"Answers: all {len(game.answers)} fit the rules of the game."
    yield f"Outcome: {outcome(game)}."


def outcome(game: Game) -> str:
    if game.outcome is None:
        return "the game is not over yet"
    winners = " and ".join(game.names[seat] for seat in game.outcome.winners)
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.outcome.scores, strict=True))
    return f"{winners or 'nobody'} won ({scores})"


def refuse(sentence: str) -> int:
    complain(f"fov verify: {sentence}")
    return FAILED

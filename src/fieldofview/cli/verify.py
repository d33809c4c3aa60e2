"""`fov verify`: was a game dealt as it was promised, and did it go by the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fieldofview.cards.complaint import Worded

from .languages import add_language, chosen
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
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from fieldofview.cards.files.disk import Unreadable, text_of
    from fieldofview.game import BadRecord
    from fieldofview.game.verify import verify

    language = chosen(args.lang)
    try:
        found = verify(text_of(named(args.record)), args.commitment)
    except (BadRecord, Unreadable) as error:
        if isinstance(error.__cause__, OSError):
            raise  # there is nothing to check
        return refuse(error.told(language))
    for sentence in findings(found):
        print(sentence.told(language))
    return OK


def findings(found: Verified) -> Iterator[Worded]:
    """What was checked, a sentence each."""
    game = found.game
    if found.commitment is None:
        seed = game.setup.seed
        yield Worded("Chance: the game was dealt by the seed {seed}; nothing was committed to before it.", seed=seed)
    else:
        yield Worded("Commitment: the secret opens {commitment}.", commitment=found.commitment)
        if found.dealer < 0:
            yield Worded("Deal: the order of the cards follows from the secret.")
        else:
            yield Worded(
                "Deal: the order of the cards follows from the secret, and so does the dealer, {dealer}.",
                dealer=game.names[found.dealer],
            )
        if not found.reshuffles:
            yield Worded("Shuffles: the pile was not shuffled again.")
        else:
            yield Worded(
                "Shuffles: the pile was shuffled again {times}, each time as the secret says.",
                times=Worded("once") if found.reshuffles == 1 else Worded("{n} times", n=found.reshuffles),
            )
    yield Worded("Answers: all {n} fit the rules of the game.", n=len(game.answers))
    yield outcome(game)


def outcome(game: Game) -> Worded:
    if game.outcome is None:
        return Worded("Outcome: the game is not over yet.")
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.outcome.scores, strict=True))
    won: str = Worded("nobody")
    for number, seat in enumerate(game.outcome.winners):
        name = game.names[seat]
        won = Worded("{some} and {last}", some=won, last=name) if number else name
    return Worded("Outcome: {winners} won ({scores}).", winners=won, scores=scores)


def refuse(sentence: str) -> int:
    complain(f"fov verify: {sentence}")
    return FAILED

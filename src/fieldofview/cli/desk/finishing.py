"""The end of an event, and what goes to the publisher."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.desk.standings import ranking

from .copies import back_up_now
from .counter import Counter
from .takes import arg, takes
from .values import day, pair, whole


@takes()
def finish(at: Counter) -> None:
    """Finish the event: an open round is closed, no more rounds are drawn, and the places are final."""
    last = at.t.last_round
    at.event.desk.decide(c.FinishEvent(), at.by)
    at.sure("finish_now", rounds=len(at.t.rounds))
    at.put(c.FinishEvent())
    if last is not None:
        back_up_now(at)
    rows = [[rank or None, at.name(entry)] for rank, entry in ranking(at.t)]
    at.rows("ranking", ["rank", "name"], rows if at.as_json else rows[:10])
    at.tell("next_package")


@takes()
def submit(at: Counter) -> None:
    """Note that the results were returned to the publisher. Everything that the package must have is checked; the
    settings are fixed from now on."""
    at.event.desk.decide(c.SubmitResults(), at.by)
    at.sure("submit_now")
    at.put(c.SubmitResults())
    back_up_now(at)


@takes(
    arg("answer", choices=["accepted", "refused"], help="what the publisher said"),
    arg("--date", required=True, metavar="DAY", help="when"),
    arg("--points", nargs="+", default=[], metavar="NAME=N", help="official points"),
)
def ratify(at: Counter, answer: str, date: str, points: list[str]) -> None:
    """Note what the publisher answered, with the official points if there are any."""
    pairs = [pair(text, at.language) for text in points]
    given = {at.find(name): whole(value, at.language) for name, value in pairs}
    at.put(c.RecordRatification(answer == "accepted", day(date, at.language), given))

"""The shape of the event: how many rounds, which of them are final, their limits, who goes on."""

from __future__ import annotations

from fieldofview.desk.formats.constructions import constructed
from fieldofview.desk.formats.ladder import NeverEnds, ladder
from fieldofview.desk.formats.search import target_rounds
from fieldofview.desk.formats.sizes import exact_sizes
from fieldofview.desk.formats.survival import FINAL_SEATS
from fieldofview.desk.formats.timetable import pool_sizes
from fieldofview.desk.model import Round, Tournament


def base(t: Tournament) -> str:
    """The format that makes the rounds: giants play one of three."""
    return t.settings.format.course


def field_size(t: Tournament) -> int:
    """How many entries the plan is made for."""
    return len(t.entries)


def seats_a_table(t: Tournament) -> int:
    """The preferred number of entries at a table: two partners count once."""
    return t.settings.format.table_units


def bracket_seats(t: Tournament) -> int:
    """The number of entries at a table of the elimination stage."""
    form = t.settings.format
    return form.final_table_seats // form.unit_seats if form.cut else form.table_units


def main_rounds(t: Tournament) -> int:
    """Planned rounds before the cut, or of the whole event without one; 0 where nobody can say."""
    form = t.settings.format
    if form.rounds:
        return form.rounds
    n, size = field_size(t), seats_a_table(t)
    if base(t) == "knock-out":
        try:
            return len(ladder(n, size, form.advancing, form.wished_final)) if n > 1 else 0
        except NeverEnds:
            return 0
    if base(t) == "round-robin":
        return _timetable_rounds(pool_sizes(n, form.pools)[0] if form.pools else n, size) if n > 1 else 0
    return 0


def eliminates(t: Tournament, round: Round) -> bool:
    """Whether tables of this round send some on and others home."""
    return round.stage == "final" or base(t) == "knock-out"


def is_final_round(t: Tournament, number: int) -> bool:
    """Whether a round is a final one, of which VT.16 speaks (TD.31)."""
    form = t.settings.format
    round = t.round(number)
    if form.cut:
        return round.stage == "final" if round else number > main_rounds(t)
    return is_last(t, number)


def is_last(t: Tournament, number: int) -> bool:
    """Whether this is the last round: its one table ends a knock-out, its number another format."""
    form = t.settings.format
    round = t.round(number)
    if round is not None and (eliminates(t, round) or base(t) == "survival"):
        seated = [table for table in round.tables.values() if not table.play_off_only]
        return (
            len(seated) == 1
            and not round.byes
            and (base(t) != "survival" or len(t.units(seated[0].seats)) <= FINAL_SEATS)
        )
    if form.cut or base(t) == "survival":
        return False
    return number == main_rounds(t)


def stipulated_by_default(t: Tournament, number: int) -> bool:
    """The last round of a round robin or Swiss without a cut keeps the usual limit, as the organiser's word (TD.31)."""
    form = t.settings.format
    return not form.cut and base(t) in ("swiss", "round-robin", "double-score") and form.final_limit is None


def limit(t: Tournament, number: int, table: int = 0, *, play_off: bool = False) -> int | None:
    """Seconds of a round, with what was added for one table; None without a limit (VT.14, VT.16)."""
    if play_off:
        return None
    seconds: int | None = t.settings.limit
    if number in t.limits:
        seconds = t.limits[number][0]
    elif is_final_round(t, number) and not stipulated_by_default(t, number):
        wanted = t.settings.format.final_limit
        seconds = wanted if isinstance(wanted, int) else None
    return None if seconds is None else seconds + t.extra.get((number, table), 0)


def first_to(t: Tournament, round: Round) -> int | None:
    """How many wins take a match of this round; None where a number of games is played."""
    form = t.settings.format
    if form.final_first_to and is_last(t, round.number):
        return form.final_first_to
    return form.first_to


def _timetable_rounds(n: int, size: int) -> int:
    """How long a timetable is, without searching one."""
    known = constructed(n, size)
    return len(known) if known is not None else target_rounds(n, exact_sizes(n, size))

"""Last month's event again: its people are taken over, who plays and who officiates."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.office.event import Event

from .counter import Counter


def take_over(at: Counter, before: Event) -> tuple[int, int]:
    """Enter the players of an earlier event, not here yet, and give its officials their roles; how many of each."""
    event, old = at.event, before.state
    players = 0
    for entry in old.entries.values():
        members = [dict(before.fields(person)) for person in entry.members]
        if not all(fields.get("name") for fields in members):
            continue  # erased
        if old.teams:
            team = event.register_team(before.name(entry.id), members)
            event.put(c.CheckOut((team,)))
        else:
            event.register(members[0], checked_in=False)
        players += 1
    staff = old.staff
    roles = [
        *((person, "judge") for person in staff.judges if person != staff.head),
        *((person, "head") for person in [staff.head] if person),
        *((person, "score_keeper") for person in staff.score_keepers),
        *((person, "verifier") for person in staff.verifiers),
    ]
    for person, role in roles:
        event.put(c.GrantRole(_same_person(event, before, person), role))
    return players, len({person for person, _ in roles})


def _same_person(event: Event, before: Event, person: str) -> str:
    fields = dict(before.fields(person))
    if not fields.get("name"):
        return person
    return event.find(str(fields["name"])) if event.knows(str(fields["name"])) else event.add_person(fields)

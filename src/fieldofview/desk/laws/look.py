"""What a law looks at: the desk after one attempt, what it was before, and the log counted anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from fieldofview.desk import events as e
from fieldofview.desk.acts import Act
from fieldofview.desk.desk import Desk
from fieldofview.desk.laws.recount import Recount
from fieldofview.desk.model import Tournament


@dataclass
class Look:
    """The desk right after somebody asked something of it."""

    desk: Desk
    act: Act | None  # None: it was refused
    mirror: Tournament  # folded from the log as it is read back, act by act
    before: Tournament | None = None  # the state before an undoing

    @property
    def t(self) -> Tournament:
        return self.desk.state

    @cached_property
    def recount(self) -> Recount:
        options = self.t.settings.options
        return Recount(self.desk.acts, teams=self.t.teams, one_warning=options.one_warning_per_caution)

    @property
    def new(self) -> tuple[e.Event, ...]:
        """What has just happened."""
        return self.act.events if self.act is not None else ()

    def new_of(self, *kinds: type[e.Event]) -> Iterator[e.Event]:
        return (event for event in self.new if isinstance(event, kinds))

    @property
    def undone(self) -> bool:
        return any(isinstance(event, e.Reverted) for event in self.new)


Law = Callable[[Look], Iterator[str]]

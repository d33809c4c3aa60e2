"""Who looks at a game: views, news and decisions of every seat, made when somebody asks."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial

from ..kernel import ops
from ..kernel.layout import State, pack, state_fields
from ..kernel.tables import Tables
from ..views.beats import Beat
from ..views.decision import Decision, Option, make_decision
from ..views.event import Event, Facts
from ..views.following import ALL, Follower
from ..views.news import News
from ..views.pieces import piece_names
from ..views.resuming import resumed
from ..views.settling import threatens
from ..views.view import Source, View, Window, make_view
from ..views.viewer import Viewer
from .checking import fits
from .course import Course
from .errors import BadRecord
from .making import HAND, PUBLIC
from .telling import Teller, facts_of
from .windows import asked, coming, could_answer, may_open, passing, sealing


class Audience(Course):
    """A game with those who look at it."""

    # -- what is told -----------------------------------------------------------------------------------------

    @property
    def answers(self) -> tuple[str, ...]:
        """The lines of the record so far."""
        self._tell()
        return tuple(self._lines)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, as somebody who sees every card would be told."""
        return tuple(self._viewer(ALL).events)

    def events_since(self, who: int | str | None, number: int = 0) -> tuple[Event, ...]:
        """What that viewer (None: an onlooker) was told after their first so many events."""
        seat = None if who is None else self.seat(who)
        return self._told_after(self._viewer(seat), number)

    def told(self, who: int | str | None) -> int:
        """How many events that viewer (None: an onlooker) was told."""
        return len(self._viewer(None if who is None else self.seat(who)).events)

    def view(self, who: int | str | None) -> View:
        """What that seat may know; None for an onlooker."""
        seat = None if who is None else self.seat(who)
        follower = self._follower(seat)
        sees = self._sees_stop(seat)
        self._lent = self._lent or sees
        state = self._state if sees else self._shown.get(seat, self._shown[None])
        together = self.setup.windows == PUBLIC and not self._state.over
        source = Source(
            state,
            self._tables,
            partial(self._told_by, seat, follower.beats),
            partial(_asked, self._tables) if together else None,
        )
        window, waiting_for, decision = self._open_to(seat, follower, state)
        return make_view(self._facts, source, follower, decision, window, waiting_for)

    def interruption(self, who: int | str) -> View | None:
        """The view of a seat that may interject now, asked as in an open moment (D.16); None where it may not."""
        seat = self.seat(who)
        if not self._may_interject(seat):
            return None
        view = self.view(seat)
        source = replace(view._made_from, state=asked(self._state, self._tables, seat), asked=None)
        return replace(view, decision=self._interjection(seat), _source=source)

    def news(self, who: int | str | None, since: int = 0) -> News:
        """What that viewer (None: an onlooker) was told after their first so many events, and what is open to them."""
        seat = None if who is None else self.seat(who)
        viewer = self._viewer(seat)
        state = self._state if self._sees_stop(seat) else self._shown.get(seat, self._shown[None])
        return News(since, self._told_after(viewer, since), *self._open_to(seat, viewer, state))

    def _told_after(self, viewer: Viewer, number: int) -> tuple[Event, ...]:
        told = len(viewer.events)
        if not 0 <= number <= told:
            raise ValueError(f"This viewer was told {told} events; there is nothing to go on from after {number}.")
        return tuple(viewer.events[number:])

    def _open_to(
        self, seat: int | None, follower: Follower, state: State
    ) -> tuple[Window | None, tuple[int, ...], Decision | None]:
        """The window, whom the table waits for, and the viewer's own decision."""
        window = self._window(follower) if self._waits() == ops.WINDOW else None
        decision = self._decision_of(seat) if seat is not None and seat in self._asked() else None
        return window, self._waiting_for(state), decision

    @cached_property
    def _facts(self) -> Facts:
        setup = self.setup
        return facts_of(self._tables, setup.names, setup.set_ids, setup.enigmas, setup.aside)

    def _waiting_for(self, state: State) -> tuple[int, ...]:
        """Whom the table waits for, as far as everybody may know."""
        if state.over:
            return ()
        if self._waits():
            return self._asked()
        op = coming(state, self._tables)
        if op == ops.PICK_PASSES:
            return passing(state)
        return () if op in (ops.WINDOW, ops.OPEN_MOMENT) else (int(state.decider),)

    def _tell(self) -> Teller:
        """The log; it is written from the start when it is first asked for."""
        if self._teller is None:
            acts, came_to, unchecked = self._acts, (self._state, self._stops()), self._unchecked
            self._acts = []
            self._begin_anew()
            self._state = self._first.clone()
            self._teller = Teller(self._tables, self._state)
            self._teller.begin(self._state, self._facts, HAND)
            self._public_beats, self._shown = len(self._teller.log), {None: self._first}
            for act in acts:
                if unchecked and not fits(self, act):
                    break
                self._do(act)
            if unchecked and not (len(self._acts) == len(acts) and self._is_at(*came_to)):
                self._begin_anew()
                self._go_on(came_to[0], acts, came_to[1])
                raise BadRecord("The snapshot's acts do not lead to its state.")
            self._unchecked = False
        return self._teller

    def _is_at(self, state: State, stops: list[int]) -> bool:
        """Whether the game has come to just this table, after so many stops."""
        fields = state_fields(self._tables.size)
        return bool(self._stops() == stops and pack(self._state, fields) == pack(state, fields))

    def _heard(self, seat: int | None) -> int:
        """How many beats of the log a viewer may have heard by now."""
        log = self._tell().log
        if seat == ALL or self._sees_stop(seat):
            return len(log)
        return self._public_beats if seat is None else max(self._public_beats, self._own_beats[seat])

    def _viewer(self, seat: int | None) -> Viewer:
        """A viewer who was told everything that they may have heard by now."""
        heard, log = self._heard(seat), self._tell().log
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = self._new_viewer(seat, log[0])
        for beat in log[viewer.beats : heard]:
            viewer.hear(beat)
        return viewer

    def _follower(self, seat: int | None) -> Follower:
        """The viewer's handles as they are by now, whether or not anything was told."""
        heard, log = self._heard(seat), self._tell().log
        viewer = self._viewers.get(seat)
        if viewer is not None and viewer.beats == heard:
            return viewer
        follower = self._followers.get(seat)
        if follower is None:
            new = self._new_viewer(seat, log[0]) if self._seen else Follower(seat, self._tables)
            follower = self._followers[seat] = new
        for beat in log[follower.beats : heard]:
            follower.follow(beat)
        return follower

    def _told_by(self, seat: int | None, beats: int) -> tuple[Event, ...]:
        viewer = self._viewer(seat)
        return tuple(viewer.events[: viewer.told_by[beats]])

    def _new_viewer(self, seat: int | None, first: Beat) -> Viewer:
        if self._seen is None or seat != self._seen.seat:
            return Viewer(seat, self._tables)
        return resumed(self._seen, self._first, self._tables, first.eyes)

    # -- questions --------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every decision that is open: one, or those that are sealed together."""
        return tuple(self._decision_of(seat) for seat in self._asked())

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over, or waits for several sealed answers."""
        seats = self._asked()
        return self._decision_of(seats[0]) if len(seats) == 1 and self._waits() != ops.WINDOW else None

    @property
    def window(self) -> Window | None:
        """The window that is open in public (D.84); None in a game with plain windows."""
        return self._window(self._follower(None)) if self._waits() == ops.WINDOW else None

    def options(self, who: int | str) -> tuple[Option, ...]:
        """What a seat may answer, seal or interject now."""
        seat = self.seat(who)
        if seat in self._asked():
            return self._decision_of(seat).options
        if self._may_interject(seat) and may_open(self._state, self._tables, seat):
            return self._interjection(seat).options[:-1]  # declining is to say nothing
        return ()

    def _decision_of(self, seat: int) -> Decision:
        if seat not in self._decisions:
            handles = self._follower(seat).handles
            state = asked(self._state, self._tables, seat) if self._waits() else self._state
            number = self._number(seat)
            self._decisions[seat] = make_decision(state, self._tables, self.names, handles, number)
        return self._decisions[seat]

    def _number(self, seat: int) -> int:
        """How many questions this seat could have seen: a late answer names an earlier one."""
        return self._public_stops + self._private_stops[seat]

    def _window(self, follower: Follower) -> Window:
        s, tables = self._state, self._tables
        f = s.frames[s.depth - 1]
        if self._could is None:
            self._could = could_answer(s, tables)
        if self._threatens is None:
            self._threatens = threatens(s, tables)
        from_hand, from_table = self._could
        return Window(
            number=self._public_stops,
            card=piece_names(tables)[f.card],
            handle=follower.handles.get(f.card),
            seat=f.player,
            threatens=self._threatens,
            from_hand=from_hand,
            from_table=from_table,
            start=sealing(s)[0],
        )

    def _may_interject(self, seat: int) -> bool:
        """Any-time reveals of the others, while the turn's player chooses what to do (D.16, D.84)."""
        s = self._state
        if s.over or self.setup.windows != PUBLIC or seat == s.turn or not (s.alive >> seat) & 1:
            return False
        return bool(coming(s, self._tables) == ops.CHOOSE_ACTION)

    def _interjection(self, seat: int) -> Decision:
        if seat not in self._interjections:
            state, handles = asked(self._state, self._tables, seat), self._follower(seat).handles
            decision = make_decision(state, self._tables, self.names, handles, self._number(seat))
            self._interjections[seat] = decision
        return self._interjections[seat]


def _asked(tables: Tables, state: State, seat: int) -> State:
    return asked(state, tables, seat) if not state.n_options else state

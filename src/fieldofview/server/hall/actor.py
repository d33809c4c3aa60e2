"""One running table: a task with a mailbox owns it; nothing is sent before it is kept."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from ..doors.connection import GOING_AWAY, Connection
from ..errands.thinking import Tip
from ..running import reports
from ..running.clock import steady_ms
from ..running.metrics import ACTION_SECONDS, BROKEN, REFUSED
from ..store import Batch, Head, Unkept
from ..table import (
    BOTS,
    OVER,
    Ask,
    BotAnswer,
    Command,
    Hint,
    Mark,
    Outcome,
    Refused,
    Rematch,
    Shared,
    Table,
    asks,
    decide,
    entry_data,
    messages,
    refused,
    reply,
    tick,
)
from ..table.commands import Sit
from ..table.entries import Said, Voided
from ..table.gathering import rematch_host
from ..table.privates import Cleared
from .beside import slots_of, slots_of_lines
from .live import live_of
from .summary import summary_of

if TYPE_CHECKING:
    from .hall import Hall

MOST_WAITING = 500  # jobs in a mailbox
LATE_MS = 250  # by which the table may be late with what is due, and still say that it was not

log = structlog.get_logger()
Job = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Sent:
    """What a client asked for, and under which number of its own."""

    connection: Connection
    command: Command
    re: object


class Actor:
    """A table that is loaded, those who look at it, and its clock."""

    def __init__(self, hall: Hall, table: Table, head: Head, lease: int) -> None:
        self.hall, self.table, self.head, self.lease = hall, table, head, lease
        self.connections: list[Connection] = []
        self._ahead = max(0, table.now - hall.now())  # of a log that was written by a clock before ours
        self.used = steady_ms()
        self.is_gone = False
        self._mailbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._ticking = False
        self._asked: set[Ask] = set()
        self._summary: dict[str, Any] = {}
        self._advised: set[str] = set()  # guests who wait for a hint
        self._unkept: dict[asyncio.Future[Head], str] = {}  # private changes that are on their way into the store
        self._live: tuple[object, dict[str, Any] | None] = (None, None)
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return len({c.guest.id for c in self.connections if self.table.seat_of(c.guest.id) is None})

    def live(self) -> dict[str, Any] | None:
        """What the lobby shows of the game; made anew when something happened."""
        key = (self.table.phase, self.table.heard, self.table.stop, self.table.paused)
        if self._live[0] != key:
            self._live = (key, live_of(self.table))
        return self._live[1]

    # -- what others ask of it --------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        if self.is_gone:  # whoever comes again finds the table loaded anew
            connection.part()
            return
        self._put(lambda: self._entered(connection))

    def leave(self, connection: Connection) -> None:
        self._put(lambda: self._left(connection))

    def speak(self, connection: Connection, lang: str) -> None:
        """Somebody wants another language: they are told everything again."""

        async def job() -> None:
            connection.lang = lang
            connection.mark = Mark(n=connection.mark.n)
            self._broadcast()

        self._put(job)

    def send(self, sent: Sent) -> bool:
        """Whether the mailbox had room for it."""
        if self.is_gone or self._mailbox.qsize() >= MOST_WAITING:
            return False
        began = perf_counter()
        self._put(lambda: self._do(sent, began))
        return True

    def apply(self, make: Callable[[int], Outcome]) -> asyncio.Future[None]:
        """Do what the hall itself wants done; done, or failed, when it was kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await self._keep(make(self._now()))
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, Unkept):
                    raise
            else:
                if not done.done():
                    done.set_result(None)

        self._put(job)
        return done

    async def close(self) -> None:
        """Finish what is in the mailbox, tell everybody, and end."""
        self.is_gone = True  # nothing more goes in
        self._mailbox.put_nowait(None)
        await self._task

    # -- its task ---------------------------------------------------------------------------------------------

    def _put(self, job: Job) -> None:
        if not self.is_gone:
            self._mailbox.put_nowait(job)

    def _now(self) -> int:
        """The clock of this table: wherever its log has come to, it goes on from there."""
        return max(self.hall.now() + self._ahead, self.table.now)

    async def _run(self) -> None:
        try:
            self._look_around()
            while (job := await self._mailbox.get()) is not None:
                await self._guarded(job)
            await asyncio.gather(*self._unkept, return_exceptions=True)
            self._part()
        except Unkept as error:  # what the store has is the truth: whoever comes next reads it again
            log.warning("unkept", table=self.table.id, why=repr(error))
            self._part()
        except Exception as error:
            log.error("table lost", table=self.table.id, report=reports.write(error))
            self._part()
        finally:
            self.is_gone = True
            if self._timer is not None:
                self._timer.cancel()
            self.hall.forget(self)

    async def _guarded(self, job: Job) -> None:
        """A game that breaks is ended as void, with a report; it never takes the server with it."""
        try:
            await job()
        except Unkept:
            raise
        except Exception as error:
            BROKEN.inc()
            report = reports.write(error)
            log.error("table broke", table=self.table.id, report=report)
            if self.table.phase == OVER:
                raise
            await self._keep(Outcome([Voided(self._now(), report)], [Cleared()]))

    def _part(self) -> None:
        for connection in self.connections:
            connection.part()
        self.connections = []

    async def _entered(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._presence()

    async def _left(self, connection: Connection) -> None:
        connection.close(GOING_AWAY)
        if connection in self.connections:
            self.connections.remove(connection)
            self._presence()

    def _presence(self) -> None:
        self.table.connected = {connection.guest.id for connection in self.connections}
        self.used = steady_ms()
        self._broadcast()

    async def _do(self, sent: Sent, began: float) -> None:
        connection, command = sent.connection, sent.command
        if connection.is_closed:
            return
        self.used = steady_ms()
        if isinstance(command, Rematch):
            host = rematch_host(self.table, connection.guest.id)
            command = Rematch(self.hall.rematch_id(self.table.id), await self.hall.kept_out(host))
        if isinstance(command, Sit) and connection.guest.id in await self.hall.kept_out(self.table.host):
            self.refuse(connection, sent.re, Refused("unwelcome"))
            return
        try:
            outcome = self._decided(connection, command)
            if outcome.opens and isinstance(command, Rematch):
                await self.hall.open_rematch(command.id, connection.guest, outcome.opens)
            if outcome.joins:
                await self.hall.come_back(self.table.id, connection.guest.id)
        except Refused as why:
            self.refuse(connection, sent.re, why)
            return
        if isinstance(command, Hint):
            self._advise(sent, command)
            return
        if outcome.privates and not outcome.entries:
            self._keep_privates(sent, outcome, began)
            return
        await self._keep(outcome)
        self._reply(sent, outcome, began)

    def _decided(self, connection: Connection, command: Command) -> Outcome:
        """What a command comes to. Deciding changes nothing: what breaks in it is refused, and harms no table."""
        try:
            return decide(self.table, connection.person, command, self._now(), secrets.token_bytes(32))
        except Refused:
            raise
        except Exception as error:
            BROKEN.inc()
            log.error("command broke", table=self.table.id, report=reports.write(error))
            raise Refused("broken") from error

    def _reply(self, sent: Sent, outcome: Outcome, began: float) -> None:
        connection = sent.connection
        message, connection.mark = reply(self.table, sent.re, outcome, connection.mark, connection.lang)
        connection.push(message)
        ACTION_SECONDS.observe(perf_counter() - began)

    def _keep_privates(self, sent: Sent, outcome: Outcome, began: float) -> None:
        """What is private holds up nobody, or others could tell that somebody sealed by how long they wait.

        The table takes it at once, since nobody else is shown it; its player is told when it is kept. Whatever it leads
        to is kept after it.
        """
        for private in outcome.privates:
            self.table.keep(private)
        done = self.hall.committer.put(Batch(self.table.id, self.head, [], slots_of(outcome.privates, ()), self.lease))
        guest = sent.connection.guest.id
        self._unkept[done] = guest

        def kept(_: asyncio.Future[Head]) -> None:
            del self._unkept[done]
            if done.cancelled():
                return
            if (error := done.exception()) is not None:
                self._put(lambda: self._lose(error))
                return
            self._tell(connection for connection in self.connections if connection.guest.id == guest)
            self._reply(sent, outcome, began)

        done.add_done_callback(kept)

    async def _lose(self, error: BaseException) -> None:
        """The store has not kept something that the table has taken: the table ends, and is read again."""
        raise error

    def _advise(self, sent: Sent, command: Hint) -> None:
        """A hint goes to whoever asked, when it is ready; each player waits for one at a time."""
        connection, guest = sent.connection, sent.connection.guest.id
        seat = self.table.seat_of(guest)
        if seat is None or guest in self._advised:
            self.refuse(connection, sent.re, Refused("too fast"))
            return
        self._advised.add(guest)

        async def told(tip: Tip | None) -> None:
            self._advised.discard(guest)
            stop = self.table.stop
            outcome = Outcome(reply={"option": None})
            if tip is not None and stop is not None and stop.number == command.number:
                outcome = Outcome(reply={"option": tip.option, "chances": tip.chances, "reason": tip.reason})
            message, connection.mark = reply(self.table, sent.re, outcome, connection.mark, connection.lang)
            connection.push(message)

        self.hall.hint(self, seat, lambda tip: self._put(lambda: told(tip)))

    def refuse(self, connection: Connection, re: object, why: Refused) -> None:
        """Tell somebody why nothing was done."""
        REFUSED.labels(why.code).inc()
        message, connection.mark = refused(re, why, connection.mark, connection.lang)
        connection.push(message)

    async def _tick(self) -> None:
        """What is due happens when it was due: nobody shall see that the table was busy with a sealed answer."""
        self._ticking = False
        due = self.table.due()
        at = self._now()
        if due is not None and due <= at:
            if at - due < LATE_MS * self.hall.config.speed:
                at = max(due, self.table.now)
            await self._keep(tick(self.table, at))
        else:
            self._set_timer()

    async def _keep(self, outcome: Outcome) -> None:
        """Commit, then change the table, then tell everybody."""
        lines = [entry for entry in outcome.entries if isinstance(entry, Said)]
        entries = [entry_data(entry) for entry in outcome.entries if not isinstance(entry, Said)]
        slots = slots_of(outcome.privates, self.table.sealed) | slots_of_lines(lines, self.table.said)
        if entries or slots:
            batch = Batch(self.table.id, self.head, entries, slots, self.lease)
            self.head = await self.hall.committer.put(batch)
        for entry in outcome.entries:
            self.table.evolve(entry)
        for private in outcome.privates:
            self.table.keep(private)
        if outcome.entries:
            self._tell(self.connections, self.table.now)
        self._look_around()

    def _broadcast(self) -> None:
        self._tell(self.connections)

    def _tell(self, connections: Iterable[Connection], at: int | None = None) -> None:
        """Tell what is new; whoever waits until something of their own is kept is told then."""
        at = self._now() if at is None else at
        unkept, shared = set(self._unkept.values()), Shared()
        for connection in connections:
            if connection.guest.id in unkept:
                continue
            viewer, mark = connection.person, connection.mark
            made, connection.mark = messages(self.table, viewer, mark, connection.lang, at, shared)
            for message in made:
                connection.push(message)

    # -- what follows from a change ---------------------------------------------------------------------------

    def _look_around(self) -> None:
        """Ask the bots, set the clock, tell the lobby."""
        self._ask_bots()
        self._set_timer()
        summary = summary_of(self.table)
        if summary != self._summary:
            self._summary = summary
            self.hall.summarise(self.table, summary, self.lease, self.head)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.due()
        if due is None or self._ticking:
            return
        wait = max(0, due - self._now()) / 1000 / self.hall.config.speed
        self._timer = asyncio.get_running_loop().call_later(wait, self._due)

    def _due(self) -> None:
        if not self._ticking:
            self._ticking = True
            self._put(self._tick)

    def _ask_bots(self) -> None:
        wanted = asks(self.table)
        self._asked &= set(wanted)
        for ask in wanted:
            if ask not in self._asked:
                self._asked.add(ask)
                self.hall.think(self, ask)

    def awaits(self, ask: Ask) -> bool:
        """Whether a bot's answer would still be used."""
        return not self.is_gone and ask in self._asked

    def answered(self, ask: Ask, option: int | None) -> None:
        """A bot's answer has come."""
        self._put(lambda: self._bot_answered(BotAnswer(ask.seat, ask.number, option, ask.kind)))

    async def _bot_answered(self, answer: BotAnswer) -> None:
        try:
            outcome = decide(self.table, BOTS, answer, self._now())
        except Refused:  # it came too late: the table has answered for the bot
            return
        await self._keep(outcome)

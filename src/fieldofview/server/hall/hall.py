"""The hall: the tables that are loaded in this process, opened, found again after a restart, and let go."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fieldofview.game.lending import lend

from ..doors.connection import Connection
from ..errands.checking import Checker
from ..errands.thinking import Advisers, Question, Thinkers, Tip
from ..running import reports
from ..running.clock import now_ms, steady_ms
from ..running.config import Config
from ..running.metrics import TABLES
from ..store import Head, Rewritten, Store, Unkept
from ..store.codes import code_of
from ..store.founding import Founded, Founding, TooManyTables, come_back, found_table
from ..store.games import rate_new_games
from ..store.leases import BEAT_MS, Owner, beat, begin_work, claim, end_work
from ..store.lobby import has_table, is_over, put_summary
from ..store.moderation import blocked_by
from ..store.people import Guest
from ..store.replays import find_record, put_replay
from ..table import OVER, PLAYING, Ask, Entry, Opened, Outcome, Refused, Resumed, Table, entry_data, stored_entry
from ..table.bots import ADVISER
from .actor import Actor
from .beside import lines_of, privates_of
from .committing import Committer
from .finishing import finish, finish_unwatched, read_log
from .resting import Resting
from .summary import summary_of

COURTESY_MS = 10_000  # more for whoever was to decide when the server stopped
IDLE_MS = 5 * 60_000
HINT_SECONDS = 1.0
SWEEP_SECONDS = 30.0

log = structlog.get_logger()


class NoSuchTable(LookupError):
    """There is no table of this id."""


class Stopping(Exception):
    """The server is going to stop."""


class Hall:
    """All tables that this worker owns."""

    def __init__(self, store: Store, config: Config, checker: Checker, *, alone: bool = True) -> None:
        self.store, self.config, self.checker, self.alone = store, config, checker, alone
        self.worker = secrets.token_hex(8)
        self.committer = Committer(store)
        self.thinkers = Thinkers(config.thinkers, config.think_seconds)
        self.advisers = Advisers()
        self.resting = Resting(store, self.worker)
        self.actors: dict[str, Actor] = {}
        self.is_stopping = False
        self._loading: dict[str, asyncio.Task[Actor | str]] = {}
        self._summaries: dict[str, tuple[dict[str, Any], int]] = {}  # and by which lease it is ours to say
        self._flushing = asyncio.Lock()
        self._ended: dict[str, tuple[Table, Head]] = {}  # whose end is not noted yet
        self._errands: set[asyncio.Task[Any]] = set()
        self._bot_key = store.note_once("bot key", secrets.token_hex(16))

    async def start(self, address: str) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(begin_work, self.store, self.worker, address, now_ms(), alone=self.alone)
        self.committer.start()
        self._later(self._beat())
        self._later(self._note_ends(self._note_all_ends))
        self._later(self._sweep())

    @property
    def last_act(self) -> int:
        """When somebody last did something at a table, by the steady clock."""
        return max((actor.used for actor in self.actors.values()), default=0)

    async def close(self) -> None:
        """Stop taking commands, finish those under way, tell everybody, and end."""
        self.is_stopping = True
        await asyncio.gather(*(actor.close() for actor in list(self.actors.values())))
        for task in list(self._errands):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.committer.close()
        await self.thinkers.close()
        await self.advisers.close()
        try:
            await asyncio.to_thread(self._write_summaries)
            await asyncio.to_thread(self._note_own_ends)
            await asyncio.to_thread(end_work, self.store, self.worker, now_ms())
        except SQLAlchemyError as error:  # what matters was kept before; the rest is found again from the logs
            log.error("store away", why=type(error).__name__)

    def now(self) -> int:
        """The clock of the tables."""
        return steady_ms() * self.config.speed

    # -- tables -----------------------------------------------------------------------------------------------

    @staticmethod
    def new_id() -> str:
        """A name for a table that nobody can guess."""
        return secrets.token_hex(12)

    @staticmethod
    def rematch_id(table_id: str) -> str:
        """The table of a rematch: always the same one, which is found again where the notice of it was lost."""
        return hashlib.sha256(f"rematch of {table_id}".encode()).hexdigest()[:24]

    async def open(self, table_id: str, opener: Guest, entries: Sequence[Entry]) -> str:
        """Keep a new table before anybody hears of it; its code. TooManyTables where its opener has enough."""
        if self.is_stopping:
            raise Stopping
        table, founded = await asyncio.to_thread(self._found, table_id, opener, entries)
        if not self.is_stopping:  # else whoever comes after the restart finds it
            self._take(Actor(self, table, founded.head, founded.lease))
        return founded.code

    async def open_rematch(self, table_id: str, opener: Guest, entries: Sequence[Entry]) -> None:
        """The same for a table that asks for another; Refused says why there is none."""
        with self._refusing():
            if not await asyncio.to_thread(has_table, self.store, table_id):
                await self.open(table_id, opener, entries)

    async def come_back(self, table_id: str, guest_id: str) -> None:
        """Keep that a guest is at a table from now on, before the table itself does; Refused says why they cannot."""
        with self._refusing():
            await self.flush()  # else a note from when they stood up would be written over it
            await asyncio.to_thread(come_back, self.store, table_id, guest_id, self.config.tables, now_ms())

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """What keeps the hall from doing what a table asks of it, as the table tells it."""
        try:
            yield
        except TooManyTables:
            raise Refused("many tables", most=self.config.tables) from None
        except (Unkept, SQLAlchemyError) as error:
            log.error("store away", why=type(error).__name__)
            raise Refused("no store") from None
        except Stopping:
            raise Refused("stopping") from None

    def _found(self, table_id: str, opener: Guest, entries: Sequence[Entry]) -> tuple[Table, Founded]:
        """In a thread: a new table as it is kept."""
        first, *others = entries
        assert isinstance(first, Opened)
        table = Table(table_id)
        for entry in entries:
            table.evolve(entry)

        def coded(code: str) -> list[dict[str, Any]]:
            return [entry_data(entry) for entry in (replace(first, code=code), *others)]

        wanted = Founding(table_id, opener.id, self.worker, coded, summary_of(table), self.config.tables)
        founded = found_table(self.store, wanted, now_ms())
        table.code = founded.code
        return table, founded

    async def find(self, table_id: str) -> Actor | str:
        """The actor of a table, or the address of the worker that has it; NoSuchTable."""
        if self.is_stopping:
            raise Stopping
        if table_id in self.actors:
            return self.actors[table_id]
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(self._loading[table_id])

    def _loaded(self, table_id: str, done: asyncio.Task[Actor | str]) -> None:
        """Not before: whoever came while it was read, and went, must not have it read twice."""
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone

    async def _load(self, table_id: str) -> Actor | str:
        loaded = await asyncio.to_thread(self._read, table_id)
        if isinstance(loaded, str):
            return loaded
        table, head, owner = loaded
        if self.is_stopping:
            raise Stopping
        actor = self._take(Actor(self, table, head, owner.lease))
        if owner.down_since is not None and table.phase == PLAYING:
            stood = max(owner.down_since * self.config.speed, table.now)  # a log may be ahead of our clock
            await actor.apply(lambda at: Outcome([Resumed(at, max(0, at - stood) + COURTESY_MS)]))
        return actor

    def _read(self, table_id: str) -> tuple[Table, Head, Owner] | str:
        """In a thread: a table as the store has it, or who else has it."""
        if not table_id.isalnum() or not self.store.has(table_id):
            raise NoSuchTable(table_id)
        owner = claim(self.store, table_id, self.worker, now_ms())
        if owner.address is not None:
            return owner.address
        kept = self.store.load(table_id)  # after the claim: nobody else writes any more
        if kept is None:
            raise NoSuchTable(table_id)
        table = Table(table_id)
        for entry in kept.entries:
            table.evolve(stored_entry(entry))
        table.code = code_of(self.store, table_id, now_ms())  # it may have given back the one it was opened with
        for private in privates_of(kept.slots):
            table.keep(private)
        for before, line in lines_of(kept.slots):
            table.recall(before, line)
        return table, kept.head, owner

    def _take(self, actor: Actor) -> Actor:
        self.actors[actor.table.id] = actor
        TABLES.set(len(self.actors))
        return actor

    def forget(self, actor: Actor) -> None:
        if self.actors.get(actor.table.id) is actor:
            del self.actors[actor.table.id]
            TABLES.set(len(self.actors))

    # -- what actors ask for ----------------------------------------------------------------------------------

    def think(self, actor: Actor, ask: Ask) -> None:
        """Let a bot think; its answer goes into the actor's mailbox."""
        lent = lend(actor.table.playing, ask.seat, interjecting=ask.kind == "now")
        if lent is not None:
            declines = len(actor.table.playing.options(ask.seat))  # in an open moment, to say nothing comes last
            question = Question(ask.level, self._seed(actor.table.id, ask.seat), lent)
            self._later(self._think(actor, ask, question, declines))

    def hint(self, actor: Actor, seat: int, tell: Callable[[Tip | None], None]) -> None:
        """Ask what to do with what a seat may know; others than those who play, so that none is late."""
        lent = lend(actor.table.playing, seat)
        if lent is None:
            tell(None)
        else:
            self._later(self._hint(Question(ADVISER, self._seed(actor.table.id, seat), lent), tell))

    async def _hint(self, question: Question, tell: Callable[[Tip | None], None]) -> None:
        """All hints come from one process: told on a beat, so that none tells by its time who else asks for one."""
        began, tip, failed = self._loop.time(), None, None
        try:
            tip = await self.advisers.answer(question)
        except Exception as error:  # whoever asked is told that there is none
            failed = error
        await asyncio.sleep(HINT_SECONDS - (self._loop.time() - began) % HINT_SECONDS)
        tell(tip)
        if failed is not None:
            raise failed

    async def _think(self, actor: Actor, ask: Ask, question: Question, declines: int) -> None:
        option = await self.thinkers.answer(question, lambda: actor.awaits(ask))
        if option is not None:
            actor.answered(ask, None if ask.kind == "now" and option == declines else option)

    def _seed(self, table_id: str, seat: int) -> int:
        """A bot's dice: they have nothing to do with the deal, and nobody can foresee them."""
        digest = hashlib.blake2b(f"{table_id}/{seat}".encode(), key=self._bot_key.encode(), digest_size=8)
        return int.from_bytes(digest.digest(), "little") >> 2

    async def kept_out(self, host: str) -> frozenset[str]:
        """Whom a host has blocked, and so does not want at their tables."""
        return frozenset(await asyncio.to_thread(blocked_by, self.store, host))

    def soon(self, what: Callable[..., object], *arguments: object) -> None:
        """Do something in the event loop, for whoever is in a thread."""
        self._loop.call_soon_threadsafe(what, *arguments)

    def connections_of(self, guest_id: str) -> list[Connection]:
        return [it for actor in self.actors.values() for it in actor.connections if it.guest.id == guest_id]

    def summarise(self, table: Table, summary: dict[str, Any], lease: int, head: Head) -> None:
        """Note what the lobby says of a table; of a finished one note the end, and write the replay."""
        self._summaries[table.id] = summary, lease
        if summary["phase"] == "over":
            self._ended[table.id] = table, head
        if not self.is_stopping:
            self._later(self.flush())
        if summary["phase"] == "over" and not self.is_stopping:
            self._later(self._note_ends(self._note_own_ends))
            self._later(self._keep_replay(table, head))

    async def _keep_replay(self, table: Table, head: Head) -> None:
        """A finished game keeps its events beside its record; another process makes them."""
        if (
            table.game is None
            or table.is_lesson
            or await asyncio.to_thread(find_record, self.store, table.id) is not None
        ):
            return
        record = table.game.record()
        body = await self.checker.own_replay(record)
        with suppress(Rewritten):  # whoever has written the log anew has the replay made anew too
            await asyncio.to_thread(put_replay, self.store, table.id, record, body, now_ms(), head)

    async def let_go(self, table_ids: Iterable[str]) -> None:
        """Forget tables whose logs were written anew: whoever looks at them comes back and reads them again."""
        await asyncio.gather(*(self.actors[it].close() for it in table_ids if it in self.actors))

    def remake_replays(self, table_ids: Iterable[str]) -> None:
        """Write the replays of finished games anew, one after another, beside everything else."""

        async def remake() -> None:
            for table_id in table_ids:
                await self.make_replay(table_id)

        self._later(remake())

    async def make_replay(self, table_id: str) -> bool:
        """The replay of a finished game that has none, since its server was killed or a name in it is gone now."""
        if not await asyncio.to_thread(is_over, self.store, table_id):
            return False
        read = await asyncio.to_thread(read_log, self.store, table_id)
        if read is None or read[0].phase != OVER or read[0].game is None:
            return False
        await self._keep_replay(*read)
        return True

    def _note_own_ends(self) -> None:
        """Note the ends of our own tables, and rate what is to be rated; in a thread."""
        for table, head in list(self._ended.values()):
            with suppress(Rewritten):  # the next sweep reads the new log
                finish(self.store, table, head)
            self._ended.pop(table.id, None)
        rate_new_games(self.store)

    def _note_all_ends(self) -> None:
        """Also those that our own tables came to while the store was away, and those of workers that were killed."""
        self._note_own_ends()
        finish_unwatched(self.store, now_ms())

    async def _note_ends(self, note: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(note)
        except SQLAlchemyError as error:  # the next sweep looks again
            log.warning("ends not noted", why=repr(error))

    async def flush(self) -> None:
        """When it returns, the lobby knows all that was noted before: also what another flush was just writing."""
        async with self._flushing:
            await asyncio.to_thread(self._write_summaries)

    def _write_summaries(self) -> None:
        waiting, self._summaries = self._summaries, {}
        try:
            while waiting:
                table_id = next(iter(waiting))
                summary, lease = waiting[table_id]
                put_summary(self.store, table_id, summary, now_ms(), lease)
                del waiting[table_id]
        finally:
            for table_id, noted in waiting.items():  # the store is away: told again, unless there is news by then
                self._summaries.setdefault(table_id, noted)

    # -- what goes on beside ----------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("errand failed", report=reports.write(error))

    async def _beat(self) -> None:
        """Say again and again that this worker lives."""
        while True:
            await asyncio.sleep(BEAT_MS / 1000)
            try:
                await asyncio.to_thread(beat, self.store, self.worker, now_ms())
            except Exception as error:  # the database is away for a moment
                log.warning("no heartbeat", why=repr(error))

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at and no clock runs on."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self._note_ends(self._note_all_ends)
            for actor in list(self.actors.values()):
                if not actor.connections and actor.table.due() is None and actor.used < steady_ms() - IDLE_MS:
                    await actor.close()

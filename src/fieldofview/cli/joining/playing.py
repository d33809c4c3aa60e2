"""A table on a server, drawn in the terminal; what is typed goes to the server, which decides."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from rich.text import Text

from fieldofview.bots import LEVELS, USUAL
from fieldofview.cards.complaint import Complaint
from fieldofview.cards.typed import said
from fieldofview.game.matching import match
from fieldofview.server.client import Client, Closed, Declined, Unreachable, Visit
from fieldofview.views import Decision

from ..table.drawing import Drawing
from ..table.numbering import numbered, option_of
from ..table.prompts import safe_option
from ..table.strength import ask_level, called, named_level
from ..table.terminal import InputEnded, Terminal
from .guests import cookie_of, remember
from .seat import Seat
from .words import say

AGAIN_SECONDS = 1.0
LEAVE = ("quit", "exit")
DONE = 0


class NoAddress(Complaint):
    """What was typed leads to no server."""


class Joining:
    """One person at one terminal."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal, self.lang = terminal, lang
        self.seat = Seat()
        self.leaving = False

    async def run(self, address: str, name: str | None) -> int:
        """Sit down and play until the game is over, or the person leaves."""
        base, invited = split(address)
        client = Client(base, self.lang)
        name = name or await self._ask(say("name", self.lang))
        client.cookie = cookie_of(base, name)
        await client.enter_house(name)
        remember(base, name, client.cookie)
        invited = invited or await self._ask(say("code", self.lang))
        table_id = await client.find(invited) if invited else await self._quick(client)
        typing, is_lost = self._type(), False
        while not self.leaving and self.seat.over is None:
            try:
                async with client.visit(table_id) as visit:
                    is_lost = False
                    typing = await self._sit(client, visit, typing)
            except (Closed, Unreachable):
                if not is_lost:
                    self.terminal.say(say("lost", self.lang), "dim")
                is_lost = True
                typing = await self._wait(typing)
        if self.seat.over is not None:
            over = self.seat.over
            self.terminal.say(say("over", self.lang, text=over["text"], record=f"{base}{over['record']}"), "bold")
            await self._last_key(typing)
        else:
            self.terminal.say(say("bye" if self.seat.hello.get("viewer") is not None else "bye, onlooker", self.lang))
        return DONE

    async def _quick(self, client: Client) -> str:
        level = await asyncio.to_thread(ask_level, self.terminal, self.lang)
        return await client.quick(level=level.name)

    async def _ask(self, question: str) -> str:
        return await asyncio.to_thread(self.terminal.ask, question)

    def _type(self) -> asyncio.Task[str]:
        return asyncio.create_task(self._ask(">"))

    async def _sit(self, client: Client, visit: Visit, typing: asyncio.Task[str]) -> asyncio.Task[str]:
        """Listen and type at once, until either ends; what is half typed goes on at the next connection."""
        hearing = asyncio.create_task(visit.hear())
        try:
            while not self.leaving and self.seat.over is None:
                await asyncio.wait({typing, hearing}, return_when=asyncio.FIRST_COMPLETED)
                if hearing.done():
                    message = hearing.result()
                    await self._fetch_sets(client, message)
                    self._heard(message)
                    hearing = asyncio.create_task(visit.hear())
                if typing.done():
                    await self._typed(visit, typing)
                    typing = typing if self.leaving else self._type()
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError, Closed):
                await hearing
        return typing

    async def _fetch_sets(self, client: Client, message: dict[str, Any]) -> None:
        """Of set files that somebody brought a table tells the ids; the cards themselves have to be asked for."""
        if message["t"] == "hello" and message["d"]["table"]["settings"]["files"]:
            self.seat.files = (await client.get(f"/api/tables/{message['d']['table']['id']}/files"))["files"]

    async def _wait(self, typing: asyncio.Task[str]) -> asyncio.Task[str]:
        """Until the next try; who types meanwhile is heard, but nobody is there to be told."""
        await asyncio.wait({typing}, timeout=AGAIN_SECONDS)
        if not typing.done():
            return typing
        try:
            self.leaving = typing.result().lower() in LEAVE
        except InputEnded:
            self.leaving = True
        if self.leaving:
            return typing
        self.terminal.say(say("still lost", self.lang), "dim")
        return self._type()

    async def _last_key(self, typing: asyncio.Task[str]) -> None:
        """A line is being read, which nothing but a key can end."""
        if not typing.done():
            self.terminal.say(say("last key", self.lang), "dim")
        with suppress(InputEnded):
            await typing

    def _heard(self, message: dict[str, Any]) -> None:
        data = message["d"]
        if self.seat.hear(message):
            self.draw()
        elif message["t"] == "chat":
            self.terminal.show(Text(f"{data['name']}: {data['text']}", "italic"))  # another's words
        elif message["t"] in ("refused", "void", "looks") or (message["t"] == "reply" and "text" in data):
            self.terminal.say(str(data["text"]), "yellow")

    def draw(self) -> None:
        if self.seat.fold.facts.names:
            view = self.seat.view()
            drawing = Drawing(self.terminal.console, self.seat.bots, self.lang)
            self.terminal.show(*drawing.table(view, self.seat.shown))
            self.seat.shown = len(self.seat.events)
            return
        gathering = self.seat.gathering
        if not gathering:  # nothing was heard yet
            return
        names = [f"{number} {self._seated(seat)}" for number, seat in enumerate(gathering["seats"], 1)]
        invited = self.seat.hello["table"]["code"]
        self.terminal.say(say("gathering", self.lang, code=invited, seats=" · ".join(names)), "bold")
        missing = gathering["missing"]
        why = say("missing", self.lang, why=missing["text"]) if missing else say("may start", self.lang)
        self.terminal.say(f"{why}\n{self._before()}")

    def _seated(self, seat: dict[str, Any]) -> str:
        """Who sits there before the game, and of a bot how strong it is."""
        level = f" ({called(seat['bot'], self.lang)})" if seat["bot"] else ""
        return f"{seat['name'] or say('free', self.lang)}{level}{' ✓' if seat['ready'] else ''}"

    def _before(self) -> str:
        levels = ", ".join(level.called(self.lang) for level in LEVELS)
        return say("before", self.lang, levels=levels, usual=called(USUAL, self.lang))

    async def _typed(self, visit: Visit, typing: asyncio.Task[str]) -> None:
        try:
            line = typing.result()
        except InputEnded:
            self.leaving = True
            return
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in LEAVE:
            self.leaving = True
        elif word == "table":
            self.draw()
        elif word == "help":
            self.terminal.say(say("help", self.lang) if self.seat.fold.facts.names else self._before())
        elif word in ("sit", "stand", "start", "forfeit", "rematch"):
            await visit.post(word)
        elif word in ("ready", "away"):
            await visit.post(word, on=True)
        elif word == "back":
            await visit.post("away", on=False)
        elif word == "bot" and (seat := rest.partition(" ")[0]).isascii() and seat.isdigit():
            await visit.post("bot", seat=int(seat[:4]) - 1, level=_level(rest.partition(" ")[2].strip() or USUAL))
        elif word in ("say", "why"):
            await visit.post(word, **{"text" if word == "say" else "line": rest})
        elif word == "hold" and self.seat.news.window is not None:
            await visit.post("hold", number=self.seat.news.window.number)
        elif word == "now":
            lines = [option["line"] for option in self.seat.may_now]
            await visit.post("now", line=rest or (lines[0] if len(lines) == 1 else None))
        else:
            await self._answer(visit, line)

    async def _answer(self, visit: Visit, line: str) -> None:
        decision = self.seat.decision
        index = None if decision is None else meant(line, decision, self.seat.fold.facts.names)
        if decision is None or index is None:
            self.terminal.say(say("no question", self.lang), "yellow")
            return
        kind = "seal" if self.seat.is_sealed else "answer"
        await visit.post(kind, number=decision.number, option=index)
        if kind == "seal":
            self.terminal.say(say("sealed", self.lang, line=decision.options[index].line), "dim")


def meant(line: str, decision: Decision, names: tuple[str, ...]) -> int | None:
    """The option that a number, a line or the beginning of one means; Enter means the safe one."""
    if not line:
        option = safe_option(decision)
    elif line.isascii() and line.isdigit():
        option = option_of(int(line[:6]), decision, numbered(decision))
    else:
        index = match(decision, line, names)
        near = [one for one in decision.options if one.line.lower().startswith(line.lower())]
        option = decision.options[index] if index is not None else near[0] if len(near) == 1 else None
    return None if option is None else decision.options.index(option)


def _level(text: str) -> str:
    """The level that is meant; of what is none the server says so."""
    level = named_level(text)
    return text if level is None else level.name


def split(address: str) -> tuple[str, str]:
    """The server and the table's code in an address such as http://host:8470/t/GK2Y2."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_one = False
    if not is_one:
        raise NoAddress(
            "{address!r} is no address of a table; one looks like http://127.0.0.1:8470/t/GK2Y2.",
            address=said(address, 200),
        )
    invited = parts.path.removeprefix("/t/").strip("/") if parts.path.startswith("/t/") else ""
    return f"{parts.scheme}://{parts.netloc}", invited


def join(args: argparse.Namespace, terminal: Terminal) -> int:
    """`fov play --join ADDRESS`."""
    try:
        return asyncio.run(Joining(terminal, args.lang).run(args.join, args.players))
    except Declined as no:
        raise Unreachable(no.text) from no
    except InputEnded:
        return 1

"""`fov serve`: the table on the web, on this machine and, where it is asked for, on the network."""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from fieldofview.cards.typed import said

from .languages import add_language, chosen
from .paths import named
from .servewords import say

if TYPE_CHECKING:
    from fieldofview.server.running.config import Config
    from fieldofview.server.running.serving import Serving

HELP = "Serve the table on the web: play with friends and bots in a browser."

NEXT = """\
  fov serve                     on this machine; a browser opens where there is one
  fov serve --lan               for others on this network too, with a QR code
  fov serve --port 9000         at a port of your own
  fov serve --backup FILE       a copy of everything, while it runs
  fov serve --restore FILE      everything again as it was in a copy
docs/how-to-host.md has the rest: PostgreSQL, several workers, a name of your own."""

NEEDED = ("fastapi", "sqlalchemy", "uvicorn", "alembic", "structlog", "limits", "itsdangerous", "argon2", "openskill")
LAST_PORT = 65_535


class ServerMissing(ValueError):
    """What the server needs is not installed."""


class BadSetting(ValueError):
    """A variable FOV_… says what cannot be."""


class BadPort(ValueError):
    """No machine has such a port."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--port", type=int, metavar="N", help="the port (default: the first free one from 8470 on)")
    add("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine alone)")
    add("--lan", action="store_true", help="invite others on this network: listens there too, shows a QR code")
    add("--data", metavar="FOLDER", help="where tables are kept (default: your data folder)")
    add("--no-browser", action="store_true", help="open no browser")
    add("--log", choices=("text", "json"), default="text", help="how the log is written")
    add("--backup", metavar="FILE", help="write a copy of all that is kept, and end")
    add("--restore", metavar="FILE", help="keep again what a copy has, and end")
    add("--recount", action="store_true", help="work all ratings out anew from the finished games, and end")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    args.lang = chosen(args.lang)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ServerMissing(say("missing", args.lang, names=", ".join(missing)))
    if args.port is not None and not 0 <= args.port <= LAST_PORT:
        raise BadPort(say("port", args.lang, last=LAST_PORT, port=said(args.port)))
    config = configured(args)
    if args.recount:
        return recount(args, config)
    if args.backup or args.restore:
        from fieldofview.server.store import backup

        path = named(args.backup or args.restore)
        if args.backup:
            backup.write(config.store_url, path)
        else:
            backup.restore(config.store_url, path, config.data)
        print(say("backed up" if args.backup else "restored", args.lang, file=path))
        return 0
    return serve(args, config)


def configured(args: argparse.Namespace) -> Config:
    """What the host has set. What they wrote is not said again: it may be a secret."""
    from pydantic import ValidationError

    from fieldofview.server.running.config import Config
    from fieldofview.server.words.requests import reason

    try:
        return Config(data=named(args.data)) if args.data else Config()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        why = reason(first["type"], first.get("ctx") or {}, args.lang)
        raise BadSetting(say("setting", args.lang, name=f"FOV_{first['loc'][0]}".upper(), why=why)) from None


def recount(args: argparse.Namespace, config: Config) -> int:
    """All ratings anew, also while a server runs."""
    from fieldofview.server.store import open_store
    from fieldofview.server.store.games import recount_ratings

    store = open_store(config.store_url)
    try:
        print(say("recounted", args.lang, games=recount_ratings(store)))
    finally:
        store.close()
    return 0


def serve(args: argparse.Namespace, config: Config) -> int:
    """Serve, or open the server that runs already."""
    import asyncio

    from fieldofview.server.running.listening import listen
    from fieldofview.server.running.lock import Lock
    from fieldofview.server.running.logs import set_up
    from fieldofview.server.running.serving import Serving

    set_up(quiet=args.log == "text", plain=args.log == "text")
    os.environ.setdefault("FOV_REPORTS", str(config.data / "reports"))
    lock = Lock(config.data)
    alone = not config.database_url
    if alone and not lock.take():
        return open_running(args, lock.noted())
    try:
        serving = Serving(config, listen(args.host, args.port), alone=alone)

        def ready(serving: Serving) -> None:
            if alone:
                lock.note(serving.address)
            announce(args, serving)

        asyncio.run(serving.run(lan=args.lan, ready=ready))
    finally:
        lock.release()
    print(say("stopped", args.lang))
    return 0


def open_running(args: argparse.Namespace, address: str | None) -> int:
    if address is None:
        raise ServerMissing(say("locked", args.lang))
    print(say("running", args.lang, address=address))
    open_or_tell(args, address)
    return 0


def announce(args: argparse.Namespace, serving: Serving) -> None:
    print(say("ready", args.lang, address=serving.address))
    if args.lan:
        from fieldofview.office.qr import blocks

        for address in serving.network.addresses[:1]:
            print(say("invite", args.lang, address=address))
            print(blocks(address))
        if not serving.network.addresses:
            print(say("no network", args.lang))
    open_or_tell(args, serving.address)
    print(say("end", args.lang), flush=True)


def open_or_tell(args: argparse.Namespace, address: str) -> None:
    """Open a browser where somebody sits before a screen; else say how to come here from elsewhere."""
    from fieldofview.server.running.browser import may_open, open_page, ssh_line

    if args.no_browser:
        return
    if may_open(os.environ, is_terminal=sys.stdout.isatty()):
        open_page(address)
    else:
        print(say("remote", args.lang, line=ssh_line(int(address.rpartition(":")[2]), os.environ), address=address))

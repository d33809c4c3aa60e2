"""`fov desk`: run a tournament. One short file a family of commands; a command's file is imported when it is named."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Self

from fieldofview.cards.complaint import Worded
from fieldofview.cards.typed import said

from ..languages import add_language, chosen, of_arguments
from ..output import print_as_called, wrapped
from ..parsers import Parser
from ..streams import complain

GROUPS: dict[str, dict[str, str]] = {
    "The day": {
        "day": "be led through the event: what is next, what is missing",
        "show": "look: todo, players, staff, rounds, tables, clock, calls, penalties, decks, settings",
        "standings": "the table, with what separates each row",
        "log": "everything that happened, with who did it",
    },
    "Before it": {
        "new": "a new event file, also for practice or like last month's",
        "plan": "rounds, tables and times for a number of players",
        "set": "change settings of the event",
        "staff": "judges, head judge, score keepers, verifiers",
        "register": "enter a player or a team",
        "import": "enter players from a CSV file or a pasted list",
        "checkin": "who is here (or not: --out)",
        "withdraw": "take somebody off the list before round 1",
        "promote": "from the waiting list into the event",
        "separate": "two who shall not meet in the draw",
        "leaderboard": "take over a leaderboard for the seeding",
        "lots": "draw the lots that part equals",
        "deck": "register, check, retire and replace decks",
        "recipe": "what the decks of games are made of",
        "dispensation": "note an exception that the publisher granted",
        "start": "start the event",
    },
    "A round": {
        "pair": "draw the next round and say why",
        "publish": "publish the round that was drawn (--back takes it back)",
        "bye": "give a bye",
        "swap": "swap two seats of a table before its game",
        "playoff": "seat a play-off about the title or the cut",
        "limit": "the time limit of a round",
        "arrive": "who came late or never",
        "reference": "from when a table's lateness counts",
        "enigma": "note a starting card (Viewniverse edition)",
        "begin": "games begin: dealers are drawn, the clock runs",
        "clock": "start, pause; stop and resume one table",
        "extend": "more time for a table",
        "time": "call time at a table",
        "overtime": "the turns after time",
        "result": "enter a result",
        "forfeit": "somebody left or never came: the whole match",
        "confirm": "confirm a result that waits",
        "dispute": "dispute a result that waits",
        "correct": "correct a result",
        "agreed": "rule on an agreed draw",
        "drop": "somebody leaves the event",
        "undrop": "take a drop back",
        "verify": "verify the results of a round",
        "close": "close the round",
        "reopen": "open the last round again",
    },
    "Judging": {
        "call": "a player calls a judge",
        "answer": "a judge goes to a call, or answers it",
        "ruling": "a judge decides on a call again",
        "penalty": "give a penalty (--list shows them)",
        "told": "a player was told of the penalties",
        "appeal": "a player appeals; the head judge decides",
        "dq": "disqualify a player",
        "dq-report": "the head judge's report on a disqualification",
        "suspend": "note a suspension",
    },
    "After it": {
        "finish": "finish the event",
        "package": "write the results package",
        "submit": "note that the results were returned",
        "ratify": "note what the publisher answered",
        "erase": "erase somebody's personal fields",
    },
    "Files and repair": {
        "print": "papers as PDF: pairings, slips, standings, forms",
        "undo": "take an entry of the log back, after showing what would change",
        "note": "write a note into the log",
        "backup": "copy the event, checked (--list shows copies)",
        "restore": "work on from a copy",
        "handover": "give the event to another machine",
        "doctor": "check the log's chain, space, clock and characters",
        "script": "play tournaments written on a page, and compare what must come out",
        "simulate": "play random tournaments, with every law of the desk watching",
    },
}
COMMANDS: dict[str, str] = {name: what for group in GROUPS.values() for name, what in group.items()}

# Where commands live that have no file of their own name.
FAMILIES: dict[str, str] = {
    **dict.fromkeys(("new", "plan", "set"), "setup"),
    **dict.fromkeys(("staff", "start", "lots", "leaderboard", "dispensation"), "before"),
    **dict.fromkeys(("register", "import", "checkin", "withdraw", "promote", "separate", "erase"), "people"),
    **dict.fromkeys(("deck", "recipe", "enigma"), "decks"),
    **dict.fromkeys(("pair", "publish", "bye", "swap", "playoff"), "pairing"),
    **dict.fromkeys(("begin", "verify", "close", "reopen", "arrive", "reference"), "rounds"),
    **dict.fromkeys(("clock", "limit", "extend", "time", "overtime"), "clock"),
    **dict.fromkeys(("result", "forfeit", "correct"), "results"),
    **dict.fromkeys(("confirm", "dispute", "agreed", "drop", "undrop"), "outcomes"),
    **dict.fromkeys(("call", "answer", "ruling"), "calls"),
    **dict.fromkeys(("penalty", "told", "appeal", "dq", "dq-report", "suspend"), "judging"),
    **dict.fromkeys(("finish", "submit", "ratify"), "finishing"),
    **dict.fromkeys(("standings", "log"), "reading"),
    **dict.fromkeys(("undo", "note"), "repair"),
    **dict.fromkeys(("backup", "restore", "handover"), "copies"),
    **dict.fromkeys(("print", "package"), "papers"),
}


WIDE = 80  # the overview fits the narrowest usual terminal
BEGINNING = "Run a tournament with paper decks: sign-up, rounds, results, penalties, papers, the package."
ENDING = """\
The event is --event FILE, else FOV_EVENT, else the only *.fovevent of the folder. `--as NAME` says who acts
(else FOV_AS, else the organiser), `--lang de` speaks German (FOV_LANG), `--json` answers in JSON. Names may
be shortened. `fov desk COMMAND --help` explains a command."""


class Overview(str):
    """All commands of the desk, in any language."""

    __slots__ = ()

    def __new__(cls) -> Self:
        return super().__new__(cls, cls.told())

    @staticmethod
    def told(language: str = "en") -> str:
        def say(text: str) -> str:
            return Worded(text).told(language)

        lines = [wrapped(say(BEGINNING), WIDE), ""]
        for title, group in GROUPS.items():
            rows = (wrapped(f"  {name:<13} {say(what)}", WIDE, hanging=16) for name, what in group.items())
            lines += [f"{say(title)}:", *rows, ""]
        return "\n".join([*lines, wrapped(say(ENDING).replace("\n", " "), WIDE)])


HELP = Overview()
NEXT = """\
  fov desk new "Club evening" --practice     a practice event in a new file
  fov desk day                               what to do next, step by step
  fov desk script club-night.toml            plays the tournaments of a file"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("desk_command", nargs="?", metavar="COMMAND", help="one of those above")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="what the command takes")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    if args.desk_command is None:
        print_as_called(HELP.told(language))
        return 0
    name = str(args.desk_command)
    if name not in COMMANDS:
        near = get_close_matches(name.lower(), COMMANDS, 1, cutoff=0.5)
        unknown = Worded(
            "fov desk: There is no command {name!r}. Did you mean `fov desk {near}`?"
            if near
            else "fov desk: There is no command {name!r}. `fov desk` alone lists the commands.",
            name=said(name),
            near="".join(near),
        )
        complain(unknown.told(of_arguments([*(["--lang", args.lang] if args.lang else []), *args.rest])))
        return 2
    return execute(name, [*args.rest, *(["--lang", args.lang] if args.lang else [])])


def parser_of(name: str, language: str = "en") -> Parser:
    """The arguments of one command."""
    command = load(name)
    parser = Parser(prog=f"fov desk {name}", language=language, description=command.HELP)
    command.configure(parser)
    parser.translate()
    return parser


def execute(name: str, rest: list[str]) -> int:
    """Run one command of the desk with its words."""
    return int(load(name).run(parser_of(name, of_arguments(rest)).parse_intermixed_args(rest)))


def load(name: str) -> Any:
    """A command: the module of its name, or one of a family, made by `takes`."""
    module = import_module(f"{__package__}.{FAMILIES.get(name, name.replace('-', '_'))}")
    plain = name.replace("-", "_")
    return getattr(module, plain, None) or getattr(module, f"{plain}_", None) or module

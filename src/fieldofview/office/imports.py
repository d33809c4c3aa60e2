"""Players from lists that people have, CSV files and pasted names: every line is accepted, or refused with a reason."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .columns import LONGEST, columns_of, hidden, looks_like_a_header, read_table, tidy, yes_or_no
from .tables import BadTable, Line, decode, physical_lines
from .words import sentence

_LIST_MARK = re.compile(r"\s*(\(?\d{1,4}[.):]\s*|\d{1,4}\t|[-–•*·]\s+)")
TEXT_FIELDS = ("club", "contact", "number", "guardian")


@dataclass(frozen=True)
class Remark:
    """Something to say about a line: why it was refused, or what to look at."""

    line: int
    text: str  # the line as it stood there
    why: str
    detail: str = ""

    def sentence(self, language: str = "en") -> str:
        return sentence(self.why, language, self.detail, self.line)


@dataclass(frozen=True)
class Player:
    """One accepted line."""

    line: int
    name: str
    club: str = ""
    contact: str = ""
    number: str = ""
    guardian: str = ""
    minor: bool | None = None
    consent: bool | None = None
    extra: Mapping[str, str] = field(default_factory=dict)  # columns that the desk does not know


@dataclass(frozen=True)
class Players:
    """What came of a list: nothing of it is lost."""

    accepted: tuple[Player, ...]
    refused: tuple[Remark, ...]
    remarks: tuple[Remark, ...]  # about accepted lines


class Refusal(Exception):
    """One line cannot be taken."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why = why
        self.detail = detail
        super().__init__(why)


def players_from_file(data: bytes, known: Iterable[str] = ()) -> Players:
    """Players of a CSV file; `known` are the names that are registered already."""
    return players_from_text(decode(data), known)


def players_from_text(text: str, known: Iterable[str] = ()) -> Players:
    """Players of pasted text or of a file's text: a table with a header, else names."""
    rows, _ = read_table(text)
    if not rows:
        raise BadTable("no_rows")
    header = rows[0].cells or ()
    gathered = _Gathered(known)
    if looks_like_a_header(header):
        gathered.table(header, rows[1:])
    elif any(columns_of(header)) and len(header) > 1:
        raise BadTable("no_name_column")
    else:
        gathered.names(text)
    return gathered.result()


class _Gathered:
    """Lines as they are looked at, one after the other."""

    def __init__(self, known: Iterable[str]) -> None:
        self.accepted: list[Player] = []
        self.refused: list[Remark] = []
        self.remarks: list[Remark] = []
        self.seen: dict[str, list[Player | None]] = {}
        for name in known:
            self.seen.setdefault(_sameness(name), []).append(None)

    def result(self) -> Players:
        return Players(tuple(self.accepted), tuple(self.refused), tuple(self.remarks))

    def table(self, header: tuple[str, ...], rows: list[Line]) -> None:
        fields = columns_of(header)
        for row in rows:
            try:
                if row.cells is None:
                    raise Refusal("quotes")
                self.take(_player(row.number, header, fields, row.cells), row.text)
            except Refusal as refusal:
                self.refused.append(Remark(row.number, row.text, refusal.why, refusal.detail))

    def names(self, text: str) -> None:
        """Names without a header: one a line or several, numbered or not. Columns need a header."""
        lines = [(at, line.rstrip("\r\n")) for at, line in enumerate(physical_lines(text), 1) if line.strip()]
        cells = [_names_in(line) for _, line in lines]
        table = len(lines) > 1 and any(re.search("[\t;]", _bare(line).strip()) for _, line in lines)
        for (number, line), names in zip(lines, cells, strict=True):
            for name in names:
                try:
                    if table and len(names) > 1:
                        raise Refusal("no_header")
                    self.take(Player(number, _checked_name(name)), line)
                except Refusal as refusal:
                    self.refused.append(Remark(number, line, refusal.why, refusal.detail))
                    if refusal.why == "no_header":
                        break

    def take(self, player: Player, text: str) -> None:
        """Accept a player, unless it is somebody who is in the list already."""
        twins = self.seen.setdefault(_sameness(player.name), [])
        if any(twin is None or _is_one_person(twin, player) for twin in twins):
            raise Refusal("duplicate", player.name)
        if twins:
            self.remarks.append(Remark(player.line, text, "same_name", player.name))
        if player.minor and not player.guardian:
            self.remarks.append(Remark(player.line, text, "no_guardian", player.name))
        twins.append(player)
        self.accepted.append(player)


def _player(line: int, header: tuple[str, ...], fields: list[str | None], cells: tuple[str, ...]) -> Player:
    if any(cells[len(header) :]):
        raise Refusal("too_many_cells", ", ".join(cell for cell in cells[len(header) :] if cell))
    found: dict[str, str] = {}
    extra: dict[str, str] = {}
    for word, name, cell in zip(header, fields, cells, strict=False):
        value = _checked(cell)
        if name is None or name in ("place", "points"):
            extra |= {word: value} if value else {}
        elif value:
            found[name] = f"{found[name]}, {value}" if name in found else value
    return Player(
        line,
        _checked_name(_whole_name(found)),
        **{key: found.get(key, "") for key in TEXT_FIELDS},
        minor=_ticked(found.get("minor", "")),
        consent=_ticked(found.get("consent", "")),
        extra=extra,
    )


def _whole_name(found: Mapping[str, str]) -> str:
    """First and last name, or the name; with a header "Last, First" is meant as it is written."""
    if found.get("first") or found.get("last"):
        parts = (found.get("first", ""), found.get("last") or found.get("name", ""))
        return " ".join(part for part in parts if part)
    name = found.get("name", "")
    last, comma, first = name.partition(",")
    return f"{first.strip()} {last.strip()}" if comma and first.strip() and "," not in first else name


def _checked(cell: str) -> str:
    value = tidy(cell)
    mark = hidden(value)
    if mark:
        raise Refusal("unprintable", mark)
    if len(value) > LONGEST:
        raise Refusal("too_long", str(LONGEST))
    return value


def _checked_name(cell: str) -> str:
    name = _checked(cell)
    if not name:
        raise Refusal("no_name")
    if not any(unicodedata.category(character).startswith("L") for character in name):
        raise Refusal("no_letter", name)
    return name


def _ticked(cell: str) -> bool | None:
    if not cell:
        return None
    answer = yes_or_no(cell)
    if answer is None:
        raise Refusal("unclear", cell)
    return answer


def _names_in(line: str) -> list[str]:
    return [name for part in re.split(r"[;,\t]", _bare(line)) if (name := part.strip(' "'))]


def _bare(line: str) -> str:
    """A line of a list without its number or bullet."""
    mark = _LIST_MARK.match(line)
    return line[mark.end() :] if mark else line


def _sameness(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _is_one_person(one: Player, other: Player) -> bool:
    """Two lines with one name are two people only when something tells them apart."""
    pairs = [(getattr(one, key), getattr(other, key)) for key in ("number", "contact", "club")]
    return all(mine == yours or not mine or not yours for mine, yours in pairs)

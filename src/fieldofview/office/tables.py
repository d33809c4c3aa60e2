"""Tables as spreadsheets read and write them: CSV in any of its dialects and encodings."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .words import sentence

SEPARATORS = ";,\t"
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "|", "%")
_NUMBER = re.compile(r"[+-]?\d+([.,]\d+)?")


class BadTable(ValueError):
    """A file that is no table at all; `why` is the key of its sentence."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why = why
        self.detail = detail
        super().__init__(sentence(why, "en", detail))


@dataclass(frozen=True)
class Line:
    """One row; cells is None when its quotation marks make no sense."""

    number: int
    text: str
    cells: tuple[str, ...] | None


def decode(data: bytes) -> str:
    """The text of a file as Excel and other programs write it."""
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")):
        raise BadTable("workbook")
    for encoding in _encodings(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text
    raise BadTable("not_text")


def _encodings(data: bytes) -> Iterator[str]:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        yield "utf-16"
    elif len(data) % 2 == 0 and data[1:200:2].count(0) * 4 > len(data[1:200:2]) * 3:
        yield "utf-16-le"
    elif len(data) % 2 == 0 and data[0:200:2].count(0) * 4 > len(data[0:200:2]) * 3:
        yield "utf-16-be"
    else:
        yield from ("utf-8-sig", "cp1252")


def physical_lines(text: str) -> list[str]:
    """The lines as an editor counts them, with their ends."""
    return list(io.StringIO(text, newline=""))


def read_lines(text: str, separator: str, first: int = 1) -> list[Line]:
    """Every row that is not blank, with the number of the line where it begins."""
    physical = physical_lines(text)
    lines: list[Line] = []
    start = 0
    while start < len(physical):
        reader = csv.reader(physical[start:], delimiter=separator, strict=True, skipinitialspace=True)
        begin = 0
        try:
            for cells in reader:
                raw = "".join(physical[start + begin : start + reader.line_num]).rstrip("\r\n")
                if any(cell.strip() for cell in cells):
                    lines.append(Line(first + start + begin, raw, tuple(unguarded(cell.strip()) for cell in cells)))
                begin = reader.line_num
            break
        except csv.Error:
            # One line is refused and the next is read on its own, so that an open quotation mark swallows nobody.
            lines.append(Line(first + start + begin, physical[start + begin].rstrip("\r\n"), None))
            start += begin + 1
    return lines


def guarded(cell: object) -> str:
    """A cell that no spreadsheet takes for a formula; plain numbers stay numbers."""
    text = "" if cell is None else str(cell)
    if isinstance(cell, str) and text.startswith(_FORMULA) and not _NUMBER.fullmatch(text):
        return f"'{text}"
    return text


def unguarded(cell: str) -> str:
    """A cell as it was before it was guarded."""
    return cell[1:] if cell[:1] == "'" and cell[1:].startswith(_FORMULA) else cell


def write_table(
    header: Sequence[str], rows: Iterable[Sequence[object]], *, separator: str = ",", bom: bool = False
) -> bytes:
    """A CSV file in UTF-8; with the mark that old versions of Excel want, if asked for."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows([guarded(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig" if bom else "utf-8")

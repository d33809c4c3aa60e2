"""The results package: a folder for the publisher, written whole or not at all, and checked again later (VT.12)."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..cards.complaint import Worded
from ..desk.codec import to_plain
from ..desk.commands import RecordPackage
from ..desk.desk import now
from ..desk.document import SCHEMA, Results
from ..desk.log import Entry, Head, canonical
from ..desk.model import ORGANISER
from ..desk.package import build
from ..desk.words import Language
from .checking import LOG, MANIFEST, MANIFEST_SCHEMA, RESULTS, Finding, verify_package
from .event import Event
from .extras import of_the_desk
from .naming import namer
from .opening import told
from .publishing import schema_of
from .returns import MAIL, mail, tables
from .store import CannotWrite, StoreTrouble

__all__ = ["Finding", "Package", "results_of", "results_schema", "verify_package", "write_package"]
REPORT = "report.pdf"


class BadPackage(StoreTrouble):
    """What was built is not what the schema says: a fault of the program, found before anything left the house."""


@dataclass(frozen=True)
class Package:
    """A package that lies on the disk."""

    folder: Path
    files: tuple[str, ...]
    head: Head
    results: Results
    validated: bool  # against the schema; False where jsonschema is not installed
    warnings: tuple[str, ...]  # sentences: what would have been refused in a sanctioned event


def results_schema() -> dict[str, Any]:
    """The published schema of results.json."""
    return schema_of(Results, f"Results of a tournament, {SCHEMA}")


def results_of(event: Event, language: Language = "en") -> Results:
    """The document alone; `DeskRefusal` names everything that is missing."""
    event.refresh()
    return build(event.desk, namer(event, language), event.fields, language)


def write_package(event: Event, folder: Path, *, language: Language = "en", by: str = ORGANISER) -> Package:
    """Write the package into a new folder; refused with everything that is missing, never over what exists.

    The log notes it afterwards, where it still takes entries.
    """
    results = results_of(event, language)
    damage = event.store.audit(event.desk.head)
    if damage is not None:
        raise CannotWrite("{damage} No package was made: restore the last backup.", damage=damage)
    plain = to_plain(results)
    validated = validate(plain)
    at = now()
    files = _files(event, results, plain, at, language)
    files[MANIFEST] = _json(_manifest(results, files, at))
    _place(folder, files)
    head = Head(results.log.length, results.log.head)
    if not event.store.meta().superseded:
        event.refresh()
        event.put(RecordPackage(head.length, head.hash), by, "package")
    return Package(folder, tuple(files), head, results, validated, tuple(line.text for line in results.warnings))


def validate(plain: Mapping[str, Any]) -> bool:
    """Check a document against the schema, where jsonschema is installed."""
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        return False
    wrong = next(iter(Draft202012Validator(results_schema()).iter_errors(plain)), None)
    if wrong is not None:
        where = "/".join(str(part) for part in wrong.absolute_path)
        raise BadPackage(
            "The results do not fit their schema at {where}: {message}",
            where=where or Worded("the top"),
            message=wrong.message,
        )
    return True


def _files(event: Event, results: Results, plain: Mapping[str, Any], at: str, language: Language) -> dict[str, bytes]:
    with of_the_desk():
        from .papers.report import report
        from .printing import stamp
    entries = event.store.entries()[: results.log.length]
    return {
        RESULTS: _json(plain),
        **tables(results, language),
        REPORT: report(results, stamp(event, at), language),
        LOG: "".join(_line(entry) for entry in entries).encode(),
        MAIL: mail(results, language).encode(),
    }


def _line(entry: Entry) -> str:
    """One entry of the log; persons are ids and digests in it."""
    return canonical({name: to_plain(getattr(entry, name)) for name in Entry.__slots__}) + "\n"


def _manifest(results: Results, files: Mapping[str, bytes], at: str) -> dict[str, Any]:
    return {
        "schema": MANIFEST_SCHEMA,
        "event": results.title,
        "practice": results.practice,
        "made": at,
        "log": to_plain(results.log),
        "files": {
            name: {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()
        },
    }


def _json(value: Any) -> bytes:
    return (json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n").encode()


def _place(folder: Path, files: Mapping[str, bytes]) -> None:
    """All files in a folder beside, which takes its name when the last of them is on the disk."""
    if folder.exists():
        raise CannotWrite("{name} exists already: choose another name, or move the old package away.", name=folder.name)
    part = folder.with_name(f".{folder.name}-{os.getpid()}.part")
    with told(folder):
        try:
            part.mkdir(parents=True)
            for name, data in files.items():
                with (part / name).open("wb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
            part.rename(folder)
        finally:
            shutil.rmtree(part, ignore_errors=True)

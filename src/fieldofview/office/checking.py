"""Whether a results package is as it was written: nothing changed, missing or added, and the log not cut."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..desk.log import Entry, Head, check
from .words import sentence

MANIFEST_SCHEMA = "vp-results-manifest/1"
MANIFEST, RESULTS, LOG = "manifest.json", "results.json", "events.jsonl"


@dataclass(frozen=True)
class Finding:
    """One thing that is not as it was written; `why` is the key of its sentence."""

    file: str
    why: str
    detail: str = ""

    def say(self, language: str = "en") -> str:
        return sentence(f"package.{self.why}", language, f"{self.file}: {self.detail}" if self.detail else self.file)

    def __str__(self) -> str:
        return self.say()


def verify_package(folder: Path, expected: Head | None = None) -> list[Finding]:
    """Everything that is wrong with a package; with a head from a paper a rewritten one is found too."""
    manifest = _read(folder / MANIFEST)
    if not _is_manifest(manifest):
        return [Finding(MANIFEST, "unreadable")]
    found = list(_files(folder, manifest["files"]))
    broken = {finding.file for finding in found if finding.why != "added"}
    head = Head(manifest["log"]["length"], manifest["log"]["head"])
    if LOG not in broken:
        found += _log(folder / LOG, head)
    if RESULTS not in broken:
        results = _read(folder / RESULTS)
        if not isinstance(results, dict) or results.get("log") != manifest["log"]:
            found.append(Finding(RESULTS, "other_log"))
    if expected is not None and not _same(head, expected):
        found.append(Finding(MANIFEST, "other_head", str(expected)))
    return found


def _same(head: Head, expected: Head) -> bool:
    """Papers carry the hash shortened."""
    return head.length == expected.length and len(expected.hash) >= 12 and head.hash.startswith(expected.hash)


def _is_manifest(found: Any) -> bool:
    if not isinstance(found, dict) or found.get("schema") != MANIFEST_SCHEMA:
        return False
    log, files = found.get("log"), found.get("files")
    if not isinstance(log, dict) or not isinstance(files, dict):
        return False
    whole = isinstance(log.get("length"), int) and isinstance(log.get("head"), str)
    return whole and all(isinstance(file, dict) for file in files.values())


def _files(folder: Path, noted: Mapping[str, Mapping[str, Any]]) -> Iterator[Finding]:
    there = {path.name: path for path in folder.iterdir()}
    for name, facts in noted.items():
        if name not in there or not there[name].is_file():
            yield Finding(name, "missing")
        elif hashlib.sha256(there[name].read_bytes()).hexdigest() != facts.get("sha256"):
            yield Finding(name, "changed")
    for name in (RESULTS, LOG):
        if name not in noted:
            yield Finding(name, "missing")
    for name in sorted(there.keys() - {*noted, MANIFEST}):
        yield Finding(name, "added")


def _log(path: Path, head: Head) -> Iterator[Finding]:
    """The chain is computed anew from the first entry on."""
    try:
        entries = [Entry(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]
        damage = check(entries, head)
    except (OSError, ValueError, TypeError, RecursionError):
        yield Finding(LOG, "unreadable")
        return
    if damage is not None:
        yield Finding(LOG, "damaged", str(damage))
    elif len(entries) > head.length:
        yield Finding(LOG, "longer")


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None

"""The result as a page in Markdown; what was measured on a GPU, perhaps elsewhere, has a section of its own."""

from __future__ import annotations

from typing import Any

from .telling import sections

GPU = "## On a GPU"


def gpu_section(page: str) -> str:
    """The section of the GPU, measured on another machine perhaps, which stays as it is."""
    _, title, rest = page.partition(GPU)
    return f"\n{title}{rest}" if title else ""


def with_section(page: str, text: str) -> str:
    """A page with the section of the GPU put in place of the one it had, or at its end."""
    head, _, rest = text.partition(GPU)
    said = head.split("\n", 2)[2].strip()
    before, _, old = page.partition(GPU)
    after = old[old.index("\n## ") :] if "\n## " in old else "\n"
    return f"{before.rstrip()}\n\n{GPU}\n\n{said}\n\n{rest.strip()}\n{after}".rstrip() + "\n"


def markdown(result: dict[str, Any]) -> str:
    """The result as a page."""
    machine = result["machine"]
    lines = [
        "# Results",
        "",
        f"`{result['command']}` on {result['date']}: {machine['cores']} cores, {machine['cpu']}, {machine['system']}, "
        f"Python {machine['python']}. Written by the command itself with `--save`; `benches/README.md` has the rule.",
    ]
    for section in sections(result):
        lines += ["", f"## {section.title}", ""]
        rows = [section.headings, tuple("---" for _ in section.headings), *section.rows]
        lines += [f"| {' | '.join(cells)} |" for cells in rows]
        lines += ["", section.note] if section.note else []
    for sentence in result["notes"]:
        lines += ["", sentence]
    return "\n".join(lines) + "\n"

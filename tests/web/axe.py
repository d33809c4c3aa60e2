"""What axe finds on a page, in short."""

from __future__ import annotations

from typing import Any


def faults_of(page: Any) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['target']} {node['html'][:160]}" for fault in found for node in fault["nodes"]]

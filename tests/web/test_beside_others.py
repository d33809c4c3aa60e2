"""Tests of the page leave nothing behind that other tests of the same process stumble over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

INNER = {
    "pages/__init__.py": "",
    "pages/conftest.py": "from web.conftest import browser\n",
    "pages/test_first.py": "def test_page(browser):\n    browser.new_page().close()\n",
    "test_then.py": "import asyncio\n\ndef test_loop():\n    asyncio.run(asyncio.sleep(0))\n",
}


def test_a_browser_keeps_no_later_test_from_its_event_loop(browser: Any, repository: Path, tmp_path: Path) -> None:
    assert browser.is_connected()  # where there is none, this test says so
    for name, text in INNER.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    env = {**os.environ, "PYTHONPATH": f"{repository / 'tests'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    command += ["-c", os.devnull, "--rootdir", str(tmp_path), "pages", "test_then.py"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert "2 passed" in done.stdout, done.stdout + done.stderr

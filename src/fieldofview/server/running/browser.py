"""Whether a browser may be opened: with a terminal, a display and no SSH; never a text browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping

SSH = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
TEXT_BROWSERS = ("www-browser", "links", "elinks", "lynx", "w3m", "browsh")


def is_remote(environment: Mapping[str, str]) -> bool:
    return any(environment.get(name) for name in SSH)


def may_open(environment: Mapping[str, str], *, is_terminal: bool, platform: str = sys.platform) -> bool:
    """Whether somebody sits before this machine's screen."""
    if not is_terminal or is_remote(environment):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> bool:
    """Open the page in a browser with windows; whether there was one."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    if os.path.basename(getattr(found, "name", "")) in TEXT_BROWSERS:
        return False
    return found.open(address)


def ssh_line(port: int, environment: Mapping[str, str]) -> str:
    """The line that brings a server on another machine to one's own browser."""
    there = environment.get("SSH_CONNECTION", "").split()
    host = there[2] if len(there) == 4 else "HOST"
    user = environment.get("USER") or environment.get("LOGNAME") or "USER"
    return f"ssh -L {port}:127.0.0.1:{port} {user}@{host}"

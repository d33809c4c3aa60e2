"""The built page: hashed files are kept for a year, index.html never; every path of the page leads to it.

Texts go over the line squeezed: on a slow one that is the difference between waiting and playing.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

YEAR = "public, max-age=31536000, immutable"
SQUEEZED = (".js", ".css", ".html", ".svg", ".txt")


@lru_cache(maxsize=64)
def squeezed(path: str, changed: str) -> bytes:
    """A file as it goes over the line; it is squeezed once, and again when it has changed."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Page(StaticFiles):
    """Static files, with index.html wherever no file and no route is."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response("index.html", scope)
        except (ValueError, OSError):  # a path that no file system takes
            raise HTTPException(404) from None
        response.headers["cache-control"] = YEAR if path.startswith("assets/") else "no-cache"
        if isinstance(response, FileResponse) and str(response.path).endswith(SQUEEZED):
            response.headers["vary"] = "Accept-Encoding"
            if "gzip" in Headers(scope=scope).get("accept-encoding", "") and scope["method"] == "GET":
                return await _squeeze(response)
        return response


async def _squeeze(whole: FileResponse) -> Response:
    small = await run_in_threadpool(squeezed, str(whole.path), whole.headers.get("last-modified", ""))
    kept = {name: value for name, value in whole.headers.items() if name not in ("content-length", "accept-ranges")}
    return Response(small, whole.status_code, {**kept, "content-encoding": "gzip"})

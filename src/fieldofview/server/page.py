"""The built page: hashed files are kept for a year, index.html never; every path of the page leads to it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

YEAR = "public, max-age=31536000, immutable"


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
        return response

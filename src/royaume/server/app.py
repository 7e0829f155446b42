"""The web application: the API, the pages, and around both the log and the headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from royaume import __version__
from royaume.core.errors import RoyaumeError
from royaume.server.api import Api
from royaume.server.errors import ServerError
from royaume.server.headers import Secured
from royaume.server.logs import Logged
from royaume.server.openapi import document
from royaume.server.pages import Pages
from royaume.server.replies import refusal
from royaume.server.settings import Settings
from royaume.server.workers import Workers
from royaume.web.site import Site


def create_app(settings: Settings, site: Site) -> FastAPI:
    """An application that serves a site and answers questions."""
    workers = Workers(settings)

    @asynccontextmanager
    async def running(_app: FastAPI) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await workers.close()

    app = FastAPI(
        title="royaume",
        version=__version__,
        lifespan=running,
        openapi_url=None,  # ours is an answer of the API; the pages that show it would be fetched from elsewhere
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.workers = workers
    app.openapi = document  # type: ignore[method-assign]
    app.router.routes.extend(Api(settings, workers).routes())
    app.router.default = Pages(site)
    app.add_exception_handler(RoyaumeError, _refused)
    app.add_exception_handler(HTTPException, _refused_by_routing)
    app.add_middleware(Logged)
    app.add_middleware(Secured)  # the outermost
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RoyaumeError)
    return refusal(error, request)


async def _refused_by_routing(request: Request, error: Exception) -> Response:
    """What the routes refuse, which is only ever a method."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        raise error
    allowed = sorted((error.headers or {}).get("Allow", "").split(", "))
    return refusal(ServerError("bad-method", given=request.method, expected=allowed), request)

"""Runs localstripe on one loopback port: its own command would listen on every interface.

Its API and script are also served at the paths of Casita's own sandbox, so that Casita can use it as its sandbox.
"""
import sys

from aiohttp import web
from localstripe.server import app, localstripe_js

SCRIPT = "/stripe/v3/"


@web.middleware
async def script_for_anybody(request, handler):
    return localstripe_js(request) if request.path == SCRIPT else await handler(request)


app.middlewares.insert(0, script_for_anybody)
for route in list(app.router.routes()):
    if route.resource.canonical.startswith("/v1/"):
        app.router.add_route(route.method, "/stripe" + route.resource.canonical, route.handler)

web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None)

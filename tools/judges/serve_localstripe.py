"""localstripe on one loopback port: its own command would listen on every interface."""
import sys

from aiohttp import web
from localstripe.server import app

web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None)

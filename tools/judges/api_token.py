"""Signs in and prints an API token with all permissions of its owner. Arguments: base address, e-mail, password."""

import http.cookiejar
import json
import sys
import urllib.request

base, email, password = sys.argv[1:]
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def call(path, body=None, csrf=""):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "X-CSRFToken": csrf}
    with browser.open(urllib.request.Request(base + path, data, headers)) as answer:
        return json.load(answer)


csrf = call("/api/v2/session/")["csrf"]
session = call("/api/v2/session/", {"email": email, "password": password}, csrf)
token = call("/api/v2/api-token/", {"name": "Judge", "scopes": session["permissions"]}, session["csrf"])
print(token["token"])

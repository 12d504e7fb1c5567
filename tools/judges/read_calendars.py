"""Parses every home's exported iCal feed with icalendar and compares its nights with the API's. Arguments: base address, API token."""

import datetime
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

import icalendar

base, token = sys.argv[1:]


def ask(path, **headers):
    return urllib.request.urlopen(urllib.request.Request(base + path, headers=headers))


def account(path):
    with ask(path, Authorization=f"Bearer {token}") as answer:
        return json.load(answer)


def nights(first, until):
    return {first + datetime.timedelta(days) for days in range((until - first).days)}


def judge(home):
    url = account(f"/api/v2/property/{home['key']}/shared-calendar/")["url"]
    path = urllib.parse.urlsplit(url).path
    with ask(path) as answer:
        etag, text = answer.headers["ETag"], answer.read()
    calendar = icalendar.Calendar.from_ical(text)
    assert str(calendar["PRODID"]) and str(calendar["VERSION"]) == "2.0", path
    events = calendar.walk("VEVENT")
    names = [str(event["UID"]) for event in events]
    assert len(set(names)) == len(names), f"{home['name']}: a name stands twice"
    taken = set()
    for event in events:
        assert not event.errors, event.errors
        first, until = event["DTSTART"].dt, event["DTEND"].dt
        assert type(first) is type(until) is datetime.date and first < until, event
        assert isinstance(event["DTSTAMP"].dt, datetime.datetime), event
        assert str(event["SUMMARY"]) in ("Reserved", "Not available"), event
        assert not taken & nights(first, until), f"{home['name']}: {first} is taken twice"
        taken |= nights(first, until)
    try:
        ask(path, **{"If-None-Match": etag})
        raise AssertionError("the calendar did not change")
    except urllib.error.HTTPError as error:
        assert error.code == 304, error.code
    today = datetime.date.today()
    with ask(f"/websites/api/v2/full-calendar-event/?property={home['key']}&compressed=true") as answer:
        day = datetime.date.fromisoformat
        known = [nights(day(span["start"]), day(span["end"])) for span in json.load(answer)]
    ahead = {night for night in set().union(*known) if night > today}
    assert {night for night in taken if night > today} == ahead, f"{home['name']}: other nights"
    return len(events)


homes = account("/api/v2/property/active/?limit=100")["results"]
assert homes, "no homes"
entries = sum(judge(home) for home in homes)
assert entries, "no entries"
print(f"icalendar: {len(homes)} calendars with {entries} entries")

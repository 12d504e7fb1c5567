"""A mail server for tests: stores each e-mail as parsed by Python's libraries for e-mail and calendars.

E-mails to nobody@ are rejected permanently, to full@ temporarily; to quiet@ the e-mail is accepted, but the connection is
closed before the response.
"""

import email
import email.policy
import json
import pathlib
import signal
import sys

import icalendar
from aiosmtpd.controller import Controller


def entry(part):
    calendar = icalendar.Calendar.from_ical(part.get_payload(decode=True))
    event = calendar.walk("VEVENT")[0]
    return {
        "type_method": part.get_param("method"),
        "method": str(calendar["METHOD"]),
        "uid": str(event["UID"]),
        "summary": str(event["SUMMARY"]),
        "location": str(event["LOCATION"]),
        "status": str(event["STATUS"]),
        "sequence": int(event["SEQUENCE"]),
        "start": event["DTSTART"].dt.isoformat(),
        "end": event["DTEND"].dt.isoformat(),
    }


def told(envelope):
    letter = email.message_from_bytes(envelope.original_content, policy=email.policy.default)
    parts = {part.get_content_type(): part for part in letter.walk()}
    return {
        "mail_from": envelope.mail_from,
        "rcpt_tos": envelope.rcpt_tos,
        "headers": {name.lower(): str(value) for name, value in letter.items()},
        "defects": [str(defect) for part in letter.walk() for defect in part.defects],
        "text": parts["text/plain"].get_content(),
        "html": parts["text/html"].get_content(),
        "entry": entry(parts["text/calendar"]) if "text/calendar" in parts else None,
    }


class Keeper:
    def __init__(self, folder):
        self.folder = folder
        self.count = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody@"):
            return "550 5.1.1 no such user"
        if address.startswith("full@"):
            return "452 4.2.2 mailbox full"
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server, session, envelope):
        self.count += 1
        file = self.folder / f"{self.count:03}.json"
        file.write_text(json.dumps(told(envelope), ensure_ascii=False))
        if envelope.rcpt_tos[0].startswith("quiet@"):
            server.transport.abort()
        return "250 taken"


port, folder = int(sys.argv[1]), pathlib.Path(sys.argv[2])
Controller(Keeper(folder), hostname="127.0.0.1", port=port, enable_SMTPUTF8=False).start()
signal.pause()

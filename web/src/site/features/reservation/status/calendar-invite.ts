// The stay as an iCalendar file: an all-day event.
import type { Property, Reservation, Site } from "../../site";

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

const compact = (iso: string) => iso.replaceAll("-", "");

const stamp = (now: Date) => `${now.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;

const MAX_OCTETS = 73;

/** Folds a line to the 75 octets of the format; continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > MAX_OCTETS) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part].join("\r\n ");
}

export function calendarInvite(
  { key, check_in, check_out, address }: Pick<Reservation, "key" | "check_in" | "check_out" | "address">,
  { name, city, state }: Pick<Property, "name" | "city" | "state">,
  site: Pick<Site, "name">,
  link: string,
  now: Date,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Casita//Stay//EN",
    "BEGIN:VEVENT",
    `UID:${key}@casita`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${compact(check_in)}`,
    `DTEND;VALUE=DATE:${compact(check_out)}`,
    `SUMMARY:${escaped(`${name} · ${site.name}`)}`,
    `LOCATION:${escaped(address ?? [name, city, state].filter(Boolean).join(", "))}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** Downloads a text as a file. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

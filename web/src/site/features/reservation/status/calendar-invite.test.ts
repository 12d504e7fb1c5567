import { expect, it } from "vitest";
import { calendarInvite } from "./calendar-invite";

const invite = (address: string | null) =>
  calendarInvite(
    { key: "0R", check_in: "2027-05-01", check_out: "2027-05-04", address },
    { name: "Gull House, by the sea; quiet", city: "Port Ansel", state: "Oregon" },
    { name: "Harbor & Pine Stays" },
    "https://stays.test/reservation/status/0Q/",
    new Date("2027-01-02T03:04:05Z"),
  );

const text = invite(null);

it("has the stay as an all-day event, ending before the day of check-out", () => {
  expect(text).toContain("DTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270504\r\n");
  expect(text).toContain("DTSTAMP:20270102T030405Z\r\n");
});

it("has the town, and the address once the guest may know it", () => {
  expect(text).toContain("Port Ansel\\, Oregon\r\n");
  expect(invite("94 South Dunes, Port Ansel")).toContain("LOCATION:94 South Dunes\\, Port Ansel\r\n");
});

it("escapes special characters and folds long lines", () => {
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:Gull House\\, by the sea\\; quiet · Harbor & Pine Stays");
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

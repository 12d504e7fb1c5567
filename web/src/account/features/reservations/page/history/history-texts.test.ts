import { beforeAll, describe, expect, it } from "vitest";
import { activateAccount } from "@/i18n/account";
import { loadHistoryTexts } from "@/i18n/history";
import type { HistoryEntry } from "../../data/api-types";
import { storyOf, storyWithMoments } from "./history-texts";

beforeAll(async () => {
  await activateAccount("en");
  await loadHistoryTexts();
});

const USD = { code: "USD", symbol: "$" };
const step = (name: string, detail = "", at = "2027-03-01T10:00:00Z"): HistoryEntry => ({ at, name, detail });
const logEntry = (
  name: string,
  changes: HistoryEntry["changes"],
  at = "2027-03-01T10:00:01Z",
): HistoryEntry => ({
  at,
  name,
  detail: "",
  actor: "ann@host.test",
  changes,
});

const textsOf = (...entries: HistoryEntry[]) =>
  storyOf(entries, USD).map(({ title, details }) => [title, ...details]);

describe("the history of a reservation", () => {
  it("tells a deed once, with what it changed, the newest first", () => {
    expect(
      textsOf(
        step("requested"),
        step("accepted"),
        logEntry("accept", { status: ["o", "r"], charged: [null, 49_500] }),
        logEntry(
          "move",
          { total: [49_500, 60_500], check_out: ["2027-06-08", "2027-06-09"] },
          "2027-03-02T10:00:00Z",
        ),
        step("changed", "2027-06-03/2027-06-08 2027-06-03/2027-06-09", "2027-03-02T10:00:00Z"),
      ),
    ).toEqual([
      ["Stay changed", "Total: $495.00 → $605.00", "Check-out: Jun 8, 2027 → Jun 9, 2027"],
      ["Request accepted", "Charged: $495.00"],
      ["Booking requested"],
    ]);
  });

  it("says why a booking became a request", () => {
    expect(textsOf(step("requested", "stale_calendar"))).toEqual([
      ["Booking requested", "Another calendar couldn’t be synced in time"],
    ]);
  });

  it("tells the dates of a move that waited for its charge", () => {
    const moved = step("changed", "2027-06-03/2027-06-08 2027-06-03/2027-06-09", "2027-03-01T10:00:03Z");
    expect(textsOf(logEntry("move", { charged: [null, 11_000] }), moved)).toEqual([
      ["Stay changed", "Jun 3, 2027 – Jun 8, 2027 → Jun 3, 2027 – Jun 9, 2027", "Charged: $110.00"],
    ]);
  });

  it("tells what else was changed with the dates, or without them", () => {
    expect(
      textsOf(
        step("changed", "2027-06-03/2027-06-08 2027-06-03/2027-06-08 party addons"),
        step("changed", "2027-06-03/2027-06-08 2027-06-03/2027-06-09 home", "2027-03-02T10:00:00Z"),
      ),
    ).toEqual([
      ["Stay changed", "Jun 3, 2027 – Jun 8, 2027 → Jun 3, 2027 – Jun 9, 2027", "Another home"],
      ["Stay changed", "Other guests", "Other add-ons"],
    ]);
  });

  it("keeps a step that nobody of the account did", () => {
    expect(
      textsOf(step("changed", "2027-06-03/2027-06-08 2027-06-03/2027-06-09"), step("canceled", "guest")),
    ).toEqual([
      ["Reservation canceled", "by the guest"],
      ["Stay changed", "Jun 3, 2027 – Jun 8, 2027 → Jun 3, 2027 – Jun 9, 2027"],
    ]);
  });

  it("tells a declined card from a declined request", () => {
    expect(textsOf(step("declined", "insufficient_funds"), step("declined"))).toEqual([
      ["Request declined"],
      ["Card declined", "insufficient_funds"],
    ]);
  });

  it("writes amounts as money, hides references, and shows unknown steps by their name", () => {
    expect(
      textsOf(step("paid_outside", "cash 20000"), step("paid", "ch_123"), step("refund_due", "1050")),
    ).toEqual([["Refund started", "$10.50"], ["Payment received"], ["Payment recorded", "Cash: $200.00"]]);
    expect(textsOf(step("odd_thing"))).toEqual([["odd thing"]]);
  });

  it("tells what is known of the past where there are no steps", () => {
    const timeline = [
      { kind: "booked", date: "2027-03-01", at: "2027-03-01T10:00:00Z", done: true },
      { kind: "payment", date: "2027-03-02", amount: 49_500, done: true },
      { kind: "check_in", date: "2027-06-03", done: false },
    ];
    const past = storyWithMoments([logEntry("lock", {}, "2027-03-03T10:00:00Z")], {
      timeline,
      currency: USD,
    });
    expect(past.map(({ title, details }) => [title, ...details])).toEqual([
      ["Locked"],
      ["Payment received", "$495.00"],
      ["Reserved"],
    ]);
    expect(storyWithMoments([step("requested")], { timeline, currency: USD })).toHaveLength(1);
  });
});

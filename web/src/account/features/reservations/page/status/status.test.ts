import { beforeAll, describe, expect, it } from "vitest";
import { activateAccount } from "@/i18n/account";
import { CalendarDate } from "@/kit/dates/civil-date";
import type { Reservation } from "../../data/api-types";
import { aPayment, aReservation } from "../../data/samples";
import { statusTexts } from "./status";

beforeAll(() => activateAccount("en"));

const on = (month: number, day: number, change: Partial<Reservation> = {}) => {
  const { tone, title, detail } = statusTexts(aReservation(change), new CalendarDate(2027, month, day));
  return [tone, title, detail];
};

describe("where a reservation stands", () => {
  it("is told by the days until the guest comes and goes", () => {
    expect(on(5, 24)).toEqual(["success", "Reserved", "Checks in in 10 days"]);
    expect(on(6, 2)[2]).toBe("Checks in tomorrow");
    expect(on(6, 3)[2]).toBe("Checks in today");
    expect(on(6, 7)).toEqual(["success", "In house", "Checks out tomorrow"]);
    expect(on(6, 8)[2]).toBe("Checks out today");
    expect(on(6, 9)).toEqual(["neutral", "Stay completed", ""]);
  });

  it("asks for an answer until the request ends", () => {
    const [tone, title, detail] = on(5, 1, { status: "o", hold_until: "2027-05-02T18:00:00Z" });
    expect([tone, title]).toEqual(["info", "Booking request pending"]);
    expect(detail).toMatch(/^Respond by .*2027.*, or the request expires\.$/);
  });

  it("names what is overdue", () => {
    const payments = [aPayment({ state: "due", amount: 12_345, due_date: "2027-04-30" })];
    expect(on(5, 1, { overdue: true, payments })).toEqual([
      "warning",
      "Payment overdue",
      "$123.45 was due on Apr 30, 2027.",
    ]);
  });

  it("says why it is over", () => {
    expect(on(5, 1, { status: "c", cancel_reason: "Storm" })).toEqual(["neutral", "Canceled", "Storm"]);
    expect(on(5, 1, { status: "d" })).toEqual(["neutral", "Declined", ""]);
  });
});

import { expect, test } from "vitest";
import type { Payment } from "../data/api-types";
import { aPayment, aReservation } from "../data/samples";
import { chargesOf } from "./accept-dialog";

test("accepting charges the part that is due with the booking, and only by card", () => {
  const later = aPayment({ key: "p2", amount: 30_000, state: "due", collect_while_booking: false });
  const now = aPayment({ amount: 19_500, state: "due" });
  expect(chargesOf(aReservation({ payments: [now, later] }))).toMatchObject({
    dueNow: 19_500,
    later: 30_000,
    card: { key: "c1" },
  });
  const inCash: Payment = { ...now, method: "cash" };
  expect(chargesOf(aReservation({ payments: [inCash] }))).toEqual({
    dueNow: 0,
    later: 19_500,
    card: undefined,
  });
});

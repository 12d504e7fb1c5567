import { describe, expect, it } from "vitest";
import type { RefundState } from "@/api/codes";
import { balanceOf, openPayments, returnable } from "./balance";
import { aPayment, aReservation } from "./samples";

const refund = (amount: number, state: RefundState, payment = "p1") => ({
  key: `${payment} ${amount} ${state}`,
  payment,
  amount,
  reason: "",
  state,
});

describe("the money of a reservation", () => {
  const payments = [
    aPayment({ key: "p3", amount: 10_000, state: "due", due_date: "2027-05-01" }),
    aPayment({ key: "p1", amount: 20_000 }),
    aPayment({ key: "p2", amount: 5_000, state: "failed", due_date: "2027-04-01" }),
    aPayment({ key: "p4", amount: 7_000, state: "canceled" }),
    aPayment({ key: "p5", amount: 3_000, paid_at: "2027-03-09T10:00:00Z", method: "cash" }),
  ];
  const refunds = [refund(4_000, "refunded"), refund(1_000, "pending"), refund(9_000, "failed")];
  const reservation = aReservation({ payments, refunds });

  it("is what came, what went back or is going, and what is still to come", () => {
    expect(balanceOf(reservation)).toEqual({ paid: 23_000, returned: 5_000, open: 15_000 });
  });

  it("is settled in the order of the days on which it is due", () => {
    expect(openPayments(reservation).map(({ key }) => key)).toEqual(["p2", "p3"]);
  });

  it("goes back as far as it came, the newest first", () => {
    expect(returnable(reservation).map(({ payment, left }) => [payment.key, left])).toEqual([
      ["p5", 3_000],
      ["p1", 15_000],
    ]);
    expect(returnable({ payments, refunds: [...refunds, refund(15_000, "due")] })).toHaveLength(1);
  });
});

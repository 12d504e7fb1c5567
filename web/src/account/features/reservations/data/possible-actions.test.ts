import { describe, expect, it } from "vitest";
import type { Refund } from "./api-types";
import { possibleActions, type ReservationState } from "./possible-actions";
import { aCard, aPayment, aReservation } from "./samples";

const actions = (change: Partial<ReservationState>) =>
  [...possibleActions({ ...aReservation(), ...change })].sort();

describe("what can be done about a reservation", () => {
  it("is answering, for a request", () => {
    expect(actions({ status: "o", payments: [aPayment({ state: "due" })] })).toEqual([
      "accept",
      "decline",
      "lock",
    ]);
  });

  it("is moving, canceling and refunding, for one that is paid", () => {
    expect(actions({})).toEqual(["cancel", "lock", "move", "refund"]);
  });

  it("is charging and recording too, while something is open", () => {
    const payments = [aPayment({ key: "p1" }), aPayment({ key: "p2", state: "due" })];
    expect(actions({ payments })).toEqual(["cancel", "charge", "lock", "move", "record", "refund"]);
  });

  it("is no charging without a card that was proven", () => {
    const payments = [aPayment({ state: "failed" })];
    expect(actions({ payments, credit_cards: [aCard({ requires_auth: true })] })).not.toContain("charge");
    expect(actions({ payments, credit_cards: [] })).not.toContain("charge");
  });

  it("is little while a payment is under way", () => {
    expect(actions({ payments: [aPayment({ state: "pending" })] })).toEqual(["cancel", "lock"]);
    expect(actions({ status: "t" })).toEqual([]);
  });

  it("is unlocking alone, for one that is locked; the partner's is the partner's business", () => {
    expect(actions({ locked: true })).toEqual(["unlock"]);
    expect(actions({ locked: true, system_type: "g" })).toEqual([]);
    expect(actions({ system_type: "g" })).toEqual(["cancel", "refund"]);
  });

  it("is giving back what was kept, once it is over", () => {
    expect(actions({ status: "c" })).toEqual(["refund"]);
    const refunds: Refund[] = [{ key: "r1", payment: "p1", amount: 49_500, reason: "", state: "due" }];
    expect(actions({ status: "c", refunds })).toEqual([]);
    expect(actions({ status: "d", payments: [] })).toEqual([]);
  });
});

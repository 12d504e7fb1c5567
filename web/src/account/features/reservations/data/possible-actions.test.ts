import { describe, expect, it } from "vitest";
import { possibleActs, type Standing } from "./possible-actions";
import { aCard, aPayment, aReservation } from "./samples";
import type { Refund } from "./api-types";

const acts = (change: Partial<Standing>) => [...possibleActs({ ...aReservation(), ...change })].sort();

describe("what can be done about a reservation", () => {
  it("is answering, for a request", () => {
    expect(acts({ status: "o", payments: [aPayment({ state: "due" })] })).toEqual([
      "accept",
      "decline",
      "lock",
    ]);
  });

  it("is moving, canceling and refunding, for one that is paid", () => {
    expect(acts({})).toEqual(["cancel", "lock", "move", "refund"]);
  });

  it("is charging and recording too, while something is open", () => {
    const payments = [aPayment({ key: "p1" }), aPayment({ key: "p2", state: "due" })];
    expect(acts({ payments })).toEqual(["cancel", "charge", "lock", "move", "record", "refund"]);
  });

  it("is no charging without a card that was proven", () => {
    const payments = [aPayment({ state: "failed" })];
    expect(acts({ payments, credit_cards: [aCard({ requires_auth: true })] })).not.toContain("charge");
    expect(acts({ payments, credit_cards: [] })).not.toContain("charge");
  });

  it("is little while a payment is under way", () => {
    expect(acts({ payments: [aPayment({ state: "pending" })] })).toEqual(["cancel", "lock"]);
    expect(acts({ status: "t" })).toEqual([]);
  });

  it("is unlocking alone, for one that is locked; the partner's is the partner's business", () => {
    expect(acts({ locked: true })).toEqual(["unlock"]);
    expect(acts({ locked: true, system_type: "g" })).toEqual([]);
    expect(acts({ system_type: "g" })).toEqual(["cancel", "refund"]);
  });

  it("is giving back what was kept, once it is over", () => {
    expect(acts({ status: "c" })).toEqual(["refund"]);
    const refunds: Refund[] = [{ key: "r1", payment: "p1", amount: 49_500, reason: "", state: "due" }];
    expect(acts({ status: "c", refunds })).toEqual([]);
    expect(acts({ status: "d", payments: [] })).toEqual([]);
  });
});

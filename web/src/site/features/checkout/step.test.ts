import { describe, expect, it } from "vitest";
import type { Quote } from "../site";
import { allowedStep, bookingKind, isBlocked, STEPS } from "./step";

const due = (collect_while_booking: boolean) => [
  { key: null, due_date: "2027-01-01", amount: 100, collect_while_booking },
];
const byAgreement = { book_online: true, pay_online: false, payments: due(true) };
const byCard = { book_online: true, pay_online: true, payments: due(false) };
const byPayment = { book_online: true, pay_online: true, payments: due(true) };
const cardOnly = { book_online: false, pay_online: true, payments: due(false) };
const paymentOnly = { book_online: false, pay_online: true, payments: due(true) };
const offline = { book_online: false, pay_online: false, payments: due(true) };

describe("a booking", () => {
  it("is by agreement, with a card, or with a payment", () => {
    expect([byAgreement, byCard, byPayment].map(bookingKind)).toEqual(["agreement", "card", "payment"]);
  });

  it("is with a card where only payment is online, and not possible where nothing is", () => {
    expect([cardOnly, paymentOnly, offline].map(bookingKind)).toEqual(["card", "payment", null]);
  });
});

describe("entering a step", () => {
  const authenticated = { requires_auth: false };
  const notAuthenticated = { requires_auth: true };

  it("falls back to the stay without a saved quote", () => {
    expect(STEPS.map((step) => allowedStep(step, null, authenticated))).toEqual(["stay", "stay", "stay"]);
  });

  it("allows payment with any quote", () => {
    expect(allowedStep("payment", byPayment, null)).toBe("payment");
  });

  it("allows confirming only with a card that needs no authentication, or by agreement alone", () => {
    expect(allowedStep("confirm", byPayment, null)).toBe("stay");
    expect(allowedStep("confirm", byPayment, authenticated)).toBe("confirm");
    expect(allowedStep("confirm", byCard, authenticated)).toBe("confirm");
    expect(allowedStep("confirm", byAgreement, null)).toBe("confirm");
  });

  it("leads back to payment with a card that still needs authentication", () => {
    expect(allowedStep("confirm", byPayment, notAuthenticated)).toBe("payment");
    expect(allowedStep("confirm", byCard, notAuthenticated)).toBe("payment");
    expect(allowedStep("payment", byCard, notAuthenticated)).toBe("payment");
  });

  it("falls back to the stay where nothing is booked online", () => {
    expect(STEPS.map((step) => allowedStep(step, offline, authenticated))).toEqual(["stay", "stay", "stay"]);
  });
});

describe("a stay is blocked", () => {
  const free = { error: null, overlap_exists: false, allow_booking_overlap: false };
  const error = (code: string) => ({ code, detail: "", data: {} }) as Quote["error"];

  it("by any error but one about a promotion", () => {
    expect(isBlocked(free)).toBe(false);
    expect(isBlocked({ ...free, error: error("min_stay") })).toBe(true);
    expect(isBlocked({ ...free, error: error("promotion") })).toBe(false);
  });

  it("by an overlap, unless the home allows it", () => {
    expect(isBlocked({ ...free, overlap_exists: true })).toBe(true);
    expect(isBlocked({ ...free, overlap_exists: true, allow_booking_overlap: true })).toBe(false);
  });
});

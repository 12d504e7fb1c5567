import { describe, expect, it } from "vitest";
import { bookingLink } from "./booking-link";

const site = { secure_url: "https://stay.example", analytics_opt_out: false };
const page = "https://stay.example/properties/gull-house/";

describe("the booking link", () => {
  it("is the secure address, /reservation/checkout/ and the quote", () => {
    expect(bookingLink(site, "0Q", page)).toBe("https://stay.example/reservation/checkout/?q=0Q");
  });

  it("does not double the slash of a secure address", () => {
    const prefixed = { ...site, secure_url: "http://localhost:8080/s/harbor-pine/" };
    expect(bookingLink(prefixed, "0Q", page)).toBe(
      "http://localhost:8080/s/harbor-pine/reservation/checkout/?q=0Q",
    );
  });

  it("carries the utm parameters of the address, from its query and its hash, and nothing else", () => {
    const address = `${page}?utm_source=mail&lang=de#?a=2026-12-01&utm_campaign=two%20words`;
    expect(bookingLink(site, "0Q", address)).toBe(
      "https://stay.example/reservation/checkout/?q=0Q&utm_source=mail&utm_campaign=two+words",
    );
  });

  it("carries none of them when the site opts out of analytics", () => {
    const silent = { ...site, analytics_opt_out: true };
    expect(bookingLink(silent, "0Q", `${page}?utm_source=mail`)).toBe(
      "https://stay.example/reservation/checkout/?q=0Q",
    );
  });
});

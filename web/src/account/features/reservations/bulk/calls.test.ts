import { expect, test, vi } from "vitest";
import { addedSums, messageMany } from "./calls";

const usd = { code: "USD", symbol: "$" };
const eur = { code: "EUR", symbol: "€" };

test("sums of parts are added by currency", () => {
  const first = [{ currency: usd, count: 2, paid: 500, refund: 300 }];
  const more = [
    { currency: usd, count: 1, paid: 100, refund: 50 },
    { currency: eur, count: 1, paid: 70, refund: 70 },
  ];
  expect(addedSums(first, more)).toEqual([
    { currency: usd, count: 3, paid: 600, refund: 350 },
    { currency: eur, count: 1, paid: 70, refund: 70 },
  ]);
});

test("a message whose answer was lost is sent again under the same name", async () => {
  const names: (string | null)[] = [];
  let isDown = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    names.push((input as Request).headers.get("Idempotency-Key"));
    if (isDown) throw new TypeError("no connection");
    return Response.json({ updated: 1, refused: [] });
  });
  await expect(messageMany(["r1"], "", "Hello")).rejects.toThrow();
  isDown = false;
  await messageMany(["r1"], "", "Hello");
  await messageMany(["r1"], "", "Hello");
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

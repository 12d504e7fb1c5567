import { expect, it } from "vitest";
import { sharedCurrency } from "./change-dialog";

it("sets amounts only where all rows count in the same coins", () => {
  const [usd, eur] = [{ currency: { code: "USD" } }, { currency: { code: "EUR" } }];
  expect(sharedCurrency([usd, usd])).toBe("USD");
  expect(sharedCurrency([usd, eur])).toBeNull();
  expect(sharedCurrency([usd, {}])).toBeNull();
  expect(sharedCurrency([{}])).toBeNull();
  expect(sharedCurrency([])).toBeNull();
});

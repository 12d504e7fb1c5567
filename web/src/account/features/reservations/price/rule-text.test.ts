import { expect, test } from "vitest";
import { ruleText } from "./rule-text";

const USD = { currency: { code: "USD", symbol: "$" } };

test.each([
  ["flat", { base: 9_500, quantity: 1 }, "Once per stay"],
  ["per_night", { base: 1_200, quantity: 3 }, "$12.00 × 3 nights"],
  ["per_pet", { base: 4_000, quantity: 1 }, "$40.00 × 1 pet"],
  ["extra_guests", { base: 3_000, quantity: 6 }, "$30.00 × 6 guest nights"],
  ["percent", { base: 123_400, quantity: 1, basis_points: 850 }, "8.5% of $1,234.00"],
  ["something_new", { base: 1, quantity: 1 }, ""],
])("the rule %s", (rule, figures, text) => {
  expect(ruleText({ why: { rule, ...figures } }, USD)).toBe(text);
});

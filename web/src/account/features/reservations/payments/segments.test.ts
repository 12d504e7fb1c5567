import { expect, test } from "vitest";
import { filtersOf, isShown, SEGMENTS } from "./segments";

const days = { today: "2027-03-01", paid_since: "2027-01-30" };

test("a pile leads to the rows that its sum was made of", () => {
  expect(Object.fromEntries(SEGMENTS.map((name) => [name, filtersOf(name, days)]))).toEqual({
    overdue: { overdue_from__lte: "2027-03-01" },
    due: { state: "due", reservation_status: "r", due_date__gte: "2027-03-01" },
    pending: { state: "pending" },
    paid: { state: "paid", paid_at__gte: "2027-01-30" },
  });
});

test("a pile is the shown one on any of its pages, and no longer once it is narrowed", () => {
  const pending = filtersOf("pending", days);
  expect(isShown(pending, { state: "pending", o: "20", sort: "amount" })).toBe(true);
  expect(isShown(pending, { state: "pending", query: "lind" })).toBe(false);
  expect(isShown(pending, {})).toBe(false);
});

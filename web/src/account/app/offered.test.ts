// Writes the sort orders, filters and views of long lists to a file of the benchmark, which measures all of these and nothing else.
import { afterEach, expect, test, vi } from "vitest";
import { loadList } from "./lists";

const OFFERED = "../../../../bench/src/account/offered.json";
const LONG_LISTS = [
  "property",
  "listing",
  "reservation",
  "reservation-payment",
  "thread",
  "calendar-event",
  "audit-entry",
] as const;

afterEach(() => {
  vi.useRealTimers();
});

test("the bench asks for what the screens offer", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T12:00:00") });
  const offered = await Promise.all(LONG_LISTS.map(offers));
  await expect(`${JSON.stringify(Object.fromEntries(offered), null, 2)}\n`).toMatchFileSnapshot(OFFERED);
});

async function offers(name: (typeof LONG_LISTS)[number]) {
  const { columns, filters = [], views = [], sort } = await loadList(name);
  const all = {
    sort,
    orders: columns.filter(({ isSortable }) => isSortable).map(({ key }) => key),
    filters: filters.map(({ field: _, ...filter }) => filter),
    views: views.map(({ params }) => params()),
  };
  return [name, all] as const;
}

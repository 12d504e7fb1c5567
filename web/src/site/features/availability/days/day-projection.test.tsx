import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { type HomeDays, useProjection } from "./day-projection";

const day = (iso: string) => parseIsoDate(iso) ?? expect.fail("not a date");

const home: HomeDays = {
  namespace: "harbor-pine",
  key: "p",
  currency: { code: "USD", symbol: "$" },
  taken: [],
  allowsTurns: true,
  party: { adults: 2, children: 0 },
  pets: 0,
};

const FEBRUARY = { first: day("2027-02-01"), last: day("2027-02-28") };
const MARCH = { first: day("2027-03-01"), last: day("2027-03-31") };

afterEach(() => vi.unstubAllGlobals());

it("keeps the known days of a check-in while further days load, without rendering in a loop", async () => {
  const answer = { days: [{ date: "2027-02-27", closed: null, nights: 1, total: 100 }] };
  const fetch = vi.fn(({ url }: Request) =>
    url.includes("until=2027-04-01")
      ? new Promise<Response>(() => {})
      : Promise.resolve(
          new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }),
        ),
  );
  vi.stubGlobal("fetch", fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  let turns = 0;
  const { result, rerender } = renderHook(
    ({ shown }) => {
      turns += 1;
      return useProjection(home, day("2026-12-01"), shown, day("2027-02-26"));
    },
    { wrapper, initialProps: { shown: FEBRUARY } },
  );
  await waitFor(() => expect(result.current.departure(day("2027-02-27"))).toMatchObject({ total: 100 }));
  turns = 0;
  rerender({ shown: MARCH });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(fetch.mock.calls.some(([{ url }]) => url.includes("until=2027-04-01"))).toBe(true);
  expect(result.current.departure(day("2027-02-27"))).toMatchObject({ total: 100 });
  expect(turns).toBeLessThan(10);
});

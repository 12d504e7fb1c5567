import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing, Rate } from "../../data/api-types";
import { colorsOf } from "../seasons/season-color";
import { RateCalendar } from "./rate-calendar";

const DOLLARS = { code: "USD", symbol: "$" };
const LISTING = { key: "l1", uri: "", property: "h1", currency: DOLLARS } as Listing;
const rateOf = (key: string, changes: Partial<Rate>) =>
  ({ key, uri: "", week_night: 10_000, weekend_night: null, currency: DOLLARS, ...changes }) as Rate;
const RATES = [
  rateOf("base", { name: "Base rate", base_rate: true }),
  rateOf("june", {
    name: "Early summer",
    start_date: "2027-06-10",
    end_date: "2027-07-05",
    week_night: 15_000,
  }),
];

let put: unknown[];
let isSold: boolean;

/** A mock server that adds ten dollars to the rates, so that the source of a price is visible. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 5, 3, 12) });
  put = [];
  isSold = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "PUT") {
      put.push(await request.json());
      return new Response(null, { status: 204 });
    }
    if (pathname.includes("/nights"))
      return Response.json({
        runs: [{ start: "2027-06-20", end: "2027-06-23", amount: 40_000, closed: false }],
      });
    const days =
      (Date.parse(searchParams.get("end") ?? "") - Date.parse(searchParams.get("start") ?? "")) / 86_400_000;
    const nights = Array.from({ length: isSold ? days : 0 }, (_, place) => place);
    const home = {
      prices: nights.map(() => 11_000),
      min_nights: nights.map(() => 2),
      closed: nights.map((place) => (place === 10 ? "overlap" : null)),
    };
    return Response.json({ results: [home], count: 1 });
  });
});
afterEach(() => vi.useRealTimers());

function open(onOpen = vi.fn()) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RateCalendar listing={LISTING} rates={RATES} colors={colorsOf(RATES)} onOpen={onOpen} />
    </QueryClientProvider>,
  );
  return { onOpen, user: userEvent.setup() };
}

const night = (name: RegExp) => screen.findByRole("button", { name });

test("a night says its season, what the server asks for it, its least stay, and what else there is to it", async () => {
  open();
  expect(await night(/June 4, 2027.*, Base rate, \$110, 2 nights min.$/)).toBeTruthy();
  expect(await night(/June 11, 2027.*, Early summer, \$110, 2 nights min., Booked$/)).toBeTruthy();
  expect(await night(/June 20, 2027.*Early summer.*Custom nights/)).toBeTruthy();
});

test("before a home is on sale, nights say what was typed", async () => {
  isSold = false;
  open();
  expect(await night(/June 15, 2027.*, Early summer, \$150$/)).toBeTruthy();
  expect(await night(/June 21, 2027.*, \$400, Custom nights$/)).toBeTruthy();
});

test("two presses choose nights, whose price is then set", async () => {
  const { user } = open();
  await user.click(await night(/June 14, 2027/));
  await user.click(await night(/June 16, 2027/));
  const form = await screen.findByRole("dialog");
  expect(within(form).getByLabelText<HTMLInputElement>("First night").value).toBe("2027-06-14");
  expect(within(form).getByLabelText<HTMLInputElement>("Last night").value).toBe("2027-06-16");
  await user.type(within(form).getByLabelText("Price per night"), "222");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(put).toEqual([
      { runs: [{ start: "2027-06-14", end: "2027-06-17", amount: 22_200, min_nights: null, closed: false }] },
    ]),
  );
});

test("keys choose nights, and what they have already stands in the form", async () => {
  const { user } = open();
  (await night(/June 20, 2027/)).focus();
  await user.keyboard("{Enter}{ArrowRight}{Enter}");
  const form = await screen.findByRole("dialog");
  expect(within(form).getByLabelText<HTMLInputElement>("Last night").value).toBe("2027-06-22");
  expect(within(form).getByLabelText<HTMLInputElement>("Price per night").value).toContain("400");
});

test("nights that have passed are not for sale", async () => {
  open();
  expect((await night(/June 2, 2027/)).getAttribute("aria-disabled")).toBe("true");
});

test("a season opens from the legend, which names those that are in sight", async () => {
  const { onOpen, user } = open();
  const legend = screen.getByRole("list", { name: "Seasons shown" });
  await user.click(within(legend).getByRole("button", { name: /Early summer/ }));
  expect(onOpen).toHaveBeenCalledWith(RATES[1]);
  await user.click(screen.getByRole("button", { name: /^October 2027/ }));
  await waitFor(() => expect(within(legend).queryByRole("button", { name: /Early summer/ })).toBeNull());
  expect(within(legend).getByRole("button", { name: /Base rate/ })).toBeTruthy();
});

test("months are reached by the year and by leafing", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Next year" }));
  expect(await night(/January 1, 2028/)).toBeTruthy();
  const march = screen.getByRole("button", { name: /^March 2028/ });
  await user.click(march);
  await waitFor(() => expect(march.getAttribute("aria-current")).toBe("true"));
  expect(await night(/April 30, 2028/)).toBeTruthy();
});

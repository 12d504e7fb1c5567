import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { quoteOptions } from "../../quote";
import { type FirstData, type Property, type QuoteIn, SiteProvider, siteOf } from "../../site";
import type { SavedQuote } from "../use-checkout";
import { FixedStay } from "./fixed-stay";

beforeAll(() => activateSite("en"));

const currency = { code: "USD", symbol: "$" };
const quote = {
  key: "0Q",
  property: "p",
  check_in: "2126-12-14",
  check_out: "2126-12-18",
  adults: 2,
  children: 0,
  pets: 0,
  smoker: false,
  addons: [],
  promo_codes: [],
  promo_errors: [],
  lines: [],
  reservation: null,
  renter_can_modify: false,
  currency,
} as unknown as SavedQuote;

const property = {
  key: "p",
  name: "Gull House",
  currency,
  fees: [{ key: "wood", name: "Firewood", kind: "flat", amount: 3_000, optional: true, selected: false }],
} as unknown as Property;

const request: QuoteIn = {
  property: "p",
  namespace: "harbor-pine",
  check_in: "2126-12-14",
  check_out: "2126-12-18",
};

function Shown() {
  const { data } = useQuery({ ...quoteOptions("0Q"), staleTime: Number.POSITIVE_INFINITY });
  return <FixedStay quote={data as SavedQuote} property={property} request={request} />;
}

function show(shown: SavedQuote) {
  const client = new QueryClient();
  client.setQueryData(quoteOptions("0Q").queryKey, shown);
  const site = { currency, namespace: "harbor-pine" };
  render(
    <QueryClientProvider client={client}>
      <SiteProvider value={siteOf({ base: "/s/harbor-pine", demo: false, site } as unknown as FirstData)}>
        <Shown />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Returns the requests as paths with bodies. */
function serve(...answers: Response[]) {
  const sent: [string, unknown][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const asked = input as Request;
    sent.push([new URL(asked.url).pathname, await asked.json()]);
    return answers.shift() ?? Response.error();
  });
  return sent;
}

it("stores an add-on in the quote at once", async () => {
  const sent = serve(Response.json({ ...quote, addons: ["wood"] }));
  const user = show(quote);
  await user.click(screen.getByRole("checkbox", { name: /Firewood/ }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  expect(sent).toEqual([["/websites/api/v2/quote/0Q/modify-addons", { addons: ["wood"] }]]);
});

it("applies a promo code to the quote, once", async () => {
  const line = { kind: "promotion", is_promotion: true, promotion_code: "LARCH", amount: -1_000 };
  const sent = serve(Response.json({ ...quote, promo_codes: ["LARCH"], lines: [line] }));
  const user = show(quote);
  await user.click(screen.getByRole("button", { name: "Add promo code" }));
  await user.type(await screen.findByLabelText("Promo code"), "larch");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  await screen.findByRole("button", { name: "Remove LARCH" });
  expect(sent).toEqual([["/websites/api/v2/quote/0Q/apply-promo", { promotion: "larch" }]]);
});

it("says why a code does not apply, and keeps the quote", async () => {
  const data = {
    promotions: [{ code: "promotion", detail: "", data: { promotion: "LARCH", reason: "used_up" } }],
  };
  serve(Response.json({ code: "promotion", detail: "", data }, { status: 400 }));
  const user = show(quote);
  await user.click(screen.getByRole("button", { name: "Add promo code" }));
  await user.type(await screen.findByLabelText("Promo code"), "LARCH");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("This code has reached its limit.")).toBeDefined();
});

it("shows only the stay after a failed attempt to book", () => {
  show({ ...quote, reservation: "0R" });
  expect(screen.getByText("2 guests")).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

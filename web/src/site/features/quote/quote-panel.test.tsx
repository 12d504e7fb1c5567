import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { type FirstData, type Property, type Quote, type QuoteIn, SiteProvider, siteOf } from "../site";
import type { EstimateState } from "./estimate/use-estimate";
import { QuotePanel } from "./quote-panel";
import type { StayChoice } from "./stay/use-stay-choice";

beforeAll(() => activateSite("en"));

const currency = { code: "USD", symbol: "$" };
const date = (text: string) => parseIsoDate(text) ?? expect.fail(`not a date: ${text}`);

const property = {
  key: "p",
  name: "Gull House",
  accommodates: 6,
  max_pets: 0,
  allows_turns: true,
  taken: [],
  currency,
  fees: [
    { key: "clean", name: "Cleaning", kind: "flat", amount: 14_000, optional: false, selected: true },
    { key: "wood", name: "Firewood", kind: "per_night", amount: 3_000, optional: true, selected: false },
  ],
} as unknown as Property;

const line = (kind: string, name: string, amount: number, rule = "flat", included: number | null = null) => ({
  kind,
  name,
  amount,
  quantity: 4,
  key: null,
  why: { rule, base: amount, quantity: 1, included },
});

const quote = {
  lines: [
    line("rent", "Rent", 154_000, "nightly"),
    line("rent", "Extra guests", 8_000, "extra_guests"),
    line("discount", "Early bird discount", -8_000, "early_bird"),
    line("fee", "Cleaning", 14_000),
    line("tax", "Lodging tax", 15_960, "percent"),
    line("tax", "VAT", 0, "percent", 1_400),
    {
      ...line("promotion", "Tide pools", -10_000, "percent"),
      is_promotion: true,
      promotion_code: "TIDEPOOL",
    },
    line("deposit", "Damage deposit", 30_000),
  ],
  promo_errors: [{ code: "promotion", detail: "", data: { promotion: "NOPE", reason: "unknown" } }],
  nights: [],
  payments: [
    { key: null, due_date: "2026-11-15", amount: 90_000, collect_while_booking: true },
    { key: null, due_date: "2026-12-01", amount: 93_960, collect_while_booking: false },
  ],
  refund_policy: { name: "Strict", method: "no_refunds", text: "", tiers: [] },
  total: 183_960,
  deposit: 30_000,
  currency,
  book_online: true,
  instant_book: true,
} as unknown as Quote;

const request: QuoteIn = {
  property: "p",
  namespace: "harbor-pine",
  check_in: "2026-12-14",
  check_out: "2026-12-18",
  promo_codes: ["TIDEPOOL", "NOPE"],
};

function show(estimate: EstimateState) {
  const choice: StayChoice = {
    today: date("2026-11-15"),
    stay: { checkIn: date("2026-12-14"), checkOut: date("2026-12-18") },
    setStay: vi.fn(),
    party: { adults: 2, children: 1 },
    setParty: vi.fn(),
    pets: 0,
    setPets: vi.fn(),
    smoker: false,
    setSmoker: vi.fn(),
    addons: [],
    setAddons: vi.fn(),
    promoCodes: ["TIDEPOOL", "NOPE"],
    setPromoCodes: vi.fn(),
  };
  const first = {
    base: "/s/harbor-pine",
    demo: false,
    site: { name: "Harbor & Pine", secure_url: "https://stay.example", analytics_opt_out: true },
  } as unknown as FirstData;
  const [retry, onMessage] = [vi.fn(), vi.fn()];
  const currentEstimate = { request, state: estimate, retry };
  render(
    <SiteProvider value={siteOf(first)}>
      <QuotePanel
        property={property}
        choice={choice}
        currentEstimate={currentEstimate}
        onMessage={onMessage}
        frame={(body, actions) => (
          <>
            {body}
            {actions}
          </>
        )}
      />
    </SiteProvider>,
  );
  return { choice, retry, onMessage, user: userEvent.setup() };
}

const amountOf = (name: string) => {
  const row = screen.getByText(name, { selector: "dt" }).closest("div");
  return row && within(row).getByRole("definition").textContent;
};

describe("the quote panel", () => {
  it("shows every line of the server's price, the total, and the deposit beside it", () => {
    show({ kind: "priced", quote });
    expect(amountOf("Rent for 4 nights")).toBe("$1,540.00");
    expect(amountOf("Extra guests")).toBe("$80.00");
    expect(amountOf("Early bird discount")).toBe("−$80.00");
    expect(amountOf("VAT")).toBe("$14.00 included");
    expect(amountOf("Cleaning")).toBe("$140.00");
    expect(amountOf("Lodging tax")).toBe("$159.60");
    expect(amountOf("Total")).toBe("$1,839.60");
    expect(amountOf("Refundable damage deposit")).toBe("$300.00");
    expect(screen.queryByText("Damage deposit")).toBeNull();
  });

  it("shows the selected stay and party", () => {
    show({ kind: "idle" });
    expect(
      screen.getByRole("button", { name: /Check-in.*Dec 14, 2026.*Check-out.*Dec 18, 2026/ }),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: /3 guests/ })).toBeDefined();
    expect(screen.getByText("Pick dates to see the total price.")).toBeDefined();
  });

  it("offers an e-mail when the partner system that sells the home does not respond", async () => {
    const data = { email: "owner@partner.test" };
    const problem = { kind: "refusal", status: 400, code: "partner_unavailable", detail: "", data } as const;
    const { retry, user } = show({ kind: "refused", problem });
    const mail = screen.getByRole("link", { name: "Send an email" }).getAttribute("href") ?? "";
    expect(mail).toMatch(/^mailto:owner@partner\.test\?subject=Gull%20House/);
    expect(decodeURIComponent(mail)).toMatch(/Dec 14.*18, 3 guests/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalled();
  });

  it("offers add-ons with their prices, and passes on the choice", async () => {
    const { choice, user } = show({ kind: "idle" });
    await user.click(screen.getByRole("checkbox", { name: /Firewood.*\$30 \/ night/ }));
    expect(choice.setAddons).toHaveBeenCalledWith(["wood"]);
  });

  it("shows a refusal as text and the nearest stays as buttons", async () => {
    const data = { nearest: [{ check_in: "2026-12-20", check_out: "2026-12-24" }] };
    const { choice, user } = show({
      kind: "refused",
      problem: { kind: "refusal", status: 400, code: "overlap", detail: "", data },
    });
    expect(screen.getByText("Some of these nights are already taken.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: /Dec 20/ }));
    const [stay] = vi.mocked(choice.setStay).mock.calls[0] ?? [];
    expect(stay?.checkOut.toString()).toBe("2026-12-24");
  });

  it("offers a retry when the server could not be reached", async () => {
    const { retry, user } = show({ kind: "refused", problem: { kind: "unreachable", status: null } });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows the payment schedule and the refunds", () => {
    show({ kind: "priced", quote });
    expect(amountOf("When you book")).toBe("$900.00");
    expect(amountOf("On Dec 1, 2026")).toBe("$939.60");
    expect(screen.getByText("No refund if you cancel")).toBeDefined();
  });

  it("shows promotions as removable chips, also those that do not apply", async () => {
    const { choice, user } = show({ kind: "priced", quote });
    expect(screen.getByText("We don’t recognize this code.", { exact: false })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Remove TIDEPOOL" }));
    expect(choice.setPromoCodes).toHaveBeenCalledWith(["NOPE"]);
  });

  it("books: creates the quote and opens the checkout", async () => {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(Response.json({ key: "0Q" }, { status: 201 }));
    const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
    const { user } = show({ kind: "priced", quote });
    await user.click(screen.getByRole("button", { name: "Book" }));
    await expect.poll(() => leave.mock.lastCall?.[0]).toBe("https://stay.example/reservation/checkout/?q=0Q");
    const sent = fetched.mock.lastCall?.[0] as Request;
    expect(new URL(sent.url).pathname).toBe("/websites/api/v2/quote");
    expect(await sent.json()).toEqual({ ...request, origin_site: "harbor-pine" });
  });

  it.each([
    ["only booking is online", { book_online: true, pay_online: false }],
    ["only payment is online", { book_online: false, pay_online: true }],
  ])("can be booked where %s", (_, terms) => {
    show({ kind: "priced", quote: { ...quote, ...terms } });
    expect(screen.getByRole("button", { name: "Book" })).toBeDefined();
    expect(screen.queryByText(/not booked here/)).toBeNull();
  });

  it("says that a home is not booked online", () => {
    show({ kind: "priced", quote: { ...quote, book_online: false, pay_online: false } });
    expect(screen.queryByRole("button", { name: "Book" })).toBeNull();
    expect(screen.getByText("This home can’t be booked online. Please message the host.")).toBeDefined();
  });

  it("shows why a stay could not be booked after all", async () => {
    const refusal = { code: "overlap", detail: "", data: {} };
    vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(refusal, { status: 400 }));
    const { user } = show({ kind: "priced", quote });
    await user.click(screen.getByRole("button", { name: "Book" }));
    expect(await screen.findByText("Some of these nights are already taken.")).toBeDefined();
  });

  it("links to the owner", async () => {
    const { onMessage, user } = show({ kind: "idle" });
    await user.click(screen.getByRole("button", { name: "Message the host" }));
    expect(onMessage).toHaveBeenCalledOnce();
  });
});

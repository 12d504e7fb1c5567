import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { parseIsoDate } from "@/kit/civil-date";
import { type FirstData, type Property, type Quote, SiteProvider, siteOf } from "../site";
import { QuotePanel } from "./quote-panel";
import type { EstimateState } from "./use-estimate";
import type { StayChoice } from "./use-stay-choice";

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
    line("deposit", "Damage deposit", 30_000),
  ],
  nights: [],
  total: 183_960,
  deposit: 30_000,
  currency,
} as unknown as Quote;

function show(estimate: EstimateState) {
  const choice: StayChoice = {
    today: date("2026-11-15"),
    stay: { checkIn: date("2026-12-14"), checkOut: date("2026-12-18") },
    setStay: vi.fn(),
    party: { adults: 2, children: 1 },
    setParty: vi.fn(),
    pets: 0,
    setPets: vi.fn(),
    addons: [],
    setAddons: vi.fn(),
  };
  const first = {
    base: "/s/harbor-pine",
    demo: false,
    site: { name: "Harbor & Pine", contact: { email: "hello@harbor-pine.test", phone: "", address: "" } },
  } as unknown as FirstData;
  const retry = vi.fn();
  render(
    <SiteProvider value={siteOf(first)}>
      <QuotePanel property={property} choice={choice} estimate={estimate} onRetry={retry} />
    </SiteProvider>,
  );
  return { choice, retry, user: userEvent.setup() };
}

const amountOf = (name: string) => {
  const row = screen.getByText(name).closest("div");
  return row && within(row).getByRole("definition").textContent;
};

describe("the quote panel", () => {
  it("shows every line of the server's price, the total, and the deposit beside it", () => {
    show({ kind: "priced", quote });
    expect(amountOf("Rent for 4 nights")).toBe("$1,540.00");
    expect(amountOf("Extra guests")).toBe("$80.00");
    expect(amountOf("Early bird discount")).toBe("-$80.00");
    expect(amountOf("VAT")).toBe("$14.00 included");
    expect(amountOf("Cleaning")).toBe("$140.00");
    expect(amountOf("Lodging tax")).toBe("$159.60");
    expect(amountOf("Total")).toBe("$1,839.60");
    expect(amountOf("Deposit")).toBe("$300.00");
    expect(screen.queryByText("Damage deposit")).toBeNull();
  });

  it("says what is chosen", () => {
    show({ kind: "idle" });
    expect(
      screen.getByRole("button", { name: /Check-in.*Dec 14, 2026.*Check-out.*Dec 18, 2026/ }),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: /3 guests/ })).toBeDefined();
    expect(screen.getByText("Pick dates to see the whole price.")).toBeDefined();
  });

  it("offers add-ons with what they cost, and hands on the choice", async () => {
    const { choice, user } = show({ kind: "idle" });
    await user.click(screen.getByRole("checkbox", { name: /Firewood.*\$30 \/ night/ }));
    expect(choice.setAddons).toHaveBeenCalledWith(["wood"]);
  });

  it("turns a refusal into words and the nearest stays into buttons", async () => {
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

  it("offers to ask again when the server could not be reached", async () => {
    const { retry, user } = show({ kind: "refused", problem: { kind: "unreachable", status: null } });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("leads to the owner by mail, with the stay in the subject", () => {
    show({ kind: "idle" });
    const href = screen.getByRole("link", { name: "Message the owner" }).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toMatch(
      /^mailto:hello@harbor-pine\.test\?subject=Gull House, Dec 14/,
    );
  });
});

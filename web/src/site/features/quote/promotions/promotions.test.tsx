import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import type { PromoError, Quote, QuoteIn, QuoteLine } from "../../site";
import type { AskEstimate } from "../estimate/estimate";
import { withCode, withoutCode } from "./promotion-codes";
import { promotionReason } from "./promotion-reason";
import { PromotionTerms } from "./promotion-terms";
import { RedeemDialog } from "./redeem-dialog";

beforeAll(() => activateSite("en"));

describe("codes", () => {
  it("are compared without case, and added once", () => {
    expect(withCode(["TIDEPOOL"], " tidepool ")).toEqual(["TIDEPOOL"]);
    expect(withCode(["TIDEPOOL"], " LARCH ")).toEqual(["TIDEPOOL", "LARCH"]);
    expect(withoutCode(["TidePool", "LARCH"], "TIDEPOOL")).toEqual(["LARCH"]);
  });
});

const refused = (promotion: string, reason: string, more = {}): PromoError => ({
  code: "promotion",
  detail: "The server's own words.",
  data: { promotion, reason, ...more },
});

describe("a promotion that does not apply", () => {
  it.each([
    ["unknown", {}, "don’t recognize"],
    ["ended", { until: "2026-05-01" }, "May 1, 2026"],
    ["min_nights", { min_nights: 3 }, "3 nights"],
    ["not_together", {}, "another one"],
    ["other_currency", { currency: "EUR" }, "prices in EUR"],
    ["brand_new", {}, "The server's own words."],
  ])("says why: %s", (reason, data, words) => {
    expect(promotionReason(refused("X", reason, data))).toContain(words);
  });
});

function show(errors: PromoError[] = []) {
  const ask = vi.fn<AskEstimate>(async () => ({ promo_errors: errors }) as unknown as Quote);
  const [onRedeemed, onClose] = [vi.fn(), vi.fn()];
  const request = { property: "p", namespace: "harbor-pine" } as QuoteIn;
  render(
    <RedeemDialog
      request={request}
      codes={["TIDEPOOL"]}
      onRedeemed={onRedeemed}
      onClose={onClose}
      ask={ask}
    />,
  );
  const user = userEvent.setup();
  const redeem = async (code: string) => {
    await user.type(screen.getByLabelText("Promo code"), code);
    await user.click(screen.getByRole("button", { name: "Apply" }));
  };
  return { ask, onRedeemed, onClose, redeem, user };
}

describe("redeeming", () => {
  it("validates the code with the server, then adds it", async () => {
    const { ask, onRedeemed, onClose, redeem } = show();
    await redeem("larch");
    expect(ask.mock.lastCall?.[1].promo_codes).toEqual(["TIDEPOOL", "larch"]);
    expect(onRedeemed).toHaveBeenCalledWith("larch");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("does not add a code twice", async () => {
    const { ask, onRedeemed, redeem } = show();
    await redeem("tidepool");
    expect(screen.getByText("This code is already applied.")).toBeDefined();
    expect(ask).not.toHaveBeenCalled();
    expect(onRedeemed).not.toHaveBeenCalled();
  });

  it("adds a code that may count after a change of the stay", async () => {
    const { onRedeemed, redeem } = show([refused("WEEK", "min_nights", { min_nights: 7 })]);
    await redeem("week");
    expect(onRedeemed).toHaveBeenCalledWith("week");
  });

  it("keeps an invalid code in the field with the reason, until it is changed", async () => {
    const { onClose, redeem, user } = show([refused("FERRY50", "used_up")]);
    await redeem("ferry50");
    expect(await screen.findByText("This code has reached its limit.")).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Promo code"), "X");
    expect(screen.queryByText("This code has reached its limit.")).toBeNull();
  });
});

describe("the terms of a promotion", () => {
  const line = {
    name: "Tide pool season",
    amount: -4_000,
    promotion_code: "TIDEPOOL",
    why: { rule: "percent", base: 40_000, quantity: 1, basis_points: 1_000 },
  } as QuoteLine;
  const show = (promotion: QuoteLine) =>
    render(
      <PromotionTerms promotion={promotion} currency={{ code: "USD", symbol: "$" }} onClose={() => {}} />,
    );

  it("are the owner's text and the discount", () => {
    show({ ...line, promotion_terms: "Ten percent off.\nNot at Easter." });
    const dialog = screen.getByRole("dialog", { name: "Tide pool season" });
    expect(dialog.textContent).toContain("Ten percent off.\nNot at Easter.");
    expect(dialog.textContent).toContain("−$40.00");
  });
});

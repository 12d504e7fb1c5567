import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Merchant } from "../../site";
import { storeInVault, vaultBase } from "./spreedly-vault";

beforeAll(() => activateSite("en"));

const merchant: Merchant = {
  provider: "sp",
  public_key: "casa-lucia",
  script_url: "https://core.vault.test/iframe/iframe-v1.min.js",
  test_mode: true,
};
const card = {
  name: "Ann",
  number: "4242424242424242",
  cvv: "123",
  expiry: { month: 4, year: 2029 },
  email: "ann@guest.test",
};
const answering = (body: unknown) => vi.fn().mockResolvedValue(new Response(JSON.stringify(body)));

describe("the vault", () => {
  it("has the same base address as its script", () => {
    expect(vaultBase("http://127.0.0.1:1/spreedly/iframe-v1.min.js")).toBe("http://127.0.0.1:1/spreedly");
    expect(vaultBase("https://core.vault.test/iframe/iframe-v1.min.js?v=1")).toBe("https://core.vault.test");
  });

  it("receives the card with first and last name, and returns a token without number or code", async () => {
    const kept = { token: "tok", card_type: "visa", first_six_digits: "424242", last_four_digits: "4242" };
    const fetcher = answering({ transaction: { payment_method: kept } });
    const prepared = await storeInVault(merchant, card, fetcher);
    const [url, { body }] = fetcher.mock.calls[0] as [string, { body: string }];
    expect(url).toBe("https://core.vault.test/v1/payment_methods.json?environment_key=casa-lucia");
    expect(JSON.parse(body)).toEqual({
      payment_method: {
        credit_card: {
          first_name: "Ann",
          last_name: "Unknown",
          number: "4242424242424242",
          verification_value: "123",
          month: "4",
          year: "2029",
          email: "ann@guest.test",
        },
        data: {},
      },
    });
    expect(prepared).toEqual({
      provider: "sp",
      card_name: "Ann",
      card_token: "tok",
      card_type: "v",
      card_bin_number: "424242",
      card_last_four: "4242",
      card_expires_month: 4,
      card_expires_year: 2029,
    });
  });

  it.each([
    [
      "its first error",
      answering({ errors: [{ key: "errors.invalid", message: "Number is invalid" }, { message: "Other" }] }),
      "Number is invalid",
    ],
    ["the specification's words without one", answering({}), "Trouble storing credit card"],
    [
      "the same when it cannot be reached",
      vi.fn().mockRejectedValue(new TypeError()),
      "Trouble storing credit card",
    ],
  ])("says %s", async (_, fetcher, message) => {
    await expect(storeInVault(merchant, card, fetcher)).rejects.toThrow(message);
  });
});

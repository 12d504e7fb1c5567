import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Merchant } from "../site";
import type { CardFields } from "./card-fields";
import { TypedFields } from "./typed-fields";

beforeAll(() => activateSite("en"));
beforeEach(() => sessionStorage.clear());

const merchant = {
  provider: "sp",
  public_key: "env",
  script_url: "https://vault.example/iframe/iframe-v1.min.js",
} as Merchant;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const values = () => ["Card number", "Expires", "Security code"].map((label) => field(label).value);

async function typed() {
  const user = userEvent.setup();
  const ref = createRef<CardFields>();
  render(<TypedFields ref={ref} merchant={merchant} />);
  await user.type(field("Card number"), "4242424242424242");
  await user.type(field("Expires"), "0431");
  await user.type(field("Security code"), "123");
  expect(values()).toEqual(["4242 4242 4242 4242", "04 / 31", "123"]);
  return () => ref.current?.prepare({ name: "Ada Lovelace", email: "ada@example.com" });
}

it("clears number and code after an error of the vault, and keeps the expiry", async () => {
  const errors = [{ key: "errors.invalid", message: "Number is invalid" }];
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ errors }, { status: 422 }));
  const prepare = await typed();
  await expect(prepare()).rejects.toThrow("Number is invalid");
  await expect.poll(values).toEqual(["", "04 / 31", ""]);
});

it("clears them after success too, and names the provider", async () => {
  const payment_method = { token: "tok", card_type: "visa", first_six_digits: "424242" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ transaction: { payment_method } }));
  const prepare = await typed();
  expect(await prepare()).toMatchObject({ card_token: "tok", card_bin_number: "424242", provider: "sp" });
  await expect.poll(values).toEqual(["", "04 / 31", ""]);
});

// Spreedly's vault: the browser sends the card directly to it and receives a token.
import { PROVIDER } from "@/api/codes";
import { t } from "@/i18n/site";
import { splitName } from "@/kit/people/person-name";
import type { Merchant } from "../../site";
import { CardError } from "../card-error";
import type { PreparedCard, TypedCard } from "../prepared-card";

interface VaultAnswer {
  transaction?: {
    payment_method?: {
      token?: string;
      card_type?: string;
      first_six_digits?: string;
      last_four_digits?: string;
    };
  };
  errors?: { message?: string; key?: string }[];
}

/** Script and vault share one base address. */
export const vaultBase = (scriptUrl: string) =>
  scriptUrl.replace(/\/(iframe\/)?iframe-v1\.min\.js(\?.*)?$/, "");

const CARD_TYPES: Record<string, string> = {
  visa: "v",
  master: "m",
  american_express: "a",
  discover: "d",
  diners_club: "l",
  jcb: "j",
};

export async function storeInVault(
  { script_url, public_key }: Merchant,
  { name, number, cvv, expiry, email }: TypedCard,
  fetcher: typeof fetch = fetch,
): Promise<PreparedCard> {
  const { firstName, lastName } = splitName(name);
  const address = `${vaultBase(script_url ?? "")}/v1/payment_methods.json?environment_key=${encodeURIComponent(public_key ?? "")}`;
  const credit_card = {
    first_name: firstName,
    last_name: lastName,
    number,
    verification_value: cvv,
    month: String(expiry.month),
    year: String(expiry.year),
    email,
  };
  const answer = await fetcher(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ payment_method: { credit_card, data: {} } }),
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).then(
    (response) => response.json() as Promise<VaultAnswer>,
    () => null,
  );
  const stored = answer?.transaction?.payment_method;
  if (!stored?.token) {
    const [first] = answer?.errors ?? [];
    throw new CardError(first?.message ?? t("site.card.notStored"), first?.key ?? null);
  }
  return {
    provider: PROVIDER.spreedly,
    card_name: name,
    card_token: stored.token,
    card_type: CARD_TYPES[stored.card_type ?? ""] ?? "o",
    card_bin_number: stored.first_six_digits,
    card_last_four: stored.last_four_digits,
    card_expires_month: expiry.month,
    card_expires_year: expiry.year,
  };
}

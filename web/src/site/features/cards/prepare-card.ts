// Prepares entered card data for our server: tokenized by the vault, or encrypted for the provider.
import { PROVIDER } from "@/api/codes";
import { brandOfNumber } from "@/kit/money/card-number";
import type { Merchant } from "../site";
import { CardError } from "./card-error";
import type { PreparedCard, TypedCard } from "./prepared-card";
import { storeInVault } from "./providers/spreedly-vault";

const BIN = 6;
const LAST = 4;

async function encrypted({ public_key }: Merchant, card: TypedCard): Promise<PreparedCard> {
  const { encrypt } = await import("./providers/braintree-encryption");
  const [number, cvv] = await Promise.all([
    encrypt(public_key ?? "", card.number),
    encrypt(public_key ?? "", card.cvv),
  ]);
  return {
    provider: PROVIDER.braintree,
    card_name: card.name,
    card_number: number,
    card_cvv: cvv,
    card_type: brandOfNumber(card.number),
    card_bin_number: card.number.slice(0, BIN),
    card_last_four: card.number.slice(-LAST),
    card_expires_month: card.expiry.month,
    card_expires_year: card.expiry.year,
  };
}

export function prepareCard(merchant: Merchant, card: TypedCard): Promise<PreparedCard> {
  if (merchant.provider === PROVIDER.spreedly) return storeInVault(merchant, card);
  if (merchant.provider === PROVIDER.braintree) return encrypted(merchant, card);
  return Promise.reject(new CardError(null));
}

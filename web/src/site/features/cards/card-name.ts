// A kept card in a few words: "Visa •••• 4242", and until when it is good.
import { t } from "@/i18n/site";
import { type CardType, cardTypeOf } from "@/kit/card";
import type { Card } from "../site";

const BRANDS: Record<Exclude<CardType, "other">, string> = {
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  diners: "Diners Club",
  mastercard: "Mastercard",
  visa: "Visa",
};

function brandName(code: string): string {
  const type = cardTypeOf(code);
  return type === "other" ? t("site.card.other") : BRANDS[type];
}

export const cardName = ({ card_type, card_last_four }: Pick<Card, "card_type" | "card_last_four">) =>
  `${brandName(card_type)} •••• ${card_last_four}`;

export const cardExpiry = ({ card_expires_month, card_expires_year }: Card) =>
  t("site.card.until", {
    date: `${String(card_expires_month).padStart(2, "0")}/${String(card_expires_year).slice(-2)}`,
  });

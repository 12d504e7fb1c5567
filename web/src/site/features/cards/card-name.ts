// Label of a stored card: "Visa •••• 4242" and its expiry.
import { t } from "@/i18n/site";
import { cardBrand, shortExpiry } from "@/kit/money/card";
import type { Card } from "../site";

export const cardName = ({ card_type, card_last_four }: Pick<Card, "card_type" | "card_last_four">) =>
  `${cardBrand(card_type) ?? t("site.card.other")} •••• ${card_last_four}`;

export const cardExpiry = ({ card_expires_month, card_expires_year }: Card) =>
  t("site.card.until", { date: shortExpiry(card_expires_month, card_expires_year) });

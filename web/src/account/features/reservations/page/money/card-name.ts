// Short texts about a card on file.
import { t } from "@/i18n/account";
import { cardBrand, shortExpiry } from "@/kit/money/card";
import type { Card, Payment } from "../../data/api-types";

export const cardName = ({ card_type, card_last_four }: Card) =>
  `${cardBrand(card_type) ?? t("account.choice.method.card")} •••• ${card_last_four}`;

export const cardExpiry = ({ card_expires_month, card_expires_year }: Card) =>
  t("account.card.until", { date: shortExpiry(card_expires_month, card_expires_year) });

/** The card that a payment is charged to. */
export const cardOf = (cards: readonly Card[], { credit_card }: Pick<Payment, "credit_card">) =>
  cards.find(({ key }) => key === credit_card);

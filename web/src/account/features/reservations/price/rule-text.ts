// The rule behind a line of a price, for the owner who set it.
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { moneyText } from "../../values";
import type { Bill, BillLine } from "../data/api-types";

interface Figures {
  amount: string;
  count: number;
  share: string;
}

const ofShare = ({ share, amount }: Figures) => t("account.why.share", { share, amount });
const guestNights = ({ amount, count }: Figures) => t("account.why.guestNights", { amount, count });

const BY_RULE: Readonly<Record<string, (figures: Figures) => string>> = {
  nightly: () => t("account.why.nightly"),
  flat: () => t("account.why.flat"),
  per_night: ({ amount, count }) => t("account.why.nights", { amount, count }),
  per_guest: ({ amount, count }) => t("account.why.guests", { amount, count }),
  per_pet: ({ amount, count }) => t("account.why.pets", { amount, count }),
  per_guest_night: guestNights,
  extra_guests: guestNights,
  percent_of_rent: ofShare,
  percent: ofShare,
  nights: ofShare,
  early_bird: ofShare,
  last_minute: ofShare,
  free_nights: () => t("account.why.freeNights"),
  amount: () => t("account.why.fixed"),
};

const HUNDREDTHS = 10_000;

/** Empty for a rule of a newer server. */
export function ruleText({ why }: Pick<BillLine, "why">, { currency }: Pick<Bill, "currency">): string {
  const { rule, base, quantity, basis_points } = why;
  const share = numberFormat(currentFormat(), { style: "percent", maximumFractionDigits: 2 });
  return (
    BY_RULE[rule]?.({
      amount: moneyText(base, currency),
      count: quantity,
      share: share.format((basis_points ?? 0) / HUNDREDTHS),
    }) ?? ""
  );
}

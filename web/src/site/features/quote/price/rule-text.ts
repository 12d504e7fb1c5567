// Short text on the rule behind a price line, and the name of a line made by a rule.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { exact } from "../../properties";
import type { Currency, QuoteLine } from "../../site";

export function ruleText(line: QuoteLine, currency: Currency): string {
  const { rule, base, quantity: count, basis_points } = line.why;
  const amount = exact(base, currency);
  const share = shareText(basis_points);
  switch (rule) {
    case "nightly":
      return t("site.why.nightly");
    case "flat":
      return line.kind === "deposit" ? t("site.quote.depositNote") : t("site.why.flat");
    case "per_night":
      return t("site.why.perNight", { amount, count });
    case "per_guest":
      return t("site.why.perGuest", { amount, count });
    case "per_guest_night":
    case "extra_guests":
      return t("site.why.perGuestNight", { amount, count });
    case "per_pet":
      return t("site.why.perPet", { amount, count });
    case "percent_of_rent":
      return t("site.why.percentOfRent", { share });
    case "percent":
    case "nights":
    case "early_bird":
    case "last_minute":
      return t("site.why.percent", { share, amount });
    case "free_nights":
      return t("site.why.freeNights");
    case "amount":
      return t("site.why.fixed");
    case "refund_policy":
      return t("site.why.kept");
    case "partner":
      return t("site.why.partner");
    default:
      return "";
  }
}

/** The name of a line made by the price rules; null for one that the owner has named. */
export function ruleName(kind: string, rule: string): string | null {
  switch (`${kind} ${rule}`) {
    case "rent extra_guests":
      return t("site.quote.extraGuests");
    case "discount nights":
      return t("site.quote.longStay");
    case "discount early_bird":
      return t("site.quote.earlyBird");
    case "discount last_minute":
      return t("site.quote.lastMinute");
    case "fee refund_policy":
      return t("site.quote.kept");
    default:
      return null;
  }
}

/** Formats basis points (hundredths of a percent) as "8.5%". */
const shareText = (basisPoints: number | null | undefined) =>
  new Intl.NumberFormat(currentFormat(), { style: "percent", maximumFractionDigits: 2 }).format(
    (basisPoints ?? 0) / 10_000,
  );

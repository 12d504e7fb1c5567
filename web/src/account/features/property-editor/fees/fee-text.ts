// What a fee or a tax comes to, in a few words: "$80.00 per stay", "8.5% of rent".
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { type Charge, isInPercent, moneyText, shareText } from "../../values";
import type { Currency } from "../data/wire";

/** A percentage of all that is taxed says so by itself. */
const PLAIN = "percent";

export const chargeText = ({ kind, amount, basis_points, currency }: Charge & { currency: Currency }) =>
  kind === PLAIN
    ? shareText(basis_points)
    : t("editor.charge", {
        amount: isInPercent(kind) ? shareText(basis_points) : moneyText(amount, currency),
        kind: translateKnown(`account.choice.kind.${kind}`, kind),
      });

// Short text of a fee or a tax: "$80.00 per stay", "8.5% of rent".
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { type Charge, isInPercent, moneyText, shareText } from "../../values";
import type { Currency } from "../data/api-types";

/** A percentage of the whole taxable amount needs no further text. */
const PLAIN = "percent";

export const chargeText = ({ kind, amount, basis_points, currency }: Charge & { currency: Currency }) =>
  kind === PLAIN
    ? shareText(basis_points)
    : t("editor.charge", {
        amount: isInPercent(kind) ? shareText(basis_points) : moneyText(amount, currency),
        kind: translateKnown(`account.choice.kind.${kind}`, kind),
      });

// What a fee or a tax comes to, in a few words: "$80.00 per stay", "8.5% of rent".
import { t } from "@/i18n/editor";
import { currentFormat, translateKnown } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { moneyText } from "../../values";
import type { Currency } from "../data/wire";

const HUNDREDTHS = 10_000;
const IN_PERCENT: ReadonlySet<string> = new Set(["percent", "percent_of_rent"]);

export const isInPercent = (kind: unknown) => IN_PERCENT.has(String(kind));

export const percentText = (basisPoints: number) =>
  numberFormat(currentFormat(), { style: "percent", maximumFractionDigits: 2 }).format(
    basisPoints / HUNDREDTHS,
  );

interface Charge {
  kind: string;
  amount: number;
  basis_points: number;
  currency: Currency;
}

export const chargeText = ({ kind, amount, basis_points, currency }: Charge) =>
  t("editor.charge", {
    amount: isInPercent(kind) ? percentText(basis_points) : moneyText(amount, currency),
    kind: translateKnown(`account.choice.kind.${kind}`, kind),
  });

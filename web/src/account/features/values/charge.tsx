// Value of a fee or a tax: a percentage, or an amount.
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { Amount } from "./values";

const HUNDREDTHS = 10_000;
const IN_PERCENT: ReadonlySet<string> = new Set(["percent", "percent_of_rent"]);

export const isInPercent = (kind: unknown) => IN_PERCENT.has(String(kind));

export const shareText = (basisPoints: number) =>
  numberFormat(currentFormat(), { style: "percent", maximumFractionDigits: 2 }).format(
    basisPoints / HUNDREDTHS,
  );

export interface Charge {
  kind: string;
  amount: number;
  basis_points: number;
}

export const ChargeAmount = ({ row }: { row: Charge }) =>
  isInPercent(row.kind) ? shareText(row.basis_points) : <Amount row={row} value={row.amount} />;

// The exact total in a calendar cell: without a space and with raised cents, to fit the width of a phone.
import { currentFormat } from "@/i18n/translate";
import { moneyParts } from "@/kit/money/money";
import type { Currency } from "../../site";

export function CellTotal({ total, currency }: { total: number; currency: Currency }) {
  const parts = moneyParts(total, currency.code, currentFormat(), { trimZeros: true });
  const cents = parts.find(({ type }) => type === "fraction");
  const isBare = ({ type }: Intl.NumberFormatPart) => !["decimal", "fraction", "literal"].includes(type);
  const symbol = parts.find(({ type }) => type === "currency");
  const isSymbolLast = parts.at(-1) === symbol;
  const whole = parts.filter((part) => isBare(part) && !(isSymbolLast && part === symbol));
  return (
    <>
      {whole.map(({ value }) => value).join("")}
      {cents && <sup className="text-[0.75em] leading-none">{cents.value}</sup>}
      {isSymbolLast && symbol?.value}
    </>
  );
}

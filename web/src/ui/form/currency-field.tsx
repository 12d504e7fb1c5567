// A field for an amount of money. Input is stripped to digits, a dot and a minus sign; the value is an integer in the currency's
// minor units.
import { useState } from "react";
import { t } from "@/i18n/ui";
import {
  DEFAULT_CURRENCY,
  formatMoney,
  minorDigits,
  parseCurrencyInput,
  stripCurrencyInput,
  toDecimalText,
} from "@/kit/money/money";
import { TextField, type TextFieldProps } from "./text-field";

interface CurrencyFieldProps
  extends Omit<
    TextFieldProps,
    "value" | "defaultValue" | "onChange" | "type" | "inputMode" | "prefix" | "suffix"
  > {
  /** In minor units; `null` is an empty field. */
  value: number | null;
  /** `null` while the text is no amount. */
  onChange: (amount: number | null) => void;
  currency?: string;
}

const textOf = (amount: number | null, currency: string) =>
  amount === null ? "" : toDecimalText(amount, currency);

export function CurrencyField({
  value,
  onChange,
  currency = DEFAULT_CURRENCY,
  isInvalid,
  errorMessage,
  onBlur,
  ...props
}: CurrencyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const text = typed ?? textOf(value, currency);
  const isUnreadable = wasLeft && text !== "" && parseCurrencyInput(text, currency) === null;
  const example = formatMoney(toMinor(EXAMPLE, currency), currency);
  return (
    <TextField
      {...props}
      value={text}
      inputMode={minorDigits(currency) === 0 ? "numeric" : "decimal"}
      suffix={currency}
      isInvalid={isInvalid || isUnreadable}
      errorMessage={isInvalid ? errorMessage : t("ui.amountInvalid", { example })}
      onChange={(next) => {
        const stripped = stripCurrencyInput(next);
        setTyped(stripped);
        onChange(parseCurrencyInput(stripped, currency));
      }}
      onBlur={(event) => {
        setLeft(true);
        // A valid amount is rewritten in full; an invalid one stays, to be corrected.
        if (parseCurrencyInput(text, currency) !== null) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

const EXAMPLE = 120;
const toMinor = (whole: number, currency: string) => whole * 10 ** minorDigits(currency);

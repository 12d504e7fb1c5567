// Our own card fields, for providers that accept the card from our script. Number and code are in memory only; the expiry
// survives a reload, so that it need not be entered again after an error.
import { CreditCard } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { type Expiry, parseExpiration } from "@/kit/money/card";
import { digitsOf, groupCardNumber, groupExpiry, isCardNumber } from "@/kit/money/card-number";
import { TextField, type TextFieldProps } from "@/ui/form/text-field";
import { type Merchant, useStoredState } from "../site";
import type { CardFields } from "./card-fields";
import { prepareCard } from "./prepare-card";

interface TypedFieldsProps {
  ref: Ref<CardFields>;
  merchant: Merchant;
}

type Part = "number" | "expiry" | "cvv";

const MIN_CVV = 3;
const MAX_CVV = 4;

function wrongParts(number: string, expiry: Expiry | null, cvv: string): Part[] {
  const checks: [Part, boolean][] = [
    ["number", isCardNumber(number)],
    ["expiry", expiry !== null],
    ["cvv", cvv.length >= MIN_CVV],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([part]) => part);
}

export function TypedFields({ ref, merchant }: TypedFieldsProps) {
  const [number, setNumber] = useState("");
  const [cvv, setCvv] = useState("");
  const [expiry, setExpiry] = useStoredState("card-expiry", () => "");
  const [wrong, setWrong] = useState<readonly Part[]>([]);
  const inputs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    cvv: useRef<HTMLInputElement>(null),
  };
  useImperativeHandle(ref, () => ({
    check: () => setWrong(wrongParts(number, parseExpiration(expiry), cvv)),
    prepare: async ({ name, email }) => {
      const date = parseExpiration(expiry);
      const found = wrongParts(number, date, cvv);
      setWrong(found);
      if (found[0]) inputs[found[0]].current?.focus();
      if (!date || found.length > 0) return null;
      try {
        return await prepareCard(merchant, { name, email, number: digitsOf(number), cvv, expiry: date });
      } finally {
        setNumber("");
        setCvv("");
      }
    },
  }));
  const field = (part: Part, change: (text: string) => void, message: string): Partial<TextFieldProps> => ({
    isRequired: true,
    inputMode: "numeric",
    inputRef: inputs[part],
    isInvalid: wrong.includes(part),
    errorMessage: message,
    onChange: (text) => {
      setWrong((parts) => parts.filter((other) => other !== part));
      change(text);
    },
  });
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        {...field("number", (text) => setNumber(groupCardNumber(text)), t("site.card.invalid"))}
        label={t("site.card.number")}
        autoComplete="cc-number"
        value={number}
        suffix={<CreditCard aria-hidden />}
        className="max-sm:col-span-2"
      />
      <TextField
        {...field("expiry", (text) => setExpiry(groupExpiry(text)), t("site.card.expiryInvalid"))}
        label={t("site.card.expiry")}
        autoComplete="cc-exp"
        placeholder={t("site.card.expiryHint")}
        value={expiry}
      />
      <TextField
        {...field("cvv", (text) => setCvv(digitsOf(text).slice(0, MAX_CVV)), t("site.card.cvvInvalid"))}
        label={t("site.card.cvv")}
        autoComplete="cc-csc"
        value={cvv}
      />
    </div>
  );
}

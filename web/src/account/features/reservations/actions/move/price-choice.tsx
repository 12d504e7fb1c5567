// The price of a changed stay: by the rates, as it was, or another that owner and guest have agreed on.
import { t } from "@/i18n/account";
import { RadioGroup } from "@/ui/choice/radio-group";
import { CurrencyField } from "@/ui/form/currency-field";
import type { Option } from "@/ui/select/option-list";
import { moneyText } from "../../../values";
import type { Currency } from "../../data/api-types";

export type PriceRule = "rates" | "kept" | "agreed";

export interface Price {
  rule: PriceRule;
  /** The agreed total; `null` while it is being typed. */
  agreed: number | null;
}

export const BY_RATES: Price = { rule: "rates", agreed: null };

/** The total that replaces the calculated one. */
export const totalOf = ({ rule, agreed }: Price, before: number) =>
  rule === "rates" ? null : rule === "kept" ? before : agreed;

export const isPriced = ({ rule, agreed }: Price) => rule !== "agreed" || agreed !== null;

interface PriceChoiceProps {
  price: Price;
  /** The total before the change. */
  before: number;
  currency: Currency;
  onChange: (price: Price) => void;
}

export function PriceChoice({ price, before, currency, onChange }: PriceChoiceProps) {
  const options: Option<PriceRule>[] = [
    { key: "rates", label: t("account.move.byRates") },
    { key: "kept", label: t("account.move.keepPrice"), note: moneyText(before, currency) },
    { key: "agreed", label: t("account.act.ownPrice") },
  ];
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup<PriceRule>
        label={t("account.move.price")}
        options={options}
        value={price.rule}
        onChange={(rule) => onChange({ ...price, rule })}
      />
      {price.rule === "agreed" && (
        <CurrencyField
          label={t("account.move.newTotal")}
          currency={currency.code}
          value={price.agreed}
          onChange={(agreed) => onChange({ ...price, agreed })}
        />
      )}
    </div>
  );
}

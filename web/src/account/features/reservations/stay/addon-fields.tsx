// The add-ons of a stay, each with its price.
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { moneyText } from "../../values";
import type { Bill, Currency } from "../data/api-types";

export interface Addon {
  key: string;
  name: string;
  amount: number;
  selected: boolean;
}

/** The add-ons of a bill, chosen or not. */
export const addonsOf = ({ fees }: Pick<Bill, "fees">): Addon[] =>
  fees.flatMap(({ key, name, amount, optional, selected, is_promotion }) =>
    key && optional && !is_promotion ? [{ key, name, amount, selected }] : [],
  );

export const selectedKeys = (addons: readonly Addon[]): string[] =>
  addons.flatMap(({ key, selected }) => (selected ? [key] : []));

interface AddonFieldsProps {
  offered: readonly Addon[];
  chosen: readonly string[];
  currency: Currency;
  onChange: (chosen: string[]) => void;
}

export function AddonFields({ offered, chosen, currency, onChange }: AddonFieldsProps) {
  if (offered.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-medium">{t("account.create.addons")}</legend>
      {offered.map(({ key, name, amount }) => (
        <Checkbox key={key} isSelected={chosen.includes(key)} onChange={(isOn) => toggle(key, isOn)}>
          {name}
          <span className="ms-2 text-sm text-ink-subtle tabular-nums">{moneyText(amount, currency)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

// Add-ons that a guest may add to the stay.
import { t } from "@/i18n/site";
import { Checkbox } from "@/ui/choice/checkbox";
import { Collapsible } from "@/ui/layout/collapsible";
import { glance } from "../../properties";
import type { Fee, Property } from "../../site";

/** More than these are folded in a narrow place. */
const FEW = 2;

interface AddonsProps {
  property: Property;
  /** In a narrow place. */
  isFolded?: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function Addons({ property, chosen, onChange, isFolded = false }: AddonsProps) {
  const offered = property.fees.filter((fee) => fee.optional);
  if (offered.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  const choices = offered.map((fee) => (
    <Checkbox key={fee.key} isSelected={chosen.includes(fee.key)} onChange={(isOn) => toggle(fee.key, isOn)}>
      <span className="flex justify-between gap-3">
        {fee.name}
        <span className="shrink-0 text-ink-subtle tabular-nums">{feeText(fee, property)}</span>
      </span>
    </Checkbox>
  ));
  if (isFolded && offered.length > FEW) {
    const count = offered.filter(({ key }) => chosen.includes(key)).length;
    return (
      <Collapsible title={count > 0 ? `${t("site.quote.addons")} (${count})` : t("site.quote.addons")}>
        <div className="flex flex-col gap-3 pt-2">{choices}</div>
      </Collapsible>
    );
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2.5 text-sm font-semibold">{t("site.quote.addons")}</legend>
      {choices}
    </fieldset>
  );
}

function feeText({ amount, kind }: Fee, { currency }: Property): string {
  const price = { amount: glance(amount, currency) };
  switch (kind) {
    case "per_night":
      return t("site.addon.perNight", price);
    case "per_guest":
      return t("site.addon.perGuest", price);
    case "per_guest_night":
      return t("site.addon.perGuestNight", price);
    case "per_pet":
      return t("site.addon.perPet", price);
    case "percent_of_rent":
      return "";
    default:
      return price.amount;
  }
}

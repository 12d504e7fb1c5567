// Add-ons that a guest may add to the stay.
import { t } from "@/i18n/site";
import { Checkbox } from "@/ui/choice/checkbox";
import { glance } from "../../properties";
import type { Fee, Property } from "../../site";

interface AddonsProps {
  property: Property;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function Addons({ property, chosen, onChange }: AddonsProps) {
  const offered = property.fees.filter((fee) => fee.optional);
  if (offered.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2.5 text-sm font-semibold">{t("site.quote.addons")}</legend>
      {offered.map((fee) => (
        <Checkbox
          key={fee.key}
          isSelected={chosen.includes(fee.key)}
          onChange={(isOn) => toggle(fee.key, isOn)}
        >
          <span className="flex justify-between gap-3">
            {fee.name}
            <span className="shrink-0 text-ink-subtle tabular-nums">{feeText(fee, property)}</span>
          </span>
        </Checkbox>
      ))}
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

// The stay: home, dates, party, and add-ons.
import { STATE_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { NumberPicker } from "@/ui/form/number-picker";
import { TextField } from "@/ui/form/text-field";
import { ObjectSelector } from "@/ui/select/object-selector";
import { resourceOf } from "../../resources";
import { moneyText } from "../../values";
import type { Bill } from "../data/api-types";
import { useTakenNights } from "../data/taken-nights";
import { DatesField } from "./dates-field";
import type { Draft } from "./new-stay";

interface StayFieldsProps {
  draft: Draft;
  /** Its fees include the available add-ons. */
  bill?: Bill;
  onChange: (change: Partial<Draft>) => void;
}

type NamedHome = Pick<RowOf<"property">, "key" | "uri" | "name">;

const MOST = 100;

export function StayFields({ draft, bill, onChange }: StayFieldsProps) {
  const taken = useTakenNights(draft.property);
  return (
    <section className="flex flex-col gap-5">
      <ObjectSelector<NamedHome, "object">
        isSingle
        label={t("account.field.property")}
        display="name"
        modelFormat="object"
        load={(query, signal) =>
          resourceOf<NamedHome>("property").list(
            { ...query, filters: { state_status: STATE_STATUS.active } },
            { signal },
          )
        }
        value={draft.property ? [{ key: draft.property, uri: "", name: draft.property_name }] : []}
        known={draft.property ? [{ key: draft.property, uri: "", name: draft.property_name }] : []}
        onChange={([home]) =>
          onChange({ property: home?.key ?? null, property_name: home?.name ?? "", addons: null })
        }
      />
      <DatesField draft={draft} taken={taken} onChange={onChange} />
      <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
        <NumberPicker
          layout="row"
          label={t("account.field.adults")}
          minValue={1}
          maxValue={MOST}
          value={draft.adults}
          onChange={(adults) => onChange({ adults: adults || 1 })}
        />
        <NumberPicker
          layout="row"
          label={t("account.field.children")}
          minValue={0}
          maxValue={MOST}
          value={draft.children}
          onChange={(children) => onChange({ children: children || 0 })}
        />
        <NumberPicker
          layout="row"
          label={t("account.field.pets")}
          minValue={0}
          maxValue={MOST}
          value={draft.pets}
          onChange={(pets) => onChange({ pets: pets || 0 })}
        />
        <Checkbox isSelected={draft.smoker} onChange={(smoker) => onChange({ smoker })}>
          {t("account.field.smoker")}
        </Checkbox>
      </div>
      <Addons draft={draft} bill={bill} onChange={onChange} />
      <TextField
        isOptional
        label={t("account.create.promotion")}
        value={draft.promo_code}
        onChange={(promo_code) => onChange({ promo_code })}
      />
    </section>
  );
}

/** Available add-ons; the server's selection applies until the user changes it. */
function Addons({ draft, bill, onChange }: StayFieldsProps) {
  const offered = (bill?.fees ?? []).filter(
    ({ optional, is_promotion, key }) => optional && !is_promotion && key,
  );
  if (!bill || offered.length === 0) return null;
  const chosen = new Set(
    draft.addons ?? offered.flatMap(({ key, selected }) => (selected && key ? [key] : [])),
  );
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    onChange({ addons: [...next] });
  };
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-medium">{t("account.create.addons")}</legend>
      {offered.map(({ key, name, amount }) => (
        <Checkbox
          key={key}
          isSelected={chosen.has(key as string)}
          onChange={(isOn) => toggle(key as string, isOn)}
        >
          {name}
          <span className="ms-2 text-sm text-ink-subtle tabular-nums">
            {moneyText(amount, bill.currency)}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

// The stay: home, dates, party, and add-ons.
import { t } from "@/i18n/account";
import { TextField } from "@/ui/form/text-field";
import type { Bill } from "../data/api-types";
import { useTakenNights } from "../data/taken-nights";
import { AddonFields, addonsOf, selectedKeys } from "../stay/addon-fields";
import { HomeField } from "../stay/home-field";
import { PartyFields } from "../stay/party-fields";
import { DatesField } from "./dates-field";
import type { Draft } from "./new-stay";

interface StayFieldsProps {
  draft: Draft;
  /** Its fees include the available add-ons. */
  bill?: Bill;
  onChange: (change: Partial<Draft>) => void;
}

export function StayFields({ draft, bill, onChange }: StayFieldsProps) {
  const taken = useTakenNights(draft.property);
  const offered = bill ? addonsOf(bill) : [];
  return (
    <section className="flex flex-col gap-5">
      <HomeField
        home={draft.property ? { key: draft.property, name: draft.property_name } : null}
        onChange={(home) =>
          onChange({ property: home?.key ?? null, property_name: home?.name ?? "", addons: null })
        }
      />
      <DatesField draft={draft} taken={taken} onChange={onChange} />
      <PartyFields party={draft} onChange={onChange} />
      {bill && (
        <AddonFields
          offered={offered}
          // The server's selection applies until the user changes it.
          chosen={draft.addons ?? selectedKeys(offered)}
          currency={bill.currency}
          onChange={(addons) => onChange({ addons })}
        />
      )}
      <TextField
        isOptional
        label={t("account.create.promotion")}
        value={draft.promo_code}
        onChange={(promo_code) => onChange({ promo_code })}
      />
    </section>
  );
}

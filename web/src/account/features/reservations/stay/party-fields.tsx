// The party of a stay.
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { NumberPicker } from "@/ui/form/number-picker";

const MOST = 100;

export interface Party {
  adults: number;
  children: number;
  pets: number;
  smoker: boolean;
}

interface PartyFieldsProps {
  party: Party;
  onChange: (change: Partial<Party>) => void;
}

export function PartyFields({ party, onChange }: PartyFieldsProps) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <NumberPicker
        layout="row"
        label={t("account.field.adults")}
        minValue={1}
        maxValue={MOST}
        value={party.adults}
        onChange={(adults) => onChange({ adults: adults || 1 })}
      />
      <NumberPicker
        layout="row"
        label={t("account.field.children")}
        minValue={0}
        maxValue={MOST}
        value={party.children}
        onChange={(children) => onChange({ children: children || 0 })}
      />
      <NumberPicker
        layout="row"
        label={t("account.field.pets")}
        minValue={0}
        maxValue={MOST}
        value={party.pets}
        onChange={(pets) => onChange({ pets: pets || 0 })}
      />
      <Checkbox isSelected={party.smoker} onChange={(smoker) => onChange({ smoker })}>
        {t("account.field.smoker")}
      </Checkbox>
    </div>
  );
}

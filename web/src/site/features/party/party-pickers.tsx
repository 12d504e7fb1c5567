// Pickers for adults, children and, where allowed, pets and smokers.
import { t } from "@/i18n/site";
import type { Party } from "@/kit/people/party";
import { Switch } from "@/ui/choice/switch";
import { NumberPicker } from "@/ui/form/number-picker";

const MAX_GUESTS = 30;

export interface PartyPickersProps {
  party: Party;
  onChange: (party: Party) => void;
  /** Maximum number of guests of the home. */
  mostGuests?: number;
  pets?: number;
  mostPets?: number;
  onPetsChange?: (pets: number) => void;
  smoker?: boolean;
  /** Only where smoking is allowed. */
  onSmokerChange?: (smoker: boolean) => void;
}

export function PartyPickers({
  party,
  onChange,
  mostGuests = MAX_GUESTS,
  pets = 0,
  mostPets = 0,
  onPetsChange,
  smoker = false,
  onSmokerChange,
}: PartyPickersProps) {
  const { adults, children } = party;
  return (
    <div className="flex flex-col gap-5">
      <NumberPicker
        layout="row"
        label={t("site.party.adults")}
        description={t("site.party.adultsHint")}
        value={adults}
        minValue={1}
        maxValue={Math.max(1, mostGuests - children)}
        onChange={(value) => onChange({ adults: value, children })}
      />
      <NumberPicker
        layout="row"
        label={t("site.party.children")}
        description={t("site.party.childrenHint")}
        value={children}
        minValue={0}
        maxValue={Math.max(0, mostGuests - adults)}
        onChange={(value) => onChange({ adults, children: value })}
      />
      {mostPets > 0 && onPetsChange && (
        <NumberPicker
          layout="row"
          label={t("site.party.pets")}
          value={pets}
          minValue={0}
          maxValue={mostPets}
          onChange={onPetsChange}
        />
      )}
      {onSmokerChange && (
        <Switch isSelected={smoker} onChange={onSmokerChange}>
          {t("site.party.smoker")}
        </Switch>
      )}
    </div>
  );
}

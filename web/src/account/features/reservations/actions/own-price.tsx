// A total that owner and guest have agreed on, instead of the computed one.
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { CurrencyField } from "@/ui/form/currency-field";

interface OwnPriceProps {
  currency: string;
  isWanted: boolean;
  total: number | null;
  onWant: (isWanted: boolean) => void;
  onChange: (total: number | null) => void;
}

export function OwnPrice({ currency, isWanted, total, onWant, onChange }: OwnPriceProps) {
  return (
    <div className="flex flex-col gap-4">
      <Checkbox isSelected={isWanted} onChange={onWant}>
        {t("account.act.ownPrice")}
      </Checkbox>
      {isWanted && (
        <CurrencyField
          label={t("account.move.newTotal")}
          currency={currency}
          value={total}
          onChange={onChange}
        />
      )}
    </div>
  );
}

// One part of a payment plan: its share and its due date.
import { t } from "@/i18n/policies";
import { CurrencyField } from "@/ui/form/currency-field";
import { NumberPicker } from "@/ui/form/number-picker";
import { Select } from "@/ui/select/select";
import type { PlanPart, PlanShare } from "../data/api-types";
import { PercentOf } from "../page/percent-of";
import { DUE_KINDS, daysOf, dueKind, dueOf, SHARE_KINDS, shareKind, shareOf } from "./part-text";

const MAX_DAYS = 1096;

interface PartFieldsProps {
  part: PlanPart;
  currency: string;
  onChange: (change: Partial<PlanPart>) => void;
}

export function PartFields({ part: { share, due }, currency, onChange }: PartFieldsProps) {
  const when = dueKind(due);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      <Select
        label={t("policies.part.share")}
        options={SHARE_KINDS.map((key) => ({ key, label: t(`policies.share.${key}`) }))}
        value={shareKind(share)}
        onChange={(kind) => kind !== shareKind(share) && onChange({ share: shareOf(kind) })}
      />
      <ShareField share={share} currency={currency} onChange={(next) => onChange({ share: next })} />
      <Select
        label={t("policies.part.due")}
        options={DUE_KINDS.map((key) => ({ key, label: t(`policies.due.${key}`) }))}
        value={when}
        onChange={(kind) => onChange({ due: dueOf(kind, daysOf(due)) })}
      />
      {when !== "at_booking" && (
        <NumberPicker
          label={t("policies.part.days")}
          minValue={0}
          maxValue={MAX_DAYS}
          value={daysOf(due)}
          onChange={(days) => onChange({ due: dueOf(when, days || 0) })}
        />
      )}
    </div>
  );
}

interface ShareFieldProps {
  share: PlanShare;
  currency: string;
  onChange: (share: PlanShare) => void;
}

function ShareField({ share, currency, onChange }: ShareFieldProps) {
  if (share === "remainder")
    return (
      <p className="self-end pb-2.5 text-sm text-ink-muted max-sm:hidden">{t("policies.part.restHint")}</p>
    );
  if ("percent" in share)
    return (
      <PercentOf
        label={t("policies.part.percent")}
        percent={share.percent}
        onChange={(percent) => onChange({ percent })}
      />
    );
  return (
    <CurrencyField
      label={t("account.field.amount")}
      currency={currency}
      value={share.amount}
      onChange={(amount) => amount !== null && amount >= 0 && onChange({ amount })}
    />
  );
}

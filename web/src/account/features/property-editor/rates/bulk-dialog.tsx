// One change to all selected rates, with a preview of each before it is made.
import { type FormEvent, useId, useState } from "react";
import { t } from "@/i18n/editor";
import { minorDigits } from "@/kit/money/money";
import { Button } from "@/ui/action/button";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Switch } from "@/ui/choice/switch";
import { NumberPicker } from "@/ui/form/number-picker";
import { Dialog } from "@/ui/overlay/dialog";
import { moneyText } from "../../values";
import type { Rate } from "../data/api-types";
import type { Change } from "../rows/use-rows-work";
import { type BulkEdit, changesBy } from "./bulk-edit";

const KINDS = ["share", "minNights", "nextYear"] as const;

interface BulkDialogProps {
  rates: readonly Rate[];
  onChange: (changes: Change<Rate>[]) => void;
  onClose: () => void;
}

const MAX_PERCENT = 500;
const MAX_NIGHTS = 365;

export function BulkDialog({ rates, onChange, onClose }: BulkDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<BulkEdit["kind"]>("share");
  const [percent, setPercent] = useState(10);
  const [isRound, setRound] = useState(true);
  const [nights, setNights] = useState(2);
  const changes = changesBy(rates, editOf());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes.length > 0) onChange(changes);
  };
  return (
    <Dialog
      isOpen
      title={t("editor.bulk.titleOf", { count: rates.length })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isDisabled={changes.length === 0}>
            {t("editor.bulk.apply", { count: changes.length })}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-5">
        <RadioGroup
          label={t("editor.bulk.what")}
          value={kind}
          onChange={setKind}
          options={KINDS.map((key) => ({ key, label: t(`editor.bulk.${key}`) }))}
        />
        {kind === "share" && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <NumberPicker
              label={t("editor.bulk.percent")}
              description={t("editor.bulk.percentHint")}
              value={percent}
              minValue={-100}
              maxValue={MAX_PERCENT}
              onChange={(typed) => setPercent(Number.isNaN(typed) ? 0 : typed)}
            />
            <Switch isSelected={isRound} onChange={setRound} className="min-h-11 items-center">
              {t("editor.bulk.round")}
            </Switch>
          </div>
        )}
        {kind === "minNights" && (
          <NumberPicker
            label={t("account.field.min_nights")}
            value={nights}
            minValue={1}
            maxValue={MAX_NIGHTS}
            onChange={(typed) => setNights(Number.isNaN(typed) ? 1 : typed)}
            className="sm:max-w-64"
          />
        )}
        {kind === "nextYear" && <p className="text-sm text-ink-muted">{t("editor.bulk.nextYearHint")}</p>}
        {kind === "share" && <Outlook changes={changes} />}
      </form>
    </Dialog>
  );

  function editOf(): BulkEdit {
    if (kind === "minNights") return { kind, nights };
    if (kind === "nextYear") return { kind };
    const unit = 10 ** minorDigits(rates[0]?.currency.code ?? "");
    return { kind, percent, roundTo: isRound ? unit : 1 };
  }
}

/** Preview of the nightly price. */
function Outlook({ changes }: { changes: readonly Change<Rate>[] }) {
  return (
    <dl className="max-h-52 divide-y divide-line overflow-y-auto rounded-lg bg-sunken px-4 text-sm tabular-nums">
      {changes.map(({ row, values }) => (
        <div key={row.key} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="min-w-0 truncate">{row.name}</dt>
          <dd className="shrink-0">
            <span className="text-ink-muted">{moneyText(row.week_night, row.currency)}</span>
            {" → "}
            <span className="font-medium">{moneyText(values.week_night ?? 0, row.currency)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

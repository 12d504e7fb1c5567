// Page of a refund policy: its rules as rows, the sentence that guests read, and a preview for a sample booking.
import { Sparkles } from "lucide-react";
import { t } from "@/i18n/policies";
import { Button } from "@/ui/action/button";
import { NumberPicker } from "@/ui/form/number-picker";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Select } from "@/ui/select/select";
import { type AnyRow, draftOf, type RecordForm, RowScreen, useRecordForm } from "../../row-pages";
import type { RefundMethod, RefundPolicy, RefundTerms } from "../data/api-types";
import { PolicyPage } from "../page/policy-page";
import { RefundPreview } from "./refund-preview";
import { sentenceOf } from "./sentence";
import { TierRows } from "./tier-rows";

const METHODS: readonly RefundMethod[] = [
  "days_prior",
  "booking_date",
  "long_term",
  "no_refunds",
  "rental_contract",
];
const WITH_TIERS: readonly RefundMethod[] = ["days_prior", "booking_date", "long_term"];
const USUAL_GRACE = { grace_hours: 24, grace_days_before: 7 };
const MAX_HOURS = 720;
const MAX_DAYS = 365;

export function RefundPolicyPage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<RefundPolicy>
      isWide
      resource="refund-policy"
      recordKey={recordKey}
      nameOf={({ name }) => name}
    >
      {(row) => <Editor key={row.key} row={row} />}
    </RowScreen>
  );
}

const termsIn = (values: RecordForm["values"]): RefundTerms => ({
  method: values.method as RefundMethod,
  tiers: (values.tiers ?? []) as RefundTerms["tiers"],
  grace_hours: values.grace_hours as number | null,
  grace_days_before: values.grace_days_before as number | null,
});

function Editor({ row }: { row: RefundPolicy }) {
  const form = useRecordForm({ ...row }, draftOf("refund-policy", row));
  const terms = termsIn(form.values);
  return (
    <PolicyPage
      policy="refund-policy"
      row={row as unknown as AnyRow}
      form={form}
      fields={<Fields form={form} terms={terms} />}
      preview={<RefundPreview terms={terms} />}
    />
  );
}

function Fields({ form, terms }: { form: RecordForm; terms: RefundTerms }) {
  const { values, errors, set } = form;
  const field = <V,>(name: string) => errors.field<V>(name, (value) => set(name, value));
  const sentence = sentenceOf(terms);
  const choose = (method: RefundMethod) => {
    set("method", method);
    if (method === "booking_date" && terms.grace_hours === null)
      for (const [name, value] of Object.entries(USUAL_GRACE)) set(name, value);
  };
  return (
    <>
      <TextField
        isRequired
        label={t("account.field.name")}
        value={String(values.name ?? "")}
        {...field<string>("name")}
      />
      <Select
        label={t("policies.method.label")}
        description={t(`policies.method.${terms.method}.hint`)}
        options={METHODS.map((key) => ({ key, label: t(`policies.method.${key}`) }))}
        value={terms.method}
        onChange={choose}
      />
      {terms.method === "booking_date" && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NumberPicker
            label={t("policies.grace.hours")}
            description={t("policies.grace.hoursHint")}
            minValue={0}
            maxValue={MAX_HOURS}
            value={terms.grace_hours ?? 0}
            {...field<number>("grace_hours")}
          />
          <NumberPicker
            label={t("policies.grace.days")}
            description={t("policies.grace.daysHint")}
            minValue={0}
            maxValue={MAX_DAYS}
            value={terms.grace_days_before ?? 0}
            {...field<number>("grace_days_before")}
          />
        </div>
      )}
      {WITH_TIERS.includes(terms.method) && (
        <TierRows
          tiers={terms.tiers}
          errorMessage={errors.field("tiers", () => {}).errorMessage}
          onChange={field<RefundTerms["tiers"]>("tiers").onChange}
        />
      )}
      <div className="flex flex-col gap-2">
        <TextArea
          label={t("policies.text.label")}
          description={t("policies.text.hint")}
          rows={3}
          value={String(values.text ?? "")}
          {...field<string>("text")}
        />
        {values.text !== sentence && (
          <div className="rounded-lg bg-sunken p-3 text-sm">
            <p className="text-ink-muted">{sentence}</p>
            <Button variant="quiet" size="sm" className="mt-1 -ms-2" onPress={() => set("text", sentence)}>
              <Sparkles aria-hidden /> {t("policies.text.take")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

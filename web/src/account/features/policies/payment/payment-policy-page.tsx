// Page of a payment policy: its parts as rows, and a preview for a sample booking.
import { t } from "@/i18n/policies";
import { TextField } from "@/ui/form/text-field";
import { type AnyRow, draftOf, type RecordForm, RowScreen, useRecordForm } from "../../row-pages";
import { useSignedIn } from "../../session";
import type { PaymentPolicy, PlanPart } from "../data/api-types";
import { PolicyPage } from "../page/policy-page";
import { PartRows } from "./part-rows";
import { planText } from "./part-text";
import { PaymentPreview } from "./payment-preview";

export function PaymentPolicyPage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<PaymentPolicy>
      isWide
      resource="payment-policy"
      recordKey={recordKey}
      nameOf={({ name }) => name}
    >
      {(row) => <Editor key={row.key} row={row} />}
    </RowScreen>
  );
}

function Editor({ row }: { row: PaymentPolicy }) {
  const form = useRecordForm({ ...row }, draftOf("payment-policy", row));
  const parts = (form.values.parts ?? []) as PlanPart[];
  return (
    <PolicyPage
      policy="payment-policy"
      row={row as unknown as AnyRow}
      form={form}
      fields={<Fields form={form} parts={parts} />}
      preview={<PaymentPreview parts={parts} />}
    />
  );
}

function Fields({ form: { values, errors, set }, parts }: { form: RecordForm; parts: PlanPart[] }) {
  const { account } = useSignedIn();
  const rows = errors.field<PlanPart[]>("parts", (next) => set("parts", next));
  return (
    <>
      <TextField
        isRequired
        label={t("account.field.name")}
        value={String(values.name ?? "")}
        {...errors.field<string>("name", (name) => set("name", name))}
      />
      <PartRows parts={parts} errorMessage={rows.errorMessage} onChange={rows.onChange} />
      <p className="rounded-lg bg-sunken p-3 text-sm text-ink-muted first-letter:uppercase">
        {planText(parts, account.currency.code)}
      </p>
    </>
  );
}

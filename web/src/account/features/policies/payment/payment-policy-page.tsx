// Page of a payment policy: its parts as rows, and a preview for a sample booking.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/policies";
import { TextField } from "@/ui/form/text-field";
import { metadataQuery } from "../../resources";
import {
  type AnyRow,
  currencyOf,
  draftOf,
  RecordFields,
  type RecordForm,
  RowScreen,
  useRecordForm,
} from "../../row-pages";
import { useSignedIn } from "../../session";
import type { PaymentPolicy, PlanPart } from "../data/api-types";
import { PolicyPage } from "../page/policy-page";
import { PartRows } from "./part-rows";
import { planText, shareKind } from "./part-text";
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
  const { account } = useSignedIn();
  const parts = (form.values.parts ?? []) as PlanPart[];
  const currency = currencyOf(form.values, account.currency.code);
  return (
    <PolicyPage
      policy="payment-policy"
      row={row as unknown as AnyRow}
      form={form}
      fields={<Fields form={form} parts={parts} currency={currency} />}
      preview={<PaymentPreview parts={parts} currency={currency} />}
    />
  );
}

interface FieldsProps {
  form: RecordForm;
  parts: PlanPart[];
  currency: string;
}

function Fields({ form, parts, currency }: FieldsProps) {
  const { values, errors, set } = form;
  const { data } = useQuery(metadataQuery("payment-policy"));
  const rows = errors.field<PlanPart[]>("parts", (next) => set("parts", next));
  return (
    <>
      <TextField
        isRequired
        label={t("account.field.name")}
        value={String(values.name ?? "")}
        {...errors.field<string>("name", (name) => set("name", name))}
      />
      <PartRows parts={parts} currency={currency} errorMessage={rows.errorMessage} onChange={rows.onChange} />
      {data && parts.some(({ share }) => shareKind(share) === "amount") && (
        <RecordFields fields={data.fields.filter(({ name }) => name === "currency")} form={form} />
      )}
      <p className="rounded-lg bg-sunken p-3 text-sm text-ink-muted first-letter:uppercase">
        {planText(parts, currency)}
      </p>
    </>
  );
}

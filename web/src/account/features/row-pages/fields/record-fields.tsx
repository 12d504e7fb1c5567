// The fields of a form in two columns.
import type { FieldMetadata } from "@/api/resource";
import { useSignedIn } from "../../session";
import type { RecordForm } from "../form/use-record-form";
import { currencyOf } from "./copy-of";
import { FieldEditor } from "./field-editor";

export function RecordFields({ fields, form }: { fields: readonly FieldMetadata[]; form: RecordForm }) {
  const { account } = useSignedIn();
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {fields.map((field) => (
        <FieldEditor
          key={field.name}
          field={field}
          value={form.values[field.name]}
          currency={currencyOf(form.values, account.currency.code)}
          errors={form.errors}
          onChange={(value) => form.set(field.name, value)}
        />
      ))}
    </div>
  );
}

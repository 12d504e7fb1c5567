// One field of all selected rows, set to the same value.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { FieldMetadata, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { SkeletonText } from "@/ui/skeleton";
import { useServerErrors } from "@/ui/use-server-errors";
import { changeableFields, FieldEditor, fieldLabel } from "../records";
import { metadataQuery } from "../resources";
import type { QuestionProps } from "./declaration";

/** What many rows can have in common; names and descriptions are each row's own. */
const COMMON: ReadonlySet<string> = new Set([
  "boolean",
  "integer",
  "decimal",
  "choice",
  "reference",
  "references",
  "days",
  "date",
  "time",
]);

/** The currency of all rows; amounts cannot be set where they differ. */
export function sharedCurrency(rows: readonly object[]): string | null {
  const codes = new Set(rows.map((row) => (row as { currency?: { code?: string } }).currency?.code ?? null));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

const isOffered = ({ type }: FieldMetadata, currency: string | null) =>
  COMMON.has(type) || (type === "money" && currency !== null);

const emptyOf = ({ type, nullable, default: usual }: FieldMetadata) => {
  if (usual !== undefined) return usual;
  return type === "boolean" ? false : nullable ? null : undefined;
};

export function ChangeDialog<T extends Row>({ resource, rows, onAnswer, onClose }: QuestionProps<T>) {
  const id = useId();
  const { data } = useQuery(metadataQuery(resource));
  const currency = sharedCurrency(rows);
  const fields = data ? changeableFields(data).filter((field) => isOffered(field, currency)) : [];
  const [name, setName] = useState<string | null>(null);
  const field = fields.find((candidate) => candidate.name === name);
  const [value, setValue] = useState<unknown>(undefined);
  const errors = useServerErrors();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (field && value !== undefined) onAnswer({ [field.name]: value } as Partial<T>);
  };
  const choose = (chosen: string) => {
    setName(chosen);
    const next = fields.find((candidate) => candidate.name === chosen);
    setValue(next && emptyOf(next));
  };
  return (
    <Dialog
      isOpen
      title={t("account.change.title", { count: rows.length })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isDisabled={!field || value === undefined}>
            {t("account.action.change")}
          </Button>
        </>
      }
    >
      {data ? (
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Select
            label={t("account.change.field")}
            placeholder={t("account.change.choose")}
            value={name}
            options={fields.map((offered) => ({ key: offered.name, label: fieldLabel(offered) }))}
            onChange={choose}
          />
          {field && (
            <FieldEditor
              key={field.name}
              field={field}
              value={value}
              currency={currency ?? ""}
              errors={errors}
              onChange={setValue}
            />
          )}
        </form>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}

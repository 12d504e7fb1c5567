// Dialog to set one field of all selected rows to the same value; values can also be added to a list field or removed from it.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { FieldMetadata, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { Dialog } from "@/ui/overlay/dialog";
import { Select } from "@/ui/select/select";
import { metadataQuery } from "../../resources";
import { changeableFields, FieldEditor, fieldLabel } from "../../row-pages";
import type { ActionPromptProps } from "../declaration";
import { ListChange, type OwnTexts } from "./list-change";
import type { ListOperation } from "./list-operation";

/** Field types that many rows can have in common; names and descriptions differ from row to row. */
const COMMON: ReadonlySet<string> = new Set([
  "boolean",
  "integer",
  "decimal",
  "choice",
  "reference",
  "days",
  "date",
  "time",
]);

/** The currency of all rows; `null` if it differs, since amounts cannot be set then. */
export function sharedCurrency(rows: readonly object[]): string | null {
  const codes = new Set(rows.map((row) => (row as { currency?: { code?: string } }).currency?.code ?? null));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

/** Field types that hold several values. */
const LISTS: ReadonlySet<string> = new Set(["references", "words"]);

const isOffered = ({ type }: FieldMetadata, currency: string | null) =>
  COMMON.has(type) || LISTS.has(type) || (type === "money" && currency !== null);

const emptyOf = ({ type, nullable, default: usual }: FieldMetadata) => {
  if (LISTS.has(type)) return [];
  if (usual !== undefined) return usual;
  return type === "boolean" ? false : nullable ? null : undefined;
};

interface ChangeDialogProps<T extends Row> extends Omit<ActionPromptProps<T>, "onAnswer"> {
  own?: OwnTexts;
  /** `operation` says how a list field is changed. */
  onChoose: (field: string, value: unknown, operation?: ListOperation) => void;
}

export function ChangeDialog<T extends Row>({
  resource,
  rows,
  own = {},
  onChoose,
  onClose,
}: ChangeDialogProps<T>) {
  const id = useId();
  const { data } = useQuery(metadataQuery(resource));
  const currency = sharedCurrency(rows);
  const fields = data ? changeableFields(data).filter((field) => isOffered(field, currency)) : [];
  const [name, setName] = useState<string | null>(null);
  const field = fields.find((candidate) => candidate.name === name);
  const [value, setValue] = useState<unknown>(undefined);
  const [operation, setOperation] = useState<ListOperation>("add");
  const errors = useServerErrors();
  const isList = field !== undefined && LISTS.has(field.type);
  const saysNothing = isList && operation !== "replace" && (value as string[]).length === 0;
  const isReady = field !== undefined && value !== undefined && !saysNothing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onChoose(field.name, value, isList ? operation : undefined);
  };
  const change = (next: ListOperation) => {
    setOperation(next);
    setValue([]);
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
          <Button type="submit" form={id} variant="primary" isDisabled={!isReady}>
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
          {field && isList && (
            <ListChange
              key={`${field.name} ${operation}`}
              {...{ field, rows, operation, own, errors }}
              value={value as string[]}
              onChange={setValue}
              onOperation={change}
            />
          )}
          {field && !isList && (
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

// Inputs to change a list field in many rows: add, remove or replace, and the values.
import type { ComponentType } from "react";
import type { FieldMetadata } from "@/api/resource";
import { t } from "@/i18n/account";
import { OptionSelector } from "@/ui/choice/option-selector";
import { RadioGroup } from "@/ui/choice/radio-group";
import type { ServerErrors } from "@/ui/form/use-server-errors";
import { FieldEditor, fieldLabel } from "../../row-pages";
import { listsTogether } from "./change-lists";
import { LIST_WAYS, type ListOperation } from "./list-operation";

/** Props of a custom picker of words. */
interface WordsProps {
  label: string;
  value: readonly string[];
  /** The only options; by default all known words. */
  offered?: readonly string[];
  onChange: (value: string[]) => void;
}

export type OwnTexts = Readonly<Record<string, ComponentType<WordsProps>>>;

interface ListChangeProps {
  field: FieldMetadata;
  rows: readonly object[];
  value: readonly string[];
  operation: ListOperation;
  own: OwnTexts;
  errors: ServerErrors;
  onChange: (value: string[]) => void;
  onOperation: (operation: ListOperation) => void;
}

export function ListChange({
  field,
  rows,
  value,
  operation,
  own,
  errors,
  onChange,
  onOperation,
}: ListChangeProps) {
  return (
    <>
      <RadioGroup
        label={t("account.change.way")}
        value={operation}
        options={LIST_WAYS.map((key) => ({ key, label: t(`account.change.${key}`) }))}
        onChange={onOperation}
      />
      {field.type === "words" ? (
        <Words {...{ field, rows, value, operation, own, errors, onChange }} />
      ) : (
        <FieldEditor
          field={field}
          value={value}
          currency=""
          errors={errors}
          onChange={(next) => onChange((next as string[] | null) ?? [])}
        />
      )}
    </>
  );
}

const SHOWN = 12;

/** Only words that the rows have can be removed. */
function Words({
  field,
  rows,
  value,
  operation,
  own,
  errors,
  onChange,
}: Omit<ListChangeProps, "onOperation">) {
  const label = fieldLabel(field);
  const offered = operation === "remove" ? listsTogether(rows, field.name) : undefined;
  const Own = own[field.name];
  if (Own) return <Own label={label} value={value} offered={offered} onChange={onChange} />;
  if (offered)
    return (
      <OptionSelector
        label={label}
        options={offered.map((key) => ({ key, label: key }))}
        value={value}
        limit={SHOWN}
        onChange={onChange}
      />
    );
  return (
    <FieldEditor
      field={field}
      value={value}
      currency=""
      hint={t("account.change.commas")}
      errors={errors}
      onChange={(next) => onChange(next as string[])}
    />
  );
}

// A percentage, typed in percent and stored in basis points.
import { useState } from "react";
import { t } from "@/i18n/account";
import { basisPointsIn, percentOf } from "@/kit/money/percent";
import { TextField } from "@/ui/form/text-field";
import type { FieldEditorProps } from "./field-editor-props";

export function PercentField({ field, value, hint, errors, onChange }: FieldEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { onChange: change, isInvalid, errorMessage } = errors.field<number>(field.name, onChange);
  const text = typed ?? percentOf(Number(value ?? 0));
  const isUnreadable = text !== "" && basisPointsIn(text) === null;
  return (
    <TextField
      label={t("account.percent")}
      description={hint}
      inputMode="decimal"
      suffix="%"
      value={text}
      isInvalid={isInvalid || isUnreadable}
      errorMessage={isInvalid ? errorMessage : t("account.percentInvalid")}
      onChange={(next) => {
        setTyped(next);
        const points = basisPointsIn(next);
        if (points !== null) change(points);
      }}
    />
  );
}

// Latitude or longitude as text, as an alternative to dragging the pin.
import { useState } from "react";
import { t } from "@/i18n/editor";
import { TextField } from "@/ui/form/text-field";
import { type FieldEditorProps, fieldLabel } from "../../row-pages";
import { degreesIn } from "./degrees";

export function DegreesField({ field, value, errors, onChange }: FieldEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const most = field.max ?? 0;
  const { onChange: change, isInvalid, errorMessage } = errors.field<number>(field.name, onChange);
  const text = typed ?? String(value ?? 0);
  const isUnreadable = degreesIn(text, most) === null;
  return (
    <TextField
      label={fieldLabel(field)}
      inputMode="text"
      suffix="°"
      value={text}
      isInvalid={isInvalid || isUnreadable}
      errorMessage={isInvalid ? errorMessage : t("editor.location.degrees", { most })}
      onChange={(next) => {
        setTyped(next);
        const degrees = degreesIn(next, most);
        if (degrees !== null) change(degrees);
      }}
      // From now on, changes by the pin are shown again.
      onBlur={() => degreesIn(text, most) !== null && setTyped(null)}
    />
  );
}

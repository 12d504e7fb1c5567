// A text field that shows its error once it loses focus, and clears it as soon as the text is valid.
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field";

export interface CheckedFieldProps extends TextFieldProps {
  /** The error of the text; `null` if it is valid. */
  check: (text: string) => string | null;
}

export function CheckedField({
  check,
  value,
  defaultValue = "",
  isInvalid,
  errorMessage,
  onChange,
  onBlur,
  ...props
}: CheckedFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  const [wasLeft, setLeft] = useState(false);
  const text = value ?? typed;
  const problem = wasLeft ? check(text) : null;
  return (
    <TextField
      {...props}
      value={text}
      isInvalid={isInvalid || problem !== null}
      errorMessage={isInvalid ? errorMessage : problem}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

// A text field that says what is wrong with its text once the reader has left it, and stops as soon as it is right.
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field";

export interface CheckedFieldProps extends TextFieldProps {
  /** What is wrong with the text; `null` when nothing is. */
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

// A multi-line text field; grows with its text where the browser supports it.
import type { Ref } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { cx } from "../class-names";
import { controlBox, FieldHints, type FieldTexts, fieldStack, Label } from "./field";

interface TextAreaProps extends Omit<TextFieldProps, "children" | "className" | "style">, FieldTexts {
  placeholder?: string;
  rows?: number;
  className?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** In rem; a box with `field-sizing: content` ignores `rows`. */
const LINE_HEIGHT = 1.5;
const PADDING = 0.625;

export function TextArea({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder,
  rows = 4,
  className,
  inputRef,
  ...props
}: TextAreaProps) {
  return (
    <TextField {...props} validationBehavior="aria" className={cx(fieldStack, className)}>
      <Label isOptional={isOptional}>{label}</Label>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        style={{ minHeight: `${rows * LINE_HEIGHT + 2 * PADDING}rem` }}
        className={cx(
          controlBox,
          "field-sizing-content max-h-96 resize-y px-3.5 py-2.5 text-base placeholder:text-ink-subtle sm:text-[0.9375rem]",
        )}
      />
      <FieldHints description={description} errorMessage={errorMessage} />
    </TextField>
  );
}

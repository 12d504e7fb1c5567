// A single-line text field with label, hint, error, and room for an icon or a unit on either side.
import type { ReactNode, Ref } from "react";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { cx } from "../class-names";
import { controlBox, controlInput, FieldHints, type FieldTexts, fieldStack, Label } from "./field";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style">,
    FieldTexts {
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder,
  prefix,
  suffix,
  className,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} validationBehavior="aria" className={cx(fieldStack, className)}>
      <Label isOptional={isOptional}>{label}</Label>
      <Group isDisabled={props.isDisabled} isInvalid={props.isInvalid} className={controlBox}>
        {prefix && <span className="ps-3.5 text-ink-subtle [&_svg]:size-[1.125rem]">{prefix}</span>}
        <Input ref={inputRef} placeholder={placeholder} className={controlInput} />
        {suffix && <span className="pe-3.5 text-sm text-ink-subtle [&_svg]:size-[1.125rem]">{suffix}</span>}
      </Group>
      <FieldHints description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

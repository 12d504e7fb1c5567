// A native select: the browser can autofill it, and a phone shows its own picker.
import { ChevronDown } from "lucide-react";
import { type Ref, useId } from "react";
import { cx } from "../class-names";
import {
  controlBox,
  controlInput,
  type FieldTexts,
  fieldStack,
  labelRow,
  OptionalMark,
  PlainError,
} from "../form/field";
import type { Option } from "./option-list";

interface NativeSelectProps extends Omit<FieldTexts, "description"> {
  options: readonly Option[];
  value: string;
  onChange: (key: string) => void;
  onBlur?: () => void;
  /** Shown until an option is selected. */
  placeholder: string;
  autoComplete?: string;
  name?: string;
  isInvalid?: boolean;
  className?: string;
  selectRef?: Ref<HTMLSelectElement>;
}

export function NativeSelect({
  label,
  errorMessage,
  isOptional,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  autoComplete,
  name,
  isInvalid,
  className,
  selectRef,
}: NativeSelectProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={cx(fieldStack, className)}>
      <label htmlFor={id} className={labelRow}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <div data-invalid={isInvalid || undefined} className={cx(controlBox, nativeFocus)}>
        <select
          id={id}
          ref={selectRef}
          name={name}
          autoComplete={autoComplete}
          value={value}
          required={!isOptional}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={cx(controlInput, "appearance-none truncate pe-10", value === "" && "text-ink-subtle")}
        >
          <option value="">{placeholder}</option>
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none -ms-8 me-3.5 size-4 shrink-0 text-ink-subtle"
        />
      </div>
      {isInvalid && errorMessage && <PlainError id={errorId}>{errorMessage}</PlainError>}
    </div>
  );
}

/** The hover and focus styles of `controlBox` without React Aria's data attributes. */
const nativeFocus =
  "hover:border-line-strong focus-within:border-transparent focus-within:outline-focus data-invalid:focus-within:outline-danger";

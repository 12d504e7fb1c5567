// A select: one choice from a short list.
import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import { cx } from "../class-names";
import { controlBox, FieldHints, type FieldTexts, fieldStack, Label } from "../form/field";
import { type Option, OptionList } from "./option-list";

interface SelectProps<K extends string>
  extends Omit<
      AriaSelectProps<Option<K>>,
      "children" | "className" | "style" | "value" | "onChange" | "defaultValue"
    >,
    FieldTexts {
  options: readonly Option<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (key: K) => void;
  className?: string;
}

export function Select<K extends string>({
  label,
  description,
  errorMessage,
  isOptional,
  options,
  onChange,
  className,
  ...props
}: SelectProps<K>) {
  return (
    <AriaSelect
      {...props}
      validationBehavior="aria"
      onChange={(key) => key !== null && onChange?.(key as K)}
      className={cx(fieldStack, className)}
    >
      <Label isOptional={isOptional}>{label}</Label>
      <Button
        data-invalid={props.isInvalid || undefined}
        className={cx(controlBox, "gap-2 px-3.5 text-start text-base sm:text-[0.9375rem]")}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-subtle">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-subtle" />
      </Button>
      <FieldHints description={description} errorMessage={errorMessage} />
      <OptionList options={options} />
    </AriaSelect>
  );
}

// Single choice of a few short options, side by side: "Any 1+ 2+ 3+".
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from "react-aria-components/RadioGroup";
import { cx } from "../class-names";
import { fieldStack, Label } from "../form/field";
import type { Option } from "../select/option-list";

interface ChoicePillsProps<K extends string>
  extends Omit<
    AriaRadioGroupProps,
    "children" | "className" | "style" | "value" | "onChange" | "defaultValue" | "orientation"
  > {
  label: string;
  options: readonly Option<K>[];
  value: K;
  onChange: (key: K) => void;
  className?: string;
}

const pill =
  "focus-ring group flex min-h-11 min-w-12 items-baseline justify-center gap-1.5 rounded-full border border-line-strong/60 bg-surface px-3 pt-2.5 text-[0.9375rem] transition-colors " +
  "data-hovered:border-line-strong data-hovered:bg-sunken data-pressed:bg-pressed data-disabled:opacity-50 " +
  "data-selected:border-accent data-selected:bg-accent data-selected:font-medium data-selected:text-on-accent";

export function ChoicePills<K extends string>({
  label,
  options,
  onChange,
  className,
  ...props
}: ChoicePillsProps<K>) {
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      onChange={(key) => onChange(key as K)}
      className={cx(fieldStack, "gap-2.5!", className)}
    >
      <Label>{label}</Label>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Radio
            key={option.key}
            value={option.key}
            isDisabled={option.isDisabled}
            aria-label={option.description}
            className={pill}
          >
            {option.label}
            {option.note && (
              // A count that loses a digit does not move the pills under the pointer.
              <span className="min-w-[2ch] text-xs text-ink-subtle tabular-nums group-data-selected:text-on-accent">
                {option.note}
              </span>
            )}
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  );
}

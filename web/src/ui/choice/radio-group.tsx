// Single choice of a few visible options, as plain radios or as cards.
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from "react-aria-components/RadioGroup";
import { cx } from "../class-names";
import { FieldHints, type FieldTexts, fieldStack, Label } from "../form/field";
import type { Option } from "../select/option-list";

interface RadioGroupProps<K extends string>
  extends Omit<
      AriaRadioGroupProps,
      "children" | "className" | "style" | "value" | "onChange" | "defaultValue"
    >,
    FieldTexts {
  options: readonly Option<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (key: K) => void;
  look?: "plain" | "card";
  className?: string;
}

const looks = {
  plain: "py-1",
  card: "rounded-lg border border-line bg-surface p-4 transition-colors data-hovered:border-line-strong data-selected:border-accent data-selected:bg-accent-soft",
};

export function RadioGroup<K extends string>({
  label,
  description,
  errorMessage,
  isOptional,
  options,
  onChange,
  look = "plain",
  className,
  ...props
}: RadioGroupProps<K>) {
  return (
    <AriaRadioGroup
      {...props}
      validationBehavior="aria"
      onChange={(key) => onChange?.(key as K)}
      className={cx(fieldStack, className)}
    >
      <Label isOptional={isOptional}>{label}</Label>
      <div className={cx("flex flex-col", look === "card" && "gap-2.5")}>
        {options.map((option) => (
          <Radio
            key={option.key}
            value={option.key}
            isDisabled={option.isDisabled}
            className={cx(
              "group flex items-start gap-3 text-[0.9375rem] data-disabled:opacity-50",
              looks[look],
            )}
          >
            <span
              className={cx(
                "mt-0.5 size-5 shrink-0 rounded-full border-[1.5px] border-line-strong bg-surface transition-[border-width,border-color]",
                "outline-2 outline-offset-2 outline-transparent group-data-focus-visible:outline-focus",
                "group-data-hovered:border-ink-muted group-data-invalid:border-danger group-data-selected:border-6 group-data-selected:border-accent",
              )}
            />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.note && (
                <span className="ms-1.5 text-sm text-ink-subtle tabular-nums">{option.note}</span>
              )}
              {option.description && (
                <span className="block text-sm text-ink-subtle">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHints description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

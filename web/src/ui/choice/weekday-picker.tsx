// Multiple choice of weekdays, in the order of the reader's week. Days are numbered from 0 Sunday to 6 Saturday.
import { Checkbox } from "react-aria-components/Checkbox";
import { CheckboxGroup } from "react-aria-components/CheckboxGroup";
import { useLocale } from "react-aria-components/I18nProvider";
import { weekdayName, weekOf } from "@/kit/dates/civil-date";
import { cx } from "../class-names";
import { FieldHints, type FieldTexts, fieldStack, Label } from "../form/field";

interface WeekdayPickerProps extends FieldTexts {
  value: readonly number[];
  onChange: (days: number[]) => void;
  isInvalid?: boolean;
  isRequired?: boolean;
  className?: string;
}

const day =
  "grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-md border border-line-strong/60 bg-surface px-1 text-sm transition-colors " +
  "outline-2 outline-offset-2 outline-transparent data-focus-visible:outline-focus data-hovered:border-line-strong data-hovered:bg-sunken " +
  "data-selected:border-accent data-selected:bg-accent data-selected:font-medium data-selected:text-on-accent";

export function WeekdayPicker({
  label,
  description,
  errorMessage,
  isOptional,
  value,
  onChange,
  className,
  ...props
}: WeekdayPickerProps) {
  const { locale } = useLocale();
  return (
    <CheckboxGroup
      {...props}
      validationBehavior="aria"
      value={value.map(String)}
      onChange={(days) => onChange(days.map(Number).sort((a, b) => a - b))}
      className={cx(fieldStack, className)}
    >
      <Label isOptional={isOptional}>{label}</Label>
      <div className="grid max-w-lg grid-cols-7 gap-1 sm:gap-1.5">
        {weekOf(locale).map((number) => (
          <Checkbox
            key={number}
            value={String(number)}
            aria-label={weekdayName(number, locale, "long")}
            className={day}
          >
            {weekdayName(number, locale, "short")}
          </Checkbox>
        ))}
      </div>
      <FieldHints description={description} errorMessage={errorMessage} />
    </CheckboxGroup>
  );
}

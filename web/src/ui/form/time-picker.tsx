// A time of day, selected as an hour and one of the minutes 00, 15, 30, 45.
import { useId } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { t } from "@/i18n/ui";
import {
  type ClockTime,
  formatHour,
  HOURS,
  PICKED_MINUTES,
  parseTime,
  pickedMinute,
  writeTime,
} from "@/kit/dates/clock-time";
import { Select } from "../select/select";

interface TimePickerProps {
  label: string;
  value: ClockTime | null;
  onChange: (time: ClockTime) => void;
  isDisabled?: boolean;
  className?: string;
}

const minutes = PICKED_MINUTES.map((minute) => ({
  key: String(minute),
  label: String(minute).padStart(2, "0"),
}));

export function TimePicker({ label, value, onChange, isDisabled, className }: TimePickerProps) {
  const { locale } = useLocale();
  const id = useId();
  const time = parseTime(value);
  const hours = HOURS.map((hour) => ({ key: String(hour), label: formatHour(hour, locale) }));
  return (
    <fieldset disabled={isDisabled} className={className} aria-labelledby={id}>
      <legend id={id} className="mb-1.5 text-sm font-medium text-ink">
        {label}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={t("ui.hour")}
          options={hours}
          value={time && String(time.hour)}
          isDisabled={isDisabled}
          onChange={(hour) => onChange(writeTime(Number(hour), pickedMinute(time?.minute ?? 0)))}
        />
        <Select
          label={t("ui.minute")}
          options={minutes}
          value={time && String(pickedMinute(time.minute))}
          isDisabled={isDisabled || !time}
          onChange={(minute) => time && onChange(writeTime(time.hour, Number(minute)))}
        />
      </div>
    </fieldset>
  );
}

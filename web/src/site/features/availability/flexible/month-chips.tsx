// Chips for the next twelve months, to jump to one of them.
import { startOfMonth } from "@internationalized/date";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, parseIsoDate } from "@/kit/dates/civil-date";

interface MonthChipsProps {
  today: CalendarDate;
  month: CalendarDate;
  onChange: (month: CalendarDate) => void;
}

const MONTHS_AHEAD = 12;

const chip =
  "focus-ring relative -outline-offset-2! shrink-0 cursor-pointer rounded-full border border-line-strong/60 px-3 py-1.5 text-sm transition-colors " +
  "data-hovered:border-line-strong data-hovered:bg-sunken data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent";

export function MonthChips({ today, month, onChange }: MonthChipsProps) {
  const first = startOfMonth(today);
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => first.add({ months: ahead }));
  const name = (year: boolean) =>
    new Intl.DateTimeFormat(currentFormat(), {
      month: "short",
      year: year ? "numeric" : undefined,
      timeZone: "UTC",
    });
  return (
    <RadioGroup
      aria-label={t("site.flexible.month")}
      orientation="horizontal"
      value={month.toString()}
      onChange={(text) => onChange(parseIsoDate(text) ?? first)}
      className="fade-end -mx-1 flex gap-1.5 overflow-x-auto p-1 pe-8 [scrollbar-width:none] @2xl:flex-wrap @2xl:pe-1 @2xl:mask-none"
    >
      {months.map((date) => (
        <Radio key={date.toString()} value={date.toString()} className={chip}>
          {name(date.year !== today.year).format(date.toDate("UTC"))}
        </Radio>
      ))}
    </RadioGroup>
  );
}

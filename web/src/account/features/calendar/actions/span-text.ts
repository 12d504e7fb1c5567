// A range of nights as text: first and last day, number of nights.
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange } from "@/kit/dates/civil-date";
import { dateOfDay } from "../grid/viewport/day-number";
import type { Span } from "../grid/viewport/geometry";

export const spanText = ({ start, end }: Span) => {
  const range = formatDateRange(dateOfDay(start), dateOfDay(end), currentFormat(), "medium");
  return `${range} · ${t("account.bill.nights", { count: end - start })}`;
};

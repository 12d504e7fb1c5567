// When a payment is due, and why the last attempt failed.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import type { Payment } from "../../site";

export function dueText({ due_date, failure }: Payment): string {
  const date = parseIsoDate(due_date);
  const due = t("site.pay.due", { date: date ? formatDate(date, currentFormat()) : due_date });
  return failure ? `${due}. ${failure}` : due;
}

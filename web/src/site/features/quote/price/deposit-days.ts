// The days on which a deposit is taken and given back, as texts.
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import type { Quote } from "../../site";

export function depositDays({ taken_on, returned_on }: NonNullable<Quote["deposit_schedule"]>) {
  const day = (iso: string) => {
    const date = parseIsoDate(iso);
    return date ? formatDate(date, currentFormat()) : iso;
  };
  return { from: day(taken_on), until: day(returned_on) };
}

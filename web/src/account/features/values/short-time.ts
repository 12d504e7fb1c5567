// Time of an event, short enough for a line of a list.
import { currentFormat } from "@/i18n/translate";
import { dateFormat } from "@/kit/formats";

const DAY = 24 * 60 * 60 * 1000;

/** The time if today, the day if this year, else the date. */
export function shortTime(value: string, now: Date): string {
  const at = new Date(value);
  const isToday = at.toDateString() === now.toDateString();
  if (isToday) return dateFormat(currentFormat(), { hour: "numeric", minute: "2-digit" }).format(at);
  const isRecent = Math.abs(now.getTime() - at.getTime()) < 300 * DAY;
  const parts = isRecent ? { day: "numeric", month: "short" } : { dateStyle: "short" };
  return dateFormat(currentFormat(), parts as Intl.DateTimeFormatOptions).format(at);
}

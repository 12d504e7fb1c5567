// A time of day in the API's format ("15:30"), and the times that a picker offers.
import { dateFormat } from "../formats";

export type ClockTime = string;

/** The selectable minutes. */
export const PICKED_MINUTES = [0, 15, 30, 45] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const twoDigits = (number: number) => String(number).padStart(2, "0");

export const writeTime = (hour: number, minute: number): ClockTime =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

/** Parses "15:30" and "15:30:00"; `null` if there is no such time. */
export function parseTime(text: string | null | undefined): { hour: number; minute: number } | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text ?? "");
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}

/** The last selectable minute that is not after this one. */
export const pickedMinute = (minute: number) => PICKED_MINUTES.findLast((offered) => offered <= minute) ?? 0;

/** "3 PM", "15 Uhr": the hour alone, formatted for the locale. */
export const formatHour = (hour: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" }).format(Date.UTC(2020, 0, 1, hour));

/** "4:00 PM", "16:00": a time of day formatted for the locale; unchanged if invalid. */
export function formatTime(text: string, locale: string): string {
  const time = parseTime(text);
  if (!time) return text;
  const instant = Date.UTC(2020, 0, 1, time.hour, time.minute);
  return dateFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(instant);
}

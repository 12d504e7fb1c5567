// Days as whole numbers since 1970, for arithmetic in the grid.
import { fromDate, toCalendarDate } from "@internationalized/date";
import type { CalendarDate, IsoDate } from "@/kit/dates/civil-date";

const DAY = 86_400_000;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;

export const dayOfIso = (iso: IsoDate): number => Date.parse(`${iso}T00:00Z`) / DAY;
export const isoOfDay = (day: number): IsoDate => new Date(day * DAY).toISOString().slice(0, 10);
export const dayOfDate = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / DAY;
export const dateOfDay = (day: number): CalendarDate => toCalendarDate(fromDate(new Date(day * DAY), "UTC"));
/** For formatters set to UTC. */
export const instantOfDay = (day: number): Date => new Date(day * DAY);

/** From 0 (Sunday) to 6 (Saturday). */
export const weekdayOfDay = (day: number): number => (((day + THURSDAY) % WEEK) + WEEK) % WEEK;

/** Monday of the week that contains the day. */
export const mondayOf = (day: number): number => day - ((weekdayOfDay(day) + WEEK - 1) % WEEK);

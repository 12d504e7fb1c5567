// Which nights are free: the calendar to pick a stay, fetched when it is opened or scrolled to.
import { lazily } from "../site";
import type { StayCalendarProps } from "./stay-calendar";

export { CalendarSkeleton } from "./calendar-skeleton";
export type { Stay } from "./stay";
export { useMedia } from "./use-media";
export const StayCalendar = lazily<StayCalendarProps>(
  async () => (await import("./stay-calendar")).StayCalendar,
);

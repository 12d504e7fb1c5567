// Availability: the calendars to select a stay, loaded when one is opened or scrolled to.
import { lazily } from "../site";
import type { AvailabilityTabsProps } from "./availability-tabs";
import type { HomeCalendarProps } from "./home-calendar";
import type { StayCalendarProps } from "./stay-calendar";

export { CalendarSkeleton } from "./calendar-skeleton";
export type { HomeDays } from "./days/day-projection";
export type { Stay } from "./stay";
export { useMedia } from "./use-media";
export const StayCalendar = lazily<StayCalendarProps>(
  async () => (await import("./stay-calendar")).StayCalendar,
);
export const HomeCalendar = lazily<HomeCalendarProps>(
  async () => (await import("./home-calendar")).HomeCalendar,
);
export const AvailabilityTabs = lazily<AvailabilityTabsProps>(
  async () => (await import("./availability-tabs")).AvailabilityTabs,
);

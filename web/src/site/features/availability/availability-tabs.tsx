// Date selection in tabs: exact dates in the priced calendar, flexible dates over a month, and on a home's page an overview of
// months.
import { t } from "@/i18n/site";
import type { EventCalendarProps } from "@/ui/calendar/event-calendar";
import { Tabs } from "@/ui/layout/tabs";
import { FlexibleCalendar } from "./flexible/flexible-calendar";
import { HomeCalendar, type HomeCalendarProps } from "./home-calendar";
import { Overview } from "./overview";

export interface AvailabilityTabsProps extends HomeCalendarProps {
  /** Initial number of nights in the flexible view. */
  leastNights: number;
  /** Adds the overview tab, with this many months side by side. */
  overview?: EventCalendarProps["months"];
}

export function AvailabilityTabs({ leastNights, overview, ...calendar }: AvailabilityTabsProps) {
  const { home, today, stay, onChange } = calendar;
  const exact = { key: "exact", title: t("site.calendar.exact"), content: <HomeCalendar {...calendar} /> };
  const flexible = {
    key: "flexible",
    title: t("site.calendar.flexible"),
    content: <FlexibleCalendar {...{ home, today, stay, onChange, leastNights }} />,
  };
  const glance = {
    key: "overview",
    title: t("site.calendar.overview"),
    content: <Overview home={home} today={today} months={overview} />,
  };
  return (
    <Tabs label={t("site.calendar.views")} views={overview ? [exact, flexible, glance] : [exact, flexible]} />
  );
}

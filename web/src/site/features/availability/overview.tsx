// Overview of the taken nights of the coming months.
import { useQuery } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { t } from "@/i18n/site";
import { type CalendarDate, parseIsoDate } from "@/kit/dates/civil-date";
import { latestCheckOut } from "@/kit/dates/stay-dates";
import { EventCalendar, type EventCalendarProps } from "@/ui/calendar/event-calendar";
import type { HomeDays } from "./days/day-projection";

interface OverviewProps extends Pick<EventCalendarProps, "months"> {
  home: HomeDays;
  today: CalendarDate;
}

const FRESH_FOR = 60_000;

export function Overview({ home, today, months }: OverviewProps) {
  const query = { property: home.key, site_namespace: home.namespace, compressed: true };
  const { data = [] } = useQuery({
    queryKey: ["taken", query],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/full-calendar-event", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
  const bars = data.flatMap(({ start, end }) => {
    const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
    return from && to && to.compare(today) >= 0
      ? [{ key: start, start: from, end: to, tone: "blocked" as const }]
      : [];
  });
  return (
    <EventCalendar
      label={t("site.calendar.overview")}
      bars={bars}
      today={today}
      months={months}
      last={latestCheckOut(today)}
    />
  );
}

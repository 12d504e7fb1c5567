// The calendar of one home: totals for every possible departure day, closed days as reported by the server.
import { useState } from "react";
import type { CalendarDate } from "@/kit/dates/civil-date";
import { type HomeDays, type Span, useProjection } from "./days/day-projection";
import { dayRules } from "./days/day-rules";
import { StayCalendar, type StayCalendarProps } from "./stay-calendar";

export interface HomeCalendarProps extends Omit<StayCalendarProps, "rules" | "onCheckIn" | "onShow"> {
  home: HomeDays;
}

export function HomeCalendar({ home, ...calendar }: HomeCalendarProps) {
  const [shown, setShown] = useState<Span | null>(null);
  const [checkIn, setCheckIn] = useState<CalendarDate | null>(null);
  const projection = useProjection(home, calendar.today, shown, checkIn);
  return (
    <StayCalendar
      {...calendar}
      rules={dayRules(home, projection, calendar.today)}
      onCheckIn={setCheckIn}
      onShow={setShown}
    />
  );
}

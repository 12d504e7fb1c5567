// The list of imported iCal feeds, each with the time since its last update.
import { Rss } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, propertyFilter, stateActions } from "../lists";

type CalendarFeed = RowOf<"calendar-feed">;

const column = columnsOf<CalendarFeed>();

export const calendarFeedList = declareList<CalendarFeed>({
  resource: "calendar-feed",
  icon: Rss,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ property_name }) => property_name),
    column.instant("good_at", { phone: "note" }),
    column.instant("checked_at", { isExtra: true }),
    column.text("failure", { phone: "note" }),
    column.state("calendar-feed"),
  ],
  filters: [propertyFilter],
  actions: stateActions(),
});

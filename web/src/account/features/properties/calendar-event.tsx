// The list of calendar events: bookings, and blocks by owners and iCal feeds.
import { CalendarX } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { type BulkAction, columnsOf, declareList, deleteRows, propertyFilter } from "../lists";

type CalendarEvent = RowOf<"calendar-event">;

const column = columnsOf<CalendarEvent>();

/** Stays and imported nights are changed where they come from. */
const isBlock = ({ kind }: CalendarEvent) => kind === "block";

const deletion = deleteRows<CalendarEvent>();

const deleteBlocks: BulkAction<CalendarEvent> = {
  ...deletion,
  run: async (rows, resource) => {
    const blocks = rows.filter(isBlock);
    return blocks.length > 0 ? await deletion.run(blocks, resource) : { updated: 0 };
  },
  updateRow: (row) => (isBlock(row) ? null : {}),
  fewerChanged: (deleted, count) => ({
    kind: "info",
    title: deleted === 0 ? t("account.bulk.noneDeleted") : t("account.bulk.fewerDeleted", { deleted, count }),
    detail: t("account.bulk.onlyBlocks"),
  }),
};

export const calendarEventList = declareList<CalendarEvent>({
  resource: "calendar-event",
  canImport: true,
  icon: CalendarX,
  nameOf: ({ summary, property_name }) => summary || property_name,
  sort: "-start_date",
  actions: [deleteBlocks],
  columns: [
    column.name("property_name", ({ summary }) => summary, { isSortable: false }),
    column.date("start_date", { phone: "note" }),
    column.date("end_date", { phone: "note", isSortable: false }),
    column.choice("kind", "event_kind", { isSortable: false }),
    column.flag("blocking"),
    column.flag("conflict"),
  ],
  filters: [
    propertyFilter,
    { kind: "choice", name: "kind", field: "kind", group: "event_kind" },
    { kind: "boolean", name: "conflict", field: "conflict" },
    { kind: "dates", name: "start_date", field: "start_date" },
  ],
  views: [{ name: "conflicts", params: () => ({ conflict: "true" }) }],
});

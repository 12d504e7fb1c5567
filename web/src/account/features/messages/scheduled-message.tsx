// The list of scheduled messages and their outcome.
import { CalendarClock, CalendarX2 } from "lucide-react";
import { callAction, columnsOf, declareList, propertyFilter } from "../lists";
import type { ScheduledMessage } from "./api-types";

const column = columnsOf<ScheduledMessage>();

const guestOf = ({ guest_name, guest_first_name, guest_last_name }: ScheduledMessage) =>
  guest_name || [guest_first_name, guest_last_name].filter(Boolean).join(" ");

export const scheduledMessageList = declareList<ScheduledMessage>({
  resource: "scheduled-message",
  icon: CalendarClock,
  nameOf: (row) => guestOf(row) || row.key,
  sort: "send_at",
  canCreate: false,
  columns: [
    column.custom("guest_name", guestOf, { phone: "title" }),
    column.custom(
      "body",
      ({ body, template_name }) => <span className="line-clamp-1 max-w-120">{template_name ?? body}</span>,
      { phone: "note" },
    ),
    column.text("property_name", { isSortable: false }),
    column.instant("send_at", { phone: "note" }),
    column.choice("state", "scheduled_state", { phone: "end", isSortable: false }),
    column.text("failure", { isExtra: true, isSortable: false }),
  ],
  filters: [
    { kind: "choice", name: "state", field: "state", group: "scheduled_state" },
    propertyFilter,
    { kind: "instants", name: "send_at", field: "send_at" },
  ],
  views: [
    { name: "waiting", params: () => ({ state: "waiting" }) },
    { name: "failed", params: () => ({ state: "failed" }) },
  ],
  actions: [callAction("cancel", <CalendarX2 />)],
});

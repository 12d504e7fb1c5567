// The list of webhook deliveries and their outcome.
import { RotateCw, Send } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { callAction, columnsOf, declareList } from "../../lists";

type WebhookDelivery = RowOf<"webhook-delivery">;

const column = columnsOf<WebhookDelivery>();

export const webhookDeliveryList = declareList<WebhookDelivery>({
  resource: "webhook-delivery",
  icon: Send,
  nameOf: ({ event, key }) => event || key,
  sort: "-created_at",
  canCreate: false,
  columns: [
    column.name("event", ({ failure }) => failure, { isSortable: false }),
    column.reference("webhook", "webhook", { phone: "note" }),
    column.count("attempts", { isSortable: false }),
    column.count("answer_status", { isSortable: false }),
    column.choice("state", "delivery_state", { isSortable: false }),
    column.instant("next_try_at", { isSortable: false, isExtra: true }),
    column.instant("created_at"),
  ],
  filters: [
    { kind: "choice", name: "state", field: "state", group: "delivery_state" },
    { kind: "instants", name: "created_at", field: "created_at" },
  ],
  views: [{ name: "failed", params: () => ({ state: "failed" }) }],
  actions: [callAction("replay", <RotateCw />)],
});

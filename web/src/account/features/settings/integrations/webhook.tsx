// The list of webhooks.
import { Webhook as WebhookIcon } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, stateActions } from "../../lists";

type Webhook = RowOf<"webhook", { events: string[] }>;

const column = columnsOf<Webhook>();

export const webhookList = declareList<Webhook>({
  resource: "webhook",
  icon: WebhookIcon,
  nameOf: ({ url }) => url,
  columns: [
    column.name("url"),
    column.custom("events", ({ events }) => events.join(", "), { phone: "note" }),
    column.instant("updated_at"),
    column.state("webhook"),
  ],
  actions: stateActions(),
});

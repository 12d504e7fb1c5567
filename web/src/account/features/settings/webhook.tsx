// The list of addresses that are told what happens.
import { Webhook as WebhookIcon } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, stateActions } from "../lists";

interface Webhook extends Row {
  url: string;
  events: string[];
  state_status: string;
  updated_at: string;
}

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

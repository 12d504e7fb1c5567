// The list of texts that are written once and sent often.
import { FileText } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, stateActions } from "../lists";

interface MessageTemplate extends Row {
  name: string;
  subject: string;
  days_before_check_in: number | null;
  state_status: string;
  updated_at: string;
}

const column = columnsOf<MessageTemplate>();

export const messageTemplateList = declareList<MessageTemplate>({
  resource: "message-template",
  icon: FileText,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ subject }) => subject),
    column.count("days_before_check_in"),
    column.instant("updated_at"),
    column.state("message-template"),
  ],
  actions: stateActions(),
});

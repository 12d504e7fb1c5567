// The list of single messages across all conversations.
import { MessageSquareText } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList } from "../lists";

type Message = RowOf<"message">;

const column = columnsOf<Message>();

export const messageList = declareList<Message>({
  resource: "message",
  icon: MessageSquareText,
  nameOf: ({ author_name }) => author_name,
  sort: "-sent_at",
  canCreate: false,
  columns: [
    column.name("author_name", undefined, { isSortable: false }),
    column.text("body", { phone: "note" }),
    column.choice("author", "author", { isSortable: false }),
    column.instant("sent_at"),
  ],
  filters: [
    { kind: "choice", name: "author", field: "author", group: "author" },
    { kind: "instants", name: "sent_at", field: "sent_at" },
  ],
});

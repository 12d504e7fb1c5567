// The list of texts that are written once and sent often.
import { FileText } from "lucide-react";
import { lazy } from "react";
import { columnsOf, declareList, stateActions } from "../lists";
import type { MessageTemplate } from "./wire";
import { withTexts } from "./with-texts";

const CreateTemplate = lazy(async () => ({
  default: (await withTexts(() => import("./template/create-template"))).CreateTemplate,
}));

const column = columnsOf<MessageTemplate>();

export const messageTemplateList = declareList<MessageTemplate>({
  resource: "message-template",
  icon: FileText,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ subject }) => subject),
    column.count("days_before_check_in"),
    column.flag("is_offer", { isExtra: true }),
    column.instant("updated_at"),
    column.state("message-template"),
  ],
  actions: stateActions(),
  modals: { create: CreateTemplate },
});

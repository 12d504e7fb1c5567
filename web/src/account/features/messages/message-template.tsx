// The list of message templates.
import { FileText } from "lucide-react";
import { lazy } from "react";
import { t } from "@/i18n/account";
import { columnsOf, declareList, stateActions } from "../lists";
import type { MessageTemplate } from "./api-types";
import { withTexts } from "./with-texts";

const CreateTemplate = lazy(async () => ({
  default: (await withTexts(() => import("./template/create-template"))).CreateTemplate,
}));

/** Relative to check-in; a dash if the template is sent by hand. */
function whenSent(days: number | null): string {
  if (days === null) return "–";
  if (days === 0) return t("account.template.onDay");
  return days > 0
    ? t("account.template.before", { count: days })
    : t("account.template.after", { count: -days });
}

const column = columnsOf<MessageTemplate>();

export const messageTemplateList = declareList<MessageTemplate>({
  resource: "message-template",
  icon: FileText,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ subject }) => subject),
    column.custom("days_before_check_in", ({ days_before_check_in }) => whenSent(days_before_check_in), {
      isSortable: true,
    }),
    column.flag("is_offer", { isExtra: true }),
    column.instant("updated_at"),
    column.state("message-template"),
  ],
  actions: stateActions(),
  modals: { create: CreateTemplate },
});

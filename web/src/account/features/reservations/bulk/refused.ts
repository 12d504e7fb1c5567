// Names the reservations for which an action was not done, each with the reason.
import type { BulkAnswer, RefusedRow } from "@/api/resource";
import { t } from "@/i18n/account";
import { toasts } from "@/ui/overlay/toast-queue";
import { refusalText } from "../../error-texts";

/** This many are named; the others stay selected too. */
const NAMED = 5;

/** Example: `Ann Lee: The reservation is locked.` */
const lineOf = ({ name, key, code, detail }: RefusedRow) =>
  `${name || key}: ${refusalText({ code, detail, data: {} })}`;

export const refusedLines = (refused: readonly RefusedRow[]): string[] => [
  ...refused.slice(0, NAMED).map(lineOf),
  ...(refused.length > NAMED ? [t("account.bulk.andMore", { count: refused.length - NAMED })] : []),
];

/** Whether anything is left to report. */
export function remarkRefused({ updated, refused = [] }: BulkAnswer): boolean {
  if (refused.length === 0) return true;
  toasts.show({
    kind: "warning",
    title: t("account.bulk.refused", { done: updated, count: refused.length }),
    detail: refusedLines(refused).join(" · "),
  });
  return false;
}

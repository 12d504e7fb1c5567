// Toasts for listings that were activated but are not on sale: which ones, and what each lacks.
import type { Unsold } from "@/api/resource";
import { t } from "@/i18n/account";
import { currentFormat, translateKnown } from "@/i18n/translate";
import { toasts } from "@/ui/overlay/toast-queue";

/** This many are named; the list shows the rest. */
const NAMED = 3;

/** Example: `Bare Cabin: a photo, a rate` */
function lineOf({ name, reasons }: Unsold) {
  const lacks = reasons.map((reason) => translateKnown(`account.unsold.${reason}`, reason));
  return `${name}: ${new Intl.ListFormat(currentFormat(), { type: "unit" }).format(lacks)}`;
}

export function notifyNotOnSale(unsold: readonly Unsold[]) {
  const lacking = unsold.filter(({ reasons }) => reasons.length > 0);
  const waiting = unsold.length - lacking.length;
  if (waiting > 0)
    toasts.show({
      kind: "info",
      title: t("account.unsold.waiting", { count: waiting }),
      detail: t("account.unsold.waitingDetail"),
    });
  if (lacking.length > 0)
    toasts.show({
      kind: "warning",
      title: t("account.unsold.lacking", { count: lacking.length }),
      detail: [...lacking.slice(0, NAMED).map(lineOf), ...(lacking.length > NAMED ? ["…"] : [])].join(" · "),
    });
}

// Scheduled messages of the conversation, each with a button to cancel it.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, CalendarX2, TriangleAlert } from "lucide-react";
import { SCHEDULED_STATE } from "@/api/codes";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Badge } from "@/ui/feedback/badge";
import { toasts } from "@/ui/overlay/toast-queue";
import { refreshRows, resourceOf } from "../../../resources";
import { useMay } from "../../../session";
import { instantText } from "../../../values";
import type { ScheduledMessage, Thread } from "../../api-types";
import { scheduledQuery } from "../../queries";

/** Exact text of the API. */
const OFFERS_REFUSED = "This guest wants no offers.";

const failureLabel = (failure: string) => (failure === OFFERS_REFUSED ? t("inbox.noOffers") : failure);

/** Hides messages that a user canceled; shows those canceled because the guest refuses offers. */
export const isShown = ({ state, failure }: Pick<ScheduledMessage, "state" | "failure">) =>
  state !== SCHEDULED_STATE.canceled || Boolean(failure);

export function ScheduledMessages({ thread }: { thread: Thread }) {
  const { data } = useQuery({ ...scheduledQuery(thread), meta: { showsOwnError: true } });
  const rows = data?.results.filter(isShown) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label={t("inbox.later")} className="mx-auto mt-6 max-w-3xl">
      <h3 className="mb-2.5 text-xs font-medium text-ink-subtle">{t("inbox.later")}</h3>
      <ul className="flex flex-col gap-2.5">
        {rows.map((row) => (
          <Later key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Later({ row }: { row: ScheduledMessage }) {
  const client = useQueryClient();
  const mayWrite = useMay("messages");
  const cancel = useMutation({
    mutationFn: () => resourceOf<ScheduledMessage>("scheduled-message").actOnMany("cancel", [row.key]),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("inbox.canceled") });
      await refreshRows(client, "scheduled-message");
    },
  });
  const isFailed = row.state === SCHEDULED_STATE.failed;
  const isWaiting = row.state === SCHEDULED_STATE.waiting;
  const Icon = isFailed ? TriangleAlert : isWaiting ? CalendarClock : CalendarX2;
  return (
    <li
      className={cx(
        "flex items-start gap-3 rounded-lg border border-dashed px-4 py-3 text-sm",
        isFailed ? "border-danger-line bg-danger-soft" : "border-line-strong/60",
      )}
    >
      <Icon
        aria-hidden
        className={cx("mt-0.5 size-4 shrink-0", isFailed ? "text-danger" : "text-ink-subtle")}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {isWaiting ? t("inbox.sentAt", { time: instantText(row.send_at) }) : t("inbox.notSent")}
          {row.is_offer && <Badge>{t("account.field.is_offer")}</Badge>}
        </p>
        {row.subject && <p className="wrap-anywhere">{row.subject}</p>}
        <p className="line-clamp-3 whitespace-pre-line text-ink-muted wrap-anywhere">
          {row.template_name ? t("inbox.byTemplate", { name: row.template_name }) : row.body}
        </p>
        {row.failure && (
          <p className={cx("wrap-anywhere", isFailed && "text-danger")}>{failureLabel(row.failure)}</p>
        )}
      </div>
      {mayWrite && isWaiting && (
        <Button size="sm" variant="quiet" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          {t("inbox.dontSend")}
        </Button>
      )}
    </li>
  );
}

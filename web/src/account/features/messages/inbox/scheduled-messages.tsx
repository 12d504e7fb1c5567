// What will be said in the conversation, each with the way to stop it.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { cx } from "@/ui/class-names";
import { toasts } from "@/ui/toast-queue";
import { refreshRows, resourceOf } from "../../resources";
import { useMay } from "../../session";
import { instantText } from "../../values";
import { scheduledQuery } from "../queries";
import type { ScheduledMessage, Thread } from "../wire";

export function ScheduledMessages({ thread }: { thread: Thread }) {
  const { data } = useQuery({ ...scheduledQuery(thread), meta: { isTold: true } });
  const rows = data?.results ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label={t("account.inbox.later")} className="mx-auto mt-6 max-w-3xl">
      <h3 className="mb-2.5 text-xs font-medium text-ink-subtle">{t("account.inbox.later")}</h3>
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
      toasts.show({ kind: "success", title: t("account.inbox.canceled") });
      await refreshRows(client, "scheduled-message");
    },
  });
  const isFailed = row.state === "failed";
  const Icon = isFailed ? TriangleAlert : CalendarClock;
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
        <p className="font-medium">
          {isFailed
            ? t("account.inbox.notSent")
            : t("account.inbox.sentAt", { time: instantText(row.send_at) })}
        </p>
        <p className="line-clamp-3 whitespace-pre-line text-ink-muted wrap-anywhere">
          {row.template_name ? t("account.inbox.byTemplate", { name: row.template_name }) : row.body}
        </p>
        {row.failure && <p className="text-danger wrap-anywhere">{row.failure}</p>}
      </div>
      {mayWrite && !isFailed && (
        <Button size="sm" variant="quiet" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          {t("account.inbox.dontSend")}
        </Button>
      )}
    </li>
  );
}

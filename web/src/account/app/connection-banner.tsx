// Says that the server cannot be reached while the screen shows what was loaded before, and tries again until it can.
import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isUnreachable } from "@/api/errors";
import { t } from "@/i18n/account";
import { sessionQuery } from "../features/session";

/** Milliseconds. */
const TRY_EVERY = 5000;

/** Whether the last answer of the server was none. */
function useIsUnanswered(): boolean {
  const client = useQueryClient();
  const [isUnanswered, setUnanswered] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated") return;
        if (event.action.type === "success") setUnanswered(false);
        if (event.action.type === "failed" || event.action.type === "error") {
          if (isUnreachable(event.action.error)) setUnanswered(true);
        }
      }),
    [client],
  );
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setInterval(() => void client.refetchQueries(sessionQuery), TRY_EVERY);
    return () => {
      clearInterval(timer);
      // The server answers again: whatever is on the screen may be out of date.
      void client.invalidateQueries();
    };
  }, [client, isUnanswered]);
  return isUnanswered;
}

export function ConnectionBanner() {
  const isUnanswered = useIsUnanswered();
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  if (isOnline && !isUnanswered) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-warning print:hidden"
    >
      <CloudOff aria-hidden className="size-4.5" />
      <span className="font-medium">{t("account.nav.offline")}</span>
      <span>{t("account.nav.offlineDetail")}</span>
    </div>
  );
}

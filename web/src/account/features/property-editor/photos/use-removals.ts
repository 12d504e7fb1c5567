// Deletion of photos: hidden at once, and deleted on the server when undo is no longer possible, which is once the toast with Undo
// is closed or the page is left.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "@/i18n/editor";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";

const isOpen = (toast: string) => toastQueue.visibleToasts.some(({ key }) => key === toast);

/** `send` deletes permanently. */
export function useRemovals(send: (key: string) => void) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  /** The toast of each hidden photo. */
  const waiting = useRef(new Map<string, string>());

  const sendOff = useEffectEvent((isDue: (toast: string) => boolean) => {
    for (const [key, toast] of waiting.current) {
      if (!isDue(toast)) continue;
      waiting.current.delete(key);
      send(key);
      toasts.close(toast);
    }
  });
  useEffect(() => {
    const leave = () => sendOff(() => true);
    const unsubscribe = toastQueue.subscribe(() => sendOff((toast) => !isOpen(toast)));
    addEventListener("pagehide", leave);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const bringBack = (key: string) => {
    waiting.current.delete(key);
    setHidden((now) => new Set([...now].filter((other) => other !== key)));
  };
  const remove = (key: string) => {
    if (waiting.current.has(key)) return;
    setHidden((now) => new Set([...now, key]));
    const toast = toasts.show({
      kind: "success",
      title: t("editor.photos.removed"),
      action: { label: t("account.bulk.undo"), run: () => bringBack(key) },
    });
    // Without a toast there is no undo.
    if (toast) waiting.current.set(key, toast);
    else send(key);
  };
  return { hidden, remove, bringBack };
}

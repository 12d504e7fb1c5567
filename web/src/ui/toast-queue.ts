// The notices that are open, newest first. Features call `toasts.show(…)`; <ToastRegion> draws them.
import { type QueuedToast, UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export type ToastKind = "info" | "success" | "warning" | "error";

export interface ToastContent {
  kind: ToastKind;
  title: string;
  detail?: string;
  /** One thing to do about it, for example "Undo". */
  action?: { label: string; run: () => void };
}

/** How long a toast stays by itself, in milliseconds. */
export const TOAST_DURATION: Record<ToastKind, number> = {
  info: 5_000,
  success: 5_000,
  warning: 10_000,
  error: 15_000,
};

/** How long it stays once the pointer has left it. */
export const TOAST_EXTENDED_DURATION = 10_000;

export const TOAST_LIMIT = 6;

export type Toast = QueuedToast<ToastContent>;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_LIMIT });

let areEnabled = true;

export const toasts = {
  /** Nothing is said while alerts are disabled. */
  show(content: ToastContent): string | null {
    if (!areEnabled) return null;
    const oldest = toastQueue.visibleToasts.at(TOAST_LIMIT - 1);
    if (oldest) toastQueue.close(oldest.key);
    return toastQueue.add(content);
  },
  close: (key: string) => toastQueue.close(key),
  clear: () => toastQueue.clear(),
  enable: () => {
    areEnabled = true;
  },
  /** What is open stays; nothing comes until they are enabled again. */
  disable: () => {
    areEnabled = false;
  },
};

// The queue of open toasts, newest first. Features call `toasts.show(…)`; <ToastRegion> renders them.
import { type QueuedToast, UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export type ToastKind = "info" | "success" | "warning" | "error";

export interface ToastContent {
  kind: ToastKind;
  title: string;
  detail?: string;
  /** One action, for example "Undo". */
  action?: { label: string; run: () => void };
}

/** Time until a toast closes by itself, in milliseconds. */
export const TOAST_DURATION: Record<ToastKind, number> = {
  info: 5_000,
  success: 5_000,
  warning: 10_000,
  error: 15_000,
};

/** Time until it closes after the pointer has left it, in milliseconds. */
export const TOAST_EXTENDED_DURATION = 10_000;

export const TOAST_LIMIT = 6;

export type Toast = QueuedToast<ToastContent>;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_LIMIT });

let areEnabled = true;

export const toasts = {
  /** Shows nothing while toasts are disabled. */
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
  /** Open toasts stay; no new ones are shown until they are enabled again. */
  disable: () => {
    areEnabled = false;
  },
};

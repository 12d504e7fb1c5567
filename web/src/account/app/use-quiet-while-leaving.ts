// Disables toasts while the page is unloading: requests that the browser aborts then are no failures to report.
import { useEffect } from "react";
import { toasts } from "@/ui/overlay/toast-queue";

export function useQuietWhileLeaving() {
  useEffect(() => {
    addEventListener("pagehide", toasts.disable);
    // The browser may restore the page from its back/forward cache.
    addEventListener("pageshow", toasts.enable);
    return () => {
      removeEventListener("pagehide", toasts.disable);
      removeEventListener("pageshow", toasts.enable);
    };
  }, []);
}

// Questions that are broken off because the page is being left are no failures that anybody has to hear of.
import { useEffect } from "react";
import { toasts } from "@/ui/toast-queue";

export function useQuietWhileLeaving() {
  useEffect(() => {
    addEventListener("pagehide", toasts.disable);
    // The browser may have kept the page and shows it again.
    addEventListener("pageshow", toasts.enable);
    return () => {
      removeEventListener("pagehide", toasts.disable);
      removeEventListener("pageshow", toasts.enable);
    };
  }, []);
}

// Whether a media query matches, for layouts that CSS alone cannot do.
import { useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const media = window.matchMedia(query);
  return useSyncExternalStore(
    (notify) => {
      media.addEventListener("change", notify);
      return () => media.removeEventListener("change", notify);
    },
    () => media.matches,
  );
}

// Scrolls a row of tabs to the current one.
import { useEffect, useRef } from "react";

/** For a list whose items have their name in `data-tab`. */
export function useCurrentInView(current: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return list;
}

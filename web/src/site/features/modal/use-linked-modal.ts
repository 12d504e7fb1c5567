// A modal that the address can open: `#?modal=message`.
import { useState } from "react";
import { useSearch } from "../search";
import type { Modal } from "./use-modal";

const KEY = "modal=";

export function useLinkedModal(name: string): Modal {
  const { search, update } = useSearch();
  const [isShown, setShown] = useState(false);
  const isRequested = search.unknown?.includes(KEY + name) ?? false;
  const others = search.unknown?.filter((pair) => !pair.startsWith(KEY)) ?? [];
  const shownOrOnItsWay = isShown ? "shown" : "requested";
  return {
    state: isRequested ? shownOrOnItsWay : "closed",
    open: () => update({ unknown: [...others, KEY + name] }),
    close: () => {
      setShown(false);
      update({ unknown: others });
    },
    onShown: () => setShown(true),
  };
}

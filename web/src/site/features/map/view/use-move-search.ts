// Searching by moving the map: at once, or on the guest's request.
import { useState } from "react";
import type { Area } from "../../search";

export interface MoveSearchState {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  moved: (area: Area | null) => void;
  /** Searches the current area; null when it has been searched. */
  searchHere: (() => void) | null;
}

export function useMoveSearch(onArea: (area: Area) => void): MoveSearchState {
  const [isOn, setOn] = useState(true);
  const [waiting, setWaiting] = useState<Area | null>(null);
  const search = (area: Area) => {
    setWaiting(null);
    onArea(area);
  };
  return {
    isOn,
    setOn,
    moved: (area) => (isOn && area ? search(area) : setWaiting(area)),
    searchHere: waiting && (() => search(waiting)),
  };
}

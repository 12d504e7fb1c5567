// Searching by moving the map: at once, or when the guest says so.
import { useState } from "react";
import type { Area } from "../search";

export interface MoveSearchState {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  moved: (area: Area | null) => void;
  /** Searches where the map was moved to, if that has not been done. */
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

// The user's permissions on a calendar.
import { useMemo } from "react";
import { useMay } from "../session";
import type { Rights } from "./data/api-types";

export function useRights(): Rights {
  const calendar = useMay("calendar");
  const reservations = useMay("reservations");
  return useMemo(() => ({ calendar, reservations }), [calendar, reservations]);
}

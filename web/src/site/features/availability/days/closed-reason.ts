// Short texts on why a day cannot be selected.
import { t } from "@/i18n/site";
import type { CalendarDay, ErrorCode } from "../../site";

type Code = NonNullable<CalendarDay["closed"]>;

/** A departure day is refused for reasons of the stay that ends on it, an arrival day for its own. */
export type Move = "arrival" | "departure";

interface Circumstances {
  move: Move;
  /** The night of the day itself is free, though no stay fits. */
  isFreeNight: boolean;
  /** Minimum stay from the selected check-in. */
  leastNights: number | null;
}

const REASONS: Partial<Record<ErrorCode, (about: Circumstances) => string>> = {
  overlap: ({ move, isFreeNight }) => {
    if (move === "departure") return t("site.closed.beyond");
    return isFreeNight ? t("site.closed.gap") : t("site.closed.taken");
  },
  min_stay: ({ leastNights }) =>
    leastNights ? t("site.closed.minStay", { count: leastNights }) : t("site.closed.tooShort"),
  max_stay: () => t("site.closed.maxStay"),
  check_in_day: () => t("site.closed.checkInDay"),
  check_out_day: () => t("site.closed.checkOutDay"),
  lead_time: () => t("site.closed.leadTime"),
  booking_window: () => t("site.closed.bookingWindow"),
  past_date: () => t("site.closed.past"),
  no_rate: () => t("site.closed.noRate"),
  max_guests: () => t("site.closed.maxGuests"),
  pets: () => t("site.closed.pets"),
  inactive: () => t("site.refusal.inactive"),
  partner_unavailable: () => t("site.refusal.partner"),
};

export const closedReason = (code: Code, about: Circumstances): string =>
  REASONS[code]?.(about) ?? t("site.closed.other");

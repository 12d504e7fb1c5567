// Why a day cannot be picked, in a few words.
import { t } from "@/i18n/site";
import type { CalendarDay, ErrorCode } from "../site";

type Code = NonNullable<CalendarDay["closed"]>;

/** Days to leave on are refused for reasons of the stay up to them; days to arrive on for their own. */
export type Move = "arrival" | "departure";

export interface Circumstances {
  move: Move;
  /** Whether the night of the day itself is free, though no stay fits. */
  isFreeNight: boolean;
  /** The least stay from the chosen check-in. */
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

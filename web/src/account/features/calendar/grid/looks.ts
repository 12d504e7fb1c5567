// Texts and colors of nights and bars, shared by the board, the month and the card.
import { EVENT_KIND, RESERVATION_STATUS, type ReservationStatus } from "@/api/codes";
import { t } from "@/i18n/calendar";
import { currentFormat, translateKnown } from "@/i18n/translate";
import { dateFormat } from "@/kit/formats";
import { formatMoney } from "@/kit/money/money";
import { choiceLabel } from "../../resources";
import type { Entry, Home } from "../data/api-types";
import type { NightFacts } from "../data/nights";
import { instantOfDay } from "./viewport/day-number";

const RESERVED = "border-transparent bg-accent text-on-accent";
/** Statuses that hold their nights; reservations in other statuses are not on the calendar. */
const STAYS: Record<Exclude<ReservationStatus, "d" | "c" | "q">, string> = {
  r: RESERVED,
  t: "border-warning-line bg-warning-soft text-warning",
  o: "border-dashed border-info bg-info-soft text-info",
};
const looks: Partial<Record<ReservationStatus, string>> = STAYS;

/** Pattern of nights that cannot be booked. */
export const HATCHED =
  "[background-image:repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_6.5px)]";
const BLOCK = `border-line-strong bg-pressed text-ink ${HATCHED}`;
const FEED = "border-info-line bg-info-soft text-info";

export const barLook = ({ kind, status }: Entry) => {
  if (kind === EVENT_KIND.reservation) return looks[status ?? RESERVATION_STATUS.reserved] ?? RESERVED;
  return kind === EVENT_KIND.feed ? FEED : BLOCK;
};

/** Short description: the status of a stay, or who took the nights. */
export function entryState({ kind, status }: Entry): string {
  if (kind === EVENT_KIND.reservation)
    return choiceLabel("reservation_status", status ?? RESERVATION_STATUS.reserved);
  return kind === EVENT_KIND.feed ? t("calendar.feed") : t("calendar.block");
}

export const entryTitle = (entry: Entry) => entry.title || entryState(entry);

/** Includes the status unless the stay is simply reserved. */
export const barText = (entry: Entry) =>
  entry.kind === EVENT_KIND.reservation && entry.status !== RESERVATION_STATUS.reserved
    ? `${entryTitle(entry)} · ${entryState(entry)}`
    : entryTitle(entry);

const written = new Map<string, string>();

/** Shortest exact form of a price. Cached, since the same prices recur. */
export function priceText(amount: number, currency: string): string {
  const key = `${amount} ${currency}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = formatMoney(amount, currency, currentFormat(), { trimZeros: true });
  written.set(key, text);
  return text;
}

export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(currentFormat(), { ...options, timeZone: "UTC" });
  return (day: number) => format.format(instantOfDay(day));
};

const LONG: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

export const longDay = (day: number) => dayFormat(LONG)(day);

/** Description of a night for screen readers. */
export function nightText(home: Home, night: NightFacts | null, entry: Entry | undefined): string {
  if (entry) return `${entryState(entry)}, ${entryTitle(entry)}`;
  if (!night) return home.currency ? t("calendar.free") : t("calendar.unsold");
  const state = night.closed
    ? translateKnown(`calendar.closed.${night.closed}`, night.closed)
    : t("calendar.free");
  const price =
    night.price === null || !home.currency
      ? t("calendar.noPrice")
      : priceText(night.price, home.currency.code);
  return `${state}, ${price}, ${t("calendar.leastStay", { count: night.minNights })}`;
}

// Texts for a refusal of the server, in the reader's language, and the alternative stays it offers.
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate, weekdayChoice } from "@/kit/dates/civil-date";
import type { Stay } from "../../availability";
import type { ErrorCode } from "../../site";

type Data = Record<string, unknown>;

const count = (data: Data, name: string) => ({ count: Number(data[name] ?? 0) });

const date = (data: Data, name: string) => {
  const found = parseIsoDate(String(data[name]));
  return { date: found ? formatDate(found, currentFormat()) : "" };
};

/** Weekdays by number, 0 is Sunday, as "Friday or Saturday". */
const weekdays = (data: Data) => ({
  days: weekdayChoice(Array.isArray(data.days) ? data.days.map(Number) : [], currentFormat()),
});

/** Refusals that are not about the stay; the server's own text is shown. */
type General =
  | "not_found"
  | "gone"
  | "method_not_allowed"
  | "csrf"
  | "too_large"
  | "unsupported_media_type"
  | "rate_limited"
  | "internal"
  | "stale"
  | "in_use";

/** Refusals of a booking or a payment; never from a quote. */
type Booking =
  | "not_online"
  | "no_cards"
  | "payment_declined"
  | "authentication"
  | "payment_unavailable"
  | "nothing_due"
  | "illegal_move"
  | "not_changeable"
  | "unsuitable_home"
  | "price_changed"
  | "idempotency"
  | "signature";

/** Refusals of the account area; never shown to guests. */
type Account =
  | "unauthenticated"
  | "wrong_credentials"
  | "code_required"
  | "wrong_code"
  | "two_factor_on"
  | "unfinished"
  | "link_expired"
  | "setup_code"
  | "sign_up_closed"
  | "not_in_person"
  | "forbidden"
  | "no_account";

/** A new code of the server is a type error here until it has a text. */
const SENTENCES: Record<Exclude<ErrorCode, General | Booking | Account>, (data: Data) => string> = {
  overlap: () => t("site.refusal.overlap"),
  past_date: () => t("site.refusal.pastDate"),
  min_stay: (data) =>
    isEvent(data.event)
      ? t("site.refusal.event", { ...count(data, "min_nights"), ...date(data.event, "check_in") })
      : t("site.refusal.minStay", count(data, "min_nights")),
  max_stay: (data) => t("site.refusal.maxStay", count(data, "max_nights")),
  check_in_day: (data) => t("site.refusal.checkInDay", weekdays(data)),
  check_out_day: (data) => t("site.refusal.checkOutDay", weekdays(data)),
  lead_time: (data) => t("site.refusal.leadTime", date(data, "earliest")),
  booking_window: (data) => t("site.refusal.bookingWindow", date(data, "latest")),
  max_guests: (data) => t("site.refusal.maxGuests", count(data, "max_guests")),
  pets: (data) => t("site.refusal.pets", count(data, "max_pets")),
  smoking: () => t("site.refusal.smoking"),
  no_rate: () => t("site.refusal.noRate"),
  price_too_high: () => t("site.refusal.priceTooHigh"),
  inactive: () => t("site.refusal.inactive"),
  partner_unavailable: () => t("site.refusal.partner"),
  promotion: () => t("site.refusal.promotion"),
  expired: () => t("site.refusal.expired"),
  may_not_modify: () => t("site.refusal.mayNotModify"),
  booked: () => t("site.refusal.booked"),
  unavailable: () => t("site.refusal.unavailable"),
};

/** Nights that are sold together. */
function isEvent(event: unknown): event is Data {
  return typeof event === "object" && event !== null;
}

const hasWords = (code: string | number): code is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, code);

export function refusalText(problem: ApiProblem): string {
  if (problem.kind === "refusal")
    return hasWords(problem.code) ? SENTENCES[problem.code](problem.data) : problem.detail;
  if (problem.kind === "fields") return Object.values(problem.fields).flat().join(" ");
  return t("site.refusal.unreachable");
}

/** The owner's e-mail address when the partner system that sells the home does not respond. */
export function partnerEmail(problem: ApiProblem): string | null {
  if (problem.kind !== "refusal" || problem.code !== "partner_unavailable") return null;
  return typeof problem.data.email === "string" ? problem.data.email : null;
}

export function nearestStays(problem: ApiProblem): Stay[] {
  const nearest = problem.kind === "refusal" ? problem.data.nearest : null;
  return Array.isArray(nearest) ? nearest.flatMap(stayFrom) : [];
}

function stayFrom(raw: { check_in?: string; check_out?: string }): Stay[] {
  const [checkIn, checkOut] = [parseIsoDate(raw.check_in), parseIsoDate(raw.check_out)];
  return checkIn && checkOut ? [{ checkIn, checkOut }] : [];
}

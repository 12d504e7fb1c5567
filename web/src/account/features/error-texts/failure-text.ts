// Errors in the user's language, for screens that show them in place.
import { ApiError, type ApiProblem, type Refusal } from "@/api/errors";
import { t } from "@/i18n/account";
import { currentFormat, translateKnown } from "@/i18n/translate";
import { formatDate, parseIsoDate, weekdayChoice } from "@/kit/dates/civil-date";

type Data = Refusal["data"];

const count = (data: Data, name: string) => ({ count: Number(data[name] ?? 0) });

const date = (data: Data, name: string) => {
  const found = parseIsoDate(String(data[name]));
  return { date: found ? formatDate(found, currentFormat()) : "" };
};

const days = (data: Data) => ({
  days: weekdayChoice(Array.isArray(data.days) ? data.days.map(Number) : [], currentFormat()),
});

/** Rules of a listing, with their limits. */
const WITH_FIGURES: Readonly<Record<string, (data: Data) => string>> = {
  min_stay: (data) => t("account.rule.minStay", count(data, "min_nights")),
  max_stay: (data) => t("account.rule.maxStay", count(data, "max_nights")),
  check_in_day: (data) => t("account.rule.checkInDay", days(data)),
  check_out_day: (data) => t("account.rule.checkOutDay", days(data)),
  lead_time: (data) => t("account.rule.leadTime", date(data, "earliest")),
  booking_window: (data) => t("account.rule.bookingWindow", date(data, "latest")),
  max_guests: (data) => t("account.rule.maxGuests", count(data, "max_guests")),
  unsuitable_home: ({ reason }) =>
    translateKnown(`account.unsuitable.${reason}`, t("account.refusal.unsuitable_home")),
  pets: (data) => t("account.rule.pets", count(data, "max_pets")),
};

/** Text of a refusal, or of a warning in the same format. */
export const refusalText = ({ code, detail, data }: Pick<Refusal, "code" | "detail" | "data">) =>
  WITH_FIGURES[code]?.(data) ?? translateKnown(`account.refusal.${code}`, detail);

function problemText(problem: ApiProblem, reported: readonly string[]): string | null {
  if (problem.kind === "refusal") return refusalText(problem);
  if (problem.kind === "unreachable") return t("account.error.unreachable");
  const unreported = Object.entries(problem.fields).filter(([field]) => !reported.includes(field));
  return unreported.length > 0 ? unreported.map(([, [first]]) => first).join(" ") : null;
}

/** `null` if every message is already shown at its input. */
export function failureText(error: unknown, reported: readonly string[] = []): string | null {
  if (!error) return null;
  return error instanceof ApiError ? problemText(error.problem, reported) : t("account.error.unknown");
}
